extension UIStepper {
  /// Sets the picture of the ground.
  ///
  /// - Parameters:
  ///   - image: the picture; nil for the ordinary one.
  ///   - state: when it shows.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    stateImages["background", state] = image
  }

  /// The picture of the ground.
  ///
  /// - Parameter state: when it shows.
  /// - Returns: the picture; nil for the ordinary one.
  public func backgroundImage(for state: UIControl.State) -> UIImage? { stateImages["background", state] }

  /// Sets the picture of the part that adds.
  ///
  /// - Parameters:
  ///   - image: the picture; nil for the ordinary one.
  ///   - state: when it shows.
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    stateImages["increment", state] = image
  }

  /// The picture of the part that adds.
  ///
  /// - Parameter state: when it shows.
  /// - Returns: the picture; nil for the ordinary one.
  public func incrementImage(for state: UIControl.State) -> UIImage? { stateImages["increment", state] }

  /// Sets the picture of the part that takes.
  ///
  /// - Parameters:
  ///   - image: the picture; nil for the ordinary one.
  ///   - state: when it shows.
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    stateImages["decrement", state] = image
  }

  /// The picture of the part that takes.
  ///
  /// - Parameter state: when it shows.
  /// - Returns: the picture; nil for the ordinary one.
  public func decrementImage(for state: UIControl.State) -> UIImage? { stateImages["decrement", state] }

  /// Sets the picture between two parts.
  ///
  /// - Parameters:
  ///   - image: the picture; nil for the ordinary one.
  ///   - leftState: for this state of the part at the left.
  ///   - rightState: for this state of the part at the right.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { stateImages["divider", leftState, rightState.rawValue] = image }

  /// The picture between two parts.
  ///
  /// - Parameters:
  ///   - leftState: for this state of the part at the left.
  ///   - rightState: for this state of the part at the right.
  /// - Returns: the picture; nil for the ordinary one.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { stateImages["divider", leftState, rightState.rawValue] }
}
