import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Popping` {
  @Test(arguments: [true, false])
  func `NAV-POP-01 NAV-POP-02 a pop brings back what was below`(animated: Bool) async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      navigation.pushViewController(b, animated: false)
      stage.settle()
      stage.timeline.clear()

      #expect(navigation.popViewController(animated: animated) === b)
      #expect(navigation.viewControllers == [a])
      #expect(stage.happened() == "B.wM(nil)")
      let begin = "B.wD A.wA willShow(A) A.iA"
      let end = "B.dD A.dA B.dM(nil) didShow(A)"
      if animated {
        #expect(stage.happensThisTurn() == begin)
        #expect(stage.happensUntilSettled() == end)
      } else {
        #expect(stage.happensThisTurn() == begin + " " + end)
      }
    }
  }

  @Test func `NAV-POP-01 NAV-SET-06 what was never shown is loaded when a pop reveals it`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let navigation = stage.navigation("nav", a, stage.controller("B"))
      stage.show(navigation)
      #expect(!a.isViewLoaded)
      navigation.popViewController(animated: true)
      #expect(
        stage.happensUntilSettled()
          == "B.wM(nil) A.load A.vdl B.wD A.wA willShow(A) A.iA B.dD A.dA B.dM(nil) didShow(A)")
    }
  }

  @Test(arguments: [true, false])
  func `16-14 NAV-POP-03 popping the root or an empty stack does nothing`(isInWindow: Bool) async {
    await Stage.play { stage in
      let root = stage.controller("R")
      let navigation = stage.navigation("nav", root)
      let empty = stage.navigation("empty")
      if isInWindow { stage.show(navigation) }
      stage.timeline.clear()
      #expect(navigation.popViewController(animated: true) == nil)
      #expect(navigation.popToRootViewController(animated: true) == [])
      #expect(empty.popViewController(animated: true) == nil)
      #expect(empty.popToRootViewController(animated: true) == [])
      #expect(stage.happensUntilSettled() == "")
      #expect(navigation.viewControllers == [root])
      #expect(stage.complaints.isEmpty && stage.exceptions.isEmpty)
    }
  }

  @Test func `NAV-POP-04 NAV-POP-05 NAV-POP-07 both controllers find the values of their moment`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", a, b)
      stage.show(navigation)
      var seen: [String] = []
      b.onEvent = { event in
        seen.append("B." + event)
        switch event {
        case "wD":
          #expect(b.isMovingFromParent)
          #expect(navigation.viewControllers == [a])
          #expect(navigation.topViewController === a)
          #expect(b.navigationController === navigation)
        case "dD":
          #expect(b.isMovingFromParent)
          #expect(b.parent == nil)
        default: break
        }
      }
      a.onEvent = { event in
        seen.append("A." + event)
        #expect(!a.isMovingToParent)
        #expect(!a.isBeingPresented)
      }
      navigation.popViewController(animated: true)
      stage.settle()
      #expect(seen.filter { $0.hasPrefix("B.") } == ["B.wM(nil)", "B.wD", "B.dD", "B.dM(nil)"])
      #expect(seen.contains("A.wA") && seen.contains("A.dA"))
      #expect(!b.isMovingFromParent)
    }
  }

  @Test(arguments: [true, false])
  func `NAV-POP-06 NAV-PUSH-08 outside of a window a popped controller has left at once`(animated: Bool) async
  {
    await Stage.play { stage in
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", stage.controller("A"), b)
      stage.timeline.clear()
      #expect(navigation.popViewController(animated: animated) === b)
      #expect(b.navigationController == nil)
      #expect(stage.happensUntilSettled() == "B.wM(nil) B.dM(nil)")
    }
  }

  @Test func `NAV-POP-08 NAV-POP-02 popping to the root is one transition, whatever lies between`() async {
    await Stage.play { stage in
      let names = ["R", "A", "B", "C"]
      let stack = names.map { stage.controller($0) }
      let navigation = stage.navigation("nav")
      navigation.viewControllers = stack
      stage.show(navigation)
      stack[0].loadViewIfNeeded()
      stage.timeline.clear()
      #expect(navigation.popToRootViewController(animated: true) == Array(stack[1...]))
      #expect(stage.happened() == "A.wM(nil) B.wM(nil) C.wM(nil)")
      #expect(stage.happensThisTurn() == "C.wD R.wA willShow(R) R.iA")
      #expect(stage.happensUntilSettled() == "C.dD R.dA A.dM(nil) B.dM(nil) C.dM(nil) didShow(R)")
    }
  }

  @Test func `NAV-POP-09 popping to the top does nothing`() async {
    await Stage.play { stage in
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", stage.controller("A"), b)
      stage.show(navigation)
      #expect(navigation.popToViewController(b, animated: true) == [])
      #expect(stage.happensUntilSettled() == "")
    }
  }

  @Test func `NAV-POP-10 popping to a stranger raises UIKit's exception`() async {
    await Stage.play { stage in
      let navigation = stage.navigation("nav", stage.controller("A"), stage.controller("B"))
      stage.show(navigation)
      #expect(navigation.popToViewController(stage.controller("X"), animated: true) == nil)
      #expect(
        stage.exceptions
          == ["NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist."])
      #expect(navigation.viewControllers.count == 2)
      #expect(stage.happensUntilSettled() == "")
    }
  }

  @Test func `NAV-POP-11 the back button pops with animation`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let navigation = stage.navigation("nav", a, stage.controller("B"))
      stage.show(navigation)
      a.loadViewIfNeeded()
      stage.timeline.clear()
      #expect(stage.tapBack(in: navigation))
      #expect(stage.happened() == "B.wM(nil)")
      stage.settle()
      #expect(stage.happened() == "B.wD A.wA willShow(A) A.iA B.dD A.dA B.dM(nil) didShow(A)")
      #expect(a.animatedFlags == [true, true, true])
      #expect(!stage.tapBack(in: navigation))
    }
  }

  /// Asks before it lets the person leave.
  private final class AskingNavigationController: UINavigationController, UINavigationBarDelegate {
    var answers = true
    var asked: [UINavigationItem] = []

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      asked.append(item)
      return answers
    }
  }

  @Test func `NAV-POP-11 a navigation controller may refuse the back button`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let navigation = AskingNavigationController()
      navigation.viewControllers = [a, b]
      stage.show(navigation)
      navigation.answers = false
      stage.tapBack(in: navigation)
      #expect(navigation.viewControllers == [a, b])
      navigation.answers = true
      stage.tapBack(in: navigation)
      #expect(navigation.viewControllers == [a])
      #expect(navigation.asked == [b.navigationItem, b.navigationItem])
    }
  }

  @Test(arguments: [true, false])
  func `NAV-POP-13 a popped controller lives to the end of the transition and no longer`(animated: Bool) async
  {
    await Stage.play { stage in
      let navigation = stage.navigation("nav", stage.controller("A"))
      stage.show(navigation)
      weak var popped: UIViewController?
      var isAliveInDidShow = false
      stage.timeline.onEntry = { if $0 == "didShow(A)" { isAliveInDidShow = popped != nil } }
      push(stage, on: navigation, animated: animated) { popped = $0 }
      navigation.popViewController(animated: animated)
      #expect(popped != nil)
      stage.settle()
      #expect(isAliveInDidShow)
      #expect(popped == nil)
    }
  }

  private func push(
    _ stage: Stage, on navigation: UINavigationController, animated: Bool, watch: (UIViewController) -> Void
  ) {
    let controller = stage.controller("B")
    watch(controller)
    navigation.pushViewController(controller, animated: animated)
    stage.settle()
  }

  @Test func `NAV-POP-14 TAB-23 on a tab that is not selected a pop moves, and appears with the tab`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", a)
      let tabs = stage.tabs("tab", navigation, stage.controller("X"))
      stage.show(tabs)
      navigation.pushViewController(b, animated: false)
      stage.settle()
      tabs.selectedIndex = 1
      stage.settle()
      stage.timeline.clear()
      navigation.popViewController(animated: true)
      #expect(stage.happensUntilSettled() == "B.wM(nil) B.dM(nil)")
      tabs.selectedIndex = 0
      #expect(stage.happensUntilSettled() == "A.wA willShow(A) X.wD X.dD A.iA A.dA didShow(A)")
      #expect(!a.isMovingToParent)
    }
  }
}
