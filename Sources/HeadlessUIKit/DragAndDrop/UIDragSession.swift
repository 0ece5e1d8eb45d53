public import Foundation

/// What is done with what is dropped.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: it goes back.
  case cancel = 0
  /// Nothing is allowed to be done there.
  case forbidden
  /// It is copied.
  case copy
  /// It is moved.
  case move
}

/// What a view proposes to do with what is dragged over it.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What is done with what is dropped.
  public let operation: UIDropOperation
  /// Whether the finger must be exact, so that the picture is moved away from under it; false by default.
  open var isPrecise = false
  /// Whether the picture is shown as large as it is; true by default.
  open var prefersFullSizePreview = true

  /// Makes a proposal.
  ///
  /// - Parameter operation: what is done with what is dropped.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// What goes on while things are dragged and dropped.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The things.
  var items: [UIDragItem] { get }
  /// Whether the things may be moved and not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the things stay in the app.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Where the finger is.
  ///
  /// - Parameter view: in whose coordinates.
  /// - Returns: the place, in points.
  func location(in view: UIView) -> CGPoint

  /// Whether one of the things comes in one of some types.
  ///
  /// - Parameter typeIdentifiers: the types, such as `public.image`.
  /// - Returns: whether one does.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Whether one of the things can be handed over as an object of a class.
  ///
  /// - Parameter aClass: the class.
  /// - Returns: whether one can.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// What goes on while things are dragged, for the app that they come from.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// What the app knows of it; stays in the app.
  var localContext: Any? { get set }
}

/// How the time is shown that things take until they are there.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Not at all.
  case none
  /// As the system does.
  case `default`
}

/// What goes on while things are dropped, for the view that they are dropped on.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The other side of it, where the things come from the same app.
  var localDragSession: (any UIDragSession)? { get }
  /// How the time is shown that things take until they are there.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

  /// Hands the things over as objects of a class.
  ///
  /// - Parameters:
  ///   - aClass: the class.
  ///   - completion: gets them in the next turn.
  /// - Returns: how far it is.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// Things that are dragged inside the app, for both of its sides.
final class DragSession: NSObject, UIDragSession, UIDropSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  nonisolated let progress = Progress(totalUnitCount: 1)
  /// Where the finger is, in points of the window.
  var place = CGPoint.zero

  var localDragSession: (any UIDragSession)? { self }

  func location(in view: UIView) -> CGPoint { view.convert(place, from: nil) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let loaded = items.compactMap { Self.load(aClass, of: $0.itemProvider) }
    HeadlessEnvironment.current.clock.schedule(after: 0) { completion(loaded) }
    progress.completedUnitCount = 1
    return progress
  }

  /// The object that a provider hands over at once; nil where it does not.
  private static func load(
    _ aClass: any NSItemProviderReading.Type, of provider: NSItemProvider
  ) -> (any NSItemProviderReading)? {
    let loaded = LoadedObject()
    provider.loadObject(ofClass: aClass) { object, _ in loaded.object = object }
    return loaded.object
  }

  /// What a provider handed over; written before the provider returns, on the same thread.
  private final class LoadedObject: @unchecked Sendable {
    var object: (any NSItemProviderReading)?
  }
}
