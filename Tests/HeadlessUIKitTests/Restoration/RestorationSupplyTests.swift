import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

@MainActor
@Suite(.serialized) struct `State restoration: who supplies the controllers` {
  private static func navigation(_ root: UIViewController) -> UINavigationController {
    RestorableNavigationController("nav", root)
  }

  /// What a run saves after some screens were pushed.
  private func save(_ stage: RestorationStage, pushing screens: @MainActor () -> [UIViewController]) {
    stage.run(RestorationDelegate { Self.navigation(RestorableViewController("menu")) }) {
      application, delegate in
      for screen in screens() { delegate.navigation?.pushViewController(screen, animated: false) }
      stage.settle()
      application.enterBackground()
    }
    _ = RestorationStage.take()
  }

  @Test func `REST-02 a controller without an identifier, and all that belongs to it, is not saved`() throws {
    let stage = try RestorationStage()
    let nameless = UINavigationController()
    stage.run(
      RestorationDelegate {
        nameless.viewControllers = [SelfMadeViewController.make("menu")]
        return nameless
      }
    ) { application, _ in
      #expect(stage.background(application) == "background shouldSave willEncode")
    }
  }

  @Test func `REST-02 a gap between a presenter and what it presents stops the branch`() throws {
    let stage = try RestorationStage()
    stage.run(RestorationDelegate { RestorableViewController("menu") }) { application, delegate in
      let gap = UINavigationController(rootViewController: RestorableViewController("inner"))
      delegate.window?.rootViewController?.present(gap, animated: false)
      stage.settle()
      #expect(stage.background(application) == "background shouldSave willEncode menu.encode")
    }
  }

  @Test func `REST-06 the restoration class comes before the delegate`() throws {
    let stage = try RestorationStage()
    save(stage) { [SelfMadeViewController.make("detail")] }
    let delegate = RestorationDelegate { Self.navigation(RestorableViewController("menu")) }
    delegate.supply = { $0 == "detail" ? RestorableViewController("detail") : nil }
    stage.run(delegate) { _, delegate in
      let log = RestorationStage.takeRestoration()
      #expect(log.contains("class(nav/detail)") && !log.contains("delegate(nav/detail)"))
      #expect(delegate.navigation?.topViewController is SelfMadeViewController)
    }
  }

  @Test func `REST-06 then the delegate, then what stands at the path already`() throws {
    let stage = try RestorationStage()
    save(stage) { [RestorableViewController("detail"), RestorableViewController("lost")] }
    let root = RestorableViewController("menu")
    let delegate = RestorationDelegate { Self.navigation(root) }
    delegate.supply = { $0 == "detail" ? RestorableViewController("detail") : nil }
    stage.run(delegate) { _, delegate in
      let log = RestorationStage.takeRestoration()
      #expect(
        log.hasPrefix(
          "willFinish shouldRestore delegate(nav) delegate(nav/menu) delegate(nav/detail) delegate(nav/lost) "
            + "nav.decode menu.decode detail.decode didDecode"))
      // Nobody supplies the last one, so it is left out.
      #expect(delegate.stack == ["menu", "detail"] && delegate.navigation?.viewControllers.first === root)
    }
  }

  @Test func `REST-07 a class that returns nil leaves the controller and what belongs to it out`() throws {
    let stage = try RestorationStage()
    stage.run(RestorationDelegate { Self.navigation(RestorableViewController("menu")) }) {
      application, delegate in
      let refused = SelfMadeViewController.make("refused")
      delegate.navigation?.present(refused, animated: false)
      stage.settle()
      refused.present(SelfMadeViewController.make("below"), animated: false)
      stage.settle()
      #expect(stage.background(application).hasSuffix("menu.encode refused.encode below.encode"))
    }
    _ = RestorationStage.take()
    SelfMadeViewController.refused = ["refused"]
    defer { SelfMadeViewController.refused = [] }
    let delegate = RestorationDelegate { Self.navigation(RestorableViewController("menu")) }
    stage.run(delegate) { _, delegate in
      let log = RestorationStage.takeRestoration()
      #expect(log.contains("class(nav/refused)") && !log.contains("below") && !log.contains("refused.decode"))
      #expect(!log.contains("delegate(nav/refused)") && delegate.navigation?.presentedViewController == nil)
    }
  }

  @Test func `REST-08 a restoration class that makes no controllers is complained of`() throws {
    let stage = try RestorationStage()
    stage.run(RestorationDelegate { RestorableViewController("menu") }) { _, delegate in
      let root = delegate.window?.rootViewController
      root?.setValue(SelfMadeViewController.self, forKey: "restorationClass")
      #expect(root?.restorationClass == SelfMadeViewController.self)
      root?.setValue(BootViewController.self, forKey: "restorationClass")
      #expect(root?.restorationClass == SelfMadeViewController.self)
      #expect(
        stage.said() == [
          "REST-08 Warning: restoration class for view controller does not conform to UIViewControllerRestoration "
            + "protocol: Class is HeadlessUIKitTests.BootViewController"
        ])
    }
  }

  @Test func `REST-09 tabs restore the selection and the stacks below them`() throws {
    let stage = try RestorationStage()
    func tabs() -> UITabBarController {
      let tabs = UITabBarController()
      tabs.restorationIdentifier = "tabs"
      let second = RestorableNavigationController("second", RestorableViewController("orders"))
      tabs.viewControllers = [RestorableViewController("first"), second]
      return tabs
    }
    stage.run(RestorationDelegate { tabs() }) { application, delegate in
      let tabs = delegate.window?.rootViewController as? UITabBarController
      tabs?.selectedIndex = 1
      let second = tabs?.selectedViewController as? UINavigationController
      second?.pushViewController(SelfMadeViewController.make("order"), animated: false)
      stage.settle()
      application.enterBackground()
    }
    _ = RestorationStage.take()
    stage.run(RestorationDelegate { tabs() }) { _, delegate in
      let tabs = delegate.window?.rootViewController as? UITabBarController
      #expect(tabs?.selectedIndex == 1 && tabs?.viewControllers?.count == 2)
      let second = tabs?.selectedViewController as? UINavigationController
      #expect(second?.viewControllers.map(\.restorationIdentifier) == ["orders", "order"])
      #expect(RestorationStage.take().contains("order.wA"))
    }
  }

  @Test func `REST-09 presented controllers are presented again, one over the other`() throws {
    let stage = try RestorationStage()
    stage.run(RestorationDelegate { RestorableViewController("menu") }) { application, delegate in
      let sheet = SelfMadeViewController.make("sheet")
      sheet.modalPresentationStyle = .fullScreen
      delegate.window?.rootViewController?.present(sheet, animated: false)
      stage.settle()
      sheet.present(SelfMadeViewController.make("top"), animated: false)
      stage.settle()
      application.enterBackground()
    }
    _ = RestorationStage.take()
    stage.run(RestorationDelegate { RestorableViewController("menu") }) { _, delegate in
      let sheet = delegate.window?.rootViewController?.presentedViewController
      #expect(sheet?.restorationIdentifier == "sheet" && sheet?.modalPresentationStyle == .fullScreen)
      #expect(sheet?.presentedViewController?.restorationIdentifier == "top")
      #expect(stage.said().isEmpty)
      let log = RestorationStage.take()
      #expect(log.contains("class(menu/sheet)") && log.contains("class(menu/sheet/top)"))
      #expect(log.hasSuffix("top.dA"))
    }
  }

  @Test func `REST-09 a split view controller gets its detail back`() throws {
    let stage = try RestorationStage()
    stage.isPad = true
    func split() -> UISplitViewController {
      let split = UISplitViewController()
      split.restorationIdentifier = "split"
      split.viewControllers = [RestorableViewController("list"), RestorableViewController("empty")]
      return split
    }
    stage.run(RestorationDelegate { split() }) { application, delegate in
      let split = delegate.window?.rootViewController as? UISplitViewController
      split?.viewControllers = [split?.viewControllers[0], SelfMadeViewController.make("detail")].compactMap {
        $0
      }
      stage.settle()
      application.enterBackground()
    }
    stage.run(RestorationDelegate { split() }) { _, delegate in
      let split = delegate.window?.rootViewController as? UISplitViewController
      #expect(split?.viewControllers.map(\.restorationIdentifier) == ["list", "detail"])
    }
  }

  @Test func `REST-02 REST-09 two screens of one identifier on a stack are told apart`() throws {
    let stage = try RestorationStage()
    stage.run(RestorationDelegate { Self.navigation(RestorableViewController("menu")) }) {
      application, delegate in
      for note in ["one", "two"] {
        let detail = SelfMadeViewController.make("detail")
        detail.note = note
        delegate.navigation?.pushViewController(detail, animated: false)
      }
      stage.settle()
      application.enterBackground()
    }
    stage.run(RestorationDelegate { Self.navigation(RestorableViewController("menu")) }) { _, delegate in
      let notes = delegate.navigation?.viewControllers.map { ($0 as? RestorableViewController)?.note }
      #expect(notes == [nil, "one", "two"])
    }
  }

  @Test func `REST-02 a container of one's own saves the children that it writes`() throws {
    let stage = try RestorationStage()
    func container() -> UIViewController {
      let parent = RestorableViewController("parent")
      for name in ["written", "left"] {
        let child = RestorableViewController(name)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      return parent
    }
    RestorableViewController.onEncode = { controller, coder in
      if let child = controller.children.first { coder.encode(child, forKey: "child") }
    }
    defer { RestorableViewController.onEncode = nil }
    stage.run(RestorationDelegate { container() }) { application, _ in
      #expect(
        stage.background(application) == "background shouldSave willEncode parent.encode written.encode")
    }
    stage.run(RestorationDelegate { container() }) { _, _ in
      #expect(RestorationStage.takeRestoration().contains("parent.decode written.decode didDecode(blue)"))
    }
  }
}
