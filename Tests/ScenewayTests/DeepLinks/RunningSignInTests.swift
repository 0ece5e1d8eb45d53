import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Links that come while a person signs in` {
  @Test
  func `Pain 20: a link that comes while a person signs in by hand waits for that sign-in, and goes on`()
    async
  {
    await FlowStage.play { stage in
      let app = stage.passApp()
      app.signInByHand()
      stage.settle()
      app.world.signIns.first?.take(.code("ann"))
      stage.settle()
      stage.receive("secret/1", in: app)
      await stage.settle { app.world.signIns.count > 1 }
      #expect(stage.passState == "home + name/code for ann")
      #expect((try? app.plan(for: stage.link("secret/1")))?.steps.map(\.kind) == [.push])
      app.world.signIns.first?.finish("ann")
      await stage.settle { stage.passState == "home/detail 1" }
      #expect(stage.passState == "home/detail 1")
      #expect(app.world.heard == ["ann"] && app.world.user == "ann")
      #expect(app.world.signIns.count == 1 && app.failures.isEmpty && stage.problems.isEmpty)
    }
  }

  @Test func `Pain 20: a link ends with the reason where the sign-in that a person began by hand is left`()
    async
  {
    await FlowStage.play { stage in
      let app = stage.passApp()
      app.signInByHand()
      stage.settle()
      stage.receive("secret/1", in: app)
      await stage.settle { app.world.signIns.count > 1 }
      stage.presented.last?.swipeToDismiss()
      await stage.settle { !app.failures.isEmpty }
      #expect(app.failures.map(\.detail) == ["PassSignIn ended without a result: dismissed."])
      #expect(stage.passState == "home" && app.world.heard == ["nobody"])
      // Nothing of it is left: the next link begins a sign-in of its own.
      stage.receive("secret/2", in: app)
      await stage.settle { app.world.signIns.count == 2 }
      #expect(stage.passState == "home + name")
    }
  }

  @Test func `Pain 20: an alert over the sign-in is looked through, and another link takes the sign-in away`()
    async
  {
    await FlowStage.play { stage in
      let app = stage.passApp()
      app.signInByHand()
      stage.settle()
      stage.receive("secret/1", in: app)
      await stage.settle { app.world.signIns.count > 1 }
      app.world.signIns.first?.present(
        UIAlertController(title: "Wrong", message: nil, preferredStyle: .alert))
      stage.settle()
      #expect((try? app.plan(for: stage.link("secret/1")))?.steps.map(\.kind) == [.push])
      stage.receive("open/2", in: app)
      await stage.settle { stage.passState == "home/detail 2" }
      #expect(stage.passState == "home/detail 2")
      #expect(app.world.heard == ["nobody"] && app.failures.map(\.kind) == [.replaced])
    }
  }

  @Test
  func `a sign-in that lies under another screen is left alone, and the link begins one that can be seen`()
    async
  {
    await FlowStage.play { stage in
      let app = stage.passApp()
      app.signInByHand()
      stage.settle()
      app.take(.help)
      stage.settle()
      stage.receive("secret/1", in: app)
      await stage.settle { app.world.signIns.count == 2 }
      stage.settle()
      #expect(stage.passState == "home + name + help + name")
      app.world.signIns.last?.finish("bob")
      await stage.settle { stage.passState == "home/detail 1" }
      #expect(stage.passState == "home/detail 1")
    }
  }

  @Test(arguments: [true, false])
  func `a sign-in that may not be dismissed is waited for where the gate names its class`(isTold: Bool) async
  {
    await FlowStage.play { stage in
      let app = stage.launch(isTold ? ToldPassApp() : PassApp())
      app.signInByHand()
      stage.settle()
      stage.presented.last?.isModalInPresentation = true
      stage.receive("secret/1", in: app)
      await stage.settle { !app.failures.isEmpty || app.world.signIns.count > 1 }
      #expect(app.failures.map(\.kind) == (isTold ? [] : [.blocked]))
      app.world.signIns.first?.finish("ann")
      await stage.settle { stage.passState == "home/detail 1" }
      #expect(stage.passState == (isTold ? "home/detail 1" : "home"))
      #expect(app.world.signIns.count == 1)
    }
  }

  @Test
  func `Pain 28: a link that waits at a gate tells once that its window is gone, and nothing else does`()
    async
  {
    await FlowStage.play { stage in
      let app = stage.passApp()
      stage.receive("secret/1", in: app)
      await stage.settle { app.world.signIns.count == 1 }
      stage.settle()
      stage.closeWindow()
      await stage.settle { !app.failures.isEmpty }
      stage.settle()
      #expect(app.failures.map(\.kind) == [.sceneClosed])
      #expect(
        app.failures.first?.description
          == "shop://secret/1 was not opened: the window that it was opened in is gone.")
      #expect(app.ending == .sceneClosed && stage.problems.isEmpty)
    }
  }

  @Test func `who awaits a link hears that its window is gone, wherever the link is`() async {
    await FlowStage.play { stage in
      let shop = stage.shop()
      let opening = stage.begin("secret/42", in: shop)
      await stage.settle { stage.shopState == "home + sign in" }
      stage.closeWindow()
      await stage.settle { opening.result != nil }
      #expect(opening.failure?.kind == .sceneClosed)
    }
  }
}
