internal import Foundation

extension UIApplication {
  /// Asks for a scene: a new one, or that of a session.
  ///
  /// What is asked for comes in the next turn.
  ///
  /// - Parameters:
  ///   - sceneSession: the session whose scene is to come to the front; where it is nil, a new one.
  ///   - userActivity: what the scene is to show.
  ///   - options: who asks.
  ///   - errorHandler: called where the scene cannot be shown: the app has one scene alone, or the session is gone.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    HeadlessEnvironment.current.clock.schedule(after: 0) { [self] in
      if let error = activate(sceneSession, role: .windowApplication, userActivity) { errorHandler?(error) }
    }
  }

  /// Asks for a scene: a new one, or that of a session.
  ///
  /// - Parameters:
  ///   - request: what is asked for.
  ///   - errorHandler: called where the scene cannot be shown.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    HeadlessEnvironment.current.clock.schedule(after: 0) { [self] in
      if let error = activate(request.session, role: request.role, request.userActivity) {
        errorHandler?(error)
      }
    }
  }

  private func activate(_ session: UISceneSession?, role: UISceneSession.Role, _ activity: NSUserActivity?)
    -> UISceneError?
  {
    guard let session else {
      guard supportsMultipleScenes else { return UISceneError(.multipleScenesNotSupported) }
      openScene(role: role, activity: activity)
      return nil
    }
    guard openSessions.contains(session) else { return UISceneError(.requestDenied) }
    guard let scene = session.scene, connectedScenes.contains(scene) else {
      reconnect(session, activity: activity)
      return nil
    }
    enterForeground(scene)
    if let activity { scene.receive(activity) }
    return nil
  }

  /// Asks that a scene be closed for good; its session is forgotten.
  ///
  /// - Parameters:
  ///   - sceneSession: the session.
  ///   - options: how its window goes.
  ///   - errorHandler: called where the app has one scene alone, or the session is gone already.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    HeadlessEnvironment.current.clock.schedule(after: 0) { [self] in
      if !supportsMultipleScenes {
        errorHandler?(UISceneError(.multipleScenesNotSupported))
      } else if !openSessions.contains(sceneSession) {
        errorHandler?(UISceneError(.requestDenied))
      } else {
        discard([sceneSession])
      }
    }
  }

  /// Asks for a new picture of a scene that is off the screen; one that was disconnected is connected for it.
  ///
  /// - Parameter sceneSession: the session.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    HeadlessEnvironment.current.clock.schedule(after: 0) { [self] in
      guard openSessions.contains(sceneSession) else { return }
      if sceneSession.scene.map({ connectedScenes.contains($0) }) != true {
        connect(sceneSession, UIScene.ConnectionOptions(), inBackground: true)
      }
      for window in (sceneSession.scene as? UIWindowScene)?.windows ?? [] { window.layoutIfNeeded() }
    }
  }

  // MARK: What a person does

  /// Opens another scene, as a person does who asks for a new window or connects a screen.
  ///
  /// - Parameters:
  ///   - role: what the scene is for.
  ///   - activity: what it is to show.
  /// - Returns: the session of the scene.
  @_spi(Sceneway) @discardableResult
  public func openScene(role: UISceneSession.Role = .windowApplication, activity: NSUserActivity? = nil)
    -> UISceneSession
  {
    let connection = UIScene.ConnectionOptions()
    if let activity { connection.userActivities = [activity] }
    let session = UISceneSession(
      role: role, configuration: InfoDictionary.current.sceneConfiguration(for: role))
    if let delegate {
      session.configuration = delegate.application(
        self, configurationForConnecting: session, options: connection)
    }
    connect(session, connection)
    return session
  }

  /// Connects the scene of a session again, as a person does who comes back to a window that was disconnected (REST-13).
  ///
  /// - Parameters:
  ///   - session: the session.
  ///   - activity: what the scene is to show besides.
  @_spi(Sceneway)
  public func reconnect(_ session: UISceneSession, activity: NSUserActivity? = nil) {
    guard openSessions.contains(session), session.scene.map({ connectedScenes.contains($0) }) != true else {
      return
    }
    let connection = UIScene.ConnectionOptions()
    if let activity { connection.userActivities = [activity] }
    connect(session, connection)
  }

  /// Closes scenes for good, as a person does in the app switcher; their sessions are forgotten.
  ///
  /// - Parameter sessions: the sessions.
  @_spi(Sceneway)
  public func discard(_ sessions: Set<UISceneSession>) {
    for session in sessions { if let scene = session.scene { disconnect(scene) } }
    openSessions.subtract(sessions)
    saveSessions()
    delegate?.application(self, didDiscardSceneSessions: sessions)
  }
}
