internal import Foundation

/// What the workspaces around a project hold together.
struct Workspace {
  /// The projects, in the order of the workspaces.
  private(set) var projects: [URL] = []
  /// The folders of Swift packages.
  private(set) var packages: [URL] = []

  /// Reads the workspaces beside a project, or a workspace itself.
  ///
  /// - Parameter folder: a folder, a project or a workspace.
  init(around folder: URL) {
    let manager = FileManager.default
    var workspaces = [folder]
    if folder.pathExtension != "xcworkspace" {
      let parent = folder.pathExtension == "xcodeproj" ? folder.deletingLastPathComponent() : folder
      workspaces = ((try? manager.contentsOfDirectory(atPath: parent.path)) ?? []).sorted()
        .filter { $0.hasSuffix(".xcworkspace") }.map { parent.appendingPathComponent($0) }
    }
    var seen: Set<String> = []
    for place in workspaces.flatMap(Self.places) where seen.insert(place.path).inserted {
      guard manager.fileExists(atPath: place.path) else { continue }
      if place.pathExtension == "xcodeproj" { projects.append(place) }
      if SwiftPackage.isThere(place) { packages.append(place) }
    }
  }

  private static func places(in workspace: URL) -> [URL] {
    let file = workspace.appendingPathComponent("contents.xcworkspacedata")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    let folder = workspace.deletingLastPathComponent()
    return text.matches(of: /location\s*=\s*"(group|container|absolute):([^"]*)"/).map { match in
      let path = String(match.2)
      let place = match.1 == "absolute" ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
      return place.standardizedFileURL
    }
  }
}
