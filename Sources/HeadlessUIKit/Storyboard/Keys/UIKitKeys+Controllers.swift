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
      .bar("navigationBar", get: { $0.navigationBar }, set: { $0.exchangeNavigationBar(for: $1) })
      .bar("toolbar", get: { $0.toolbar }, set: { $0.exchangeToolbar(for: $1) })
      .attribute("navigationBarHidden", \.isNavigationBarHidden)
      .attribute("toolbarHidden", \.isToolbarHidden)
      .register()
    RuntimeClass(UITabBarController.self)
      .outlet("delegate", \.delegate)
      .bar("tabBar", get: { $0.tabBar }, set: { $0.takeTabBar($1) })
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

  /// Adds a bar that apps exchange for one of a class of their own; what is no such bar is passed over.
  func bar<Bar: UIView>(
    _ key: String, get: @escaping @MainActor (Root) -> Bar?, set: @escaping @MainActor (Root, Bar) -> Void
  ) -> Self {
    value(key, get: { get($0) }, set: { root, bar in if let bar = bar as? Bar { set(root, bar) } })
  }
}
