import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Segues of a storyboard` {
  /// Shows the storyboard's entry point and plays with its first screen.
  private func play(_ body: @MainActor (Stage, StoryScreen) throws -> Void) async throws {
    try await Cast.play("Segues") { stage, storyboard in
      let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
      let home = try #require(navigation.topViewController as? StoryScreen)
      stage.show(navigation)
      try body(stage, home)
    }
  }

  private func button(_ title: String, of screen: UIViewController) -> UIButton? {
    screen.view.subviews.lazy.compactMap { $0 as? UIButton }.first { $0.title(for: .normal) == title }
  }

  @Test func `SEG-01 SEG-04 SEG-06 SEG-11 a control asks, makes, prepares and shows`() async throws {
    try await play { stage, home in
      home.onPrepare = { segue in
        #expect(segue.destination.isViewLoaded == false)
        #expect((segue.destination as? StoryScreen)?.label == nil)
        #expect(segue.destination.parent == nil)
        #expect(segue.destination.navigationController == nil)
        #expect(segue.source === home)
      }
      button("go", of: home)?.sendActions(for: .touchUpInside)
      #expect(
        stage.happened()
          == "home.should(go) target.init target.awake home.prepare(go) target.wM(UINavigationController)")
      #expect(home.navigationController?.topViewController === home.segues.first?.destination)
      #expect(
        stage.happensUntilSettled()
          == "target.load target.vdl home.wD target.wA target.iA home.dD target.dA target.dM(UINavigationController)"
      )
      #expect(home.animatedFlags.last == true)
    }
  }

  @Test func `16-04 SEG-02 code is not asked whether it should`() async throws {
    try await play { stage, home in
      home.performSegue(withIdentifier: "sheet", sender: "me")
      #expect(stage.happened() == "target.init target.awake home.prepare(sheet)")
      #expect(home.senders.first as? String == "me")
      home.performSegue(withIdentifier: "go", sender: nil)
      #expect(home.senders.count == 2 && home.senders[1] == nil)
    }
  }

  @Test func `SEG-03 nothing is made where the screen refuses`() async throws {
    try await play { stage, home in
      home.permits = false
      button("go", of: home)?.sendActions(for: .touchUpInside)
      #expect(stage.happened() == "home.should(go)")
    }
  }

  @Test func `SEG-04 a view that is touched in prepare is loaded there`() async throws {
    try await play { stage, home in
      home.onPrepare = { $0.destination.loadViewIfNeeded() }
      home.performSegue(withIdentifier: "go", sender: nil)
      #expect(
        stage.happened()
          == "target.init target.awake home.prepare(go) target.load target.vdl target.wM(UINavigationController)"
      )
    }
  }

  @Test func `SEG-05 a navigation controller is the destination, with its root in place`() async throws {
    try await play { _, home in
      home.onPrepare = { segue in
        let wrap = segue.destination as? UINavigationController
        #expect(wrap?.topViewController?.restorationIdentifier == "inside")
        #expect(wrap?.topViewController?.isViewLoaded == false)
      }
      home.performSegue(withIdentifier: "wrapped", sender: nil)
      #expect(home.segues.count == 1)
    }
  }

  @Test func `SEG-07 SEG-32 the sender is the control or the bar item`() async throws {
    try await play { stage, home in
      let go = try #require(button("go", of: home))
      go.sendActions(for: .touchUpInside)
      #expect(home.senders.last as? UIButton === go)
      stage.settle()
      home.navigationController?.popViewController(animated: false)
      stage.settle()
      let more = try #require(home.navigationItem.rightBarButtonItem)
      let action = try #require(more.action)
      #expect(UIApplication.shared.sendAction(action, to: more.target, from: more, for: nil))
      #expect(home.senders.last as? UIBarButtonItem === more)
      #expect(home.segues.last?.identifier == "more")
    }
  }

  @Test func `SEG-08 a control's target is a template that can be taken away`() async throws {
    try await play { stage, home in
      let go = try #require(button("go", of: home))
      let template = try #require(go.allTargets.first)
      #expect(go.actions(forTarget: template.base, forControlEvent: .touchUpInside) == ["perform:"])
      go.removeTarget(template.base, action: nil, for: .touchUpInside)
      go.sendActions(for: .touchUpInside)
      #expect(stage.happened() == "")
    }
  }

  @Test func `SEG-10 SEG-18 SEG-19 custom segues are of their class, and say what they lack`() async throws {
    try await play { stage, home in
      home.performSegue(withIdentifier: "custom", sender: nil)
      #expect(home.segues.last is RecordingSegue)
      #expect(stage.happened() == "target.init target.awake home.prepare(custom) segue.perform")
      stage.settle()
      #expect(home.presentedViewController === home.segues.last?.destination)

      home.performSegue(withIdentifier: "lazy", sender: nil)
      home.performSegue(withIdentifier: "classless", sender: nil)
      #expect(
        stage.exceptions == [
          "NSInternalInconsistencyException: Could not perform segue with identifier 'lazy'. A segue must either have a "
            + "performHandler or it must override -perform.",
          "NSInvalidArgumentException: Could not find a segue class named 'NoSuchSegue'",
        ])
    }
  }

  @Test func `SEG-10 a segue without identifier has none, and its class may add to what UIKit does`()
    async throws
  {
    try await play { stage, home in
      button("anonymous", of: home)?.sendActions(for: .touchUpInside)
      #expect(home.segues.first?.identifier == nil)
      #expect(home.segues.count == 1)
      stage.settle()
      home.navigationController?.popViewController(animated: false)
      stage.settle()
      stage.timeline.clear()
      home.performSegue(withIdentifier: "styled", sender: nil)
      #expect(
        stage.happened()
          == "target.init target.awake home.prepare(styled) styled target.wM(UINavigationController)")
    }
  }

  @Test func `SEG-12 SEG-13 without a container a show segue presents, outside of a window it does nothing`()
    async throws
  {
    try await Cast.play("Segues") { stage, storyboard in
      let home = try #require(storyboard.instantiateViewController(withIdentifier: "home") as? StoryScreen)
      home.loadViewIfNeeded()
      home.performSegue(withIdentifier: "go", sender: nil)
      stage.settle()
      #expect(home.segues.count == 1)
      #expect(home.presentedViewController == nil)
      #expect(stage.complaints.isEmpty && stage.exceptions.isEmpty)

      stage.show(home)
      home.performSegue(withIdentifier: "go", sender: nil)
      stage.settle()
      #expect(home.presentedViewController === home.segues.last?.destination)
    }
  }

  @Test func `SEG-14 a detail segue without split view presents`() async throws {
    try await play { stage, home in
      home.performSegue(withIdentifier: "detail", sender: nil)
      stage.settle()
      #expect(home.presentedViewController === home.segues.last?.destination)
      #expect(home.navigationController?.viewControllers.count == 1)
    }
  }

  @Test func `SEG-15 SEG-16 styles are set before prepare`() async throws {
    try await play { stage, home in
      home.onPrepare = { segue in
        #expect(segue.destination.modalPresentationStyle == .fullScreen)
        #expect(segue.destination.modalTransitionStyle == .crossDissolve)
      }
      home.performSegue(withIdentifier: "sheet", sender: nil)
      stage.settle()
      #expect(home.presentedViewController === home.segues.last?.destination)
      home.dismiss(animated: false)
      stage.settle()

      home.onPrepare = { #expect($0.destination.modalPresentationStyle == .popover) }
      home.performSegue(withIdentifier: "bubble", sender: nil)
      #expect(home.segues.count == 2)
    }
  }

  @Test(arguments: [("sheet", true), ("still", false), ("modal", true)])
  func `SEG-15 a presentation is animated as the segue says`(_ identifier: String, _ animated: Bool)
    async throws
  {
    try await play { stage, home in
      home.performSegue(withIdentifier: identifier, sender: nil)
      stage.settle()
      let destination = home.segues.last?.destination as? StoryScreen
      #expect(destination?.animatedFlags.last == animated)
    }
  }

  @Test func `SEG-17 a push segue needs a navigation controller`() async throws {
    try await play { stage, home in
      home.performSegue(withIdentifier: "push", sender: nil)
      #expect(home.navigationController?.viewControllers.count == 2)
    }
    try await Cast.play("Segues") { stage, storyboard in
      let home = try #require(storyboard.instantiateViewController(withIdentifier: "home") as? StoryScreen)
      home.performSegue(withIdentifier: "push", sender: nil)
      #expect(
        stage.exceptions == [
          "NSGenericException: Could not find a navigation controller for segue 'push'. Push segues can only be used when "
            + "the source controller is managed by an instance of UINavigationController."
        ])
    }
  }

  @Test func `SEG-20 SEG-21 a segue that the screen lacks is an exception`() async throws {
    try await play { stage, home in
      home.performSegue(withIdentifier: "ghost", sender: nil)
      let plain = UIViewController()
      plain.performSegue(withIdentifier: "ghost", sender: nil)
      func address(_ object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
      }
      #expect(
        stage.exceptions == [
          "NSInvalidArgumentException: Receiver (<UIKitBehaviourTests.StoryScreen: \(address(home))>) has no segue with "
            + "identifier 'ghost'",
          "NSInvalidArgumentException: Receiver (<UIViewController: \(address(plain))>) has no segue with identifier "
            + "'ghost'",
        ])
    }
  }

  @Test func `SEG-23 before the screen is in a window a push works and a presentation is dropped`()
    async throws
  {
    try await Cast.play("Segues") { stage, storyboard in
      let home = try #require(storyboard.instantiateViewController(withIdentifier: "home") as? StoryScreen)
      home.onEvent = { event in
        guard event == "vdl" else { return }
        home.performSegue(withIdentifier: "modal", sender: nil)
        home.performSegue(withIdentifier: "go", sender: nil)
      }
      let navigation = UINavigationController(rootViewController: home)
      stage.show(navigation)
      #expect(home.segues.count == 2)
      #expect(stage.complaints.count == 1)
      #expect(stage.complaints.first?.hasSuffix("whose view is not in the window hierarchy.") == true)
      #expect(navigation.topViewController === home.segues.last?.destination)
    }
  }

  @Test func `SB-27 of two segues with one identifier the first is used`() async throws {
    try await play { _, home in
      home.performSegue(withIdentifier: "twice", sender: nil)
      #expect(home.segues.last?.destination.restorationIdentifier == "target")
    }
  }

  @Test func `SB-22 a reference is resolved when its segue is performed`() async throws {
    try await play { stage, home in
      home.performSegue(withIdentifier: "abroad", sender: nil)
      #expect(home.segues.last?.destination.restorationIdentifier == "guest")
      #expect(home.segues.last?.destination.storyboard !== home.storyboard)
      #expect(stage.exceptions.isEmpty)
      home.performSegue(withIdentifier: "nowhere", sender: nil)
      home.performSegue(withIdentifier: "missing-scene", sender: nil)
      #expect(stage.exceptions.count == 2)
      #expect(
        stage.exceptions.first?.hasPrefix(
          "NSInvalidArgumentException: Could not find a storyboard named 'NoSuchStoryboard' in bundle")
          == true)
      #expect(
        stage.exceptions.last?.hasSuffix("doesn't contain a view controller with identifier 'ghost'") == true)
      #expect(home.segues.count == 1)
    }
  }
}
