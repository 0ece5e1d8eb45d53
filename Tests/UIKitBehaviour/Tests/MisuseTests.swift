import BehaviourRecorder
import Testing
import UIKit

/// One misuse: how to commit it, and what UIKit says.
struct Misuse: Sendable, CustomTestStringConvertible {
  let id: String
  let provoke: @MainActor @Sendable (Stage) -> Void
  let says: [String]

  init(_ id: String, _ provoke: @escaping @MainActor @Sendable (Stage) -> Void, says: String...) {
    self.id = id
    self.provoke = provoke
    self.says = says
  }

  var testDescription: String { id }
}

private let plain = "<UIViewController: 0x…>"

/// Shows a plain controller.
@MainActor
private func shown(_ stage: Stage) -> UIViewController {
  let controller = UIViewController()
  stage.show(controller)
  return controller
}

private let presentationMisuses = [
  Misuse(
    "MIS-10 a second presentation in the same turn",
    { stage in
      let a = shown(stage)
      a.present(UINavigationController(), animated: true)
      a.present(UIViewController(), animated: true)
    },
    says:
      "[Presentation] Attempt to present \(plain) on \(plain) (from \(plain)) which is already presenting "
      + "<UINavigationController: 0x…>."),
  Misuse(
    "MIS-10 a presentation where one is on the screen, asked for by a child",
    { stage in
      let child = UIViewController()
      stage.show(UINavigationController(rootViewController: child))
      child.present(UITabBarController(), animated: false)
      stage.settle()
      child.present(UIViewController(), animated: true)
    },
    says:
      "[Presentation] Attempt to present \(plain) on <UINavigationController: 0x…> (from \(plain)) which is already "
      + "presenting <UITabBarController: 0x…>."),
  Misuse(
    "MIS-10 a presentation on a controller whose presented one is on its way out",
    { stage in
      let a = shown(stage)
      a.present(UIViewController(), animated: false)
      stage.settle()
      a.dismiss(animated: true)
      a.present(UIViewController(), animated: true)
    },
    says:
      "[Presentation] Attempt to present \(plain) on \(plain) (from \(plain)) which is already presenting \(plain)."
  ),
  Misuse(
    "MIS-11 a presenter in no window",
    { _ in UIViewController().present(UITabBarController(), animated: true) },
    says:
      "[Presentation] Attempt to present <UITabBarController: 0x…> on \(plain) (from \(plain)) whose view is not in "
      + "the window hierarchy."),
  Misuse(
    "MIS-11 a presenter in a hidden window",
    { stage in
      let a = shown(stage)
      stage.window.isHidden = true
      a.present(UITabBarController(), animated: true)
    },
    says:
      "[Presentation] Attempt to present <UITabBarController: 0x…> on \(plain) (from \(plain)) whose view is not in "
      + "the window hierarchy."),
  Misuse(
    "MIS-12 a presentation on one that is being presented",
    { stage in
      let a = shown(stage)
      let b = UIViewController()
      a.present(b, animated: true)
      stage.turn()
      b.present(UITabBarController(), animated: true)
    },
    says:
      "[Presentation] Attempt to present <UITabBarController: 0x…> on \(plain) (from \(plain)) while a presentation "
      + "is in progress."),
  Misuse(
    "MIS-12 a presentation on one that is being dismissed",
    { stage in
      let a = shown(stage)
      let b = UIViewController()
      a.present(b, animated: false)
      stage.settle()
      b.dismiss(animated: true)
      b.present(UITabBarController(), animated: true)
    },
    says:
      "[Presentation] Attempt to present <UITabBarController: 0x…> on \(plain) (from \(plain)) while a presentation "
      + "is in progress."),
  Misuse(
    "MIS-13 a presenter that nobody contains",
    { stage in
      let a = shown(stage)
      let loose = UIViewController()
      a.view.addSubview(loose.view)
      stage.settle()
      loose.present(UITabBarController(), animated: true)
    },
    says: "Presenting view controllers on detached view controllers is discouraged \(plain)."),
  Misuse(
    "MIS-14 a dismissal while a presentation moves",
    { stage in
      let a = shown(stage)
      a.present(UIViewController(), animated: true)
      stage.turn()
      a.dismiss(animated: true)
    },
    says:
      "Warning: Attempt to dismiss from view controller \(plain) while a presentation or dismiss is in progress!"
  ),
  Misuse(
    "MIS-15 a dismissal while the dismissal moves",
    { stage in
      let a = shown(stage)
      let b = UIViewController()
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: false)
      stage.settle()
      a.dismiss(animated: true)
      stage.turn()
      a.dismiss(animated: true)
    },
    says: "Trying to dismiss the presentation controller while transitioning already. "
      + "(<UIPresentationController: 0x…>)"),
  Misuse(
    "MIS-16 a controller that another one presents",
    { stage in
      let a = shown(stage)
      let b = UIViewController()
      let c = UITabBarController()
      a.present(b, animated: false)
      stage.settle()
      b.present(c, animated: false)
      stage.settle()
      let other = UIWindow(frame: UIScreen.main.bounds)
      other.rootViewController = UINavigationController()
      other.makeKeyAndVisible()
      stage.settle()
      other.rootViewController?.present(c, animated: true)
    },
    says: "NSInvalidArgumentException: Application tried to present modally a view controller "
      + "<UITabBarController: 0x…> that is already being presented by \(plain)."),
  Misuse(
    "MIS-17 a controller that has a parent",
    { stage in
      let a = shown(stage)
      let child = UITabBarController()
      UINavigationController().addChild(child)
      let navigation = UINavigationController(rootViewController: child)
      a.present(child, animated: true)
      withExtendedLifetime(navigation) {}
    },
    says: "NSInvalidArgumentException: Application tried to present modally a view controller "
      + "<UITabBarController: 0x…> that has a parent view controller <UINavigationController: 0x…>."),
  Misuse(
    "MIS-18 a controller on itself",
    { stage in
      let a = shown(stage)
      a.present(a, animated: true)
    },
    says:
      "NSInvalidArgumentException: Application tried to present modal view controller on itself. Presenting "
      + "controller is \(plain)."),
  Misuse(
    "MIS-21 no style",
    { stage in
      let a = shown(stage)
      let b = UIViewController()
      b.modalPresentationStyle = .none
      a.present(b, animated: true)
    },
    says:
      "NSInternalInconsistencyException: The specified modal presentation style doesn't have a corresponding "
      + "presentation controller."),
  Misuse(
    "POP-01 a popover that points at nothing",
    { stage in
      stage.use(.pad, 820, 1180)
      let a = shown(stage)
      let b = UIViewController()
      b.modalPresentationStyle = .popover
      a.present(b, animated: true)
    },
    says:
      "NSGenericException: UIPopoverPresentationController (<UIPopoverPresentationController: 0x…>) should have a "
      + "non-nil sourceView or barButtonItem set before the presentation occurs."),
]

private let containmentMisuses = [
  Misuse(
    "CONT-14 an end without a beginning", { _ in UIViewController().endAppearanceTransition() },
    says: "Unbalanced calls to begin/end appearance transitions for \(plain)."),
  Misuse(
    "CONT-15 a child's view in a stranger's",
    { stage in
      let child = UITabBarController()
      let parent = UINavigationController()
      let stranger = UIViewController()
      parent.addChild(child)
      stranger.view.addSubview(child.view)
    },
    says:
      "UIViewControllerHierarchyInconsistency: child view controller:<UITabBarController: 0x…> should have parent "
      + "view controller:\(plain) but actual parent is:<UINavigationController: 0x…>"),
  Misuse(
    "CONT-15 a child whose view stands in a stranger's already",
    { stage in
      let child = UITabBarController()
      let stranger = UIViewController()
      stranger.view.addSubview(child.view)
      UIPageViewer().addChild(child)
      #expect(child.parent == nil)
    },
    says:
      "UIViewControllerHierarchyInconsistency: child view controller:<UITabBarController: 0x…> should have parent "
      + "view controller:\(plain) but requested parent is:<UIKitBehaviourTests.UIPageViewer: 0x…>"),
  Misuse(
    "CONT-16 a window's root as a child",
    { stage in
      let root = shown(stage)
      UIPageViewer().addChild(root)
      #expect(root.parent == nil)
    },
    says: "UIViewControllerHierarchyInconsistency: adding a root view controller \(plain) as a child of view "
      + "controller:<UIKitBehaviourTests.UIPageViewer: 0x…>"),
  Misuse(
    "CONT-17 one view for two controllers",
    { stage in
      let a = UIViewController()
      let b = UIPageViewer()
      b.view = a.view
      #expect(!b.isViewLoaded)
    },
    says:
      "UIViewControllerHierarchyInconsistency: A view can only be associated with at most one view controller at a "
      + "time! View <UIView: 0x…> is associated with \(plain). Clear this association before associating this view with "
      + "<UIKitBehaviourTests.UIPageViewer: 0x…>."),
  Misuse(
    "CONT-18 a transition between children of two parents",
    { stage in
      let p = UIViewController()
      let a = UITabBarController()
      p.addChild(a)
      p.transition(from: a, to: UIViewController(), duration: 1, animations: nil)
    },
    says:
      "NSInvalidArgumentException: Children view controllers <UITabBarController: 0x…> and \(plain) must have a common "
      + "parent view controller when calling -[UIViewController transitionFromViewController:toViewController:duration:"
      + "options:animations:completion:]"),
  Misuse(
    "MIS-31 an action that nobody wrote",
    { stage in
      let a = UIPageViewer()
      UIApplication.shared.sendAction("save:", to: a, from: nil, for: nil)
    },
    says:
      "NSInvalidArgumentException: -[UIKitBehaviourTests.UIPageViewer save:]: unrecognized selector sent to instance "
      + "0x…"),
]

final class UIPageViewer: UIViewController {}

@MainActor
@Suite struct `What UIKit says to misuse` {
  @Test(arguments: presentationMisuses)
  func
    `MIS-10 MIS-11 MIS-12 MIS-13 MIS-14 MIS-15 MIS-16 MIS-17 MIS-18 MIS-21 POP-01 16-12 16-24 word for word`(
      _ misuse: Misuse
    ) async
  {
    await hear(misuse)
  }

  @Test(arguments: containmentMisuses)
  func `CONT-14 CONT-15 CONT-16 CONT-17 CONT-18 MIS-31 word for word`(_ misuse: Misuse) async {
    await hear(misuse)
  }

  private func hear(_ misuse: Misuse) async {
    await Stage.play { stage in
      misuse.provoke(stage)
      stage.turn()
      #expect(stage.said() == misuse.says)
      stage.settle()
      #expect(stage.said() == [], "nothing follows")
    }
  }

  @Test func `16-13 MIS-10 what is dropped leaves no trace`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let c = stage.controller("C")
      stage.show(a)
      a.present(b, animated: true)
      a.present(c, animated: true) { stage.timeline.write("completion") }
      #expect(stage.happensUntilSettled() == "B.load B.vdl B.wA B.iA B.dA")
      #expect(a.presentedViewController === b && c.presentingViewController == nil && !c.isBeingPresented)
      // It can be presented afterwards.
      b.present(c, animated: true)
      #expect(stage.happensUntilSettled() == "C.load C.vdl C.wA C.iA C.dA")
    }
  }

  @Test func `MIS-13 a presentation on a detached controller goes on`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let loose = stage.controller("L")
      let b = stage.controller("B")
      stage.show(a)
      a.view.addSubview(loose.view)
      stage.settle()
      stage.timeline.clear()
      loose.present(b, animated: true)
      #expect(stage.happensUntilSettled() == "B.load B.vdl B.wA B.iA B.dA")
      #expect(b.presentingViewController === loose)
      loose.dismiss(animated: true)
      #expect(stage.happensUntilSettled() == "B.wD B.dD")
    }
  }

  @Test func `MIS-31 a selector fails when it is sent, not when it is named`() async {
    await Stage.play { stage in
      let a = UIPageViewer()
      let item = UIBarButtonItem(title: "Save", style: .plain, target: a, action: Selector("save:"))
      #expect(stage.said() == [])
      #expect(item.action == Selector("save:") && !a.responds(to: Selector("save:")))
      a.perform(Selector("save:"), with: item)
      #expect(stage.said().count == 1)
    }
  }
}
