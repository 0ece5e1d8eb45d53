import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

@MainActor
@Suite(.serialized) struct `State restoration by scene activity` {
  /// Gives a scene an activity that its root shares.
  private func share(_ scene: UIScene, _ note: String) -> NSUserActivity? {
    guard let delegate = scene.delegate as? SceneRecorder,
      let root = delegate.window?.rootViewController as? ActivityViewController
    else { return nil }
    let activity = NSUserActivity(activityType: "order")
    activity.title = "Order"
    activity.userInfo = ["old": true]
    delegate.saved = activity
    root.note = note
    root.userActivity = activity
    return activity
  }

  @Test func `REST-12 REST-14 on the way to the background the activity is asked for and filled anew`() throws
  {
    let stage = try RestorationStage.withScenes()
    try stage.run(SceneAppDelegate()) { application, _ in
      let scene = try #require(application.connectedScenes.first)
      let activity = try #require(share(scene, "order 42"))
      let saver = ActivitySaver()
      activity.delegate = saver
      activity.needsSave = true
      _ = RestorationStage.take()
      application.enterBackground()
      #expect(
        RestorationStage.take()
          == "s1.resign s1.background s1.stateRestorationActivity willSave(0) update(1)")
      #expect(activity.userInfo?["note"] as? String == "order 42" && activity.userInfo?["old"] == nil)
      #expect(!activity.needsSave && scene.session.stateRestorationActivity === activity)
    }
  }

  @Test func `REST-12 an activity that no responder shares is kept as it is`() throws {
    let stage = try RestorationStage.withScenes()
    try stage.run(SceneAppDelegate()) { application, _ in
      let scene = try #require(application.connectedScenes.first)
      let activity = NSUserActivity(activityType: "order")
      activity.userInfo = ["note": "order 7"]
      (scene.delegate as? SceneRecorder)?.saved = activity
      application.enterBackground()
      #expect(activity.userInfo?["note"] as? String == "order 7")
    }
  }

  @Test
  func
    `REST-13 REST-17 the next launch finds the activity, and the delegate is not asked for a configuration`()
    throws
  {
    let stage = try RestorationStage.withScenes()
    var identifier: String?
    try stage.run(SceneAppDelegate()) { application, _ in
      let scene = try #require(application.connectedScenes.first)
      _ = share(scene, "order 42")
      scene.session.userInfo = ["colour": "blue", "count": 3]
      identifier = scene.session.persistentIdentifier
      application.enterBackground()
    }
    _ = RestorationStage.take()
    SceneRecorder.count = 0
    try stage.run(SceneAppDelegate()) { application, _ in
      #expect(
        RestorationStage.takeScenes()
          == "s1.connect(state order 42) s1.restoreInteractionState s1.foreground s1.active")
      let session = try #require(application.openSessions.first)
      #expect(
        session.persistentIdentifier == identifier && session.stateRestorationActivity?.title == "Order")
      #expect(session.userInfo?["colour"] as? String == "blue" && session.userInfo?["count"] as? Int == 3)
    }
  }

  @Test func `REST-13 on a locked device the activity is nil at first and comes with the unlocking`() throws {
    let stage = try RestorationStage.withScenes()
    try stage.run(SceneAppDelegate()) { application, _ in
      _ = share(try #require(application.connectedScenes.first), "order 42")
      application.enterBackground()
    }
    stage.store.isLocked = true
    _ = RestorationStage.take()
    SceneRecorder.count = 0
    try stage.run(SceneAppDelegate()) { application, _ in
      #expect(RestorationStage.takeScenes() == "s1.connect s1.foreground s1.active")
      let session = try #require(application.openSessions.first)
      #expect(session.stateRestorationActivity == nil && !application.isProtectedDataAvailable)
      application.unlockDevice()
      #expect(session.stateRestorationActivity?.userInfo?["note"] as? String == "order 42")
      #expect(RestorationStage.take() == "s1.restoreInteractionState" && application.isProtectedDataAvailable)
    }
  }

  @Test func `REST-18 a scene can say that it restores for longer`() throws {
    let stage = try RestorationStage.withScenes()
    try stage.run(SceneAppDelegate()) { application, _ in
      _ = share(try #require(application.connectedScenes.first), "order 42")
      application.enterBackground()
    }
    SceneRecorder.onRestore = { scene, _ in scene.extendStateRestoration() }
    defer { SceneRecorder.onRestore = nil }
    try stage.run(SceneAppDelegate()) { application, _ in
      let scene = try #require(application.connectedScenes.first)
      #expect(scene.isRestoringState && stage.store["restoring"] != nil)
      scene.completeStateRestoration()
      #expect(!scene.isRestoringState && stage.store["restoring"] == nil)
    }
  }

  @Test func `REST-15 a crash while a scene restores throws its activity away`() throws {
    let stage = try RestorationStage.withScenes()
    try stage.run(SceneAppDelegate()) { application, _ in
      _ = share(try #require(application.connectedScenes.first), "order 42")
      application.enterBackground()
    }
    var atCrash: SavedStateStore?
    SceneRecorder.onConnect = { _, _ in atCrash = stage.store.copy() }
    stage.run(SceneAppDelegate()) { _, _ in }
    SceneRecorder.onConnect = nil
    stage.store = try #require(atCrash)
    _ = RestorationStage.take()
    SceneRecorder.count = 0
    stage.run(SceneAppDelegate()) { _, _ in
      #expect(RestorationStage.takeScenes() == "s1.connect s1.foreground s1.active")
    }
  }

  @Test func `REST-16 after a force quit the next launch hears of the sessions that are gone`() throws {
    let stage = try RestorationStage.withScenes()
    try stage.run(SceneAppDelegate()) { application, _ in
      _ = share(try #require(application.connectedScenes.first), "order 42")
      application.openScene()
      stage.settle()
      application.forceQuit()
    }
    _ = RestorationStage.take()
    SceneRecorder.count = 0
    stage.run(SceneAppDelegate()) { application, _ in
      #expect(
        RestorationStage.takeScenes() == "discarded(2) configuration s1.connect s1.foreground s1.active")
      #expect(application.openSessions.count == 1)
    }
  }

  @Test func `REST-13 of several scenes the next launch connects the last, the others on demand`() throws {
    let stage = try RestorationStage.withScenes()
    try stage.run(SceneAppDelegate()) { application, _ in
      _ = share(try #require(application.connectedScenes.first), "first")
      let second = application.openScene()
      stage.settle()
      _ = share(try #require(second.scene), "second")
      application.enterBackground()
    }
    _ = RestorationStage.take()
    SceneRecorder.count = 0
    try stage.run(SceneAppDelegate()) { application, _ in
      #expect(RestorationStage.takeScenes().hasPrefix("s1.connect(state second)"))
      #expect(application.openSessions.count == 2 && application.connectedScenes.count == 1)
      let other = try #require(application.openSessions.first { $0.scene == nil })
      application.reconnect(other)
      stage.settle()
      #expect(RestorationStage.takeScenes().hasPrefix("s2.connect(state first)"))
    }
  }

  @Test func `REST-15 damaged sessions are a launch like the first`() throws {
    let stage = try RestorationStage.withScenes()
    try stage.run(SceneAppDelegate()) { application, _ in
      _ = share(try #require(application.connectedScenes.first), "order 42")
      application.enterBackground()
    }
    for name in ["sessions", "activities"] { stage.store[name] = stage.store[name]?.dropLast() }
    _ = RestorationStage.take()
    SceneRecorder.count = 0
    stage.run(SceneAppDelegate()) { _, _ in
      #expect(RestorationStage.takeScenes() == "configuration s1.connect s1.foreground s1.active")
    }
  }
}

/// Writes down when an activity is about to be saved.
private final class ActivitySaver: NSObject, NSUserActivityDelegate {
  func userActivityWillSave(_ userActivity: NSUserActivity) {
    MainActor.assumeIsolated { RestorationStage.write("willSave(\(userActivity.userInfo?.count ?? -1))") }
    userActivity.addUserInfoEntries(from: ["delegate": 1])
  }
}
