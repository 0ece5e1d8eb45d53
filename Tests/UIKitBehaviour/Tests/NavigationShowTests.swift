import BehaviourRecorder
import Testing
import UIKit

/// Handles what its children show.
private class HandlingController: UIViewController {
  var shown: [UIViewController] = []
  var refuses = false

  override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !refuses && super.canPerformAction(action, withSender: sender)
  }
}

/// Inherits the override.
private final class InheritingController: HandlingController {}

/// Handles details alone.
private final class DetailController: UIViewController {
  var shown: [UIViewController] = []

  override func showDetailViewController(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
}

/// Overrides everything but the showing methods.
private final class BusyController: UIViewController {
  var count = 0

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func loadView() { super.loadView() }
  override func viewDidLoad() { count += 1 }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func present(_ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
  {
    super.present(controller, animated: flag, completion: completion)
  }
  override var title: String? { didSet { count += 1 } }
  func show() { count += 1 }
}

/// Shows by itself what is small and leaves the rest to others.
private final class ForwardingController: UIViewController {
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
}

private let show: Selector = "showViewController:sender:"
private let showDetail: Selector = "showDetailViewController:sender:"

@MainActor
@Suite struct `Showing` {
  private func place(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test func `SHOW-01 where nobody handles it, the window's root presents`() async {
    await Stage.play { stage in
      let root = stage.controller("R")
      let child = stage.controller("C")
      stage.show(root)
      place(child, in: root)
      let shown = stage.controller("X")
      child.show(shown, sender: nil)
      stage.settle()
      #expect(shown.presentingViewController === root)
    }
  }

  @Test func `SHOW-01 SEG-13 outside of a window nothing happens`() async {
    await Stage.play { stage in
      let shown = stage.controller("X")
      stage.controller("R").show(shown, sender: nil)
      stage.settle()
      #expect(shown.presentingViewController == nil)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `SHOW-02 SHOW-07 the nearest controller whose class overrides the method is the target`() async {
    await Stage.play { stage in
      let outer = HandlingController()
      let inner = BusyController()
      let child = stage.controller("C")
      stage.show(outer)
      place(inner, in: outer)
      place(child, in: inner)
      #expect(child.targetViewController(forAction: show, sender: nil) === outer)
      #expect(outer.targetViewController(forAction: show, sender: nil) === outer)
      #expect(child.targetViewController(forAction: showDetail, sender: nil) == nil)
      let shown = stage.controller("X")
      child.show(shown, sender: nil)
      #expect(outer.shown == [shown])
    }
  }

  @Test func `SHOW-02 an inherited override counts, and each method counts for itself`() async {
    await Stage.play { stage in
      let inheriting = InheritingController()
      let detail = DetailController()
      let child = stage.controller("C")
      stage.show(inheriting)
      place(detail, in: inheriting)
      place(child, in: detail)
      #expect(child.targetViewController(forAction: show, sender: nil) === inheriting)
      #expect(child.targetViewController(forAction: showDetail, sender: nil) === detail)
    }
  }

  @Test func `SHOW-02 another action goes to the nearest that can perform it`() async {
    await Stage.play { stage in
      let child = stage.controller("C")
      let navigation = stage.navigation("nav", child)
      #expect(navigation.viewControllers == [child])
      #expect(child.targetViewController(forAction: "fold:", sender: nil) == nil)
    }
  }

  @Test func `SHOW-02 an override that calls super hands over to what lies around it`() async {
    await Stage.play { stage in
      let outer = HandlingController()
      let forwarding = ForwardingController()
      let child = stage.controller("C")
      stage.show(outer)
      place(forwarding, in: outer)
      place(child, in: forwarding)
      let shown = stage.controller("X")
      child.show(shown, sender: nil)
      #expect(outer.shown == [shown])
    }
  }

  @Test func `SHOW-03 navigation overrides show, split both, tabs neither`() async {
    await Stage.play { stage in
      for (container, handlesShow, handlesDetail) in [
        (UINavigationController(), true, false), (UISplitViewController(), true, true),
        (UITabBarController(), false, false), (UIViewController(), false, false),
      ] as [(UIViewController, Bool, Bool)] {
        let found = container.targetViewController(forAction: show, sender: nil)
        #expect(found === (handlesShow ? container : nil))
        let foundDetail = container.targetViewController(forAction: showDetail, sender: nil)
        #expect(foundDetail === (handlesDetail ? container : nil))
      }
    }
  }

  @Test func `SHOW-04 in a split view's list, the stack shows and the split view shows details`() async {
    await Stage.play { stage in
      let list = stage.controller("L")
      let navigation = stage.navigation("nav", list)
      let split = UISplitViewController()
      split.viewControllers = [navigation, stage.controller("D")]
      stage.show(split)
      #expect(list.targetViewController(forAction: show, sender: nil) === navigation)
      #expect(list.targetViewController(forAction: showDetail, sender: nil) === split)
    }
  }

  @Test func `SHOW-05 a detail shown from a plain stack is presented by the window's root`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      let shown = stage.controller("X")
      a.showDetailViewController(shown, sender: nil)
      stage.settle()
      #expect(navigation.viewControllers == [a])
      #expect(shown.presentingViewController === navigation)
    }
  }

  @Test func `SHOW-06 one that cannot perform the action is passed over`() async {
    await Stage.play { stage in
      let outer = HandlingController()
      let inner = HandlingController()
      inner.refuses = true
      let child = stage.controller("C")
      stage.show(outer)
      place(inner, in: outer)
      place(child, in: inner)
      #expect(child.targetViewController(forAction: show, sender: nil) === outer)
      let shown = stage.controller("X")
      child.show(shown, sender: nil)
      #expect(outer.shown == [shown])
      #expect(inner.shown.isEmpty)
    }
  }

  @Test func `SHOW-08 the search ends with the presented hierarchy`() async {
    await Stage.play { stage in
      let navigation = stage.navigation("nav", stage.controller("A"))
      stage.show(navigation)
      let presented = stage.controller("P")
      navigation.present(presented, animated: false)
      stage.settle()
      #expect(presented.targetViewController(forAction: show, sender: nil) == nil)
      let shown = stage.controller("X")
      presented.show(shown, sender: nil)
      stage.settle()
      #expect(navigation.viewControllers.count == 1)
      #expect(shown.presentingViewController === presented)
    }
  }

  @Test func `TAB-21 a tab bar controller lets what is around it show`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let tabs = stage.tabs("tab", a)
      let navigation = stage.navigation("nav", tabs)
      stage.show(navigation)
      let shown = stage.controller("X")
      a.show(shown, sender: nil)
      #expect(navigation.viewControllers == [tabs, shown])
    }
  }

  @Test func `MIS-05 another navigation controller is presented, since it cannot be pushed`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      let other = stage.navigation("other", stage.controller("B"))
      a.show(other, sender: nil)
      stage.settle()
      #expect(navigation.viewControllers == [a])
      #expect(navigation.presentedViewController === other)
      #expect(stage.exceptions.isEmpty)
    }
  }
}
