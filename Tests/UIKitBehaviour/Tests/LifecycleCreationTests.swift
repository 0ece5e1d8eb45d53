import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Making a controller and loading its view` {
  @Test func `LIFE-01 a fresh controller has nothing and is nowhere`() async {
    await Stage.play { _ in
      let fresh = UIViewController()
      #expect(fresh.parent == nil && fresh.children.isEmpty)
      #expect(fresh.presentedViewController == nil && fresh.presentingViewController == nil)
      #expect(fresh.navigationController == nil && fresh.tabBarController == nil)
      #expect(fresh.splitViewController == nil && fresh.storyboard == nil)
      #expect(fresh.title == nil && fresh.nibName == nil && fresh.toolbarItems == nil)
      let flags = [
        fresh.isViewLoaded, fresh.isBeingPresented, fresh.isBeingDismissed, fresh.isMovingToParent,
        fresh.isMovingFromParent, fresh.definesPresentationContext, fresh.hidesBottomBarWhenPushed,
        fresh.isModalInPresentation, fresh.isEditing,
      ]
      #expect(!flags.contains(true))
      #expect(fresh.nibBundle != nil && fresh.tabBarItem != nil)
      #expect(fresh.navigationItem.title == nil)
      #expect(!fresh.isViewLoaded)
    }
  }

  @Test func `LIFE-02 naming a nib loads nothing`() async {
    await Stage.play { _ in
      let bundle = Bundle.main
      let controller = UIViewController(nibName: "Settings", bundle: bundle)
      #expect(controller.nibName == "Settings" && controller.nibBundle === bundle)
      #expect(!controller.isViewLoaded)
    }
  }

  @Test func `LIFE-05 the view is loaded when it is first read and stays the same`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let view = a.view
      #expect(stage.happened() == "A.load A.vdl")
      #expect(a.view === view)
      #expect(stage.happened() == "")
    }
  }

  @Test func `LIFE-06 asking whether the view is there does not load it`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      #expect(!a.isViewLoaded && a.viewIfLoaded == nil)
      #expect(stage.happened() == "")
      a.loadViewIfNeeded()
      #expect(a.isViewLoaded && a.viewIfLoaded === a.view)
    }
  }

  @Test func `LIFE-07 loadViewIfNeeded loads once and sends no appearance calls`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      a.loadViewIfNeeded()
      a.loadViewIfNeeded()
      #expect(stage.happensUntilSettled() == "A.load A.vdl")
    }
  }

  @Test func `LIFE-09 a plain view fills the screen, a view of one's own has no size until it is placed`()
    async
  {
    await Stage.play { stage in
      let plain = stage.controller("A")
      #expect(plain.view.frame == UIScreen.main.bounds)
      let own = OwnView()
      #expect(own.view.frame == .zero)
      stage.show(own)
      #expect(own.view.frame == stage.window.bounds)
    }
  }

  @Test func `LIFE-10 a loadView that sets no view, or reads it first, is told so`() async {
    await Stage.play { stage in
      #expect(NoView().view != nil)
      #expect(
        stage.said() == [
          "NSInternalInconsistencyException: <UIKitBehaviourTests.NoView: 0x…> returned from -loadView without a view. "
            + "Set the view there."
        ])
      #expect(ReadsView().view != nil)
      #expect(
        stage.said() == [
          "NSInternalInconsistencyException: <UIKitBehaviourTests.ReadsView: 0x…> read its view inside -loadView "
            + "before setting it. Set the view first, or call super's -loadView."
        ])
    }
  }

  @Test func `LIFE-11 a view that is set to nil is loaded anew`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let first = a.view
      a.view = nil
      #expect(!a.isViewLoaded)
      #expect(a.view !== first)
      #expect(stage.happened() == "A.load A.vdl A.load A.vdl")
    }
  }

  @Test func `LIFE-12 LIFE-17 in viewDidLoad the view stands nowhere, a parent may be there`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      b.onEvent = { event in
        guard event == "vdl" else { return }
        #expect(b.view.superview == nil && b.view.window == nil)
        #expect(b.parent === navigation)
      }
      navigation.pushViewController(b, animated: false)
      #expect(stage.happensUntilSettled().contains("B.vdl"))

      let modal = stage.controller("M")
      modal.onEvent = { if $0 == "vdl" { #expect(modal.presentingViewController == nil) } }
      _ = modal.view
      #expect(stage.happened() == "M.load M.vdl")
    }
  }

  @Test func `LIFE-19 a title goes to the items and does not come back`() async {
    await Stage.play { _ in
      let controller = UIViewController()
      let early = controller.navigationItem
      controller.title = "Home"
      #expect(early.title == "Home" && controller.tabBarItem.title == "Home")
      controller.navigationItem.title = "Start"
      controller.tabBarItem.title = "Tab"
      #expect(controller.title == "Home")
      controller.title = "House"
      #expect(controller.navigationItem.title == "House" && controller.tabBarItem.title == "House")
    }
  }

  @Test func `LIFE-20 items are made when asked for, once, without loading the view`() async {
    await Stage.play { _ in
      let controller = UIViewController()
      controller.title = "Home"
      #expect(controller.navigationItem === controller.navigationItem)
      #expect(controller.tabBarItem === controller.tabBarItem)
      #expect(controller.navigationItem.title == "Home" && controller.tabBarItem.title == "Home")
      #expect(UIViewController().navigationItem !== controller.navigationItem)
      #expect(!controller.isViewLoaded)
    }
  }

  @Test func `LIFE-21 reading the view while the controller goes away is complained of`() async {
    await Stage.play { stage in
      do { _ = ReadsViewAtEnd() }
      #expect(
        stage.said() == [
          "Attempting to load the view of a view controller while it is deallocating is not allowed and may result in "
            + "undefined behavior (<UIKitBehaviourTests.ReadsViewAtEnd: 0x…>)"
        ])
    }
  }

  @Test func `LIFE-28 LIFE-29 memory warnings unload nothing, Interface Builder's call never comes`() async {
    await Stage.play { stage in
      let a = Forgetful()
      let child = Forgetful()
      a.addChild(child)
      stage.show(a)
      let view = a.view
      let modal = Forgetful()
      a.present(modal, animated: false)
      stage.settle()
      stage.runOutOfMemory()
      #expect([a, child, modal].map(\.warnings) == [1, 1, 1])
      #expect(a.view === view)
      #expect(!child.isViewLoaded)
      #expect([a, child, modal].allSatisfy { !$0.wasPrepared })
    }
  }
}

private final class OwnView: UIViewController {
  override func loadView() { view = UIView() }
}

final class NoView: UIViewController {
  override func loadView() {}
}

final class ReadsView: UIViewController {
  override func loadView() {
    let size = view.bounds.size
    view = UIView(frame: CGRect(origin: .zero, size: size))
  }
}

final class ReadsViewAtEnd: UIViewController {
  // An isolated deinit would run outside of the stage's environment.
  deinit { MainActor.assumeIsolated { _ = view } }
}

private final class Forgetful: UIViewController {
  var warnings = 0
  var wasPrepared = false

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    warnings += 1
  }

  override func prepareForInterfaceBuilder() { wasPrepared = true }
}
