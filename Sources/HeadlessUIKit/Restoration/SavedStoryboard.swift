internal import Foundation
internal import InterfaceBuilder

/// A storyboard as a saved state remembers it, and the scene that a controller came from (REST-06).
struct SavedStoryboard {
  /// The file's name without its extension.
  let name: String
  /// The folder of the bundle that it was read from; nil for the app's own, which moves with each installation.
  let folder: String?
  /// The id of the controller's element; nil where the storyboard alone is meant.
  let scene: String?

  @MainActor
  init(_ storyboard: UIStoryboard, scene: String? = nil) {
    name = storyboard.fileName
    let own = ResourcePlace(bundle: HeadlessEnvironment.current.mainBundle ?? .main).folder
      .standardizedFileURL.path
    folder = storyboard.file.map { $0.place.folder.standardizedFileURL.path }.flatMap { $0 == own ? nil : $0 }
    self.scene = scene
  }

  var propertyList: [String: String] {
    var list = ["name": name]
    list["folder"] = folder
    list["scene"] = scene
    return list
  }

  init?(propertyList: Any?) {
    guard let list = propertyList as? [String: String], let name = list["name"] else { return nil }
    self.name = name
    folder = list["folder"]
    scene = list["scene"]
  }

  /// The storyboard; nil where it is no longer there, which is no reason to complain.
  @MainActor var storyboard: UIStoryboard? {
    let library = HeadlessEnvironment.current.storyboards
    let place = folder.map { ResourcePlace(folder: URL(fileURLWithPath: $0)) }
    return library.file(named: name, extension: "storyboard", near: place).map { UIStoryboard($0) }
  }

  /// Makes the controller of the remembered scene.
  ///
  /// - Parameter identifier: the controller's restoration identifier, which serves where the scene's id is no longer there.
  /// - Returns: nil where neither leads to a scene.
  @MainActor
  func makeController(identifier: String) -> UIViewController? {
    guard let storyboard, let document = storyboard.file?.document else { return nil }
    let scenes = document.controllers.filter { !$0.isReference }
    let element =
      scenes.first { scene != nil && $0.element.id == scene }
      ?? scenes.first { $0.restorationIdentifier == identifier }
    return element.flatMap { storyboard.make($0.element, creator: nil) }
  }
}
