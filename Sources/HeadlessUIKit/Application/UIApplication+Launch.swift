public import Foundation

extension UIApplication {
  /// Launches an app in the current environment, up to the point where it waits for events (BOOT-01, BOOT-03).
  ///
  /// - Parameters:
  ///   - delegate: the app's delegate; retained by the application.
  ///   - application: the application object; a plain one where it is nil.
  ///   - url: a link to launch with.
  /// - Returns: the application object.
  @_spi(Sceneway) @discardableResult
  public static func launch(
    delegate: any UIApplicationDelegate, application: UIApplication? = nil, url: URL? = nil
  ) -> UIApplication {
    let environment = HeadlessEnvironment.current
    let application = application ?? environment.application ?? UIApplication()
    environment.application = application
    application.delegate = delegate
    application.retainedDelegate = delegate
    let info = InfoDictionary(bundle: environment.mainBundle ?? .main, delegate: delegate)
    application.supportsMultipleScenes = info.supportsMultipleScenes
    let options: [LaunchOptionsKey: Any]? = url.map { [.url: $0] }
    if info.isSceneBased || delegateSuppliesScenes(delegate, application, info) {
      application.launchWithScenes(delegate, info, options, url)
    } else {
      application.launchWithoutScenes(delegate, info, options, url)
    }
    return application
  }

  /// Whether the delegate's own method says how scenes are set up.
  private static func delegateSuppliesScenes(
    _ delegate: any UIApplicationDelegate, _ application: UIApplication, _ info: InfoDictionary
  ) -> Bool {
    let probe = UISceneSession(
      role: .windowApplication,
      configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let answer = delegate.application(
      application, configurationForConnecting: probe, options: UIScene.ConnectionOptions())
    return answer !== probe.configuration
  }

  // MARK: Without scenes

  private func launchWithoutScenes(
    _ delegate: any UIApplicationDelegate, _ info: InfoDictionary, _ options: [LaunchOptionsKey: Any]?,
    _ url: URL?
  ) {
    var storyboardWindow: UIWindow?
    if let name = info.mainStoryboardName {
      let window = UIWindow(frame: UIScreen.main.bounds)
      delegate.window = window
      if delegate.window !== window {
        UIKitComplaint.log(
          "BOOT-15",
          "[Application] The app delegate must implement the window property if it wants to use a main storyboard file."
        ).report()
      }
      storyboardWindow = window
      window.rootViewController = UIStoryboard(name: name, bundle: nil).initialViewController(ofMain: name)
    }
    _ = delegate.application(self, willFinishLaunchingWithOptions: options)
    let handles = delegate.application(self, didFinishLaunchingWithOptions: options)
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
    // What the app showed itself is not shown again (BOOT-02).
    if let window = delegate.window ?? storyboardWindow, window === storyboardWindow, window.isHidden {
      window.makeKeyAndVisible()
    }
    if delegate.window?.isHidden == false, delegate.window?.rootViewController == nil, storyboardWindow == nil
    {
      UIKitComplaint.inconsistency(
        "BOOT-13",
        "Application windows are expected to have a root view controller at the end of application launch"
      ).report()
    }
    if let url, handles { _ = delegate.application(self, open: url, options: [:]) }
    becomeActive(after: { delegate.applicationDidBecomeActive(self) })
  }

  private func becomeActive(after tell: @escaping @MainActor () -> Void) {
    HeadlessEnvironment.current.clock.afterCommit { [self] in
      applicationState = .active
      tell()
      NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: self)
    }
  }

  // MARK: With scenes

  private func launchWithScenes(
    _ delegate: any UIApplicationDelegate, _ info: InfoDictionary, _ options: [LaunchOptionsKey: Any]?,
    _ url: URL?
  ) {
    _ = delegate.application(self, willFinishLaunchingWithOptions: options)
    _ = delegate.application(self, didFinishLaunchingWithOptions: options)
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
    let connection = UIScene.ConnectionOptions()
    if let url { connection.urlContexts = [UIOpenURLContext(url: url)] }
    connectScene(delegate, info, connection)
  }

  /// Connects one more scene (BOOT-03, BOOT-05).
  func connectScene(
    _ delegate: any UIApplicationDelegate, _ info: InfoDictionary, _ connection: UIScene.ConnectionOptions
  ) {
    let session = UISceneSession(role: .windowApplication, configuration: info.sceneConfiguration())
    session.configuration = delegate.application(
      self, configurationForConnecting: session, options: connection)
    let configuration = session.configuration
    let sceneType = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = sceneType.init(session: session, connectionOptions: connection)
    session.scene = scene
    openSessions.insert(session)
    connectedScenes.insert(scene)
    scene.delegate =
      configuration.delegate
      ?? configuration.delegateClass.flatMap { ClassInstantiation.make($0) as? any UISceneDelegate }
    var storyboardWindow: UIWindow?
    if let storyboard = configuration.storyboard {
      if let windowDelegate = scene.delegate as? any UIWindowSceneDelegate {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = storyboard.initialViewController(ofMain: storyboard.fileName)
        windowDelegate.window = window
        storyboardWindow = window
      } else {
        UIKitComplaint.log(
          "BOOT-16",
          "[WindowScene] There is no scene delegate set. A scene delegate class must be specified to use a main "
            + "storyboard file."
        ).report()
      }
    }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    scene.activationState = .foregroundInactive
    scene.delegate?.scene(scene, willConnectTo: session, options: connection)
    if let window = (scene.delegate as? any UIWindowSceneDelegate)?.window ?? storyboardWindow,
      window === storyboardWindow, window.isHidden
    {
      window.makeKeyAndVisible()
    }
    let clock = HeadlessEnvironment.current.clock
    clock.atCommit { scene.enterForeground() }
    clock.afterCommit { [self] in
      applicationState = .active
      scene.becomeActive()
    }
  }
}

extension UIStoryboard {
  /// The entry point of a main storyboard; one without is complained of (BOOT-14).
  func initialViewController(ofMain name: String) -> UIViewController? {
    let controller = instantiateInitialViewController()
    if controller == nil {
      UIKitComplaint.log(
        "BOOT-14",
        "[Application] Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - perhaps "
          + "the designated entry point is not set?"
      ).report()
    }
    return controller
  }
}
