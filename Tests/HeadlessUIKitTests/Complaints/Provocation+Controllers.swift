import Foundation

@_spi(Sceneway) @testable import HeadlessUIKit

extension Provocation {
  static let ofControllers = [
    Provocation(.viewReadWhileLoading) { _ in _ = ReadsItsViewWhileLoading().view },
    Provocation(.viewNotLoaded) { _ in _ = LoadsNoView().view },
    Provocation(.loadingViewWhileDeallocating) { _ in do { _ = ReadsItsViewAtTheEnd() } },
    Provocation(.unbalancedAppearance) { _ in UIViewController().endAppearanceTransition() },
    Provocation(.wrongParent) { _ in
      let child = UIViewController()
      let parent = UIViewController()
      let stranger = UIViewController()
      parent.addChild(child)
      stranger.view.addSubview(child.view)
    },
    Provocation(.wrongRequestedParent) { _ in
      let child = UIViewController()
      let stranger = UIViewController()
      stranger.view.addSubview(child.view)
      UIViewController().addChild(child)
    },
    Provocation(.addingRootAsChild) { stage in UIViewController().addChild(stage.shown()) },
    Provocation(.standingInItself) { _ in
      let parent = UIViewController()
      parent.addChild(parent)
    },
    Provocation(.viewHasAnotherController) { _ in
      let owner = UIViewController()
      UIViewController().view = owner.view
    },
    Provocation(.transitionBetweenStrangers) { _ in
      let parent = UIViewController()
      let child = UIViewController()
      parent.addChild(child)
      parent.transition(from: child, to: UIViewController(), duration: 1, animations: nil)
    },
    Provocation(.poppedToStranger) { _ in
      UINavigationController(rootViewController: UIViewController())
        .popToViewController(UIViewController(), animated: false)
    },
    Provocation(.stackHoldsTwice) { _ in
      let screen = UIViewController()
      UINavigationController().viewControllers = [screen, screen]
    },
    Provocation(.navigationCallDropped) { stage in
      let navigation = UINavigationController(rootViewController: UIViewController())
      stage.show(navigation)
      navigation.present(UIViewController(), animated: true)
      stage.environment.clock.runTurn()
      navigation.pushViewController(UIViewController(), animated: true)
    },
    Provocation(.pushedTwice) { _ in
      let screen = UIViewController()
      UINavigationController(rootViewController: screen).pushViewController(screen, animated: false)
    },
    Provocation(.pushedNavigation) { _ in
      UINavigationController().pushViewController(UINavigationController(), animated: false)
    },
    Provocation(.pushedSplitView) { _ in
      UINavigationController().pushViewController(UISplitViewController(), animated: false)
    },
    Provocation(.managedNavigationBarChanged) { _ in
      UINavigationController(rootViewController: UIViewController()).navigationBar.items = []
    },
    Provocation(.managedNavigationBarDelegate) { _ in
      UINavigationController(rootViewController: UIViewController()).navigationBar.delegate = nil
    },
    Provocation(.searchWithoutPlace) { _ in
      UISearchController(searchResultsController: nil).isActive = true
    },
    Provocation(.wrongPageCount) { _ in
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        .setViewControllers([UIViewController(), UIViewController()], direction: .forward, animated: false)
    },
    Provocation(.singleSidedAroundSpine) { _ in
      UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal,
        options: [.spineLocation: UIPageViewController.SpineLocation.mid]
      ).isDoubleSided = false
    },
    Provocation(.selectedStranger) { _ in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      tabs.selectedViewController = UIViewController()
    },
    Provocation(.managedTabBarChanged) { _ in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      tabs.tabBar.items = []
    },
  ]

  static let ofPresentations = [
    Provocation(.alreadyPresenting) { stage in
      let presenter = stage.shown()
      presenter.present(UIViewController(), animated: true)
      presenter.present(UIViewController(), animated: true)
    },
    Provocation(.notInWindow) { _ in UIViewController().present(UIViewController(), animated: true) },
    Provocation(.presentationInProgress) { stage in
      let presented = UIViewController()
      stage.shown().present(presented, animated: true)
      stage.environment.clock.runTurn()
      presented.present(UIViewController(), animated: true)
    },
    Provocation(.presentingOnDetached) { stage in
      let loose = UIViewController()
      stage.shown().view.addSubview(loose.view)
      stage.settle()
      loose.present(UIViewController(), animated: true)
    },
    Provocation(.dismissalInProgress) { stage in
      let presenter = stage.shown()
      presenter.present(UIViewController(), animated: true)
      stage.environment.clock.runTurn()
      presenter.dismiss(animated: true)
    },
    Provocation(.dismissingTwice) { stage in
      let presenter = stage.shown()
      presenter.present(UIViewController(), animated: false)
      stage.settle()
      presenter.dismiss(animated: true)
      stage.environment.clock.runTurn()
      presenter.dismiss(animated: true)
    },
    Provocation(.presentingActive) { stage in
      let presented = UIViewController()
      stage.shown().present(presented, animated: false)
      stage.settle()
      let other = UIWindow(frame: UIScreen.main.bounds)
      other.rootViewController = UIViewController()
      other.makeKeyAndVisible()
      other.rootViewController?.present(presented, animated: true)
    },
    Provocation(.presentingAround) { stage in
      let screen = UIViewController()
      let navigation = UINavigationController(rootViewController: screen)
      stage.show(navigation)
      screen.present(navigation, animated: false)
    },
    Provocation(.presentingChild) { stage in
      let navigation = UINavigationController(rootViewController: UIViewController())
      guard let child = navigation.topViewController else { return }
      stage.shown().present(child, animated: false)
    },
    Provocation(.presentingItself) { stage in
      let controller = stage.shown()
      controller.present(controller, animated: false)
    },
    Provocation(.presentationStyleNone) { stage in
      let presented = UIViewController()
      presented.modalPresentationStyle = .none
      stage.shown().present(presented, animated: false)
    },
    Provocation(.popoverWithoutAnchor) { stage in
      HeadlessEnvironment.current.useDevice(.pad, screenSize: CGSize(width: 1024, height: 768))
      let presented = UIViewController()
      presented.modalPresentationStyle = .popover
      let presenter = stage.shown()
      presenter.view.window?.frame = UIScreen.main.bounds
      presenter.present(presented, animated: false)
      stage.settle()
    },
    Provocation(.actionSheetWithoutAnchor) { stage in
      HeadlessEnvironment.current.useDevice(.pad, screenSize: CGSize(width: 1024, height: 768))
      let presenter = stage.shown()
      presenter.view.window?.frame = UIScreen.main.bounds
      presenter.present(
        UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet), animated: false)
      stage.settle()
    },
    Provocation(.secondCancelAction) { _ in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "A", style: .cancel))
      alert.addAction(UIAlertAction(title: "B", style: .cancel))
    },
    Provocation(.textFieldInActionSheet) { _ in
      UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
    },
  ]
}
