internal import Foundation

extension UIScene {
  /// Says that more of the scene's state is being restored; its picture stays hidden meanwhile (REST-18).
  ///
  /// Each call needs one of ``completeStateRestoration()``.
  public func extendStateRestoration() {
    restorationExtensions += 1
  }

  /// Says that what was announced by ``extendStateRestoration()`` is done.
  public func completeStateRestoration() {
    restorationExtensions = max(0, restorationExtensions - 1)
    HeadlessEnvironment.current.application?.forgetRestorationMark()
  }

  /// Whether the scene still restores its state, so that nothing of it is to be seen yet (REST-18).
  @_spi(Sceneway) public var isRestoringState: Bool { restorationExtensions > 0 }

  /// Lets the delegate bring back what the person was at, once the screens are there (REST-17).
  func restoreInteractionState() {
    guard let activity = session.stateRestorationActivity else { return }
    delegate?.scene(self, restoreInteractionStateWith: activity)
  }
}

extension UIApplication {
  /// Whether what is locked with the device can be read.
  public var isProtectedDataAvailable: Bool { !HeadlessEnvironment.current.savedState.isLocked }

  /// Unlocks the device: activities that could not be read are filled in (REST-13).
  @_spi(Sceneway)
  public func unlockDevice() {
    let store = HeadlessEnvironment.current.savedState
    guard store.isLocked else { return }
    store.isLocked = false
    delegate?.applicationProtectedDataDidBecomeAvailable(self)
    NotificationCenter.default.post(
      name: UIApplication.protectedDataDidBecomeAvailableNotification, object: self)
    for session in openSessions where session.stateRestorationActivity == nil {
      session.stateRestorationActivity = SavedSessions.activity(of: session, in: store)
      if let scene = session.scene, connectedScenes.contains(scene) { scene.restoreInteractionState() }
    }
  }
}
