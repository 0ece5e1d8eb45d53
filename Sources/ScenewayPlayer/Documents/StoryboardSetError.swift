public import InterfaceBuilder

/// Says why storyboards cannot be played.
public enum StoryboardSetError: Error, Hashable, Sendable {
  /// There is no such file or folder.
  case noSuchFile(String)
  /// The file is broken.
  case unreadable(InterfaceBuilderError)
  /// A folder may not be read by this user.
  case unreadableFolder(String)
  /// A folder has no storyboards.
  case noStoryboards(folder: String)
  /// A folder has several storyboards that could be entered; with their paths.
  case severalCandidates(folder: String, [String])
  /// A folder has no storyboard that can be entered: by the scene that is asked for, otherwise by one of its own that it
  /// starts with; with the paths of what is there.
  case noCandidate(folder: String, scene: String?, [String])
  /// The document is for another system, which is named.
  case otherSystem(InterfaceBuilderDocument, String)
  /// The document is a xib.
  case notAStoryboard(InterfaceBuilderDocument)
  /// The storyboard does not say which scene it starts with.
  case noInitialScene(InterfaceBuilderDocument)
  /// The storyboard says that it starts with a scene of an id that it does not have.
  case danglingInitialScene(String, InterfaceBuilderDocument)
  /// The storyboard says that it starts with a reference, which is a scene of another one.
  case referenceAsInitialScene(StoryboardReference, InterfaceBuilderDocument)
  /// The storyboard has no scene of this identifier.
  case noSuchScene(String, InterfaceBuilderDocument)

  /// The status that a process ends with.
  public var exitCode: PlayerExitCode {
    switch self {
    case .noSuchFile, .noStoryboards, .unreadableFolder: .noInput
    case .severalCandidates, .noCandidate, .noSuchScene: .usage
    case .unreadable, .otherSystem, .notAStoryboard, .noInitialScene, .danglingInitialScene,
      .referenceAsInitialScene:
      .dataError
    }
  }
}

extension StoryboardSetError: CustomStringConvertible {
  /// The error as a compiler prints it: with file, line and column where it is about a place in a file.
  public var description: String {
    switch self {
    case .noSuchFile(let path): "error: there is no file or folder ‘\(path)’"
    case .unreadable(let error): "\(error)"
    case .unreadableFolder(let path): "error: the folder ‘\(path)’ may not be read"
    case .noStoryboards(let folder): "error: there is no storyboard in ‘\(folder)’"
    case .severalCandidates(let folder, let paths):
      "error: several storyboards in ‘\(folder)’ could be entered; name the one to start with first:"
        + list(paths)
    case .noCandidate(let folder, let scene?, let paths):
      "error: no storyboard for iOS or tvOS in ‘\(folder)’ has a scene ‘\(scene)’; there are:" + list(paths)
    case .noCandidate(let folder, nil, let paths):
      "error: no storyboard for iOS or tvOS in ‘\(folder)’ says that it starts with a scene of its own; "
        + "name one of these, and a scene with --scene:" + list(paths)
    case .otherSystem(let document, let system):
      place(document, document.root)
        + "error: this document is for \(system); the player plays storyboards for iOS and tvOS"
    case .notAStoryboard(let document):
      place(document, document.root) + "error: this document is a xib; the player plays storyboards"
    case .noInitialScene(let document):
      place(document, document.root)
        + "error: the storyboard does not say which scene it starts with; name one with --scene"
        + scenes(document)
    case .danglingInitialScene(let id, let document):
      place(document, document.root)
        + "error: the storyboard starts with the scene of the id ‘\(id)’, which it does not have; "
        + "name one with --scene" + scenes(document)
    case .referenceAsInitialScene(let reference, let document):
      place(document, reference.element)
        + "error: the storyboard starts with a reference to \(target(of: reference)), "
        + "which is no scene of its own; play that one, or name a scene with --scene" + scenes(document)
    case .noSuchScene(let scene, let document):
      place(document, document.root) + "error: the storyboard has no scene ‘\(scene)’" + scenes(document)
    }
  }

  private func place(_ document: InterfaceBuilderDocument, _ element: Element) -> String {
    "\(document.file):\(element.location.line):\(element.location.column): "
  }

  /// Where a reference leads, in words.
  private func target(of reference: StoryboardReference) -> String {
    let storyboard = reference.storyboardName.map { "‘\($0).storyboard’" } ?? "this storyboard"
    return reference.referencedIdentifier.map { "the scene ‘\($0)’ of \(storyboard)" } ?? storyboard
  }

  private func list(_ lines: [String]) -> String { lines.map { "\n  \($0)" }.joined() }

  /// The scenes that can be named.
  private func scenes(_ document: InterfaceBuilderDocument) -> String {
    let all = document.controllers.filter { !$0.isReference }
    // Those that have an identifier come first: whoever wrote the storyboard meant them to be named.
    let sorted = all.filter { $0.storyboardIdentifier != nil } + all.filter { $0.storyboardIdentifier == nil }
    let named = sorted.map { controller in
      let identifier = controller.storyboardIdentifier ?? controller.id
      return identifier + (controller.customClass.map { $0 == identifier ? "" : "  (\($0))" } ?? "")
    }
    if named.isEmpty { return "\nnote: it has no scene" }
    return "\nnote: its scenes are:" + list(named)
  }
}
