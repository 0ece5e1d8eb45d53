internal import Foundation

extension UIView {
  /// Whether more than one finger counts; false by default.
  public var isMultipleTouchEnabled: Bool {
    get { details.isMultipleTouchEnabled }
    set { details.isMultipleTouchEnabled = newValue }
  }

  /// Whether no other view gets touches while this one does; false by default.
  public var isExclusiveTouch: Bool {
    get { details.isExclusiveTouch }
    set { details.isExclusiveTouch = newValue }
  }

  /// The recognisers that watch the touches on the view; nil where there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { details.gestureRecognizers.isEmpty ? nil : details.gestureRecognizers }
    set {
      for recognizer in details.gestureRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Makes a recogniser watch the touches on the view, taking it from another view first.
  ///
  /// - Parameter gestureRecognizer: the recogniser.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    details.gestureRecognizers.append(gestureRecognizer)
  }

  /// Makes a recogniser watch the touches on the view no longer.
  ///
  /// - Parameter gestureRecognizer: the recogniser.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    details.gestureRecognizers.removeAll { $0 === gestureRecognizer }
  }
}
