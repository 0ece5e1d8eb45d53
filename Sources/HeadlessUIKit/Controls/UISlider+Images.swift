extension UISlider {
  /// Sets the picture of the line before the knob.
  ///
  /// - Parameters:
  ///   - image: the picture; nil for the ordinary one.
  ///   - state: when it shows.
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    stateImages["minimumTrack", state] = image
  }

  /// The picture of the line before the knob.
  ///
  /// - Parameter state: when it shows.
  /// - Returns: the picture; nil for the ordinary one.
  public func minimumTrackImage(for state: UIControl.State) -> UIImage? { stateImages["minimumTrack", state] }

  /// Sets the picture of the line behind the knob.
  ///
  /// - Parameters:
  ///   - image: the picture; nil for the ordinary one.
  ///   - state: when it shows.
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    stateImages["maximumTrack", state] = image
  }

  /// The picture of the line behind the knob.
  ///
  /// - Parameter state: when it shows.
  /// - Returns: the picture; nil for the ordinary one.
  public func maximumTrackImage(for state: UIControl.State) -> UIImage? { stateImages["maximumTrack", state] }

  /// The picture of the knob as the slider stands.
  public var currentThumbImage: UIImage? { thumbImage(for: state) ?? thumbImage(for: .normal) }

  /// The picture of the line before the knob as the slider stands.
  public var currentMinimumTrackImage: UIImage? {
    minimumTrackImage(for: state) ?? minimumTrackImage(for: .normal)
  }

  /// The picture of the line behind the knob as the slider stands.
  public var currentMaximumTrackImage: UIImage? {
    maximumTrackImage(for: state) ?? maximumTrackImage(for: .normal)
  }
}
