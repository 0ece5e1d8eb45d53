public import Foundation

extension UIScene {
  func enterForeground() {
    delegate?.sceneWillEnterForeground(self)
    activationState = .foregroundInactive
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: self)
  }

  func becomeActive() {
    activationState = .foregroundActive
    delegate?.sceneDidBecomeActive(self)
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: self)
  }

  func resignActive() {
    delegate?.sceneWillResignActive(self)
    activationState = .foregroundInactive
    NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: self)
  }

  func enterBackground() {
    activationState = .background
    delegate?.sceneDidEnterBackground(self)
    session.stateRestorationActivity = delegate?.stateRestorationActivity(for: self)
    NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: self)
  }
}

extension UIApplication {
  /// Sends the app off the screen, as the home gesture does (BOOT-20).
  @_spi(Sceneway)
  public func enterBackground() {
    guard applicationState != .background else { return }
    if connectedScenes.isEmpty {
      delegate?.applicationWillResignActive(self)
      NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: self)
      delegate?.applicationDidEnterBackground(self)
      saveState()
    } else {
      for scene in connectedScenes { scene.resignActive() }
      for scene in connectedScenes { scene.enterBackground() }
    }
    applicationState = .background
    NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: self)
  }

  /// Brings the app back on the screen.
  @_spi(Sceneway)
  public func enterForeground() {
    guard applicationState == .background else { return }
    NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: self)
    if connectedScenes.isEmpty {
      delegate?.applicationWillEnterForeground(self)
      applicationState = .active
      delegate?.applicationDidBecomeActive(self)
    } else {
      for scene in connectedScenes { scene.enterForeground() }
      applicationState = .active
      for scene in connectedScenes { scene.becomeActive() }
    }
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: self)
  }

  /// Closes a scene (BOOT-20).
  @_spi(Sceneway)
  public func disconnect(_ scene: UIScene) {
    guard connectedScenes.contains(scene) else { return }
    if scene.activationState == .foregroundActive { scene.resignActive() }
    if scene.activationState != .background { scene.enterBackground() }
    connectedScenes.remove(scene)
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
  }

  /// Opens a link in the app, as another app does.
  @_spi(Sceneway)
  public func receive(_ url: URL) {
    if let scene = connectedScenes.first(where: { $0.activationState == .foregroundActive })
      ?? connectedScenes.first
    {
      scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    } else {
      _ = delegate?.application(self, open: url, options: [:])
    }
  }

  /// Ends the app: the delegate is told, nothing exits.
  @_spi(Sceneway)
  public func terminate() {
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
  }

  /// Tells every controller on the screen that memory runs short (LIFE-29).
  @_spi(Sceneway)
  public func sendMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: self)
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
