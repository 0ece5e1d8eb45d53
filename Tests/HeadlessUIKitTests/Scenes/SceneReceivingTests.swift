import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

@MainActor
@Suite(.serialized) struct `What reaches an app from outside` {
  private let link = URL(string: "menu://orders/42") ?? URL(fileURLWithPath: "/")

  @Test func `BOOT-03 links, activities and shortcuts at the launch come with the connection`() throws {
    let stage = try RestorationStage.withScenes()
    HeadlessEnvironment.withEnvironment(stage.environment) {
      UIApplication.launch(
        delegate: SceneAppDelegate(), url: link, activity: NSUserActivity(activityType: "order"),
        shortcut: UIApplicationShortcutItem(type: "new", localizedTitle: "New order"))
      stage.settle()
      #expect(
        RestorationStage.takeScenes()
          == "configuration s1.connect(url menu://orders/42, activity order, shortcut new) s1.foreground s1.active"
      )
    }
  }

  @Test func `links, activities and shortcuts reach the scene that is in front`() throws {
    let stage = try RestorationStage.withScenes()
    stage.run(SceneAppDelegate()) { application, _ in
      application.openScene()
      stage.settle()
      _ = RestorationStage.take()
      application.receive(link)
      application.receive(NSUserActivity(activityType: "order"))
      application.failToReceiveActivity(ofType: "lost", error: UISceneError(.requestDenied))
      var done: Bool?
      application.perform(UIApplicationShortcutItem(type: "new", localizedTitle: "New")) { done = $0 }
      #expect(
        RestorationStage.take()
          == "s2.open(menu://orders/42) s2.willContinue(order) s2.continue(order) s2.didFail(lost) s2.shortcut(new)"
      )
      #expect(done == true)
    }
  }

  @Test func `a scene's conditions decide where an activity goes`() throws {
    let stage = try RestorationStage.withScenes()
    stage.run(SceneAppDelegate()) { application, _ in
      let first = application.connectedScenes.first
      application.openScene()
      stage.settle()
      first?.activationConditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate {
        name, _ in
        name as? String == "order 42"
      }
      _ = RestorationStage.take()
      let activity = NSUserActivity(activityType: "order")
      activity.targetContentIdentifier = "order 42"
      application.receive(activity)
      #expect(RestorationStage.take() == "s1.willContinue(order) s1.continue(order)")
    }
  }

  @Test func `an app without scenes hears of them by its delegate`() throws {
    let stage = try RestorationStage()
    stage.run(PlainDelegate()) { application, _ in
      _ = RestorationStage.take()
      application.receive(NSUserActivity(activityType: "order"))
      application.failToReceiveActivity(ofType: "lost", error: UISceneError(.requestDenied))
      application.perform(UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
      #expect(
        RestorationStage.take()
          == "willContinue(order) continue(order) restored(order) didFail(lost) shortcut(new)")
    }
    HeadlessEnvironment.withEnvironment(HeadlessEnvironment(mode: .virtual)) {
      UIApplication.launch(
        delegate: PlainDelegate(), activity: NSUserActivity(activityType: "order"),
        shortcut: UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
      #expect(
        RestorationStage.take()
          == "options(shortcut, activity) willContinue(order) continue(order) restored(order) shortcut(new)")
    }
  }

  @Test func `the current activity is brought up to date where it says that it needs to be`() throws {
    let stage = try RestorationStage.withScenes()
    try stage.run(SceneAppDelegate()) { application, _ in
      let scene = try #require(application.connectedScenes.first)
      let activity = NSUserActivity(activityType: "order")
      (scene.delegate as? SceneRecorder)?.window?.rootViewController?.userActivity = activity
      #expect(application.handOff() == nil)
      activity.becomeCurrent()
      _ = RestorationStage.take()
      activity.needsSave = true
      #expect(RestorationStage.take() == "")
      stage.settle()
      #expect(RestorationStage.take() == "update(0) s1.didUpdate" && !activity.needsSave)
      #expect(application.handOff()?.userInfo?["note"] as? String == "order 42")
      activity.isEligibleForHandoff = false
      #expect(application.handOff() == nil)
      activity.resignCurrent()
      activity.needsSave = true
      _ = RestorationStage.take()
      stage.settle()
      #expect(RestorationStage.take() == "")
    }
  }

  @Test func `work off the screen has thirty seconds`() throws {
    let stage = try RestorationStage()
    stage.run(PlainDelegate()) { application, _ in
      _ = RestorationStage.take()
      #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
      let upload = application.beginBackgroundTask(withName: "upload") { RestorationStage.write("expired") }
      let done = application.beginBackgroundTask { RestorationStage.write("never") }
      #expect(upload != .invalid && upload != done && application.backgroundTaskNames == ["upload", "–"])
      application.enterBackground()
      application.endBackgroundTask(done)
      stage.environment.clock.advance(by: 10)
      #expect(application.backgroundTimeRemaining == 20 && RestorationStage.take() == "")
      stage.environment.clock.advance(by: 20)
      #expect(RestorationStage.take() == "expired" && application.backgroundTaskNames.isEmpty)
      application.enterForeground()
      #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    }
  }

  @Test func `BOOT-01 without scenes the app's state and notifications go along with its delegate's calls`()
    throws
  {
    let stage = try RestorationStage()
    RestorationStage.withNotifications {
      stage.run(StateDelegate()) { application, _ in
        application.enterBackground()
        application.enterForeground()
        #expect(
          RestorationStage.take()
            == "active(0) +app.active resign(0) +app.resign background(2) +app.background foreground(2) "
            + "+app.foreground active(0) +app.active")
      }
    }
  }
}

/// Writes its calls down, each with the state of the app.
private final class StateDelegate: UIResponder, UIApplicationDelegate {
  private func write(_ call: String, _ application: UIApplication) {
    RestorationStage.write("\(call)(\(application.applicationState.rawValue))")
  }

  func applicationDidBecomeActive(_ application: UIApplication) { write("active", application) }
  func applicationWillResignActive(_ application: UIApplication) { write("resign", application) }
  func applicationDidEnterBackground(_ application: UIApplication) { write("background", application) }
  func applicationWillEnterForeground(_ application: UIApplication) { write("foreground", application) }
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let shortcut = launchOptions?[.shortcutItem] is UIApplicationShortcutItem
    let activity = launchOptions?[.userActivityDictionary] != nil
    if shortcut || activity {
      RestorationStage.write("options(\(shortcut ? "shortcut" : "–"),")
      RestorationStage.write("\(activity ? "activity" : "–"))")
    }
    return true
  }

  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String)
    -> Bool
  {
    RestorationStage.write("willContinue(\(userActivityType))")
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    RestorationStage.write("continue(\(userActivity.activityType))")
    restorationHandler([ActivityReader()])
    return true
  }

  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) { RestorationStage.write("didFail(\(userActivityType))") }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    RestorationStage.write("shortcut(\(shortcutItem.type))")
    completionHandler(true)
  }
}

private final class ActivityReader: UIResponder {
  override func restoreUserActivityState(_ activity: NSUserActivity) {
    RestorationStage.write("restored(\(activity.activityType))")
  }
}
