public import Foundation

extension UIApplication {
  /// The scene that an activity, a link or a shortcut goes to: the one that prefers it, else the frontmost that can.
  private func scene(for target: String?) -> UIScene? {
    let scenes = orderedScenes.filter { $0.session.role == .windowApplication }
    let able = scenes.filter { scene in
      target.map {
        scene.activationConditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: $0)
      }
        ?? true
    }
    let preferring = able.last { scene in
      target.map {
        scene.activationConditions.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: $0)
      }
        ?? false
    }
    return preferring ?? able.last(where: \.isForeground) ?? able.last ?? scenes.last
  }

  /// Opens a link in the app, as another app does.
  ///
  /// - Parameter url: the link.
  @_spi(Sceneway)
  public func receive(_ url: URL) {
    if let scene = scene(for: url.absoluteString) {
      scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    } else {
      _ = delegate?.application(self, open: url, options: [:])
    }
  }

  /// Goes on in the app with what the person was at elsewhere.
  ///
  /// - Parameter activity: the activity.
  @_spi(Sceneway)
  public func receive(_ activity: NSUserActivity) {
    guard let scene = scene(for: activity.targetContentIdentifier) else {
      return receiveWithoutScenes(activity)
    }
    scene.receive(activity)
  }

  func receiveWithoutScenes(_ activity: NSUserActivity) {
    _ = delegate?.application(self, willContinueUserActivityWithType: activity.activityType)
    _ = delegate?.application(self, continue: activity) { objects in
      for object in objects ?? [] { object.restoreUserActivityState(activity) }
    }
  }

  /// Tells the app that an activity that was announced does not come.
  ///
  /// - Parameters:
  ///   - type: the activity's kind.
  ///   - error: why.
  @_spi(Sceneway)
  public func failToReceiveActivity(ofType type: String, error: any Error) {
    guard let scene = scene(for: nil) else {
      delegate?.application(self, didFailToContinueUserActivityWithType: type, error: error)
      return
    }
    scene.delegate?.scene(scene, didFailToContinueUserActivityWithType: type, error: error)
  }

  /// Chooses a shortcut of the app's icon.
  ///
  /// - Parameters:
  ///   - item: the shortcut.
  ///   - completion: called with whether the app did something.
  @_spi(Sceneway)
  public func perform(_ item: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void = { _ in }) {
    if let scene = scene(for: nil) as? UIWindowScene {
      guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { return completion(false) }
      delegate.windowScene(scene, performActionFor: item, completionHandler: completion)
    } else {
      delegate?.application(self, performActionFor: item, completionHandler: completion)
    }
  }

  /// What the person is at, up to date, for another device to go on with; nil where nothing is offered.
  @_spi(Sceneway)
  public func handOff() -> NSUserActivity? {
    guard let activity = HeadlessEnvironment.current.currentActivity, activity.isEligibleForHandoff else {
      return nil
    }
    saveNow(activity)
    activity.delegate?.userActivityWasContinued(activity)
    return activity
  }
}

extension UIScene {
  /// Goes on in the scene with an activity.
  func receive(_ activity: NSUserActivity) {
    delegate?.scene(self, willContinueUserActivityWithType: activity.activityType)
    delegate?.scene(self, continue: activity)
  }
}
