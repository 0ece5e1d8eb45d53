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
    let info = InfoDictionary.current
    application.supportsMultipleScenes = info.supportsMultipleScenes
    let options: [LaunchOptionsKey: Any]? = url.map { [.url: $0] }
    if !info.isSceneBased, let storyboard = info.mainStoryboardName {
      application.launchWithoutScenes(delegate, storyboard, options, url)
    } else {
      application.launchWithoutStoryboard(delegate, info, options, url)
    }
    return application
  }

  // MARK: Without scenes

  /// The window and its root are there before the delegate hears anything (BOOT-01).
  private func launchWithoutScenes(
    _ delegate: any UIApplicationDelegate, _ storyboard: String, _ options: [LaunchOptionsKey: Any]?,
    _ url: URL?
  ) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIStoryboard(name: storyboard, bundle: nil).initialViewController(
      ofMain: storyboard)
    delegate.window = window
    if delegate.window !== window { UIKitComplaint.delegateWithoutWindow.report() }
    let handles = finishLaunching(delegate, options)
    // What the app showed itself is not shown again (BOOT-02).
    if delegate.window === window, window.isHidden { window.makeKeyAndVisible() }
    endRestoration()
    activateWithoutScenes(delegate, opening: handles ? url : nil)
  }

  /// Whether the app has scenes shows in the Info.plist, or in what the delegate answers once it has launched.
  private func launchWithoutStoryboard(
    _ delegate: any UIApplicationDelegate, _ info: InfoDictionary, _ options: [LaunchOptionsKey: Any]?,
    _ url: URL?
  ) {
    let handles = finishLaunching(delegate, options)
    let connection = UIScene.ConnectionOptions()
    if let url { connection.urlContexts = [UIOpenURLContext(url: url)] }
    let session = UISceneSession(role: .windowApplication, configuration: info.sceneConfiguration())
    let plain = session.configuration
    session.configuration = delegate.application(
      self, configurationForConnecting: session, options: connection)
    if info.isSceneBased || session.configuration !== plain {
      connect(session, connection)
    } else {
      if windows.contains(where: { $0.rootViewController == nil }) {
        UIKitComplaint.noRootAtEndOfLaunch.report()
      }
      endRestoration()
      activateWithoutScenes(delegate, opening: handles ? url : nil)
    }
  }

  private func finishLaunching(
    _ delegate: any UIApplicationDelegate, _ options: [LaunchOptionsKey: Any]?
  ) -> Bool {
    let willHandle = delegate.application(self, willFinishLaunchingWithOptions: options)
    // An app with scenes restores each of them by its activity (REST-13).
    if !InfoDictionary.current.isSceneBased { restoreState() }
    let didHandle = delegate.application(self, didFinishLaunchingWithOptions: options)
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
    return willHandle && didHandle
  }

  private func activateWithoutScenes(_ delegate: any UIApplicationDelegate, opening url: URL?) {
    if let url { _ = delegate.application(self, open: url, options: [:]) }
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

  /// Connects a scene (BOOT-03, BOOT-05).
  func connect(_ session: UISceneSession, _ connection: UIScene.ConnectionOptions) {
    let configuration = session.configuration
    let sceneType = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = sceneType.init(session: session, connectionOptions: connection)
    session.scene = scene
    openSessions.insert(session)
    connectedScenes.insert(scene)
    scene.delegate = sceneDelegate(for: configuration)
    let storyboardWindow = window(for: scene, configuration)
    scene.activationState = .foregroundInactive
    scene.delegate?.scene(scene, willConnectTo: session, options: connection)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    if let storyboardWindow, storyboardWindow.isHidden,
      (scene.delegate as? any UIWindowSceneDelegate)?.window === storyboardWindow
    {
      storyboardWindow.makeKeyAndVisible()
    }
    let clock = HeadlessEnvironment.current.clock
    clock.atCommit { scene.enterForeground() }
    clock.afterCommit { [self] in
      applicationState = .active
      scene.becomeActive()
    }
  }

  private func sceneDelegate(for configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
    if let delegate = configuration.delegate { return delegate }
    if configuration.delegateClass == nil, let missing = configuration.missingDelegateClassName {
      UIKitComplaint.sceneDelegateNotFound(
        configuration: configuration.name, role: configuration.role, className: missing
      ).report()
    }
    return configuration.delegateClass.flatMap { ClassInstantiation.make($0) as? any UISceneDelegate }
  }

  /// The window that a scene's storyboard asks for.
  private func window(for scene: UIWindowScene, _ configuration: UISceneConfiguration) -> UIWindow? {
    guard let storyboard = configuration.storyboard else { return nil }
    guard let delegate = scene.delegate as? any UIWindowSceneDelegate else {
      UIKitComplaint.storyboardWithoutSceneDelegate.report()
      return nil
    }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = storyboard.initialViewController(ofMain: storyboard.fileName)
    delegate.window = window
    return window
  }
}

extension UIStoryboard {
  /// The entry point of a main storyboard; one without is complained of (BOOT-14).
  func initialViewController(ofMain name: String) -> UIViewController? {
    guard file != nil else { return nil }
    let controller = instantiateInitialViewController()
    if controller == nil { UIKitComplaint.noEntryPoint(storyboard: name).report() }
    return controller
  }
}
