public import Foundation
public import InterfaceBuilder
public import ScenewayTesting

/// The storyboards that are played together: the one that is entered, and those that its references may name.
public struct StoryboardSet: Sendable {
  /// A storyboard's file and what it says.
  public struct Storyboard: Sendable {
    /// The file.
    public let url: URL
    /// What it says.
    public let document: InterfaceBuilderDocument
  }

  /// The storyboards, the one that is entered first.
  public let storyboards: [Storyboard]

  /// The storyboard that is entered.
  public let main: Storyboard

  /// Why files of a folder were left out: they cannot be read.
  public let leftOut: [StoryboardSetError]

  /// Reads storyboards.
  ///
  /// - Parameters:
  ///   - paths: files and folders; the first is entered. Of a folder it is `Main.storyboard`, or else the only one that
  ///     says which scene it starts with.
  ///   - scene: the scene to start with, by its storyboard identifier, its class or its id; the entry point where it is
  ///     nil.
  /// - Throws: what is wrong with the first path that is.
  public init(paths: [String], scene: String? = nil) throws(StoryboardSetError) {
    var found: [[Storyboard]] = []
    var leftOut: [StoryboardSetError] = []
    for (index, path) in paths.enumerated() {
      found.append(try StoryboardSet.read(path, isEntered: index == 0, scene: scene, leavingOut: &leftOut))
    }
    self.leftOut = leftOut
    let all = found.flatMap { $0 }
    guard let main = all.first else { throw .noStoryboards(folder: paths.first ?? "") }
    storyboards = all
    self.main = main
    try StoryboardSet.check(main, scene: scene)
  }

  /// The device that the storyboard which is entered is for.
  public var device: AppDevice {
    let document = main.document
    if document.targetRuntime == .tvOS { return .tv }
    let isForPad =
      document.root["targetRuntime"] == "iOS.CocoaTouch.iPad"
      || document.device?.id?.hasPrefix("ipad") ?? false
    return isForPad ? .pad : .phone
  }

  /// The id of a scene's controller.
  ///
  /// - Parameter scene: its storyboard identifier, its class or its id.
  /// - Returns: nil where no scene is asked for.
  /// - Throws: that the storyboard has no such scene.
  func controllerID(of scene: String?) throws(StoryboardSetError) -> String? {
    guard let scene else { return nil }
    guard let controller = main.document.playedScene(scene) else { throw .noSuchScene(scene, main.document) }
    return controller.id
  }

  // MARK: Reading

  private static func read(
    _ path: String, isEntered: Bool, scene: String?, leavingOut leftOut: inout [StoryboardSetError]
  ) throws(StoryboardSetError) -> [Storyboard] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .noSuchFile(path)
    }
    guard isFolder.boolValue else { return [try storyboard(path)] }
    guard FileManager.default.isReadableFile(atPath: path) else { throw .unreadableFolder(path) }
    let files = StoryboardFolder.files(in: path)
    guard !files.isEmpty else { throw .noStoryboards(folder: path) }
    guard isEntered else { return try files.map { file throws(StoryboardSetError) in try storyboard(file) } }
    let entered = try StoryboardFolder.entered(files, in: path, scene: scene)
    leftOut += entered.leftOut
    return entered.storyboards
  }

  static func storyboard(_ path: String) throws(StoryboardSetError) -> Storyboard {
    let url = URL(fileURLWithPath: path)
    do {
      return Storyboard(url: url, document: try InterfaceBuilderDocument(contentsOf: url, file: path))
    } catch {
      throw .unreadable(error)
    }
  }

  // MARK: Checking

  /// Checks that the player can enter a storyboard.
  private static func check(_ storyboard: Storyboard, scene: String?) throws(StoryboardSetError) {
    let document = storyboard.document
    switch document.targetRuntime {
    case .iOS, .tvOS: break
    case .macOS: throw .otherSystem(storyboard.document, "macOS")
    case .watchOS: throw .otherSystem(storyboard.document, "watchOS")
    case .unknown(let name):
      throw .otherSystem(storyboard.document, name.isEmpty ? "an unknown system" : name)
    }
    guard document.kind == .storyboard else { throw .notAStoryboard(document) }
    if let scene {
      guard document.playedScene(scene) != nil else { throw .noSuchScene(scene, document) }
    } else {
      guard let id = document.initialViewControllerID else { throw .noInitialScene(document) }
      guard let initial = document.initialViewController else { throw .danglingInitialScene(id, document) }
      if let reference = initial.reference { throw .referenceAsInitialScene(reference, document) }
    }
  }
}

extension InterfaceBuilderDocument {
  /// The controller that a person means by some words: its storyboard identifier, else its id, else its class.
  func playedScene(_ words: String) -> Controller? {
    let controllers = controllers.filter { !$0.isReference }
    return controllers.first { $0.storyboardIdentifier == words } ?? controllers.first { $0.id == words }
      ?? controllers.first { $0.customClass == words }
  }
}
