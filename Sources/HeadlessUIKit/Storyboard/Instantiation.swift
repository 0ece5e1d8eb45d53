internal import Foundation
internal import InterfaceBuilder

/// One load of a part of a storyboard or nib: the objects made, and what happens to them before they are handed over.
@MainActor
final class Instantiation {
  /// An object that was made.
  struct Entry {
    let object: NSObject
    let element: Element
    /// The app class that the object stands in for, where it does not exist.
    let missingClass: String?
    /// Whether the object was there before, as a nib's owner is (LIFE-27).
    var isOwner = false
  }

  let file: InterfaceBuilderFile
  /// The scene that the objects belong to; nil for a nib.
  let scene: SceneContext?
  /// The controllers that are made together with this part; nil where there are none.
  weak var session: SceneSession?

  /// The objects in the order in which they were complete: what is inside comes before what is around.
  private(set) var entries: [Entry] = []
  private var objects: [String: NSObject] = [:]
  /// Segues that fill container views, in document order (SEG-25).
  var embedTemplates: [SegueTemplate] = []

  init(file: InterfaceBuilderFile, scene: SceneContext?) {
    self.file = file
    self.scene = scene
  }

  // MARK: Objects

  /// The object of an id, where it is made.
  func object(id: String) -> NSObject? { objects[id] ?? scene?.object(id: id) }

  /// Takes in an object that was there before, such as a nib's owner.
  func adopt(_ object: NSObject, as element: Element) {
    if let id = element.id { objects[id] = object }
    entries.append(Entry(object: object, element: element, missingClass: nil, isOwner: true))
  }

  /// Takes in an object that is told nothing, such as a constraint.
  func adopt(_ object: NSObject, of element: Element) {
    if let id = element.id { objects[id] = object }
  }

  /// The object of an element; made where it is not there yet.
  func object(for element: Element) -> NSObject? {
    if let id = element.id, let known = object(id: id) { return known }
    guard let choice = ElementClass.choose(for: element) else { return nil }
    let coder = InterfaceBuilderCoder(element, in: self)
    guard let object = ClassInstantiation.make(choice.type, coder: coder) else { return nil }
    add(object, of: element, missingClass: choice.missingClass)
    return object
  }

  /// Takes an object in that was made from an element.
  func add(_ object: NSObject, of element: Element, missingClass: String?) {
    if let id = element.id { objects[id] = object }
    entries.append(Entry(object: object, element: element, missingClass: missingClass))
  }

  // MARK: Steps

  /// Everything that comes after the objects are made (SB-05, SB-06).
  func finish() {
    connect()
    applyRuntimeAttributes()
    awake()
  }

  /// Tells the objects that they are complete.
  ///
  /// They live to the end of the turn even where nobody keeps them, as the Resource Programming Guide says of what comes
  /// out of a nib: a weak property that takes one does not lose it at once.
  func awake() {
    let clock = HeadlessEnvironment.current.clock
    for entry in entries where !entry.isOwner {
      clock.releasePool.add(entry.object)
      NibAwakening.awake(entry.object)
    }
    clock.drainPoolAtEndOfTurn()
  }
}

/// Tells objects that they came out of a storyboard or nib.
@MainActor
enum NibAwakening {
  static func awake(_ object: NSObject) {
    switch object {
    case let responder as UIResponder: responder.awakeFromNib()
    case let item as UIBarItem: item.awakeFromNib()
    case let recognizer as UIGestureRecognizer: recognizer.awakeFromNib()
    case let layout as UICollectionViewLayout: layout.awakeFromNib()
    case let constraint as NSLayoutConstraint: constraint.awakeFromNib()
    default:
      // A class that is none of UIKit's registers the method, since there is none to override.
      let selector: Selector = "awakeFromNib"
      if RuntimeRegistry.shared.method(selector, of: object) != nil { object.invoke(selector, []) }
    }
  }
}
