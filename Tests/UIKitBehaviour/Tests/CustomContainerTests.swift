import BehaviourRecorder
import Foundation
import Testing
import UIKit

@MainActor
@Suite struct `Containers of one's own among others` {
  /// Passes appearance calls on by hand.
  private final class Manual: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      for child in children { child.beginAppearanceTransition(true, animated: animated) }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      for child in children { child.endAppearanceTransition() }
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      for child in children { child.beginAppearanceTransition(false, animated: animated) }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      for child in children { child.endAppearanceTransition() }
    }
  }

  /// Passes nothing on.
  private final class Mute: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  private func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  /// What shows a container and takes it away again.
  enum Around: CaseIterable, Sendable { case navigation, tabs, presentation, sheet, window }

  @Test(arguments: Around.allCases, [true, false])
  func `CONT-10 CONT-11 CONT-12 a child hears the same from a parent that forwards by hand as from UIKit`(
    around: Around, animated: Bool
  ) async {
    var lines: [String] = []
    for makesByHand in [true, false] {
      await Stage.play { stage in
        let parent = makesByHand ? Manual() : UIViewController()
        let child = stage.controller("C")
        embed(child, in: parent)
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [root, parent]
        stage.timeline.clear()
        switch around {
        case .navigation:
          tabs.viewControllers = nil
          navigation.viewControllers = [root]
          stage.show(navigation)
          navigation.pushViewController(parent, animated: animated)
          stage.settle()
          navigation.popViewController(animated: animated)
        case .tabs:
          stage.show(tabs)
          tabs.selectedIndex = 1
          stage.settle()
          tabs.selectedIndex = 0
        case .presentation, .sheet:
          tabs.viewControllers = nil
          navigation.viewControllers = []
          parent.modalPresentationStyle = around == .sheet ? .pageSheet : .fullScreen
          stage.show(root)
          root.present(parent, animated: animated)
          stage.settle()
          root.dismiss(animated: animated)
        case .window:
          tabs.viewControllers = nil
          stage.window.rootViewController = parent
          stage.window.makeKeyAndVisible()
          stage.settle()
          stage.window.rootViewController = UIViewController()
        }
        stage.settle()
        #expect(stage.complaints.isEmpty && stage.exceptions.isEmpty)
        lines.append(stage.happened())
      }
    }
    #expect(lines == Array(repeating: "C.wA C.iA C.dA C.wD C.dD", count: 2))
  }

  @Test func `CONT-11 a parent that passes nothing on keeps stacks and tabs inside it in the dark`() async {
    await Stage.play { stage in
      let parent = Mute()
      let a = stage.controller("A")
      let navigation = stage.navigation("nav", a)
      embed(navigation, in: parent)
      stage.timeline.clear()
      stage.show(parent)
      #expect(stage.happensUntilSettled() == "")
      navigation.pushViewController(stage.controller("B"), animated: true)
      #expect(stage.happensUntilSettled() == "B.wM(nav) A.dM(nav)")
      navigation.beginAppearanceTransition(true, animated: false)
      navigation.endAppearanceTransition()
      #expect(
        stage.happensUntilSettled() == "B.load B.vdl B.wA willShow(B) B.iA B.dA B.dM(nav) didShow(B)")
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `CONT-11 a transition makes no appearance calls for a parent that makes them by hand`() async {
    await Stage.play { stage in
      let parent = Mute()
      let (old, new) = (stage.controller("O"), stage.controller("N"))
      embed(old, in: parent)
      stage.show(parent)
      parent.addChild(new)
      old.willMove(toParent: nil)
      stage.timeline.clear()
      parent.transition(from: old, to: new, duration: 0.25, animations: nil) { _ in
        new.didMove(toParent: parent)
        old.removeFromParent()
      }
      #expect(stage.happensUntilSettled() == "N.load N.vdl N.dM(Mute) O.dM(nil)")
      #expect(new.view.superview === parent.view && old.view.superview == nil)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `CONT-06 a parent that leaves in the middle of a transition takes both children along`() async {
    await Stage.play { stage in
      let parent = stage.controller("P")
      let (old, new) = (stage.controller("O"), stage.controller("N"))
      embed(old, in: parent)
      stage.show(parent)
      parent.addChild(new)
      old.willMove(toParent: nil)
      parent.transition(from: old, to: new, duration: 0.25, animations: nil) { _ in
        new.didMove(toParent: parent)
        old.removeFromParent()
      }
      stage.timeline.clear()
      stage.window.rootViewController = UIViewController()
      #expect(
        stage.happensUntilSettled() == "P.wD N.wD P.dD O.dD N.dD N.dM(P) O.dM(nil)")
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test(arguments: [true, false])
  func `CONT-09 NAV-PUSH-03 a child that is taken out while its parent is pushed goes and does not come back`(
    beforeCommit: Bool
  ) async {
    await Stage.play { stage in
      let parent = stage.controller("P")
      let child = stage.controller("C")
      embed(child, in: parent)
      let navigation = stage.navigation("nav", stage.controller("A"))
      stage.show(navigation)
      navigation.pushViewController(parent, animated: true)
      if !beforeCommit { stage.turn() }
      stage.timeline.clear()
      remove(child)
      let line = stage.happensUntilSettled()
      #expect(!line.contains("C.dA"))
      #expect(line.contains("C.wM(nil)") && line.contains("C.dM(nil)"))
      #expect(line.contains("C.wD") == !beforeCommit && line.contains("C.dD") == !beforeCommit)
      #expect(line.contains("P.dA"))
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `CONT-03 CONT-09 a shown child that moves to another shown parent goes and comes`() async {
    await Stage.play { stage in
      let root = stage.controller("R")
      let (p, q) = (stage.controller("P"), stage.controller("Q"))
      let child = stage.controller("C")
      embed(p, in: root)
      embed(q, in: root)
      embed(child, in: p)
      stage.show(root)
      remove(child)
      #expect(stage.happened() == "C.wM(nil) C.wD C.dD C.dM(nil)")
      embed(child, in: q)
      #expect(stage.happensUntilSettled() == "C.wM(Q) C.wA C.iA C.dM(Q) C.dA")
      #expect(child.parent === q && p.children.isEmpty)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `CONT-21 NAV-PUSH-03 a push inside an embedded stack goes on while its parent is covered`() async
  {
    await Stage.play { stage in
      let parent = stage.controller("P")
      let navigation = stage.navigation("nav", stage.controller("A"))
      embed(navigation, in: parent)
      stage.show(parent)
      navigation.pushViewController(stage.controller("B"), animated: true)
      stage.turn()
      let cover = stage.controller("X")
      cover.modalPresentationStyle = .fullScreen
      parent.present(cover, animated: true)
      stage.settle()
      #expect(navigation.topViewController?.parent === navigation)
      stage.timeline.clear()
      parent.dismiss(animated: true)
      let line = stage.happensUntilSettled()
      #expect(line.contains("P.wA B.wA") && line.contains("P.dA B.dA"))
      #expect(!line.contains("A."))
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `CONT-20 a stranger's view in a stack's screen comes and goes with that screen`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let stranger = stage.controller("X")
      let navigation = stage.navigation("nav", a)
      a.view.addSubview(stranger.view)
      stage.timeline.clear()
      stage.show(navigation)
      navigation.pushViewController(stage.controller("B"), animated: true)
      let line = stage.happensUntilSettled()
      #expect(line.contains("X.wD") && line.contains("X.dD"))
      #expect(stage.complaints.isEmpty)
    }
  }

  // MARK: The status bar

  private final class Screen: UIViewController {
    var style = UIStatusBarStyle.default
    var hides = false
    var hidesIndicator = false
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hides }
    override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
  }

  private final class Forwarding: UINavigationController {
    override var childForStatusBarStyle: UIViewController? { topViewController }
  }

  @Test func `NAV-MISC-14 the status bar is asked of what containers name, and of what covers the screen`()
    async
  {
    await Stage.play { stage in
      let screen = Screen()
      screen.style = .lightContent
      screen.hides = true
      screen.hidesIndicator = true
      let navigation = UINavigationController(rootViewController: screen)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      #expect(tabs.childForStatusBarStyle === navigation)
      #expect(navigation.childForStatusBarStyle == nil)
      #expect(navigation.childForStatusBarHidden === screen)
      #expect(navigation.childForHomeIndicatorAutoHidden === screen)
      #expect(stage.statusBar(of: tabs) == "default hidden")
      let forwarding = Forwarding(rootViewController: Screen())
      (forwarding.topViewController as? Screen)?.style = .lightContent
      #expect(stage.statusBar(of: forwarding) == "light")
      let sheet = Screen()
      sheet.hides = true
      let root = UIViewController()
      stage.show(root)
      root.present(sheet, animated: false)
      stage.settle()
      #expect(stage.statusBar(of: root) == "default")
      sheet.modalPresentationCapturesStatusBarAppearance = true
      #expect(stage.statusBar(of: root) == "default hidden")
    }
  }

  // MARK: The back button

  @Test func `NAV-POP-11 a screen's own back action takes the place of the pop`() async {
    await Stage.play { stage in
      let navigation = stage.navigation("nav", stage.controller("A"), stage.controller("B"))
      stage.show(navigation)
      navigation.topViewController?.navigationItem.backAction = UIAction { _ in stage.timeline.write("asked")
      }
      #expect(stage.tapBack(in: navigation))
      #expect(stage.happensUntilSettled() == "asked")
      #expect(navigation.viewControllers.count == 2)
      navigation.topViewController?.navigationItem.backAction = nil
      stage.tapBack(in: navigation)
      stage.settle()
      #expect(navigation.viewControllers.count == 1)
    }
  }
}
