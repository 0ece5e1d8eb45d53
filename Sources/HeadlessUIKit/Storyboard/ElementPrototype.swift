internal import Foundation
internal import InterfaceBuilder

/// An element of a storyboard or nib that is copied whenever one is needed, such as a prototype cell (SB-30).
@MainActor
struct ElementPrototype {
  /// The element that is copied.
  let element: Element
  private let file: InterfaceBuilderFile
  private let scene: SceneContext?

  init(_ element: Element, file: InterfaceBuilderFile, scene: SceneContext?) {
    self.element = element
    self.file = file
    self.scene = scene
  }

  /// The identifier under which a table or collection view asks for copies.
  var reuseIdentifier: String? { element["reuseIdentifier"] }

  /// Makes a copy: its objects, their connections, their `awakeFromNib`.
  func make() -> NSObject? {
    let instantiation = Instantiation(file: file, scene: scene)
    let object = instantiation.object(for: element)
    instantiation.finish()
    return object
  }
}
