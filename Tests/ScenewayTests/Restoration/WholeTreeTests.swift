import HeadlessUIKit
import Sceneway
import Testing

/// A list beside an app of two tabs.
private final class Desk: SplitCoordinator<Never> {
  let list = DeskList()
  let shop = ShopApp()

  override func makeColumns() -> [FlowColumn] { [FlowColumn(.primary, list), FlowColumn(.secondary, shop)] }
}

private final class DeskList: Coordinator<Never>, RestorableFlow {
  enum Step: Codable { case folder(String), checkout(Int) }

  private(set) var results: [Int?] = []

  override func start() { show(Screen("folders")) }

  func go(to step: Step) {
    switch step {
    case .folder(let name): show(Screen(name))
    case .checkout(let id):
      start(CheckoutFlow(id), presented: .sheet) { [weak self] in self?.results.append(try? $0.get()) }
    }
  }
}

@MainActor
@Suite struct `Restoring a whole tree` {
  @Test(arguments: [false, true])
  func `Wish 2: columns, tabs, stacks and modals come back, and who waits for a flow is told of its end`(
    isNarrow: Bool
  ) async throws {
    try await FlowStage.playOnTablet(isNarrow: isNarrow) { stage in
      let desk = stage.launch(Desk())
      desk.shop.shop.take(.order(1))
      desk.shop.select(desk.shop.settings)
      stage.settle()
      desk.shop.settings.take(.page("privacy"))
      desk.list.take(.folder("inbox"))
      stage.settle()
      desk.list.take(.checkout(3))
      stage.settle()
      (desk.list.children.last as? CheckoutFlow)?.take(.pay("card"))
      stage.settle()
      let before = stage.tree(of: desk)
      let presented = stage.presented.map { stage.names(of: $0 as? UINavigationController) }
      #expect(presented == [["cart 3", "card"]])
      let snapshot = desk.snapshot()
      #expect(snapshot.flow.gaps.isEmpty)

      let next = stage.launch(Desk())
      let report = try #require(await stage.restore(NavigationSnapshot(data: snapshot.data()), in: next))
      #expect(report.isComplete, "\(report)")
      #expect(stage.tree(of: next) == before)
      #expect(stage.presented.map { stage.names(of: $0 as? UINavigationController) } == presented)
      #expect(next.shop.selectedChild === next.shop.settings)
      #expect(next.snapshot() == snapshot)
      (next.list.children.last as? CheckoutFlow)?.finish(9)
      stage.settle()
      #expect(next.list.results == [9])
      #expect(stage.presented.isEmpty)
      #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
    }
  }
}
