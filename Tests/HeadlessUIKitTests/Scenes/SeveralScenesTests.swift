import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

@MainActor
@Suite(.serialized) struct `Several scenes` {
  @Test func `BOOT-03 BOOT-19 the notifications of scenes and app stand in this order`() throws {
    let stage = try RestorationStage.withScenes()
    try RestorationStage.withNotifications {
      try stage.run(SceneAppDelegate()) { application, _ in
        #expect(
          RestorationStage.takeScenes()
            == "configuration s1.connect s1.foreground +foreground +app.foreground s1.active +active +app.active"
        )
        application.enterBackground()
        #expect(
          RestorationStage.takeScenes()
            == "s1.resign +resign +app.resign s1.background +background +app.background")
        #expect(application.applicationState == .background)
        application.enterForeground()
        #expect(
          RestorationStage.takeScenes()
            == "s1.foreground +foreground +app.foreground s1.active +active +app.active")
        let scene = try #require(application.connectedScenes.first)
        #expect(scene.activationState == .foregroundActive && application.applicationState == .active)
      }
    }
  }

  @Test func `BOOT-03 BOOT-06 a second scene is set up by the delegate and the app goes on`() throws {
    let stage = try RestorationStage.withScenes()
    stage.run(SceneAppDelegate()) { application, _ in
      _ = RestorationStage.take()
      let activity = NSUserActivity(activityType: "order")
      application.requestSceneSessionActivation(nil, userActivity: activity, options: nil) { _ in
        RestorationStage.write("error")
      }
      #expect(RestorationStage.take() == "")
      stage.settle()
      #expect(
        RestorationStage.takeScenes() == "configuration s2.connect(activity order) s2.foreground s2.active")
      #expect(application.connectedScenes.count == 2 && application.openSessions.count == 2)
      #expect(application.connectedScenes.allSatisfy { $0.activationState == .foregroundActive })
    }
  }

  @Test func `an app of one scene gets an error for a second`() throws {
    let stage = try RestorationStage.withScenes(several: false)
    stage.run(SceneAppDelegate()) { application, _ in
      var errors: [UISceneError] = []
      application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { error in
        if let error = error as? UISceneError { errors.append(error) }
      }
      if let session = application.openSessions.first {
        application.requestSceneSessionDestruction(session, options: nil) { error in
          if let error = error as? UISceneError { errors.append(error) }
        }
      }
      stage.settle()
      #expect(errors.map(\.code) == [.multipleScenesNotSupported, .multipleScenesNotSupported])
      #expect(errors.first.map { ($0 as NSError).domain } == UISceneErrorDomain)
      #expect(application.openSessions.count == 1 && application.connectedScenes.count == 1)
    }
  }

  @Test func `LIFE-26 BOOT-20 the app leaves the screen with its last scene, and controllers hear nothing`()
    throws
  {
    let stage = try RestorationStage.withScenes()
    try RestorationStage.withNotifications {
      try stage.run(SceneAppDelegate()) { application, _ in
        application.openScene()
        stage.settle()
        _ = RestorationStage.take()
        let scenes = application.orderedScenes
        try #require(scenes.count == 2)
        application.enterBackground(scenes[0])
        #expect(RestorationStage.take() == "s1.resign +resign s1.background +background")
        #expect(application.applicationState == .active)
        application.enterBackground(scenes[1])
        #expect(
          RestorationStage.take()
            == "s2.resign +resign +app.resign s2.background +background +app.background")
        #expect(application.applicationState == .background)
        application.enterForeground(scenes[0])
        #expect(
          RestorationStage.take() == "s1.foreground +foreground +app.foreground s1.active +active +app.active"
        )
        #expect(scenes[1].activationState == .background && application.applicationState == .active)
      }
    }
  }

  @Test func `BOOT-20 the home gesture takes all scenes, and the same ones come back`() throws {
    let stage = try RestorationStage.withScenes()
    try stage.run(SceneAppDelegate()) { application, _ in
      application.openScene()
      application.openScene()
      stage.settle()
      let scenes = application.orderedScenes
      try #require(scenes.count == 3)
      application.enterBackground(scenes[1])
      _ = RestorationStage.take()
      application.enterBackground()
      #expect(RestorationStage.take() == "s1.resign s3.resign s1.background s3.background")
      application.enterForeground()
      #expect(RestorationStage.take() == "s1.foreground s3.foreground s1.active s3.active")
      #expect(scenes[1].activationState == .background)
    }
  }

  @Test func `BOOT-20 REST-13 a scene that was disconnected is connected again with its state`() throws {
    let stage = try RestorationStage.withScenes()
    try stage.run(SceneAppDelegate()) { application, _ in
      let scene = try #require(application.connectedScenes.first)
      let session = scene.session
      let activity = NSUserActivity(activityType: "order")
      activity.userInfo = ["note": "order 7"]
      (scene.delegate as? SceneRecorder)?.saved = activity
      _ = RestorationStage.take()
      application.disconnect(scene)
      #expect(
        RestorationStage.take() == "s1.resign s1.background s1.stateRestorationActivity s1.disconnect")
      #expect(application.openSessions == [session] && application.windows.isEmpty)
      #expect(application.applicationState == .background)
      application.requestSceneSessionActivation(session, userActivity: nil, options: nil)
      stage.settle()
      #expect(
        RestorationStage.takeScenes()
          == "s2.connect(state order 7) s2.restoreInteractionState s2.foreground s2.active")
      #expect(session.scene !== scene && session.scene != nil)
    }
  }

  @Test func `a request for a session brings its scene back and hands the activity on`() throws {
    let stage = try RestorationStage.withScenes()
    try stage.run(SceneAppDelegate()) { application, _ in
      let scene = try #require(application.connectedScenes.first)
      application.openScene()
      stage.settle()
      application.enterBackground(scene)
      _ = RestorationStage.take()
      let activity = NSUserActivity(activityType: "order")
      application.activateSceneSession(
        for: UISceneSessionActivationRequest(session: scene.session, userActivity: activity))
      stage.settle()
      #expect(RestorationStage.take() == "s1.foreground s1.active s1.willContinue(order) s1.continue(order)")
    }
  }

  @Test func `a scene that is destroyed is gone for good`() throws {
    let stage = try RestorationStage.withScenes()
    try stage.run(SceneAppDelegate()) { application, _ in
      let second = application.openScene()
      stage.settle()
      _ = RestorationStage.take()
      let options = UIWindowSceneDestructionRequestOptions()
      options.windowDismissalAnimation = .commit
      application.requestSceneSessionDestruction(second, options: options)
      stage.settle()
      #expect(RestorationStage.take() == "s2.resign s2.background s2.disconnect discarded(1)")
      #expect(application.openSessions.count == 1)
      var denied: UISceneError.Code?
      application.requestSceneSessionDestruction(second, options: nil) {
        denied = ($0 as? UISceneError)?.code
      }
      stage.settle()
      #expect(denied == .requestDenied)
      denied = nil
      application.requestSceneSessionActivation(second, userActivity: nil, options: nil) {
        denied = ($0 as? UISceneError)?.code
      }
      stage.settle()
      #expect(denied == .requestDenied)
      let first = try #require(application.openSessions.first)
      application.discard([first])
      #expect(application.openSessions.isEmpty && stage.store["sessions"] == nil)
    }
  }

  @Test func `a refresh connects a scene off the screen`() throws {
    let stage = try RestorationStage.withScenes()
    try stage.run(SceneAppDelegate()) { application, _ in
      let session = application.openScene()
      stage.settle()
      application.disconnect(try #require(session.scene))
      _ = RestorationStage.take()
      application.requestSceneSessionRefresh(session)
      stage.settle()
      #expect(RestorationStage.takeScenes() == "s3.connect")
      #expect(session.scene?.activationState == .background && application.applicationState == .active)
    }
  }

  @Test func `configurationForConnecting is asked for each role`() throws {
    let stage = try RestorationStage.withScenes()
    stage.run(SceneAppDelegate()) { application, _ in
      _ = RestorationStage.take()
      let session = application.openScene(role: .windowExternalDisplayNonInteractive)
      stage.settle()
      #expect(RestorationStage.takeScenes() == "configuration(external) s2.connect s2.foreground s2.active")
      #expect(session.role == .windowExternalDisplayNonInteractive)
    }
  }

  @Test func `LIFE-26 a scene that is launched in the background makes its controllers appear`() throws {
    let stage = try RestorationStage.withScenes()
    HeadlessEnvironment.withEnvironment(stage.environment) {
      let environment = stage.environment
      let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
      configuration.delegateClass = SceneRecorder.self
      let application = UIApplication.launch(delegate: SceneAppDelegate(), isInBackground: true)
      environment.clock.runUntilIdle()
      #expect(RestorationStage.take() == "configuration s1.connect wA dA")
      #expect(application.applicationState == .background)
      application.enterForeground()
      #expect(RestorationStage.take() == "s1.foreground s1.active")
    }
  }
}
