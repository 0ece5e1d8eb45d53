@_spi(Sceneway) internal import HeadlessUIKit
internal import Sceneway

extension AppDriver {
  /// Runs a part of a test and checks that every screen and every flow that came and went in it is gone for good.
  ///
  /// Screens that are still in the tree of controllers at the end are not leaks, nor are flows that run or have a screen
  /// there. A strong reference that the test itself holds is one.
  ///
  /// - Parameters:
  ///   - file: the test's file.
  ///   - line: the test's line.
  ///   - body: what brings screens up and leaves them again.
  /// - Throws: what the body throws, or a ``LeakError`` that names what is still alive and the path that holds it.
  public func expectNoLeaks(
    file: String = #fileID, line: Int = #line, _ body: @MainActor () async throws -> Void
  ) async throws {
    await waitUntilIdle()
    let detector = LeakDetector(known: (controllersInTree as [AnyObject]) + flowsInTree)
    leakDetectors.append(detector)
    defer { leakDetectors.removeAll { $0 === detector } }
    try await perform(body)
    await waitUntilIdle()
    let leaks = heldLeaks(seenBy: detector)
    try at(file, line) {
      guard leaks.isEmpty else { throw LeakError(leaks: leaks) }
    }
  }

  /// Whether each action of the test fails directly where a screen has left or a flow has ended by it, or before it, and is
  /// still alive.
  ///
  /// Screens and flows that are there when it is switched on are watched as well as all later ones; each is told of once.
  /// Off by default: some apps keep screens on purpose.
  public var failsAtLeaks: Bool {
    get { leakReporter != nil }
    set {
      leakDetectors.removeAll { $0 === leakReporter }
      leakReporter = newValue ? watchAllScreens() : nil
    }
  }

  /// Throws where screens have left and are still alive, if that was asked for.
  ///
  /// - Parameter action: what the person had done.
  /// - Throws: a ``LeakError``.
  func throwLeaks(after action: String) throws {
    guard let leakReporter else { return }
    let leaks = heldLeaks(seenBy: leakReporter)
    guard !leaks.isEmpty else { return }
    leakReporter.forget(leakReporter.leakedObjects(inTree: controllersInTree))
    throw LeakError(leaks: leaks, action: action)
  }

  /// What has left and is still alive, and what holds it.
  package func heldLeaks(seenBy detector: LeakDetector) -> [LeakError.Leak] {
    let objects = detector.leakedObjects(inTree: controllersInTree)
    guard !objects.isEmpty else { return [] }
    return perform {
      let search = HolderSearch(roots: livingRoots, leaks: objects)
      return objects.map { LeakError.Leak(name: $0.name, holder: search.holder(of: $0.object)) }
    }
  }

  /// Has an object watched by the leak check that runs, such as an interactor; screens and coordinators are by themselves.
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
    let detector = LeakDetector(known: [])
    leakDetectors.append(detector)
    watch()
    return detector
  }

  /// Tells a leak check what is there now, the app's end being next.
  ///
  /// - Parameter detector: what ``watchAllScreens()`` gave.
  package func noteEnd(for detector: LeakDetector) {
    detector.controllersAtEnd = Set(controllersInTree.map(ObjectIdentifier.init))
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
    for flow in flowsInTree {
      for detector in leakDetectors { detector.watch(flow) }
    }
  }

  /// The flows that run in the app's windows.
  private var flowsInTree: [AnyCoordinator] {
    func all(_ flow: AnyCoordinator) -> [AnyCoordinator] { [flow] + flow.children.flatMap(all) }
    return perform {
      UIApplication.shared.windows.flatMap { Navigator.outermostFlows(in: $0) }.flatMap(all)
    }
  }

  var controllersInTree: [UIViewController] {
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
