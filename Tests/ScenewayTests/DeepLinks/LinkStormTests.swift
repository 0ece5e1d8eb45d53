import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

/// What nobody thought of: links, gates, guards, restoration, columns and windows in each other's way.
@MainActor
@Suite struct `Links in bad weather` {
  @Test func `a sign-in that stands on the main stack is waited for as one in a sheet is`() async {
    await FlowStage.play { stage in
      let app = stage.passApp()
      app.pushSignIn()
      stage.settle()
      stage.receive("secret/1", in: app)
      await stage.settle { app.world.signIns.count > 1 }
      #expect(stage.passState == "home/name")
      #expect((try? app.plan(for: stage.link("secret/1")))?.steps.map(\.kind) == [.push])
      app.world.signIns.first?.finish("ann")
      await stage.settle { stage.passState == "home/detail 1" }
      #expect(stage.passState == "home/detail 1" && app.failures.isEmpty)
    }
  }

  /// A screen that links lead away from, with others like it.
  private final class StormFlow: Coordinator<Never>, LinkRouting {
    enum Route: LinkRoute { case item(Int) }

    override func start() {
      show(Screen("root"))
    }

    func path(to route: Route) -> LinkPath {
      let id =
        switch route {
        case .item(let id): id
        }
      return .root.screen(id) { ItemScreen(id) }
    }
  }

  @Test func `links that overtake each other ask a guard once, and its answer is the last one's`() async {
    await FlowStage.play { stage in
      let flow = StormFlow()
      flow.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      let guarded = GuardedScreen("guarded")
      flow.show(guarded, animated: false)
      stage.settle()
      var question: CheckedContinuation<Void, Never>?
      guarded.whileAsked = { await withCheckedContinuation { question = $0 } }
      var ends: [Int: String] = [:]
      for id in 1...3 {
        Task {
          do {
            try await flow.open(StormFlow.Route.item(id))
            ends[id] = "opened"
          } catch let failure as LinkFailure { ends[id] = "\(failure.kind)" }
        }
        await stage.settle(until: { question != nil && ends.count == id - 1 && id < 3 })
      }
      #expect(guarded.reasons == [.link])
      question?.resume()
      await stage.settle(until: { ends.count == 3 })
      stage.settle()
      #expect(ends == [1: "replaced", 2: "replaced", 3: "opened"] && guarded.reasons == [.link])
      #expect((flow.navigationController?.topViewController as? ItemScreen)?.id == 3)
    }
  }

  @Test func `a link that comes while the sign-in leaves goes on without another one`() async {
    await FlowStage.play { stage in
      let app = stage.passApp()
      app.signInByHand()
      stage.settle()
      app.world.signIns.first?.finish("ann")
      stage.receive("secret/1", in: app)
      await stage.settle { stage.passState == "home/detail 1" }
      #expect(stage.passState == "home/detail 1" && app.world.signIns.count == 1)
    }
  }

  @Test func `a link that comes in the turn in which a person begins to sign in waits for that`() async {
    await FlowStage.play { stage in
      let app = stage.passApp()
      app.signInByHand()
      stage.receive("secret/1", in: app)
      await stage.settle { app.world.signIns.count > 1 }
      #expect(stage.passState == "home + name")
      app.world.signIns.first?.finish("ann")
      await stage.settle { stage.passState == "home/detail 1" }
      #expect(stage.passState == "home/detail 1" && app.failures.isEmpty)
    }
  }

  @Test
  func `a person who begins to sign in while the gate's sign-in is up has two, and the link goes on once`()
    async
  {
    await FlowStage.play { stage in
      let app = stage.passApp()
      stage.receive("secret/1", in: app)
      await stage.settle { app.world.signIns.count == 1 }
      stage.settle()
      app.signInByHand()
      stage.settle()
      #expect(stage.passState == "home + name + name")
      app.world.signIns.last?.finish("bob")
      stage.settle()
      #expect(stage.passState == "home + name")
      app.world.signIns.first?.finish("ann")
      await stage.settle { stage.passState == "home/detail 1" }
      #expect(stage.passState == "home/detail 1" && app.failures.isEmpty)
    }
  }

  @Test func `a sign-in comes back in its middle twice in a row`() async throws {
    try await FlowStage.play { stage in
      var app = stage.passApp()
      stage.receive("secret/1", in: app)
      await stage.settle { app.world.signIns.count == 1 }
      app.world.signIns.first?.take(.code("ann"))
      stage.settle()
      for _ in 1...3 {
        let activity = try #require(app.restorationActivity())
        let next = stage.launch(PassApp())
        next.restore(from: activity)
        await stage.settle { next.report != nil }
        #expect(next.report?.isComplete == true)
        #expect(stage.passState == "home + name/code for ann" && next.world.signIns.count == 1)
        app = next
      }
      app.world.signIns.first?.finish("ann")
      await stage.settle { stage.passState == "home/detail 1" }
      #expect(stage.passState == "home/detail 1")
    }
  }

  @Test func `a flow below the sign-in, and a screen over it, come back as well`() async throws {
    await FlowStage.play { stage in
      let app = stage.passApp()
      stage.receive("secret/1", in: app)
      await stage.settle { app.world.signIns.count == 1 }
      app.world.signIns.first?.take(.code("ann"))
      app.world.signIns.first?.take(.help(3))
      stage.settle()
      let before = stage.tree(of: app)
      let snapshot = app.snapshot()
      #expect(snapshot.flow.gaps.isEmpty && snapshot.passage.first?.gaps.isEmpty == true)
      let activity = app.restorationActivity()
      let next = stage.launch(PassApp())
      next.restore(from: activity)
      await stage.settle { next.report != nil }
      #expect(next.report?.isComplete == true, "\(String(describing: next.report))")
      #expect(stage.tree(of: next) == before)
    }
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 8, 12])
  func `another link that comes while a sign-in is restored is opened, whenever it comes`(turns: Int)
    async throws
  {
    try await FlowStage.play { stage in
      let app = stage.passApp()
      stage.receive("secret/1", in: app)
      await stage.settle { app.world.signIns.count == 1 }
      app.world.signIns.first?.take(.code("ann"))
      stage.settle()
      let activity = try #require(app.restorationActivity())
      let next = stage.launch(PassApp())
      next.restore(from: activity)
      for _ in 0..<turns {
        stage.turn()
        await Task.yield()
      }
      stage.receive("open/2", in: next)
      await stage.settle { next.report != nil && stage.passState == "home/detail 2" }
      #expect(stage.passState == "home/detail 2")
      #expect(next.report != nil)
      #expect(next.world.signIns.allSatisfy { $0.ending != nil })
    }
  }

  @Test func `the scene's end tells every link that waits in it, and the one behind`() async throws {
    await FlowStage.play { stage in
      stage.openScene()
      let app = stage.passApp()
      stage.receive("secret/1", in: app)
      await stage.settle { app.world.signIns.count == 1 }
      var second: LinkFailure?
      Task {
        do { try await app.open(stage.link("secret/2"), policy: .wait) } catch {
          second = error as? LinkFailure
        }
      }
      await Task.yield()
      stage.closeScene()
      await stage.settle { second != nil && !app.failures.isEmpty }
      #expect(app.failures.map(\.kind) == [.sceneClosed])
      #expect(second?.kind == .sceneClosed)
      #expect(stage.problems.isEmpty)
    }
  }

  @Test func `a guard that is being asked for a link does not keep it when the window goes`() async {
    await FlowStage.play { stage in
      let app = stage.passApp()
      let form = GuardedScreen("form")
      var answer: CheckedContinuation<Void, Never>?
      form.whileAsked = { await withCheckedContinuation { answer = $0 } }
      app.present(form, .sheet)
      stage.settle()
      stage.receive("open/1", in: app)
      await stage.settle { answer != nil }
      stage.closeWindow()
      await stage.settle { !app.failures.isEmpty }
      #expect(app.failures.map(\.kind) == [.sceneClosed])
      answer?.resume()
      await stage.settle { app.ending != nil }
      #expect(app.ending == .sceneClosed)
    }
  }

  @Test
  func `a sign-in with a guard is asked when another link would take it away, and stays where it refuses`()
    async
  {
    await FlowStage.play { stage in
      let app = stage.passApp()
      stage.receive("secret/1", in: app)
      await stage.settle { app.world.signIns.count == 1 }
      let form = GuardedScreen("form")
      form.letsGo = false
      app.world.signIns.first?.show(form)
      stage.settle()
      stage.receive("open/2", in: app)
      await stage.settle { app.failures.count == 2 }
      #expect(app.failures.map(\.kind) == [.replaced, .refused])
      #expect(stage.passState == "home + name/form")
      form.letsGo = true
      stage.receive("secret/3", in: app)
      await stage.settle { false }
      #expect(app.world.signIns.count == 1)
      app.world.signIns.first?.finish("ann")
      await stage.settle { stage.passState == "home/detail 3" }
      #expect(stage.passState == "home/detail 3")
    }
  }

  @Test func `a link that waits at a gate keeps no screen that leaves meanwhile`() async {
    await FlowStage.play { stage in
      let app = stage.passApp()
      weak var left: UIViewController?
      do {
        let screen = DetailScreen(5)
        left = screen
        app.show(screen)
        stage.settle()
      }
      stage.receive("secret/1", in: app)
      await stage.settle { app.world.signIns.count == 1 }
      stage.settle()
      app.navigationController?.popToRootViewController(animated: true)
      await stage.settle { left == nil }
      #expect(left == nil)
      app.world.signIns.first?.finish("ann")
      await stage.settle { stage.passState == "home/detail 1" }
      #expect(stage.passState == "home/detail 1")
    }
  }

  @Test func `a gate that throws at once, and one that opens by itself, end or let the link go on`() async {
    await FlowStage.play { stage in
      struct Down: Error {}
      let app = stage.launch(OddGateApp())
      app.pass = { throw Down() }
      stage.receive("secret/1", in: app)
      await stage.settle { !app.failures.isEmpty }
      #expect(app.failures.map(\.kind) == [.gate])
      app.pass = { [unowned app] in app.isOpen = true }
      stage.receive("secret/2", in: app)
      await stage.settle { stage.passState == "home/detail 2" }
      #expect(stage.passState == "home/detail 2")
    }
  }

  @Test func `a sign-in that another window began does not keep a link waiting here`() async {
    await FlowStage.play { stage in
      let world = PassWorld()
      let app = stage.passApp(world)
      let other = UIWindow(frame: stage.window.frame)
      let elsewhere = PassApp(world)
      elsewhere.start(in: other)
      other.isHidden = false
      stage.settle()
      elsewhere.signInByHand()
      stage.settle()
      stage.receive("secret/1", in: app)
      await stage.settle { world.signIns.count == 2 }
      stage.settle()
      #expect(stage.passState == "home + name")
      world.signIns.first?.finish("ann")
      stage.settle()
      world.signIns.last?.finish("ann")
      await stage.settle { stage.passState == "home/detail 1" }
      #expect(stage.passState == "home/detail 1")
    }
  }

  @Test func `a sign-in over columns is kept and waited for while they collapse and expand`() async throws {
    try await FlowStage.playOnTablet { stage in
      let mail = PassMail()
      mail.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      var result: Result<LinkPlan, any Error>?
      Task {
        do { result = .success(try await mail.open(MailPassRoute.secret(7))) } catch {
          result = .failure(error)
        }
      }
      await stage.settle { mail.signIns.count == 1 }
      stage.settle()
      stage.resize(isNarrow: true)
      #expect(mail.signIns.first?.isRunning == true)
      stage.resize(isNarrow: false)
      stage.resize(isNarrow: true)
      mail.signIns.first?.finish(true)
      await stage.settle { result != nil }
      stage.settle()
      #expect((try? result?.get()) != nil, "\(String(describing: result))")
      #expect(mail.detail.screens.contains { ($0 as? DetailScreen)?.id == 7 })
      stage.resize(isNarrow: false)
      #expect(mail.detail.isRunning && mail.signIns.count == 1)
      #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
    }
  }
}

private enum MailPassRoute: LinkRoute { case secret(Int) }

private final class PassMail: SplitCoordinator<Never>, LinkRouting {
  let list = ParentFlow()
  let detail = DetailPart()
  var signIns: [SignInFlow] = []
  private var isSignedIn = false

  private lazy var gate = LinkGate("sign-in", isOpen: { [unowned self] in isSignedIn }) { [unowned self] in
    let flow = SignInFlow()
    signIns.append(flow)
    isSignedIn = try await run(flow, presented: .sheet)
  }

  override func makeColumns() -> [FlowColumn] {
    list.first = Screen("list")
    return [FlowColumn(.primary, list), FlowColumn(.secondary, detail)]
  }

  func path(to route: MailPassRoute) -> LinkPath {
    .child(DetailPart.self, route).requiring(gate)
  }
}

private final class DetailPart: Coordinator<Never>, LinkRouting {
  override func start() { show(Screen("part")) }

  func path(to route: MailPassRoute) -> LinkPath {
    switch route {
    case .secret(let id): .root.screen(id) { DetailScreen(id) }
    }
  }
}

private final class OddGateApp: PassApp {
  var isOpen = false
  var pass: @MainActor () async throws -> Void = {}

  private lazy var odd = LinkGate("odd", isOpen: { [unowned self] in isOpen }) { [unowned self] in
    try await pass()
  }

  override var gate: LinkGate {
    get { odd }
    set {}
  }
}
