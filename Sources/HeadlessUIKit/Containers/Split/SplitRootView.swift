/// The root view of a split view controller, which tells it of its window.
final class SplitRootView: UIView {
  weak var controller: UISplitViewController?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if storedWindow != nil { controller?.settleWidth() }
  }
}
