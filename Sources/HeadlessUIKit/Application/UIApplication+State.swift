internal import Foundation

// MARK: One scene

extension UIScene {
  var isForeground: Bool { activationState == .foregroundActive || activationState == .foregroundInactive }

  func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension UIApplication {
  /// The connected scenes in the order in which they were last on the screen.
  var orderedScenes: [UIScene] { connectedScenes.sorted { $0.lastShown < $1.lastShown } }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// A scene comes on the screen; the app does with the first (BOOT-03, BOOT-19).
  func willEnterForeground(_ scene: UIScene) {
    scenesShown += 1
    scene.lastShown = scenesShown
    scene.delegate?.sceneWillEnterForeground(scene)
    scene.activationState = .foregroundInactive
    scene.post(UIScene.willEnterForegroundNotification)
    guard !isInForeground else { return }
    isInForeground = true
    applicationState = .inactive
    post(UIApplication.willEnterForegroundNotification)
    enterForegroundTime()
  }

  /// A scene takes events from now on; its key window is the app's.
  func didBecomeActive(_ scene: UIScene) {
    let isFirst = applicationState != .active
    applicationState = .active
    scene.activationState = .foregroundActive
    if let key = (scene as? UIWindowScene)?.keyWindow { key.makeKey() }
    scene.delegate?.sceneDidBecomeActive(scene)
    scene.post(UIScene.didActivateNotification)
    if isFirst { post(UIApplication.didBecomeActiveNotification) }
  }

  /// A scene takes no more events; the app does not with the last.
  func willResignActive(_ scene: UIScene) {
    scene.delegate?.sceneWillResignActive(scene)
    scene.activationState = .foregroundInactive
    scene.post(UIScene.willDeactivateNotification)
    guard !connectedScenes.contains(where: { $0.activationState == .foregroundActive }) else { return }
    applicationState = .inactive
    post(UIApplication.willResignActiveNotification)
  }

  /// A scene left the screen; the app has with the last (BOOT-20, REST-12).
  func didEnterBackground(_ scene: UIScene) {
    scene.activationState = .background
    let isLast = !connectedScenes.contains(where: \.isForeground)
    if isLast { applicationState = .background }
    scene.delegate?.sceneDidEnterBackground(scene)
    scene.saveActivity()
    saveSessions()
    scene.post(UIScene.didEnterBackgroundNotification)
    HeadlessEnvironment.current.windows.giveKeyAway(from: scene)
    guard isLast, isInForeground else { return }
    isInForeground = false
    post(UIApplication.didEnterBackgroundNotification)
    enterBackgroundTime()
  }

  /// Sends one scene off the screen, as closing its window to the side does (BOOT-20).
  ///
  /// - Parameter scene: a connected scene.
  @_spi(Sceneway)
  public func enterBackground(_ scene: UIScene) {
    guard connectedScenes.contains(scene), scene.isForeground else { return }
    if scene.activationState == .foregroundActive { willResignActive(scene) }
    didEnterBackground(scene)
  }

  /// Brings one scene back on the screen.
  ///
  /// - Parameter scene: a connected scene.
  @_spi(Sceneway)
  public func enterForeground(_ scene: UIScene) {
    guard connectedScenes.contains(scene), scene.activationState == .background else { return }
    willEnterForeground(scene)
    didBecomeActive(scene)
  }

  /// Takes a scene's memory back; its session stays, and can be connected again (BOOT-20).
  ///
  /// - Parameter scene: a connected scene.
  @_spi(Sceneway)
  public func disconnect(_ scene: UIScene) {
    guard connectedScenes.contains(scene) else { return }
    enterBackground(scene)
    connectedScenes.remove(scene)
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    scene.post(UIScene.didDisconnectNotification)
    HeadlessEnvironment.current.windows.forget(scene)
  }
}

// MARK: The app

extension UIApplication {
  /// Sends the app off the screen, as the home gesture does (BOOT-20).
  @_spi(Sceneway)
  public func enterBackground() {
    guard applicationState != .background else { return }
    guard connectedScenes.isEmpty else {
      let scenes = orderedScenes.filter(\.isForeground)
      scenesToReturn = scenes.map(\.session.persistentIdentifier)
      for scene in scenes where scene.activationState == .foregroundActive { willResignActive(scene) }
      for scene in scenes { didEnterBackground(scene) }
      return
    }
    delegate?.applicationWillResignActive(self)
    applicationState = .inactive
    post(UIApplication.willResignActiveNotification)
    applicationState = .background
    isInForeground = false
    delegate?.applicationDidEnterBackground(self)
    saveState()
    post(UIApplication.didEnterBackgroundNotification)
    enterBackgroundTime()
  }

  /// Brings the app back on the screen, with the scenes that were there.
  @_spi(Sceneway)
  public func enterForeground() {
    guard applicationState == .background else { return }
    guard connectedScenes.isEmpty else {
      let known = orderedScenes.filter { scenesToReturn.contains($0.session.persistentIdentifier) }
      let scenes = known.isEmpty ? orderedScenes.suffix(1) : known
      for scene in scenes { willEnterForeground(scene) }
      for scene in scenes { didBecomeActive(scene) }
      return
    }
    delegate?.applicationWillEnterForeground(self)
    isInForeground = true
    applicationState = .inactive
    post(UIApplication.willEnterForegroundNotification)
    enterForegroundTime()
    applicationState = .active
    delegate?.applicationDidBecomeActive(self)
    post(UIApplication.didBecomeActiveNotification)
  }

  /// Ends the app: the delegate is told, nothing exits.
  @_spi(Sceneway)
  public func terminate() {
    delegate?.applicationWillTerminate(self)
    post(UIApplication.willTerminateNotification)
  }

  /// Tells every controller on the screen that memory runs short (LIFE-29).
  @_spi(Sceneway)
  public func sendMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(UIApplication.didReceiveMemoryWarningNotification)
    for window in windows { window.rootViewController?.sendMemoryWarning() }
  }
}

extension UIViewController {
  fileprivate func sendMemoryWarning() {
    didReceiveMemoryWarning()
    for child in storedChildren { child.sendMemoryWarning() }
    ownPresentedViewController?.sendMemoryWarning()
  }
}
