import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

private enum MailRoute: LinkRoute {
  case list, detail, part(Int), message(Int), silent, replaced(Int), cleared(Int)
}

/// A list and a detail; routes lead into both columns.
private final class MailLinks: SplitCoordinator<Never>, LinkRouting {
  let list = ParentFlow()
  let detail = PartFlow()
  let isClassic: Bool

  init(isClassic: Bool) {
    self.isClassic = isClassic
    super.init()
  }

  override func makeColumns() -> [FlowColumn] {
    list.first = Screen("list")
    return [FlowColumn(.primary, list), FlowColumn(.secondary, detail)]
  }

  override func makeSplitViewController(hasSupplementary: Bool) -> UISplitViewController {
    isClassic
      ? UISplitViewController(nibName: nil, bundle: nil)
      : super.makeSplitViewController(hasSupplementary: hasSupplementary)
  }

  func path(to route: MailRoute) -> LinkPath {
    switch route {
    case .list: .child(ParentFlow.self)
    case .detail: .child(PartFlow.self, PartRoute(id: nil))
    case .part(let id): .child(PartFlow.self, PartRoute(id: id))
    case .message(let id): .child(.detail, where: { $0.id == id }) { MessageFlow(id) }
    case .silent: .child(.presented(.sheet)) { SilentLink() }
    case .replaced(let id): .child(PartFlow.self, PartRoute(id: id, placement: .replacingTop))
    case .cleared(let id): .child(PartFlow.self, PartRoute(id: id, placement: .clearingStack))
    }
  }
}

private struct PartRoute: LinkRoute {
  var id: Int?
  var placement: Placement?
}

private final class PartFlow: Coordinator<Never>, LinkRouting {
  let first = GuardedScreen("first")
  override func start() {
    first.asks = false
    show(first)
  }

  func path(to route: PartRoute) -> LinkPath {
    guard let id = route.id else { return .root }
    guard let placement = route.placement else { return .root.screen(id) { DetailScreen(id) } }
    return LinkPath.child(placement, where: { $0.id == id }) { MessageFlow(id) }
  }
}

private final class MessageFlow: Coordinator<Int> {
  let id: Int
  let screen: GuardedScreen
  private(set) var heard: [FlowEnding] = []
  init(_ id: Int) {
    self.id = id
    screen = GuardedScreen("message \(id)")
    screen.asks = false
  }
  override func start() { show(screen) }
  override func childDidEnd(_ child: AnyCoordinator, _ ending: FlowEnding) { heard.append(ending) }
}

private final class SilentLink: Coordinator<Int> {}

@MainActor
@Suite struct `Links into split columns` {
  private func launch(_ stage: FlowStage, isClassic: Bool) -> MailLinks {
    let mail = MailLinks(isClassic: isClassic)
    mail.start(in: stage.window)
    stage.window.makeKeyAndVisible()
    stage.settle()
    return mail
  }

  private func open(_ route: MailRoute, _ mail: MailLinks, _ stage: FlowStage) async throws -> LinkPlan {
    var result: Result<LinkPlan, any Error>?
    Task {
      do { result = .success(try await mail.open(route)) } catch { result = .failure(error) }
    }
    await stage.settle { result != nil }
    stage.settle()
    return try #require(result).get()
  }

  private func shared(_ mail: MailLinks) -> [String] {
    let stack = mail.splitViewController?.viewControllers.first as? UINavigationController
    return (stack?.screens ?? []).map { ($0 as? Screen)?.name ?? "?" }
  }

  private func back(_ mail: MailLinks, _ stage: FlowStage) {
    let stack = mail.splitViewController?.viewControllers.first as? UINavigationController
    stack?.popToRootViewController(animated: false)
    stage.settle()
  }

  @Test(arguments: [false, true])
  func `a detail that going back has hidden is shown again`(isClassic: Bool) async throws {
    try await FlowStage.playOnTablet(isNarrow: true) { stage in
      let mail = launch(stage, isClassic: isClassic)
      back(mail, stage)
      #expect(shared(mail) == ["list"] && mail.detail.isRunning)
      let plan = try mail.plan(to: MailRoute.detail)
      #expect(plan.steps.map(\.kind) == [.show])
      let done = try await open(.detail, mail, stage)
      #expect(done.steps == plan.steps)
      #expect(shared(mail) == ["list", "first"])
      #expect(try mail.plan(to: MailRoute.detail).isThere)
      #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func `a screen comes into a hidden detail, and is found there when it is hidden again`(isClassic: Bool)
    async throws
  {
    try await FlowStage.playOnTablet(isNarrow: true) { stage in
      let mail = launch(stage, isClassic: isClassic)
      back(mail, stage)
      let plan = try mail.plan(to: MailRoute.part(5))
      #expect(plan.steps.map(\.description) == ["show GuardedScreen", "push DetailScreen(5)"])
      let done = try await open(.part(5), mail, stage)
      #expect(done.steps.map(\.kind) == [.show, .push])
      #expect(shared(mail) == ["list", "first", "detail 5"])
      stage.resize(isNarrow: false)
      #expect(stage.names(of: mail.detail.navigationController) == ["first", "detail 5"])
      #expect(try mail.plan(to: MailRoute.part(5)).isThere)
      #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func `from a collapsed detail a link goes back to the list, and the detail is only hidden`(isClassic: Bool)
    async throws
  {
    try await FlowStage.playOnTablet(isNarrow: true) { stage in
      let mail = launch(stage, isClassic: isClassic)
      #expect(shared(mail) == ["list", "first"])
      let plan = try mail.plan(to: MailRoute.list)
      #expect(plan.steps.map(\.kind) == [.pop])
      _ = try await open(.list, mail, stage)
      #expect(shared(mail) == ["list"])
      #expect(mail.detail.isRunning)
      // What it says when it ends later is how it ended then.
      mail.showDetail(NumberFlow("other"))
      stage.settle()
      #expect(mail.detail.ending == .replaced)
    }
  }

  @Test func `a list that the display mode hides is shown`() async throws {
    try await FlowStage.playOnTablet { stage in
      let mail = launch(stage, isClassic: false)
      mail.splitViewController?.hide(.primary)
      stage.settle()
      #expect(mail.splitViewController?.displayMode == .secondaryOnly)
      let plan = try mail.plan(to: MailRoute.list)
      #expect(plan.steps.map(\.kind) == [.show])
      let done = try await open(.list, mail, stage)
      #expect(done.steps == plan.steps)
      #expect(mail.splitViewController?.displayMode != .secondaryOnly)
      #expect(try mail.plan(to: MailRoute.list).isThere)
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `another detail is started in the column: the plan says what leaves, and it hears of the link`(
    isClassic: Bool, isNarrow: Bool
  ) async throws {
    try await FlowStage.playOnTablet(isNarrow: isNarrow) { stage in
      let mail = launch(stage, isClassic: isClassic)
      mail.detail.first.asks = true
      let plan = try mail.plan(to: MailRoute.message(7))
      #expect(plan.steps.map(\.kind) == [.show])
      #expect(plan.steps.first?.flow == "MessageFlow")
      #expect(plan.steps.first?.leaving == ["GuardedScreen"])
      #expect(plan.blocker == LinkBlocker(.leavingGuard, "GuardedScreen"))
      mail.detail.first.letsGo = false
      await #expect(throws: LinkFailure.self) { try await open(.message(7), mail, stage) }
      #expect(mail.detail.isRunning)
      mail.detail.first.letsGo = true
      let done = try await open(.message(7), mail, stage)
      #expect(done.steps == plan.steps)
      #expect(mail.detail.first.reasons == [.link, .link])
      #expect(mail.detail.ending == .overriddenByLink)
      #expect((mail.child(in: .secondary) as? MessageFlow)?.id == 7)
      if isNarrow { #expect(shared(mail) == ["list", "message 7"]) }
      #expect(try mail.plan(to: MailRoute.message(7)).isThere)
      #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func `a flow that takes the place of others names them, asks them, and they hear of the link`(clears: Bool)
    async throws
  {
    try await FlowStage.playOnTablet { stage in
      let mail = launch(stage, isClassic: false)
      let pushed = MessageFlow(1)
      mail.detail.start(pushed)
      stage.settle()
      pushed.screen.asks = true
      let route: MailRoute = clears ? .cleared(2) : .replaced(2)
      let plan = try mail.plan(to: route)
      #expect(plan.steps.map(\.kind) == [.set])
      #expect(plan.blocker == LinkBlocker(.leavingGuard, "GuardedScreen"))
      let done = try await open(route, mail, stage)
      #expect(done.steps == plan.steps)
      #expect(pushed.screen.reasons == [.link])
      #expect(pushed.ending == .overriddenByLink)
      #expect(mail.detail.isRunning)
    }
  }

  @Test func `a flow that a link starts and that shows nothing ends the link`() async throws {
    try await FlowStage.playOnTablet { stage in
      let mail = launch(stage, isClassic: false)
      await #expect(throws: LinkFailure.self) { try await open(.silent, mail, stage) }
      #expect(mail.children.count == 2)
    }
  }
}

private struct PageRoute: LinkRoute { let index: Int }

/// Flows side by side, one of which a route leads to.
private final class BookLinks: PageCoordinator<Never>, LinkRouting {
  let flows = (0..<3).map { NumberFlow("page \($0)") }
  override func makePages() -> [FlowPage] { flows.map { FlowPage($0) } }
  func path(to route: PageRoute) -> LinkPath {
    let flow = flows[route.index]
    return LinkPath.child(.pushed, where: { $0 === flow }) { flow }
  }
}

@MainActor
@Suite struct `Links into pages that are flows` {
  @Test func `the page is turned to, forward and back`() async throws {
    await FlowStage.play { stage in
      let book = BookLinks()
      book.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      for index in [2, 0, 1] {
        let plan = try? book.plan(to: PageRoute(index: index))
        #expect(plan?.steps.map(\.kind) == [.select])
        var done = false
        Task {
          _ = try await book.open(PageRoute(index: index))
          done = true
        }
        await stage.settle { done }
        #expect(book.selectedChild === book.flows[index])
      }
    }
  }
}
