internal import Foundation

extension UIView {
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
