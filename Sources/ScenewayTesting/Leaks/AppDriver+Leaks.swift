@_spi(Sceneway) internal import HeadlessUIKit

extension AppDriver {
  /// Runs a part of a test and checks that every screen that came and went in it is gone for good.
  ///
  /// Screens that are still in the tree of controllers at the end are not leaks. A strong reference that the test itself
  /// holds is one.
  ///
  /// - Parameter body: what brings screens up and leaves them again.
  /// - Throws: what the body throws, or a ``LeakError`` that names what is still alive.
  public func expectNoLeaks(_ body: @MainActor () async throws -> Void) async throws {
    await waitUntilIdle()
    let detector = LeakDetector(knownControllers: controllersInTree)
    leakDetectors.append(detector)
    defer { leakDetectors.removeAll { $0 === detector } }
    try await perform(body)
    await waitUntilIdle()
    let leaks = detector.leaks(inTree: controllersInTree)
    guard leaks.isEmpty else { throw LeakError(leaks: leaks) }
  }

  /// Has an object watched by the leak check that runs, such as a coordinator.
  ///
  /// - Parameters:
  ///   - object: the object; not retained.
  ///   - name: what to call it; its class by default.
  public func watchForLeaks(_ object: AnyObject, name: String? = nil) {
    for detector in leakDetectors { detector.watch(object, name: name ?? "\(Swift.type(of: object))") }
  }

  /// Has every screen watched from now on, those of this moment included.
  ///
  /// - Returns: what tells later which of them are still alive.
  package func watchAllScreens() -> LeakDetector {
    let detector = LeakDetector(knownControllers: [])
    leakDetectors.append(detector)
    watch()
    return detector
  }

  /// Checks screens and appearance calls at a moment when the app rests.
  ///
  /// - Parameter detector: what ``watchAllScreens()`` gave.
  /// - Returns: the screens that have left and are still alive.
  package func leaks(seenBy detector: LeakDetector) -> [LeakError.Leak] {
    detector.leaks(inTree: controllersInTree)
  }

  /// Checks that no controller waits for an appearance call though the app rests.
  package func checkAppearances() { perform { appearances.check(controllersInTree) } }

  /// Shows the screens of this moment to the leak checks that run.
  func watch() {
    guard !leakDetectors.isEmpty else { return }
    for controller in controllersInTree {
      for detector in leakDetectors { detector.watch(controller) }
    }
  }

  private var controllersInTree: [UIViewController] {
    perform { UIApplication.shared.windows.compactMap(\.rootViewController).flatMap(\.tree) }
  }
}

extension UIViewController {
  /// This controller, those inside it and those presented over them; what a split view controller keeps for later too.
  fileprivate var tree: [UIViewController] {
    let kept = (self as? UISplitViewController)?.keptControllers ?? []
    return [self] + (children + kept).flatMap(\.tree) + (ownPresented?.tree ?? [])
  }
}
