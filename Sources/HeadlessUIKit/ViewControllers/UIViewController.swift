internal import Foundation
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  weak var parent: UIViewController?
  func viewWillEnterWindow() {}
  func viewDidEnterWindow() {}
  func viewWillLeaveWindow() {}
  func viewDidLeaveWindow() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}
}
