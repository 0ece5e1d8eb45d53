public import Foundation

extension UIApplication {
  /// Launches an app in the current environment, up to the point where it waits for events (BOOT-01, BOOT-03).
  ///
  /// - Parameters:
  ///   - delegate: the app's delegate; retained by the application.
  ///   - application: the application object; a plain one where it is nil.
  ///   - url: a link to launch with.
  ///   - activity: what the person wants to go on with.
  ///   - shortcut: the shortcut that the person chose.
  ///   - isInBackground: whether the system launches the app for work off the screen (LIFE-26).
  /// - Returns: the application object.
  @_spi(Sceneway) @discardableResult
  public static func launch(
    delegate: any UIApplicationDelegate, application: UIApplication? = nil, url: URL? = nil,
    activity: NSUserActivity? = nil, shortcut: UIApplicationShortcutItem? = nil, isInBackground: Bool = false
  ) -> UIApplication {
    let environment = HeadlessEnvironment.current
    let application = application ?? environment.application ?? UIApplication()
    environment.application = application
    application.delegate = delegate
    application.retainedDelegate = delegate
    // What the app's module says of UIKit's classes is known before the first of their objects is asked.
    RuntimeRegistry.shared.load(moduleOf: type(of: delegate))
    let info = InfoDictionary.current
    application.supportsMultipleScenes = info.supportsMultipleScenes
    let reason = LaunchReason(
      url: url, activity: activity, shortcut: shortcut, isInBackground: isInBackground)
    application.forgetStateAfterCrash()
    if !info.isSceneBased, let storyboard = info.mainStoryboardName {
      application.launchWithoutScenes(delegate, storyboard, reason)
    } else {
      application.launchWithoutStoryboard(delegate, info, reason)
    }
    return application
  }

  // MARK: Without scenes

  /// The window and its root are there before the delegate hears anything (BOOT-01).
  private func launchWithoutScenes(
    _ delegate: any UIApplicationDelegate, _ storyboard: String, _ reason: LaunchReason
  ) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIStoryboard(name: storyboard, bundle: nil).initialViewController(
      ofMain: storyboard)
    delegate.window = window
    if delegate.window !== window { UIKitComplaint.delegateWithoutWindow.report() }
    let handles = finishLaunching(delegate, reason)
    // What the app showed itself is not shown again (BOOT-02).
    if delegate.window === window, window.isHidden { window.makeKeyAndVisible() }
    endRestoration()
    activateWithoutScenes(delegate, handles ? reason : LaunchReason(isInBackground: reason.isInBackground))
  }

  /// Whether the app has scenes shows in the Info.plist, or in what the delegate answers once it has launched.
  private func launchWithoutStoryboard(
    _ delegate: any UIApplicationDelegate, _ info: InfoDictionary, _ reason: LaunchReason
  ) {
    let handles = finishLaunching(delegate, reason)
    tellOfDiscardedSessions(delegate)
    let connection = reason.connectionOptions
    let known = SavedSessions.sessions(in: HeadlessEnvironment.current.savedState)
    if let last = known.last {
      // Sessions that are known are set up as they were; the delegate is not asked again.
      openSessions = Set(known)
      return connect(last, connection, inBackground: reason.isInBackground)
    }
    let session = UISceneSession(role: .windowApplication, configuration: info.sceneConfiguration())
    let plain = session.configuration
    session.configuration = delegate.application(
      self, configurationForConnecting: session, options: connection)
    if info.isSceneBased || session.configuration !== plain {
      connect(session, connection, inBackground: reason.isInBackground)
    } else {
      if windows.contains(where: { $0.rootViewController == nil }) {
        UIKitComplaint.noRootAtEndOfLaunch.report()
      }
      endRestoration()
      activateWithoutScenes(delegate, handles ? reason : LaunchReason(isInBackground: reason.isInBackground))
    }
  }

  private func finishLaunching(_ delegate: any UIApplicationDelegate, _ reason: LaunchReason) -> Bool {
    let options = reason.launchOptions
    let willHandle = delegate.application(self, willFinishLaunchingWithOptions: options)
    // An app with scenes restores each of them by its activity (REST-13).
    if !InfoDictionary.current.isSceneBased { restoreState() }
    let didHandle = delegate.application(self, didFinishLaunchingWithOptions: options)
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
    return willHandle && didHandle
  }

  /// Tells of the scenes that the person closed while the app did not run (REST-16).
  private func tellOfDiscardedSessions(_ delegate: any UIApplicationDelegate) {
    let store = HeadlessEnvironment.current.savedState
    let discarded = SavedSessions.sessions(in: store, part: SavedStateStore.discarded)
    store[SavedStateStore.discarded] = nil
    if !discarded.isEmpty { delegate.application(self, didDiscardSceneSessions: Set(discarded)) }
  }

  private func activateWithoutScenes(_ delegate: any UIApplicationDelegate, _ reason: LaunchReason) {
    if let url = reason.url { _ = delegate.application(self, open: url, options: [:]) }
    if let activity = reason.activity { receiveWithoutScenes(activity) }
    if let item = reason.shortcut {
      delegate.application(self, performActionFor: item, completionHandler: { _ in })
    }
    guard !reason.isInBackground else { return applicationState = .background }
    isInForeground = true
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
  ///
  /// - Parameters:
  ///   - session: its session.
  ///   - connection: what it is opened with.
  ///   - inBackground: whether it stays off the screen (LIFE-26).
  func connect(_ session: UISceneSession, _ connection: UIScene.ConnectionOptions, inBackground: Bool = false)
  {
    let environment = HeadlessEnvironment.current
    let configuration = session.configuration
    let sceneType = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = sceneType.init(session: session, connectionOptions: connection)
    session.scene = scene
    openSessions.insert(session)
    connectedScenes.insert(scene)
    scene.delegate = sceneDelegate(for: configuration)
    let storyboardWindow = window(for: scene, configuration)
    scene.activationState = inBackground ? .background : .foregroundInactive
    if session.stateRestorationActivity == nil {
      session.stateRestorationActivity = SavedSessions.activity(of: session, in: environment.savedState)
    }
    if session.stateRestorationActivity != nil { environment.savedState[SavedStateStore.restoring] = Data() }
    scene.delegate?.scene(scene, willConnectTo: session, options: connection)
    scene.post(UIScene.willConnectNotification)
    if let storyboardWindow, storyboardWindow.isHidden,
      (scene.delegate as? any UIWindowSceneDelegate)?.window === storyboardWindow
    {
      storyboardWindow.makeKeyAndVisible()
    }
    scene.restoreInteractionState()
    endRestoration()
    saveSessions()
    guard !inBackground else {
      environment.windows.giveKeyAway(from: scene)
      if !isInForeground { applicationState = .background }
      return
    }
    environment.clock.atCommit { [self] in
      if scene.activationState == .foregroundInactive { willEnterForeground(scene) }
    }
    environment.clock.afterCommit { [self] in
      if scene.activationState == .foregroundInactive { didBecomeActive(scene) }
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
