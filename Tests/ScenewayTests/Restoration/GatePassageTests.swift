import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Restoring a sign-in in its middle` {
  /// Launches the app anew and restores it as the system does, by an activity.
  private func relaunch(_ stage: FlowStage, _ app: PassApp) async throws -> PassApp {
    let activity = try #require(app.restorationActivity())
    let next = stage.launch(PassApp())
    #expect(next.restore(from: activity))
    await stage.settle { next.report != nil }
    #expect(next.report?.isComplete == true, "\(String(describing: next.report))")
    return next
  }

  @Test
  func `Pain 20, 28: the second page of a sign-in that a link began comes back once, and the link goes on`()
    async throws
  {
    try await FlowStage.play { stage in
      let app = stage.passApp()
      stage.receive("secret/1", in: app)
      await stage.settle { app.world.signIns.count == 1 }
      app.world.signIns.first?.first.text = "ann@"
      app.world.signIns.first?.take(.code("ann"))
      stage.settle()
      (app.world.signIns.first?.screens.last as? NoteScreen)?.text = "123"
      let snapshot = app.snapshot()
      #expect(snapshot.flow.gaps.isEmpty && snapshot.passage.count == 1)
      #expect(
        snapshot.description
          == """
          PassApp
          at the gate
            PassSignIn
              > {"code":{"_0":"ann"}}
          then shop://secret/1
          """)
      let next = try await relaunch(stage, app)
      #expect(stage.passState == "home + name/code for ann")
      #expect(next.world.signIns.count == 1)
      #expect(next.world.signIns.first?.screens.compactMap { ($0 as? NoteScreen)?.text } == ["ann@", "123"])
      #expect(next.snapshot() == snapshot)
      next.world.signIns.first?.finish("ann")
      await stage.settle { stage.passState == "home/detail 1" }
      #expect(stage.passState == "home/detail 1")
      #expect(next.world.user == "ann" && next.failures.isEmpty && stage.problems.isEmpty)
    }
  }

  @Test(arguments: [true, false])
  func
    `Pain 20, 28: the second page of a sign-in that a person began comes back once, with the link behind it`(
      byStep: Bool
    ) async throws
  {
    try await FlowStage.play { stage in
      let app = stage.passApp()
      if byStep { app.take(.signIn) } else { app.signInByHand() }
      stage.settle()
      app.world.signIns.first?.take(.code("ann"))
      stage.settle()
      stage.receive("secret/1", in: app)
      await stage.settle { app.world.signIns.count > 1 }
      let snapshot = app.snapshot()
      #expect(snapshot.flow.gaps.isEmpty)
      #expect(snapshot.flow.steps.count == (byStep ? 1 : 0) && snapshot.passage.count == (byStep ? 0 : 1))
      let next = try await relaunch(stage, app)
      #expect(stage.passState == "home + name/code for ann")
      next.world.signIns.first?.finish("ann")
      await stage.settle { stage.passState == "home/detail 1" }
      #expect(stage.passState == "home/detail 1")
      #expect(next.world.signIns.count == 1 && next.world.heard == (byStep ? ["ann"] : []))
      #expect(next.failures.isEmpty && stage.problems.isEmpty)
    }
  }

  @Test func `where somebody is signed in by now, nothing of the sign-in comes back, and nothing is lost`()
    async throws
  {
    try await FlowStage.play { stage in
      let app = stage.passApp()
      stage.receive("secret/1", in: app)
      await stage.settle { app.world.signIns.count == 1 }
      app.world.signIns.first?.take(.code("ann"))
      stage.settle()
      let snapshot = app.snapshot()
      let world = PassWorld()
      world.user = "ann"
      let next = stage.passApp(world)
      let report = try #require(await stage.restore(snapshot, in: next))
      #expect(report.isComplete, "\(report)")
      #expect(stage.passState == "home/detail 1" && world.signIns.isEmpty)
    }
  }

  @Test func `a gate that starts another flow by now, or a link that nobody opens, is told as a loss`()
    async throws
  {
    try await FlowStage.play { stage in
      let snapshot = NavigationSnapshot(
        flow: FlowSnapshot(identifier: "PassApp"), links: [stage.link("secret/1")],
        passage: [
          FlowSnapshot(identifier: "OldSignIn", steps: [StepSnapshot(step: .string("code"))])
        ])
      let report = try #require(await stage.restore(snapshot, in: stage.passApp()))
      #expect(report.losses.map(\.kind) == [.flowNotRunning])
      #expect(report.losses.first?.flow == "PassApp/OldSignIn")
      #expect(stage.passState == "home + name")
    }
  }

  @Test func `a person who begins to type before the sign-in has come back keeps what is there`() async {
    await FlowStage.play { stage in
      let app = stage.passApp()
      stage.receive("secret/1", in: app)
      await stage.settle { app.world.signIns.count == 1 }
      app.world.signIns.first?.take(.code("ann"))
      stage.settle()
      let snapshot = app.snapshot()
      let next = stage.launch(PassApp())
      var report: RestorationReport?
      Task { report = await next.restore(snapshot) }
      await stage.settle { next.world.signIns.count == 1 }
      next.world.signIns.first?.cancel()
      await stage.settle { report != nil }
      #expect(report != nil && next.failures.count <= 1)
      stage.settle()
      #expect(stage.passState == "home")
    }
  }
}
