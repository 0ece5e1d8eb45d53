import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Transitions one at a time` {
  private func launch(_ stage: FlowStage) -> ParentFlow {
    let parent = ParentFlow()
    parent.start(in: stage.window)
    stage.window.makeKeyAndVisible()
    stage.settle()
    return parent
  }

  @Test func `PAIN-10 the same screen shown twice is an error, not an exception`() async {
    await FlowStage.play { stage in
      let parent = launch(stage)
      let screen = Screen("twice")
      parent.show(screen)
      parent.show(screen)
      stage.settle()
      #expect(parent.navigationController?.viewControllers.count == 2)
      #expect(stage.problems == [SceneError(.screenShownTwice, scene: "ParentFlow", expected: "Screen")])
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `PAIN-11 screens shown in one turn arrive in order, each with its own transition`() async {
    await FlowStage.play { stage in
      final class Delegate: NSObject, UINavigationControllerDelegate {
        var events: [String] = []
        func navigationController(
          _ navigationController: UINavigationController, willShow viewController: UIViewController,
          animated: Bool
        ) { events.append("will \((viewController as? Screen)?.name ?? "")") }
        func navigationController(
          _ navigationController: UINavigationController, didShow viewController: UIViewController,
          animated: Bool
        ) { events.append("did \((viewController as? Screen)?.name ?? "")") }
      }
      let parent = launch(stage)
      let delegate = Delegate()
      parent.navigationController?.delegate = delegate
      let screens = [Screen("B"), Screen("C"), Screen("D")]
      for screen in screens { parent.show(screen) }
      stage.settle()
      #expect(parent.navigationController?.viewControllers.dropFirst().elementsEqual(screens) == true)
      #expect(delegate.events == ["will B", "did B", "will C", "did C", "will D", "did D"])
      #expect(screens.map { $0.appearances - $0.disappearances } == [0, 0, 1])
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `PAIN-11 a screen waits for a transition that other code began`() async {
    await FlowStage.play { stage in
      let parent = launch(stage)
      let stack = parent.navigationController
      let foreign = Screen("foreign")
      stack?.pushViewController(foreign, animated: true)
      stage.turn()
      parent.show(Screen("B"))
      #expect(stack?.viewControllers.count == 2)
      stage.settle()
      #expect(stack?.viewControllers.count == 3)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `PAIN-12 a dismissal and an alert in one turn both happen`() async {
    await FlowStage.play { stage in
      let parent = launch(stage)
      let sheet = NumberFlow()
      parent.start(sheet, presented: .sheet)
      stage.settle()
      sheet.finish(1)
      let alert = UIAlertController(title: "Done", message: nil, preferredStyle: .alert)
      parent.present(alert)
      stage.settle()
      #expect(alert.presentingViewController === stage.window.rootViewController)
      #expect(sheet.ending == .finished)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `PAIN-12 three alerts asked for at once appear one after the other`() async {
    await FlowStage.play { stage in
      let parent = launch(stage)
      let alerts = (1...3).map { UIAlertController(title: "\($0)", message: nil, preferredStyle: .alert) }
      for alert in alerts { parent.present(alert) }
      for alert in alerts {
        stage.settle()
        #expect(stage.window.rootViewController?.presentedViewController === alert)
        #expect(alert.presentedViewController == nil)
        alert.presentingViewController?.dismiss(animated: true)
      }
      stage.settle()
      #expect(stage.window.rootViewController?.presentedViewController == nil)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `PAIN-13 a flow presented before the window is there waits for it`() async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      parent.start(in: stage.window)
      let child = NumberFlow()
      parent.start(child, presented: .sheet)
      stage.settle()
      #expect(child.screen.presentingViewController == nil)
      #expect(child.isRunning)
      stage.window.makeKeyAndVisible()
      stage.settle()
      #expect(child.screen.presentingViewController === stage.window.rootViewController)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `PAIN-13 three levels presented through one coordinator are all up`() async {
    await FlowStage.play { stage in
      let parent = launch(stage)
      parent.show(Screen())
      parent.show(Screen())
      let screens = [Screen("1"), Screen("2"), Screen("3")]
      for screen in screens { parent.present(screen, .sheet) }
      stage.settle()
      #expect(stage.window.rootViewController?.presentedViewController === screens[0])
      #expect(screens[0].presentedViewController === screens[1])
      #expect(screens[1].presentedViewController === screens[2])
      parent.dismiss()
      stage.settle()
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `screens are passed on with their views unloaded`() async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      let first = Screen("first")
      parent.first = first
      parent.start(in: stage.window)
      #expect(!first.isViewLoaded)
      stage.window.makeKeyAndVisible()
      stage.settle()
      let pushed = Screen("pushed")
      parent.show(pushed)
      #expect(!pushed.isViewLoaded)
      stage.settle()
      let child = NumberFlow()
      parent.start(child, presented: .fullScreen)
      #expect(!child.screen.isViewLoaded)
      stage.settle()
      #expect(child.screen.isViewLoaded)
    }
  }

  @Test func `a flow without a place fails by name`() async {
    await FlowStage.play { stage in
      let orphan = ParentFlow()
      var ending: FlowEnding?
      orphan.start(NumberFlow()) { ending = $0.ending }
      #expect(ending == .failed(SceneError(.noPlace, scene: "ParentFlow")))
      stage.window.rootViewController = UIViewController()
      let parent = ParentFlow()
      parent.start(on: UINavigationController())
      parent.start(NumberFlow(), .root) { ending = $0.ending }
      stage.settle()
      #expect(ending == .failed(SceneError(.noPlace, scene: "NumberFlow")))
    }
  }

  @Test func `a flow whose window is gone says the same before and after it was seen to have ended`() async {
    await FlowStage.play { stage in
      let flow = ParentFlow()
      do {
        let window = UIWindow(frame: stage.window.frame)
        flow.start(in: window)
        stage.settle()
      }
      #expect(flow.isRunning)
      let early = [flow.show(Screen()), flow.setRoot(Screen()), flow.present(Screen())]
      stage.settle()
      #expect(flow.ending == .sceneClosed)
      let outcomes = (early + [flow.show(Screen())]).map(\.outcome)
      let ended = TransitionOutcome.failed(SceneError(.flowEnded, scene: "ParentFlow"))
      #expect(outcomes == [ended, ended, ended, ended])
    }
  }
}
