internal import Foundation

extension UINavigationController {
  /// Shows the stack's items in the bars (NAV-PUSH-15).
  func synchronizeBars() {
    storedNavigationBar?.setItems(stack.map(\.navigationItem), animated: false)
    synchronizeToolbar()
  }

  func synchronizeToolbar() {
    storedToolbar?.items = stack.last?.toolbarItems
  }
}
