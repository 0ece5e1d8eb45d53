import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

class AdoptedStart: WayScreen {}
final class AdoptedPlace: WayScreen {
  var tally: AppearanceTally?

  // A swipe that is given up has its calls in pairs by these alone.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tally?.appeared += 1
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tally?.disappeared += 1
  }
}
final class AdoptedInside: WayScreen {}

/// Pushes in its own way.
final class CrossPushSegue: UIStoryboardSegue {
  override func perform() {
    let stack = source.navigationController
    stack?.setViewControllers((stack?.viewControllers ?? []) + [destination], animated: false)
  }
}

/// Gives the window another root.
final class RootSegue: UIStoryboardSegue {
  override func perform() { source.viewIfLoaded?.window?.rootViewController = destination }
}

/// A flow that begins with the storyboard's first screen, and keeps none itself.
private final class AdoptingFlow: Coordinator<Int> {
  private(set) weak var source: AdoptedStart?

  override func start() {
    guard
      let screen = UIStoryboard(name: "Adopted", bundle: .module).instantiateInitialViewController()
        as? AdoptedStart
    else { return }
    source = screen
    show(screen)
  }
}

@MainActor
@Suite struct `Screens that segues bring` {
  private func launch(_ stage: FlowStage) -> (ParentFlow, AdoptingFlow) {
    RuntimeClass(AdoptedStart.self)
      .action("comeHome:") { if let segue = $1 as? UIStoryboardSegue { $0.comeHome(segue) } }
      .register()
    let parent = ParentFlow()
    parent.start(in: stage.window)
    stage.window.makeKeyAndVisible()
    stage.settle()
    let flow = AdoptingFlow()
    parent.start(flow)
    stage.settle()
    return (parent, flow)
  }

  private func place(_ stage: FlowStage, _ flow: AnyCoordinator) -> AdoptedPlace? {
    flow.screens.lazy.compactMap { $0 as? AdoptedPlace }.last
  }

  @Test(arguments: ["show", "showDetail", "present", "popover", "custom", "root"])
  func `Wish 8: belong to the flow that they came from, which the trace names`(segue: String) async {
    await FlowStage.play { stage in
      let trace = Navigator.of(stage.window).trace
      let (parent, flow) = launch(stage)
      #expect(flow.screens.contains { $0 is AdoptedInside })
      flow.source?.performSegue(withIdentifier: segue, sender: nil)
      stage.settle()
      let place = place(stage, flow)
      #expect(place?.viewIfLoaded?.window === stage.window)
      #expect(!parent.screens.contains { $0 === place })
      #expect(trace.history.last?.flows == ["ParentFlow", "AdoptingFlow"])
      #expect(trace.history.last?.to == "AdoptedPlace")
      #expect(flow.isRunning)
      #expect(stage.problems.isEmpty)
    }
  }

  @Test(arguments: ["show", "showDetail", "present", "popover", "custom"])
  func `Wish 8: end with their flow`(segue: String) async {
    await FlowStage.play { stage in
      let (parent, flow) = launch(stage)
      flow.source?.performSegue(withIdentifier: segue, sender: nil)
      stage.settle()
      weak let place = place(stage, flow)
      #expect(place != nil)
      flow.finish(2)
      stage.settle()
      #expect(parent.ended == [.finished])
      #expect(place == nil)
      #expect(stage.window.rootViewController?.presentedViewController == nil)
      #expect(stage.names(of: stage.rootStack) == ["parent"])
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `keep their flow when they are all that is left of it, and end it when they go`() async {
    await FlowStage.play { stage in
      let (parent, flow) = launch(stage)
      flow.source?.performSegue(withIdentifier: "show", sender: nil)
      stage.settle()
      let stack = stage.rootStack
      stack?.viewControllers.remove(at: 1)
      stage.settle()
      #expect(flow.isRunning && flow.source == nil)
      flow.show(Screen("next"))
      stage.settle()
      #expect(stack?.viewControllers.count == 3)
      stack?.popToRootViewController(animated: true)
      stage.settle()
      #expect(parent.ended == [.back])
    }
  }

  @Test func `stay their flow's where they move, to another stack or into a sheet`() async {
    await FlowStage.play { stage in
      let (parent, flow) = launch(stage)
      flow.source?.performSegue(withIdentifier: "show", sender: nil)
      stage.settle()
      guard let place = place(stage, flow), let stack = stage.rootStack else {
        Issue.record("nothing was adopted")
        return
      }
      stack.popViewController(animated: false)
      stage.settle()
      #expect(flow.screens.contains(place))
      stack.present(UINavigationController(rootViewController: place), animated: true)
      stage.settle()
      #expect(flow.screens.contains(place) && !parent.screens.contains(place))
      stack.popToRootViewController(animated: false)
      stage.settle()
      #expect(flow.isRunning)
      stack.dismiss(animated: true)
      stage.settle()
      #expect(parent.ended.count == 1)
    }
  }

  @Test(arguments: ["show", "present"])
  func `PAIN-27 leave the tree when an unwind segue goes back`(segue: String) async {
    await FlowStage.play { stage in
      let (parent, flow) = launch(stage)
      flow.source?.performSegue(withIdentifier: segue, sender: nil)
      stage.settle()
      let child = NumberFlow("child")
      weak let place = place(stage, flow)
      flow.start(child)
      stage.settle()
      place?.performSegue(withIdentifier: "home", sender: nil)
      stage.settle()
      #expect(flow.source?.timeline.contains { $0.hasPrefix("comeHome") } == true)
      #expect(place == nil)
      #expect(flow.isRunning && parent.ended.isEmpty)
      #expect(stage.window.rootViewController?.presentedViewController == nil)
    }
  }

  @Test func `Wish 8: that the app itself pushes and presents belong to the flow below, alerts to none`()
    async
  {
    await FlowStage.play { stage in
      let (parent, flow) = launch(stage)
      let pushed = Screen("pushed")
      stage.rootStack?.pushViewController(pushed, animated: true)
      stage.settle()
      let inSheet = Screen("in sheet")
      let sheet = UINavigationController(rootViewController: inSheet)
      pushed.present(sheet, animated: true)
      stage.settle()
      let child = Screen("embedded")
      inSheet.addChild(child)
      inSheet.view.addSubview(child.view)
      child.didMove(toParent: inSheet)
      let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
      inSheet.present(alert, animated: true)
      stage.settle()
      for screen in [pushed, sheet, inSheet, child] { #expect(flow.screens.contains(screen)) }
      #expect(!flow.screens.contains(alert))
      #expect(parent.screens.count == 2)
    }
  }

  @Test func `Wish 8: one starts a flow, a segue of that one's screen goes on, and one way back ends all`()
    async
  {
    await FlowStage.play { stage in
      let (parent, flow) = launch(stage)
      flow.source?.performSegue(withIdentifier: "show", sender: nil)
      stage.settle()
      let inner = AdoptingFlow()
      flow.start(inner, presented: .sheet)
      stage.settle()
      inner.source?.performSegue(withIdentifier: "show", sender: nil)
      stage.settle()
      weak let deepest = place(stage, inner)
      #expect(
        stage.tree(of: parent).map { $0.prefix { $0 != ":" } } == [
          "ParentFlow", "  AdoptingFlow", "    AdoptingFlow",
        ])
      #expect(deepest != nil && !flow.screens.contains { $0 === deepest })
      stage.rootStack?.popToRootViewController(animated: true)
      stage.window.rootViewController?.dismiss(animated: true)
      stage.settle()
      #expect(parent.ended == [.back] && parent.children.isEmpty)
      #expect(inner.ending != nil && deepest == nil)
      #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
    }
  }

  @Test func `an app's own root is nobody's, nor what it shows`() async {
    await FlowStage.play { stage in
      let stack = UINavigationController(rootViewController: Screen("app"))
      stage.show(stack)
      let flow = ParentFlow()
      flow.first = Screen("flow")
      flow.start(on: stack)
      stage.settle()
      stack.popViewController(animated: false)
      stage.settle()
      #expect(flow.ending == .back)
      stack.pushViewController(Screen("more"), animated: false)
      stage.settle()
      #expect(flow.screens.isEmpty)
    }
  }

  @Test func `of a list stand in the detail column as the list's, and the detail flow ends`() async throws {
    try await FlowStage.playOnTablet { stage in
      let list = AdoptingFlow()
      let detail = NumberFlow("detail")
      let split = SplitCoordinator<Never>([FlowColumn(.primary, list), FlowColumn(.secondary, detail)])
      split.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      list.source?.performSegue(withIdentifier: "showDetail", sender: nil)
      stage.settle()
      let place = place(stage, list)
      #expect(place?.viewIfLoaded?.window === stage.window)
      #expect(!split.screens.contains { $0 === place })
      #expect(detail.ending == .removed)
    }
  }

  @Test func `closures find a destination in the columns of a split view controller`() async throws {
    try await FlowStage.playOnTablet(isNarrow: true) { stage in
      final class ColumnSegue: UIStoryboardSegue { override func perform() {} }
      let split = UISplitViewController(style: .doubleColumn)
      let detail = AdoptedPlace()
      split.setViewController(UINavigationController(rootViewController: Screen("list")), for: .primary)
      split.setViewController(UINavigationController(rootViewController: detail), for: .secondary)
      split.setViewController(Screen("compact"), for: .compact)
      // Collapsed, only the compact column is among the controllers.
      stage.show(split)
      #expect(split.viewControllers.count == 1)
      let source = Screen("source")
      let segue = ColumnSegue(identifier: "open", source: source, destination: split)
      var found: AdoptedPlace?
      source.onSegue(Segue<Screen, AdoptedPlace>("open")) { _, destination, _ in found = destination }
      source.segueInterceptor?.willPrepare(segue, nil)
      #expect(found === detail)
    }
  }
}
