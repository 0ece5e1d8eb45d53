import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

@MainActor
@Suite(.serialized) struct `Starting an app` {
  private let lifecycle: Set<String> = ["vdl", "wA", "dA"]

  /// The app's callbacks without the root's, since their order among each other is nobody's promise (BOOT-04).
  private func callbacks(_ log: String) -> String {
    log.split(separator: " ").filter { !lifecycle.contains(String($0)) }.joined(separator: " ")
  }

  private func rootCalls(_ log: String) -> String {
    log.split(separator: " ").filter { lifecycle.contains(String($0)) }.joined(separator: " ")
  }

  // MARK: Without scenes

  @Test func `BOOT-01 a storyboard's window and root are there before the delegate hears anything`() throws {
    try BootFixture(
      info: ["UIMainStoryboardFile": "Main"], storyboards: ["Main": BootFixture.storyboard()]
    ).run { environment in
      let delegate = BootAppDelegate()
      delegate.onDidFinish = { #expect($0.window?.isHidden == true) }
      let application = UIApplication.launch(delegate: delegate)
      #expect(application.delegate === delegate)
      #expect(delegate.window?.isKeyWindow == true)
      environment.clock.runUntilIdle()
      let log = BootLog.take()
      #expect(callbacks(log) == "willFinish(root) didFinish active")
      #expect(rootCalls(log) == "vdl wA dA")
      #expect(application.applicationState == .active)
    }
  }

  @Test func `BOOT-02 a window that the app showed itself is not shown again`() throws {
    try BootFixture(
      info: ["UIMainStoryboardFile": "Main"], storyboards: ["Main": BootFixture.storyboard()]
    ).run { environment in
      let delegate = BootAppDelegate()
      delegate.onDidFinish = { $0.window?.makeKeyAndVisible() }
      UIApplication.launch(delegate: delegate)
      environment.clock.runUntilIdle()
      #expect(rootCalls(BootLog.take()) == "vdl wA dA")
    }
  }

  private final class OldDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var hasStarted = false
    func applicationDidFinishLaunching(_ application: UIApplication) { hasStarted = true }
  }

  @Test func `a delegate of the oldest form hears that the app has started`() throws {
    try BootFixture(
      info: ["UIMainStoryboardFile": "Main"], storyboards: ["Main": BootFixture.storyboard()]
    ).run { environment in
      let delegate = OldDelegate()
      UIApplication.launch(delegate: delegate)
      environment.clock.runUntilIdle()
      #expect(delegate.hasStarted)
    }
  }

  @Test func `a delegate's window is an optional of an optional, as of what need not be there`() throws {
    try BootFixture(
      info: ["UIMainStoryboardFile": "Main"], storyboards: ["Main": BootFixture.storyboard()]
    ).run { _ in
      let delegate = OldDelegate()
      let application = UIApplication.launch(delegate: delegate)
      let root = application.delegate?.window??.rootViewController
      #expect(root != nil && delegate.window?.rootViewController === root)
      guard let stored = application.delegate?.window, let window = stored else {
        Issue.record("there is no window")
        return
      }
      #expect(window === delegate.window)
    }
  }

  @Test func `BOOT-06 without a storyboard the delegate makes the window`() throws {
    try BootFixture().run { environment in
      let delegate = BootAppDelegate()
      delegate.onDidFinish = {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = BootViewController()
        window.makeKeyAndVisible()
        $0.window = window
      }
      UIApplication.launch(delegate: delegate)
      environment.clock.runUntilIdle()
      let log = BootLog.take()
      #expect(callbacks(log) == "willFinish(no root) didFinish active" && rootCalls(log) == "vdl wA dA")
    }
  }

  @Test func `BOOT-13 a window without a root at the end of the launch is an exception`() throws {
    let fixture = try BootFixture()
    fixture.run { _ in
      let delegate = BootAppDelegate()
      delegate.onDidFinish = {
        $0.window = UIWindow(frame: UIScreen.main.bounds)
        $0.window?.makeKeyAndVisible()
      }
      UIApplication.launch(delegate: delegate)
      #expect(
        fixture.said() == [
          "BOOT-13 *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
            + "'Application windows are expected to have a root view controller at the end of application launch'"
        ])
    }
  }

  @Test func `BOOT-14 a main storyboard without an entry point leaves the screen black`() throws {
    let fixture = try BootFixture(
      info: ["UIMainStoryboardFile": "Main"],
      storyboards: ["Main": BootFixture.storyboard(entryPoint: false)])
    fixture.run { environment in
      UIApplication.launch(delegate: BootAppDelegate())
      environment.clock.runUntilIdle()
      #expect(
        fixture.said() == [
          "BOOT-14 [Application] Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - "
            + "perhaps the designated entry point is not set?"
        ])
      #expect(BootLog.take() == "willFinish(no root) didFinish active")
    }
  }

  @Test func `BOOT-15 a delegate without a window cannot have a main storyboard`() throws {
    let fixture = try BootFixture(
      info: ["UIMainStoryboardFile": "Main"], storyboards: ["Main": BootFixture.storyboard()])
    fixture.run { environment in
      UIApplication.launch(delegate: WindowlessAppDelegate())
      environment.clock.runUntilIdle()
      #expect(
        fixture.said() == [
          "BOOT-15 [Application] The app delegate must implement the window property if it wants to use a main "
            + "storyboard file."
        ])
      #expect(rootCalls(BootLog.take()) == "" && UIApplication.shared.windows.isEmpty)
    }
  }

  @Test func `BOOT-18 a main storyboard that is not there is an exception`() throws {
    for info in [["UIMainStoryboardFile": "Nowhere"], BootFixture.sceneInfo(storyboard: "Nowhere")] {
      let fixture = try BootFixture(info: info)
      fixture.run { _ in
        UIApplication.launch(delegate: BootAppDelegate())
        let said = fixture.said().filter { $0.hasPrefix("SB-01 ") }
        #expect(said.count == 1)
        #expect(
          said.first?.contains("Could not find a storyboard named 'Nowhere' in bundle NSBundle <") == true)
      }
    }
  }

  @Test func `BOOT-01 BOOT-20 the way to the background and back without scenes`() throws {
    try BootFixture().run { environment in
      let application = UIApplication.launch(delegate: BootAppDelegate())
      environment.clock.runUntilIdle()
      _ = BootLog.take()
      application.enterBackground()
      #expect(BootLog.take() == "resign background" && application.applicationState == .background)
      application.enterForeground()
      #expect(BootLog.take() == "foreground active" && application.applicationState == .active)
      application.terminate()
      #expect(BootLog.take() == "terminate")
    }
  }

  @Test func `BOOT-01 a link that launches the app is opened after the launch`() throws {
    try BootFixture().run { environment in
      let url = try #require(URL(string: "menu://orders/42"))
      UIApplication.launch(delegate: BootAppDelegate(), url: url)
      environment.clock.runUntilIdle()
      #expect(BootLog.take() == "willFinish(no root) didFinish open(menu://orders/42) active")
    }
  }

  // MARK: With scenes

  @Test(arguments: [true, false])
  func `BOOT-03 BOOT-04 BOOT-06 an app with scenes starts in this order`(template: Bool) throws {
    try BootFixture(info: BootFixture.sceneInfo(delegate: "$(PRODUCT_MODULE_NAME).BootSceneDelegate")).run {
      environment in
      UIApplication.launch(delegate: template ? BootAppDelegate.template() : BootAppDelegate())
      environment.clock.runUntilIdle()
      let log = BootLog.take()
      #expect(
        callbacks(log)
          == "willFinish(no root) didFinish \(template ? "configuration " : "")willConnect(no window) "
          + "sceneForeground sceneActive")
      #expect(rootCalls(log) == "vdl wA dA")
      #expect(environment.application?.applicationState == .active)
    }
  }

  @Test func `BOOT-03 an app whose delegate alone names a scene delegate, without an Info.plist`() throws {
    try BootFixture().run { environment in
      let delegate = BootAppDelegate()
      delegate.makeConfiguration = {
        let configuration = UISceneConfiguration(name: nil, sessionRole: $0.role)
        configuration.delegateClass = BootSceneDelegate.self
        return configuration
      }
      UIApplication.launch(delegate: delegate)
      environment.clock.runUntilIdle()
      #expect(
        callbacks(BootLog.take())
          == "willFinish(no root) didFinish configuration willConnect(no window) sceneForeground sceneActive")
    }
  }

  @Test func `BOOT-05 a scene's storyboard window is there before willConnectTo and shown after it`() throws {
    try BootFixture(
      info: BootFixture.sceneInfo(delegate: "HeadlessUIKitTests.BootSceneDelegate", storyboard: "Main"),
      storyboards: ["Main": BootFixture.storyboard()]
    ).run { environment in
      let application = UIApplication.launch(delegate: BootAppDelegate())
      environment.clock.runUntilIdle()
      let log = BootLog.take()
      #expect(
        callbacks(log) == "willFinish(no root) didFinish willConnect(window) sceneForeground sceneActive")
      #expect(rootCalls(log) == "vdl wA dA" && log.contains("willConnect(window) vdl"))
      let scene = try #require(application.connectedScenes.first as? UIWindowScene)
      let delegate = try #require(scene.delegate as? BootSceneDelegate)
      #expect(delegate.window?.windowScene === scene && scene.keyWindow === delegate.window)
      #expect(
        delegate.window?.next === scene && scene.next === application
          && application.next === application.delegate)
    }
  }

  @Test func `BOOT-16 a scene's storyboard needs a scene delegate`() throws {
    let fixture = try BootFixture(
      info: BootFixture.sceneInfo(storyboard: "Main"), storyboards: ["Main": BootFixture.storyboard()])
    fixture.run { environment in
      UIApplication.launch(delegate: BootAppDelegate())
      environment.clock.runUntilIdle()
      #expect(
        fixture.said() == [
          "BOOT-16 [WindowScene] There is no scene delegate set. A scene delegate class must be specified to use a main "
            + "storyboard file."
        ])
      #expect(callbacks(BootLog.take()) == "willFinish(no root) didFinish")
    }
  }

  @Test(arguments: [true, false])
  func `BOOT-17 a scene delegate that cannot be loaded is complained of once`(template: Bool) throws {
    let fixture = try BootFixture(
      info: BootFixture.sceneInfo(delegate: "$(PRODUCT_MODULE_NAME).LostDelegate"))
    fixture.run { environment in
      UIApplication.launch(delegate: template ? BootAppDelegate.template() : BootAppDelegate())
      environment.clock.runUntilIdle()
      #expect(
        fixture.said() == [
          "BOOT-17 [SceneConfiguration] Info.plist configuration \"Default Configuration\" for "
            + "UIWindowSceneSessionRoleApplication contained UISceneDelegateClassName key, but could not load class with "
            + "name \"HeadlessUIKitTests.LostDelegate\"."
        ])
    }
  }

  @Test func `BOOT-19 each of a scene's callbacks has a notification on the scene`() throws {
    try BootFixture(info: BootFixture.sceneInfo(delegate: "BootSceneDelegate")).run { environment in
      let names: [(Notification.Name, String)] = [
        (UIScene.willConnectNotification, "+willConnect"),
        (UIScene.willEnterForegroundNotification, "+foreground"),
        (UIScene.didActivateNotification, "+activate"),
        (UIScene.willDeactivateNotification, "+deactivate"),
        (UIScene.didEnterBackgroundNotification, "+background"),
        (UIScene.didDisconnectNotification, "+disconnect"),
      ]
      nonisolated(unsafe) var scenes: [UIScene] = []
      let tokens = names.map { name, short in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          nonisolated(unsafe) let object = note.object
          MainActor.assumeIsolated {
            guard let scene = object as? UIScene, scene.delegate is BootSceneDelegate else { return }
            scenes.append(scene)
            BootLog.write(short)
          }
        }
      }
      defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
      let application = UIApplication.launch(delegate: BootAppDelegate())
      environment.clock.runUntilIdle()
      let scene = try #require(application.connectedScenes.first)
      application.disconnect(scene)
      #expect(
        callbacks(BootLog.take())
          == "willFinish(no root) didFinish willConnect(no window) +willConnect sceneForeground +foreground sceneActive "
          + "+activate sceneResign +deactivate sceneBackground +background sceneDisconnect +disconnect")
      #expect(scenes.count == 6 && scenes.allSatisfy { $0 === scene })
    }
  }

  @Test
  func `BOOT-20 LIFE-26 a scene that goes to the background and disconnects sends its controllers nothing`()
    throws
  {
    try BootFixture(info: BootFixture.sceneInfo(delegate: "BootSceneDelegate")).run { environment in
      let application = UIApplication.launch(delegate: BootAppDelegate())
      environment.clock.runUntilIdle()
      _ = BootLog.take()
      let scene = try #require(application.connectedScenes.first)
      application.enterBackground()
      #expect(BootLog.take() == "sceneResign sceneBackground")
      application.enterForeground()
      #expect(BootLog.take() == "sceneForeground sceneActive")
      application.disconnect(scene)
      environment.clock.runUntilIdle()
      #expect(BootLog.take() == "sceneResign sceneBackground sceneDisconnect")
      #expect(scene.activationState == .unattached && application.connectedScenes.isEmpty)
    }
  }

  @Test func `BOOT-20 a scene that has gone leaves nothing behind`() throws {
    weak var window: UIWindow?
    weak var root: UIViewController?
    weak var scene: UIScene?
    let fixture = try BootFixture(info: BootFixture.sceneInfo(delegate: "BootSceneDelegate"))
    try fixture.run { environment in
      let application = UIApplication.launch(delegate: BootAppDelegate())
      environment.clock.runUntilIdle()
      let connected = try #require(application.connectedScenes.first as? UIWindowScene)
      scene = connected
      window = connected.windows.first
      root = window?.rootViewController
      root?.present(BootViewController(), animated: true)
      environment.clock.runUntilIdle()
      #expect(root?.presentedViewController != nil)
      application.disconnect(connected)
    }
    #expect(scene == nil && window == nil && root == nil)
  }
}
