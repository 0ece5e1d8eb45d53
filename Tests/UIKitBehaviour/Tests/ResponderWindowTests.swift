import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Responders in several windows` {
  @Test func `RESP-01 RESP-02 each window has its own first responder, and actions start in the key one`()
    async
  {
    await Stage.play { stage in
      let (first, second) = (Saving(), Saving())
      stage.show(first)
      let other = UIWindow(frame: stage.window.bounds)
      other.rootViewController = second
      other.isHidden = false
      let (left, right) = (Focus(), Focus())
      first.view.addSubview(left)
      second.view.addSubview(right)
      #expect(left.becomeFirstResponder() && right.becomeFirstResponder())
      #expect(left.isFirstResponder && right.isFirstResponder)
      #expect(stage.window.isKeyWindow)
      #expect(UIApplication.shared.sendAction("save:", to: nil, from: nil, for: nil))
      #expect(left.saved.count == 1 && right.saved.isEmpty)
      other.makeKey()
      #expect(UIApplication.shared.sendAction("save:", to: nil, from: nil, for: nil))
      #expect(left.saved.count == 1 && right.saved.count == 1)
      other.isHidden = true
    }
  }

  @Test func `16-25 RESP-01 the chain of a field inside containers passes every controller on its way`() async
  {
    await Stage.play { stage in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      let screen = UIViewController()
      let navigation = UINavigationController(rootViewController: screen)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      screen.view.addSubview(field)
      stage.show(tabs)
      #expect(field.becomeFirstResponder())
      let chain = Array(sequence(first: field as UIResponder) { $0.next })
      let wanted: [UIResponder] = [
        field, screen.view, screen, navigation.view, navigation, tabs.view, tabs, stage.window,
        UIApplication.shared,
      ]
      let places = wanted.map { responder in chain.firstIndex { $0 === responder } ?? -1 }
      #expect(!places.contains(-1))
      #expect(places == places.sorted())
    }
  }

  @Test func `RESP-02 the next field takes the focus over, and a field that leaves gives it up`() async {
    await Stage.play { stage in
      let (one, two) = (UITextField(), UITextField())
      let root = UIViewController()
      for field in [one, two] { root.view.addSubview(field) }
      stage.show(root)
      #expect(one.becomeFirstResponder())
      #expect(two.becomeFirstResponder())
      #expect(!one.isFirstResponder && two.isFirstResponder)
      two.removeFromSuperview()
      #expect(!two.isFirstResponder)
      #expect(!two.becomeFirstResponder())
    }
  }
}
