internal import Foundation

/// Brings a saved state back: finds or makes every object, then lets each read its state (REST-04, REST-06).
@MainActor
final class StateRestorer {
  private let state: SavedState
  private let application: UIApplication
  /// The new objects by their records.
  private var objects: [Int: NSObject] = [:]
  /// Presentations to carry out once the windows show.
  private var presentations: [RestoredPresentation] = []

  init(_ state: SavedState, for application: UIApplication) {
    self.state = state
    self.application = application
  }

  /// The restoration in progress; nil at other times.
  static var current: StateRestorer? { HeadlessEnvironment.current.restorer }

  /// The coder that the app's delegate reads.
  var applicationCoder: RestorationCoder { coder(state.values) }

  private func coder(_ values: [String: SavedValue]) -> RestorationCoder {
    RestorationCoder(values, isSecure: state.isSecure) { [weak self] number in
      // A coder is read on the main thread, so the variable is written and read there alone.
      nonisolated(unsafe) var object: NSObject?
      MainActor.assumeIsolated { object = self?.objects[number] }
      return object
    }
  }

  // MARK: The order of things

  /// Finds or makes the objects, and lets each read its state.
  func restore() {
    for (number, record) in state.records.enumerated() where record.kind == .controller {
      guard let controller = supply(record) else { continue }
      objects[number] = controller
      controller.loadViewIfNeeded()
      findViews(of: controller, number)
    }
    for (number, record) in state.records.enumerated() where record.kind == .object {
      objects[number] = supplyObject(record) as? NSObject
    }
    for (number, record) in state.records.enumerated() {
      (objects[number] as? any UIStateRestoring)?.decodeRestorableState(with: coder(record.values))
    }
  }

  /// Tells every restored object that all of them have read their state.
  func finish() {
    for number in state.records.indices {
      (objects[number] as? any UIStateRestoring)?.applicationFinishedRestoringState()
    }
  }

  // MARK: Controllers

  private func supply(_ record: SavedRecord) -> UIViewController? {
    // What belongs to a controller that was left out is left out too (REST-07).
    if let parent = record.parent, objects[parent] == nil { return nil }
    let controller: UIViewController?
    if let name = record.restorationClass {
      controller = make(name, record)
    } else {
      controller =
        askDelegate(record) ?? existing(record)
        ?? record.storyboard?
        .makeController(identifier: record.identifier)
    }
    if let controller, record.parent == nil, let index = record.window { place(controller, index) }
    return controller
  }

  /// Asks the restoration class, whose answer is final (REST-07).
  private func make(_ name: String, _ record: SavedRecord) -> UIViewController? {
    guard let type = RestorationClass.find(name) else { return nil }
    guard let restoration = type as? any UIViewControllerRestoration.Type else {
      UIKitComplaint.restorationClassDoesNotConform(String(reflecting: type)).report()
      return nil
    }
    return restoration.viewController(withRestorationIdentifierPath: record.path, coder: coder(record.values))
  }

  private func askDelegate(_ record: SavedRecord) -> UIViewController? {
    application.delegate?.application(
      application, viewControllerWithRestorationIdentifierPath: record.path, coder: coder(record.values))
  }

  /// The controller that stands at the path already, made by the app or together with another (REST-06).
  private func existing(_ record: SavedRecord) -> UIViewController? {
    let candidates: [UIViewController]
    if let parent = record.parent.flatMap({ objects[$0] as? UIViewController }) {
      candidates = parent.storedChildren + [parent.ownPresentedViewController].compactMap { $0 }
    } else {
      candidates = roots.enumerated().filter { record.window == nil || $0.offset == record.window }.map(
        \.element)
    }
    let taken = Set(objects.values.map { ObjectIdentifier($0) })
    let same = candidates.filter { $0.restorationIdentifier == record.identifier }
    let match = same.indices.contains(record.occurrence) ? same[record.occurrence] : nil
    return match.flatMap { taken.contains(ObjectIdentifier($0)) ? nil : $0 }
  }

  private var roots: [UIViewController] { windowsWithRoots.compactMap(\.rootViewController) }

  private var windowsWithRoots: [UIWindow] {
    application.restorableWindows.filter { $0.rootViewController != nil }
  }

  /// Makes a root that was made anew the root of its window.
  private func place(_ controller: UIViewController, _ index: Int) {
    let windows = windowsWithRoots.isEmpty ? application.restorableWindows : windowsWithRoots
    guard windows.indices.contains(index), windows[index].rootViewController !== controller,
      controller.controllerAbove == nil
    else { return }
    windows[index].rootViewController = controller
  }

  // MARK: Views and other objects

  private func findViews(of controller: UIViewController, _ number: Int) {
    guard let root = controller.storedView else { return }
    for (index, record) in state.records.enumerated() where record.kind == .view && record.parent == number {
      let views = root.restorableViews.filter { $0.restorationIdentifier == record.identifier }
      if views.indices.contains(record.occurrence) { objects[index] = views[record.occurrence] }
    }
  }

  private func supplyObject(_ record: SavedRecord) -> (any UIStateRestoring)? {
    guard let name = record.restorationClass else { return application.restorableObject(record.identifier) }
    guard let type = RestorationClass.find(name) as? any UIObjectRestoration.Type else { return nil }
    return type.object(withRestorationIdentifierPath: record.path, coder: coder(record.values))
  }

  // MARK: Presentations

  /// Asks for a presentation once the windows show (REST-09).
  func present(_ controller: UIViewController, on presenter: UIViewController) {
    presentations.append(RestoredPresentation(presenter: presenter, presented: controller))
  }

  /// Carries the presentations out, the outermost first.
  func showPresentations() {
    guard !presentations.isEmpty else { return }
    let next = presentations.removeFirst()
    guard next.presented.controllerAbove == nil, next.presenter.ownPresentedViewController == nil else {
      return showPresentations()
    }
    next.presenter.present(next.presented, animated: false) { self.showPresentations() }
  }
}

private struct RestoredPresentation {
  let presenter: UIViewController
  let presented: UIViewController
}

extension UIView {
  /// The views of a controller's view that restoration may ask for: itself and what is inside, except other
  /// controllers' views.
  fileprivate var restorableViews: [UIView] {
    [self] + storedSubviews.filter { $0.viewDelegate == nil }.flatMap(\.restorableViews)
  }
}
