import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `The chain of responders` {
  private func chain(from responder: UIResponder) -> [UIResponder] {
    Array(sequence(first: responder) { $0.next })
  }

  /// Whether responders come in an order, private ones between them passed over (semantics, 16.25).
  private func inOrder(_ named: [UIResponder], in chain: [UIResponder]) -> Bool {
    chain.filter { link in named.contains { $0 === link } } == named
  }

  @Test
  func `RESP-01 from a view through its controller, its superview and the root to window and application`()
    async
  {
    await Stage.play { stage in
      let root = UIViewController()
      let child = UIViewController()
      root.addChild(child)
      root.view.addSubview(child.view)
      let button = UIView()
      child.view.addSubview(button)
      stage.show(root)
      #expect(button.next === child.view)
      #expect(child.view.next === child && child.next === root.view)
      #expect(root.view.next === root && root.next === stage.window)
      #expect(
        chain(from: button) == [
          button, child.view, child, root.view, root, stage.window, UIApplication.shared,
        ])
    }
  }

  @Test func `16-25 RESP-01 what is presented is followed by its presenter, through containers too`() async {
    await Stage.play { stage in
      let top = UIViewController()
      let navigation = UINavigationController(rootViewController: top)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let modal = UIViewController()
      stage.show(tabs)
      top.present(modal, animated: false)
      stage.settle()
      #expect(modal.view.next === modal && modal.next === tabs)
      #expect(inOrder([modal, tabs, stage.window, UIApplication.shared], in: chain(from: modal)))
      #expect(
        inOrder([top.view, top, navigation, tabs, stage.window], in: chain(from: top.view)))
    }
  }

  @Test func `RESP-01 the application is followed by its delegate where that is a responder`() async {
    await Stage.play { stage in
      let responder = RespondingDelegate()
      UIApplication.shared.delegate = responder
      #expect(UIApplication.shared.next === responder)
      let mute = MuteDelegate()
      UIApplication.shared.delegate = mute
      #expect(UIApplication.shared.next == nil)
    }
  }

  @Test
  func
    `RESP-02 an action without a target goes to the first responder that can, from the first responder on`()
    async
  {
    await Stage.play { stage in
      let root = Saving()
      let focus = Focus()
      let sender = UIView()
      stage.show(root)
      root.view.addSubview(focus)
      root.view.addSubview(sender)
      // Without a first responder the search starts at the sender.
      #expect(UIApplication.shared.sendAction("save:", to: nil, from: sender, for: nil))
      #expect(root.saved.count == 1 && focus.saved.isEmpty)
      #expect(focus.becomeFirstResponder())
      #expect(UIApplication.shared.sendAction("save:", to: nil, from: sender, for: nil))
      #expect(root.saved.count == 1 && focus.saved.count == 1)
      #expect(focus.saved.first as? UIView === sender)
      // One that says it cannot is passed over.
      focus.refuses = true
      #expect(UIApplication.shared.sendAction("save:", to: nil, from: sender, for: nil))
      #expect(root.saved.count == 2)
    }
  }

  @Test func `RESP-02 an action reaches the presenter of a presented controller`() async {
    await Stage.play { stage in
      let root = Saving()
      let modal = UIViewController()
      stage.show(root)
      root.present(modal, animated: false)
      stage.settle()
      #expect(UIApplication.shared.sendAction("save:", to: nil, from: modal.view, for: nil))
      #expect(root.saved.count == 1)
    }
  }

  @Test func `RESP-03 where nobody answers the action is lost without a word`() async {
    await Stage.play { stage in
      let root = Saving()
      stage.show(root)
      #expect(!UIApplication.shared.sendAction("print:", to: nil, from: root.view, for: nil))
      #expect(stage.said() == [])
    }
  }
}

private final class RespondingDelegate: UIResponder, UIApplicationDelegate {}
private final class MuteDelegate: NSObject, UIApplicationDelegate {}

final class Saving: UIViewController {
  var saved: [Any?] = []
}

final class Focus: UIView {
  var saved: [Any?] = []
  var refuses = false

  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !refuses && super.canPerformAction(action, withSender: sender)
  }
}

final class __UIKitBridge: UIKitBridge {
  override class func registerClasses() {
    RuntimeClass(Saving.self).action("save:") { $0.saved.append($1) }.register()
    RuntimeClass(Focus.self).action("save:") { $0.saved.append($1) }.register()
  }
}
