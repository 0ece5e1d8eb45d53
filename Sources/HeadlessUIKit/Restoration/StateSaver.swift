internal import Foundation
internal import InterfaceBuilder

/// Writes the state of everything on the screen that has a restoration identifier (REST-01, REST-02).
///
/// A record is written for each controller down the tree: the roots of the windows, then what each one wrote into its
/// coder, as UIKit's containers do with their children and every controller with what it presents.
@MainActor
struct StateSaver {
  private(set) var state: SavedState
  private var numbers: [ObjectIdentifier: Int] = [:]

  init(isSecure: Bool) {
    state = SavedState(isSecure: isSecure)
  }

  /// Writes the app's state.
  ///
  /// - Parameters:
  ///   - windows: the windows.
  ///   - objects: the registered objects by identifier (REST-11).
  mutating func save(_ windows: [UIWindow], _ objects: [(identifier: String, object: any UIStateRestoring)]) {
    let roots = windows.compactMap(\.rootViewController)
    for (index, root) in roots.enumerated() { save(root, parent: nil, window: index) }
    for entry in objects { save(entry.object, identifier: entry.identifier) }
    resolve()
  }

  // MARK: Controllers

  private mutating func save(_ controller: UIViewController, parent: Int?, window: Int? = nil) {
    guard numbers[ObjectIdentifier(controller)] == nil, let identifier = controller.restorationIdentifier,
      !identifier.isEmpty, controller.ancestorsAreRestorable
    else { return }
    let number = add(
      SavedRecord(kind: .controller, path: path(parent) + [identifier], parent: parent, window: window),
      for: controller)
    state.records[number].restorationClass = controller.restorationClass.map { RestorationClass.name(of: $0) }
    if let scene = controller.sceneContext {
      state.records[number].storyboard = SavedStoryboard(scene.storyboard, scene: scene.element.id)
    }
    let coder = RestorationCoder(isSecure: state.isSecure)
    if let storyboard = controller.storyboard {
      coder.encode(storyboard, forKey: UIApplication.stateRestorationViewControllerStoryboardKey)
    }
    controller.encodeRestorableState(with: coder)
    state.records[number].values = coder.values
    if let view = controller.storedView { saveViews(in: view, of: number) }
    for case let other as UIViewController in coder.referencedObjects {
      save(other, parent: recordAround(other) ?? number)
    }
  }

  /// The record of the controller that another one belongs to, where it has been written.
  private func recordAround(_ controller: UIViewController) -> Int? {
    controller.controllerAbove.flatMap { numbers[ObjectIdentifier($0)] }
  }

  // MARK: Views

  /// Writes the views with identifiers, except those of other controllers.
  private mutating func saveViews(in view: UIView, of controller: Int) {
    if let identifier = view.restorationIdentifier, !identifier.isEmpty {
      let number = add(
        SavedRecord(kind: .view, path: path(controller) + [identifier], parent: controller), for: view)
      let coder = RestorationCoder(isSecure: state.isSecure)
      view.encodeRestorableState(with: coder)
      state.records[number].values = coder.values
    }
    for subview in view.storedSubviews where subview.viewDelegate == nil {
      saveViews(in: subview, of: controller)
    }
  }

  // MARK: Other objects

  private mutating func save(_ object: any UIStateRestoring, identifier: String) {
    guard numbers[ObjectIdentifier(object)] == nil else { return }
    let parent = object.restorationParent.flatMap { numbers[ObjectIdentifier($0)] }
    let number = add(
      SavedRecord(kind: .object, path: path(parent) + [identifier], parent: parent), for: object)
    state.records[number].restorationClass = object.objectRestorationClass.map {
      RestorationClass.name(of: $0)
    }
    let coder = RestorationCoder(isSecure: state.isSecure)
    object.encodeRestorableState(with: coder)
    state.records[number].values = coder.values
    for case let other as UIViewController in coder.referencedObjects {
      save(other, parent: recordAround(other))
    }
  }

  // MARK: Records

  private func path(_ record: Int?) -> [String] { record.map { state.records[$0].path } ?? [] }

  private mutating func add(_ record: SavedRecord, for object: AnyObject) -> Int {
    var record = record
    record.occurrence = state.records.count { record.isMistakenFor($0) }
    numbers[ObjectIdentifier(object)] = state.records.count
    state.records.append(record)
    return state.records.count - 1
  }

  /// Puts the numbers of records in place of the objects.
  private mutating func resolve() {
    func number(_ object: NSObject) -> Int? { numbers[ObjectIdentifier(object)] }
    for index in state.records.indices {
      state.records[index].values = state.records[index].values.mapValues { $0.resolved(number) }
    }
  }

  /// Takes what the app's delegate wrote, and notes when and by which version of the app it was written.
  mutating func take(_ coder: RestorationCoder) {
    let info = (HeadlessEnvironment.current.mainBundle ?? .main).infoDictionary
    coder.encode(info?["CFBundleVersion"], forKey: UIApplication.stateRestorationBundleVersionKey)
    coder.encode(Date(), forKey: UIApplication.stateRestorationTimestampKey)
    coder.encode(UIDevice.current.systemVersion, forKey: UIApplication.stateRestorationSystemVersionKey)
    coder.encode(
      UIDevice.current.userInterfaceIdiom.rawValue,
      forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
    state.values = coder.values.mapValues { value in value.resolved { numbers[ObjectIdentifier($0)] } }
  }
}

extension UIViewController {
  /// The controller that this one belongs to: its parent, or its presenter (REST-02); what stands behind More belongs to
  /// the tabs.
  var controllerAbove: UIViewController? {
    if let more = storedParent as? MoreNavigationController { return more.tabs }
    return storedParent ?? ownPresentingViewController
  }

  /// Whether every controller that this one belongs to has a restoration identifier (REST-02).
  fileprivate var ancestorsAreRestorable: Bool {
    sequence(first: self, next: \.controllerAbove).allSatisfy { $0.restorationIdentifier?.isEmpty == false }
  }
}
