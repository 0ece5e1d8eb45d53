import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// Branches that look the same, and what stands in them.
@MainActor
@Suite(.serialized) struct `State restoration: branches of the same path` {
  private static func stack(_ identifier: String, _ root: String = "root") -> UINavigationController {
    RestorableNavigationController(identifier, RestorableViewController(root))
  }

  private static func tabs(_ stacks: [UINavigationController]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.restorationIdentifier = "tabs"
    tabs.viewControllers = stacks
    return tabs
  }

  private func screen(_ identifier: String, _ note: String) -> UIViewController {
    let screen = SelfMadeViewController.make(identifier)
    screen.note = note
    return screen
  }

  /// The notes of a stack's screens.
  private func notes(_ controller: UIViewController?) -> [String?] {
    (controller as? UINavigationController)?.viewControllers.map { ($0 as? RestorableViewController)?.note }
      ?? []
  }

  @Test func `REST-03 REST-09 tabs of one identifier get back each what stood in it, roots included`() throws
  {
    let stage = try RestorationStage()
    let app: @MainActor () -> RestorationDelegate = {
      RestorationDelegate { Self.tabs((0..<3).map { _ in Self.stack("nav") }) }
    }
    stage.run(app()) { application, delegate in
      let tabs = try? #require(delegate.window?.rootViewController as? UITabBarController)
      for (index, stack) in (tabs?.viewControllers ?? []).enumerated() {
        guard let stack = stack as? UINavigationController else { continue }
        (stack.topViewController as? RestorableViewController)?.note = "root \(index)"
        stack.pushViewController(screen("detail", "detail \(index)"), animated: false)
      }
      stage.settle()
      application.enterBackground()
    }
    stage.run(app()) { _, delegate in
      let tabs = delegate.window?.rootViewController as? UITabBarController
      #expect(
        tabs?.viewControllers?.map(notes)
          == (0..<3).map { ["root \($0)", "detail \($0)"] })
    }
  }

  @Test func `REST-02 views of one identifier in screens of one path keep each its own state`() throws {
    let stage = try RestorationStage()
    func root() -> UIViewController {
      let tabs = Self.tabs((0..<2).map { _ in Self.stack("nav") })
      for stack in tabs.viewControllers ?? [] {
        let view = (stack as? UINavigationController)?.topViewController?.view
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 1000)
        scroll.restorationIdentifier = "scroll"
        view?.addSubview(scroll)
      }
      return tabs
    }
    func scrolls(_ delegate: RestorationDelegate) -> [UIScrollView] {
      let tabs = delegate.window?.rootViewController as? UITabBarController
      return (tabs?.viewControllers ?? []).compactMap { stack in
        (stack as? UINavigationController)?.topViewController?.view.subviews.lazy
          .compactMap { $0 as? UIScrollView }.first
      }
    }
    stage.run(RestorationDelegate { root() }) { application, delegate in
      for (index, scroll) in scrolls(delegate).enumerated() {
        scroll.contentOffset.y = CGFloat(100 * (index + 1))
      }
      application.enterBackground()
    }
    stage.run(RestorationDelegate { root() }) { _, delegate in
      #expect(scrolls(delegate).map(\.contentOffset.y) == [100, 200])
    }
  }

  @Test func `REST-04 REST-09 a second window whose root is named as the first's gets its own stack`() throws
  {
    let stage = try RestorationStage()
    var second: UIWindow?
    let app: @MainActor () -> RestorationDelegate = {
      RestorationDelegate {
        second = UIWindow(frame: UIScreen.main.bounds)
        second?.windowLevel = .alert
        second?.rootViewController = Self.stack("nav", "menu")
        second?.isHidden = false
        return Self.stack("nav", "menu")
      }
    }
    stage.run(app()) { application, delegate in
      delegate.navigation?.pushViewController(screen("first", "1"), animated: false)
      let stack = second?.rootViewController as? UINavigationController
      stack?.pushViewController(screen("second", "2"), animated: false)
      stage.settle()
      application.enterBackground()
    }
    stage.run(app()) { _, delegate in
      #expect(notes(delegate.window?.rootViewController) == [nil, "1"])
      #expect(notes(second?.rootViewController) == [nil, "2"])
    }
  }

  @Test func `REST-02 REST-09 TAB-15 a tab that is open behind More is saved with its stack`()
    throws
  {
    let stage = try RestorationStage()
    let app: @MainActor () -> RestorationDelegate = {
      RestorationDelegate { Self.tabs((0..<7).map { Self.stack("nav\($0)") }) }
    }
    stage.run(app()) { application, delegate in
      let tabs = delegate.window?.rootViewController as? UITabBarController
      tabs?.selectedIndex = 6
      stage.settle()
      let stack = tabs?.selectedViewController as? UINavigationController
      stack?.pushViewController(screen("deep", "7"), animated: false)
      stage.settle()
      application.enterBackground()
    }
    stage.run(app()) { _, delegate in
      let tabs = delegate.window?.rootViewController as? UITabBarController
      #expect(tabs?.selectedIndex == 6)
      #expect(notes(tabs?.selectedViewController) == [nil, "7"])
      let top = (tabs?.selectedViewController as? UINavigationController)?.topViewController
      #expect(top?.viewIfLoaded?.window === delegate.window)
    }
  }

  /// Asks for something, sends the app to the background in the middle of it, and tells what was saved.
  private func saved(
    _ stage: RestorationStage, _ application: UIApplication, _ change: @MainActor () -> Void
  ) -> String {
    change()
    stage.environment.clock.runTurn()
    let log = stage.background(application)
    application.enterForeground()
    stage.settle()
    return log.split(separator: " ").filter { $0.hasSuffix(".encode") }.joined(separator: " ")
  }

  @Test func `REST-01 what is on its way in is saved, what is on its way out is not`() throws {
    let stage = try RestorationStage()
    let app = RestorationDelegate {
      RestorableNavigationController("nav", SelfMadeViewController.make("menu"))
    }
    stage.run(app) { application, delegate in
      let stack = delegate.navigation
      #expect(
        saved(stage, application) { stack?.pushViewController(screen("detail", "1"), animated: true) }
          == "nav.encode menu.encode detail.encode")
      #expect(
        saved(stage, application) { stack?.present(screen("sheet", "2"), animated: true) }
          == "nav.encode menu.encode detail.encode sheet.encode")
      #expect(
        saved(stage, application) { stack?.dismiss(animated: true) }
          == "nav.encode menu.encode detail.encode")
      #expect(
        saved(stage, application) { stack?.popViewController(animated: true) } == "nav.encode menu.encode")
    }
  }
}
