internal import Foundation

extension UISplitViewController {
  /// Shows a controller as the list (SPLIT-12).
  func showAsPrimary(_ controller: UIViewController, sender: Any?) {
    guard style == .unspecified else {
      // A column's own stack is the place for it.
      let stack = storedIsCollapsed ? collapsedController : columns.containers[.primary]
      if let navigation = stack as? UINavigationController {
        return navigation.show(controller, sender: sender)
      }
      return present(controller, animated: true)
    }
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    if storedIsCollapsed { return present(controller, animated: true) }
    replaceControllers([controller] + classicControllers.dropFirst())
  }

  /// Shows a controller as the detail (SPLIT-10, SPLIT-11).
  func showAsDetail(_ controller: UIViewController, sender: Any?) {
    guard style == .unspecified else { return showInSecondary(controller, sender: sender) }
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true { return }
    guard storedIsCollapsed else {
      replaceControllers(classicControllers.prefix(1) + [controller])
      return
    }
    guard let navigation = classicControllers.first as? UINavigationController else {
      return present(controller, animated: true)
    }
    keptSecondary = controller
    if let stack = controller as? UINavigationController {
      navigation.pushNested(stack, animated: navigation.storedView?.storedWindow != nil)
    } else {
      navigation.show(controller, sender: sender)
    }
  }

  /// Replaces what the content's column shows, and brings it to the front.
  private func showInSecondary(_ controller: UIViewController, sender: Any?) {
    if storedIsCollapsed, let stack = columns.containers[.compact] {
      guard let navigation = stack as? UINavigationController else {
        return present(controller, animated: true)
      }
      return navigation.show(controller, sender: sender)
    }
    // Collapsed, it comes over what is there of its column (SPLIT-11); what was gone back from does not return with it.
    if !storedIsCollapsed || !isOnMergedStack(.secondary) {
      columns.contents[.secondary].map { _ in setViewController(nil, for: .secondary) }
    }
    setViewController(controller, for: .secondary)
    show(.secondary)
  }

  private func isOnMergedStack(_ column: Column) -> Bool {
    guard let record = columns.merged[column], let base = columns.baseNavigation else { return false }
    return record.contains(where: base.stack.holds)
  }
}
