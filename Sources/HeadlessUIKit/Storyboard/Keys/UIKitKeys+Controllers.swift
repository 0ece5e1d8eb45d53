internal import Foundation

extension __UIKitBridge {
  static func registerControllers() {
    RuntimeClass(UIViewController.self)
      .value("view", get: { $0.view }, set: { $0.view = $1 as? UIView })
      .outlet("title", \.title)
      .reading("navigationItem") { $0.navigationItem }
      .reading("tabBarItem") { $0.tabBarItem }
      .outlet("toolbarItems", \.toolbarItems)
      .outlet("restorationIdentifier", \.restorationIdentifier)
      .value(
        "restorationClass", get: { $0.restorationClass }, set: { $0.setRestorationClass($1 as? AnyClass) }
      )
      .attribute("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed)
      .attribute("definesPresentationContext", \.definesPresentationContext)
      .attribute("modalInPresentation", \.isModalInPresentation)
      .attribute("preferredContentSize", \.preferredContentSize)
      .attribute("editing", \.isEditing)
      .attribute("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars)
      .outlet("transitioningDelegate", \.transitioningDelegate)
      .register()
    RuntimeClass(UINavigationController.self)
      .outlet("delegate", \.delegate)
      .reading("navigationBar") { $0.navigationBar }
      .reading("toolbar") { $0.toolbar }
      .attribute("navigationBarHidden", \.isNavigationBarHidden)
      .attribute("toolbarHidden", \.isToolbarHidden)
      .register()
    RuntimeClass(UITabBarController.self)
      .outlet("delegate", \.delegate)
      .reading("tabBar") { $0.tabBar }
      .attribute("selectedIndex", \.selectedIndex)
      .register()
    RuntimeClass(UISplitViewController.self)
      .outlet("delegate", \.delegate)
      .reading("displayModeButtonItem") { $0.displayModeButtonItem }
      .attribute("presentsWithGesture", \.presentsWithGesture)
      .attribute("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction)
      .attribute("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth)
      .attribute("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth)
      .attribute("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth)
      .attribute("showsSecondaryOnlyButton", \.showsSecondaryOnlyButton)
      .register()
    RuntimeClass(UIPageViewController.self)
      .outlet("dataSource", \.dataSource)
      .outlet("delegate", \.delegate)
      .register()
  }
}

extension RuntimeClass {
  /// Adds a property that can only be read, such as one that leads on to other keys.
  func reading(_ key: String, _ get: @escaping @MainActor (Root) -> Any?) -> Self {
    value(key, get: get, set: { _, _ in })
  }
}
