internal import Foundation
internal import InterfaceBuilder

/// Finds the storyboards in a folder, and the one among them to enter.
enum StoryboardFolder {
  /// The storyboards in a folder and those below it, by path; build products and packages left out.
  static func files(in folder: String) -> [String] {
    let skipped: Set<String> = [".build", "build", "DerivedData", "Pods", "Carthage", "node_modules"]
    let root = URL(fileURLWithPath: folder)
    guard
      let walk = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return [] }
    var paths: [String] = []
    while let url = walk.nextObject() as? URL {
      if skipped.contains(url.lastPathComponent) { walk.skipDescendants() }
      guard url.pathExtension == "storyboard" else { continue }
      let relative = url.path.dropFirst(root.path.count).drop { $0 == "/" }
      paths.append(folder.hasSuffix("/") ? folder + relative : "\(folder)/\(relative)")
    }
    return paths.sorted()
  }

  /// The storyboards of a folder, the one to enter first.
  ///
  /// That is the only `Main.storyboard` that can be played, or else the only one that says which scene it starts with,
  /// or has the scene that is asked for. Files that cannot be read are left out, which the caller tells, unless one is
  /// called `Main.storyboard` or nothing else is there.
  static func entered(
    _ files: [String], in folder: String, scene: String?
  ) throws(StoryboardSetError) -> (storyboards: [StoryboardSet.Storyboard], leftOut: [StoryboardSetError]) {
    var readable: [(path: String, storyboard: StoryboardSet.Storyboard)] = []
    var leftOut: [StoryboardSetError] = []
    for file in files {
      do {
        readable.append((file, try StoryboardSet.storyboard(file)))
      } catch {
        // Another one in its place would be taken for the app's first.
        if URL(fileURLWithPath: file).lastPathComponent == "Main.storyboard" { throw error }
        leftOut.append(error)
      }
    }
    let candidates = readable.filter { canBeEntered($0.storyboard.document, scene: scene) }
    if candidates.isEmpty, let first = leftOut.first { throw first }
    let mains = candidates.filter { $0.storyboard.url.lastPathComponent == "Main.storyboard" }
    let chosen = mains.count == 1 ? mains : candidates
    guard chosen.count <= 1 else { throw .severalCandidates(folder: folder, chosen.map(\.path)) }
    guard let entry = chosen.first ?? (readable.count == 1 ? readable.first : nil) else {
      throw .noCandidate(folder: folder, scene: scene, readable.map(\.path))
    }
    return ([entry.storyboard] + readable.filter { $0.path != entry.path }.map(\.storyboard), leftOut)
  }

  private static func canBeEntered(_ document: InterfaceBuilderDocument, scene: String?) -> Bool {
    guard document.targetRuntime == .iOS || document.targetRuntime == .tvOS, !document.launchScreen else {
      return false
    }
    guard let scene else { return document.initialViewController.map { !$0.isReference } ?? false }
    return document.playedScene(scene) != nil
  }
}
