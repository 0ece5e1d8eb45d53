internal import Foundation

extension UIApplication {
  // MARK: Objects

  /// Lets an object's state be saved and restored with the app's interface (REST-11).
  ///
  /// - Parameters:
  ///   - object: the object; not retained.
  ///   - restorationIdentifier: its name in the saved state; another object of the same name takes its place.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {
    let environment = HeadlessEnvironment.current
    environment.restorableObjects.removeAll { $0.identifier == restorationIdentifier || $0.object == nil }
    environment.restorableObjects.append(RestorableObject(identifier: restorationIdentifier, object: object))
  }

  func restorableObject(_ identifier: String) -> (any UIStateRestoring)? {
    HeadlessEnvironment.current.restorableObjects.first { $0.identifier == identifier }?.object
      as? any UIStateRestoring
  }

  /// The windows whose roots are saved: those on the screen, and the delegate's own before it is shown (REST-04).
  var restorableWindows: [UIWindow] {
    var windows = self.windows
    if let own = delegate?.window ?? nil, !windows.contains(own) { windows.append(own) }
    return windows
  }

  // MARK: Saving

  /// Asks the delegate whether to save, and writes the state of the interface (REST-01).
  func saveState() {
    guard let delegate else { return }
    let environment = HeadlessEnvironment.current
    let secure = RestorationCoder(isSecure: true)
    var coder = secure
    var wants = OptionalMethod.call { delegate.application(self, shouldSaveSecureApplicationState: secure) }
    if wants == nil {
      coder = RestorationCoder(isSecure: false)
      wants = OptionalMethod.call { delegate.application(self, shouldSaveApplicationState: coder) }
    }
    guard wants == true else {
      environment.savedState[SavedStateStore.application] = nil
      return
    }
    delegate.application(self, willEncodeRestorableStateWith: coder)
    var saver = StateSaver(isSecure: coder.requiresSecureCoding)
    let objects = environment.restorableObjects.compactMap { entry in
      (entry.object as? any UIStateRestoring).map { (entry.identifier, $0) }
    }
    saver.save(restorableWindows, objects)
    saver.take(coder)
    environment.savedState[SavedStateStore.application] = saver.state.data
  }

  // MARK: Restoring

  /// Reads what the last run saved, where the delegate wants it back (REST-04).
  func restoreState() {
    let environment = HeadlessEnvironment.current
    let store = environment.savedState
    launchesWithSnapshot =
      store[SavedStateStore.application] != nil && store[SavedStateStore.withoutSnapshot] == nil
    store[SavedStateStore.withoutSnapshot] = nil
    guard let delegate, let data = store[SavedStateStore.application] else { return }
    guard let state = SavedState(data) else {
      store[SavedStateStore.application] = nil
      return
    }
    let restorer = StateRestorer(state, for: self)
    let coder = restorer.applicationCoder
    let wants =
      OptionalMethod.call { delegate.application(self, shouldRestoreSecureApplicationState: coder) }
      ?? OptionalMethod.call { delegate.application(self, shouldRestoreApplicationState: coder) }
    guard wants == true else { return }
    store[SavedStateStore.restoring] = Data()
    environment.restorer = restorer
    restorer.restore()
    delegate.application(self, didDecodeRestorableStateWith: coder)
    restorer.finish()
  }

  /// Throws away what a run saved that ended in the middle of its restoration, since it would do so again (REST-15).
  func forgetStateAfterCrash() {
    let store = HeadlessEnvironment.current.savedState
    guard store[SavedStateStore.restoring] != nil else { return }
    store[SavedStateStore.application] = nil
    store[SavedStateStore.activities] = nil
    store[SavedStateStore.restoring] = nil
  }

  /// Ends the restoration of a launch, once the windows show.
  func endRestoration() {
    let environment = HeadlessEnvironment.current
    environment.restorer?.showPresentations()
    environment.restorer = nil
    environment.clock.afterCommit { [self] in
      launchHasEnded = true
      forgetRestorationMark()
    }
  }

  /// From here on a crash is not the restoration's doing (REST-15).
  func forgetRestorationMark() {
    guard launchHasEnded, restorationExtensions == 0, !connectedScenes.contains(where: \.isRestoringState)
    else {
      return
    }
    HeadlessEnvironment.current.savedState[SavedStateStore.restoring] = nil
  }

  /// Says that more of the state is being restored; what was saved is thrown away should the app crash meanwhile (REST-15).
  ///
  /// Each call needs one of ``completeStateRestoration()``.
  public func extendStateRestoration() {
    restorationExtensions += 1
  }

  /// Says that what was announced by ``extendStateRestoration()`` is done.
  public func completeStateRestoration() {
    restorationExtensions = max(0, restorationExtensions - 1)
    forgetRestorationMark()
  }

  /// Asks for no picture of the last screen at the next launch, since it would not fit what is restored.
  public func ignoreSnapshotOnNextApplicationLaunch() {
    HeadlessEnvironment.current.savedState[SavedStateStore.withoutSnapshot] = Data()
  }

  // MARK: Ending

  /// Ends the app as a person does in the app switcher: what was saved is thrown away (REST-16).
  @_spi(Sceneway)
  public func forceQuit() {
    enterBackground()
    let store = HeadlessEnvironment.current.savedState
    let sessions = store[SavedStateStore.sessions]
    store.removeAll()
    store[SavedStateStore.discarded] = sessions
  }
}

/// An object that was registered for restoration.
struct RestorableObject {
  let identifier: String
  weak var object: (any NSObjectProtocol)?
}

extension UIApplication {
  /// The key of the storyboard that a controller came from; its value is a `UIStoryboard` (REST-06).
  public class var stateRestorationViewControllerStoryboardKey: String {
    "UIStateRestorationViewControllerStoryboardKey"
  }
  /// The key of the app's version at the time of saving.
  public class var stateRestorationBundleVersionKey: String {
    "UIApplicationStateRestorationBundleVersionKey"
  }
  /// The key of the kind of interface at the time of saving; its value is a number.
  public class var stateRestorationUserInterfaceIdiomKey: String {
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  }
  /// The key of the time of saving.
  public class var stateRestorationTimestampKey: String { "UIApplicationStateRestorationTimestampKey" }
  /// The key of the system's version at the time of saving.
  public class var stateRestorationSystemVersionKey: String {
    "UIApplicationStateRestorationSystemVersionKey"
  }
}
