import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Steps of adopted screens` {
  /// A list from which a router leads to details, with and without a step.
  final class RoutedFlow: Coordinator<Never>, RestorableFlow {
    enum Step: Codable, Hashable { case order(Int), sheet(Int) }

    private(set) var adopted: [Int] = []
    private let list = ListScreen("list")
    var router: AnySceneRouter { list.router }

    override func start() { show(list) }

    func go(to step: Step) {
      attempt {
        switch step {
        case .order(let id): try router.route(nil, toAny: DetailScreen.self, or: .push { DetailScreen(id) })
        case .sheet(let id):
          try router.route(nil, toAny: DetailScreen.self, or: .present(.sheet) { DetailScreen(id) })
        }
      }
    }

    override func didAdopt(_ screen: UIViewController) {
      guard let detail = screen as? DetailScreen else { return }
      adopted.append(detail.id)
      remember(detail.presentingViewController == nil ? .order(detail.id) : .sheet(detail.id), for: detail)
    }
  }

  final class ListScreen: Screen {
    lazy var router = SceneRouter(viewController: self)
  }

  /// A flow whose steps are segues of a storyboard.
  final class SegueFlow: Coordinator<Never>, RestorableFlow {
    private weak var source: AdoptedStart?
    private(set) var segues: [String] = []

    override func start() {
      let screen = UIStoryboard(name: "Adopted", bundle: .module).instantiateInitialViewController()
      guard let screen = screen as? AdoptedStart else { return }
      source = screen
      show(screen)
    }

    /// A step is the identifier of a segue.
    func go(to step: String) { source?.performSegue(withIdentifier: step, sender: nil) }

    /// Goes there as a person does, without a step.
    func tap(_ segue: String) {
      segues.append(segue)
      go(to: segue)
    }

    override func didAdopt(_ screen: UIViewController) {
      if screen is AdoptedPlace, let segue = segues.last { remember(segue, for: screen) }
    }
  }

  @Test(arguments: ["show", "showDetail", "present", "popover", "custom"])
  func `what a segue brings comes back by the same segue`(segue: String) async throws {
    try await FlowStage.play { stage in
      let flow = stage.launch(SegueFlow())
      flow.tap(segue)
      stage.settle()
      let snapshot = flow.snapshot()
      #expect(snapshot.flow.gaps.isEmpty && snapshot.flow.steps.count == 1)

      let next = stage.launch(SegueFlow())
      let report = try #require(await stage.restore(snapshot, in: next))
      #expect(report.isComplete, "\(report)")
      #expect(next.screens.contains { $0 is AdoptedPlace && $0.viewIfLoaded?.window === stage.window })
      #expect(next.snapshot() == snapshot)
    }
  }

  @Test func `what a router brings is told to the flow, which names the step, and comes back`() async throws {
    try await FlowStage.play { stage in
      let flow = stage.launch(RoutedFlow())
      flow.go(to: .order(1))
      stage.settle()
      flow.go(to: .sheet(2))
      stage.settle()
      #expect(flow.adopted == [1, 2])
      let snapshot = flow.snapshot()
      #expect(snapshot.flow.gaps.isEmpty && snapshot.flow.steps.count == 2)

      let next = stage.launch(RoutedFlow())
      let report = try #require(await stage.restore(snapshot, in: next))
      #expect(report.isComplete, "\(report)")
      #expect(stage.names(of: next.navigationController) == ["list", "detail 1"])
      #expect((stage.rootStack?.presentedViewController as? DetailScreen)?.id == 2)
      #expect(next.adopted.isEmpty)
      #expect(next.snapshot() == snapshot)
    }
  }

  @Test func `what a call of the app's own brings is told once, what the flow or a step brings is not`() async
  {
    await FlowStage.play { stage in
      let flow = stage.launch(RoutedFlow())
      flow.navigationController?.pushViewController(DetailScreen(3), animated: false)
      stage.settle()
      flow.show(DetailScreen(4))
      flow.take(.order(5))
      stage.settle()
      #expect(flow.adopted == [3])
      #expect(stage.names(of: flow.navigationController) == ["list", "detail 3", "detail 4", "detail 5"])
      #expect(flow.snapshot().flow.gaps == ["DetailScreen(4)"])
    }
  }
}
