internal import Foundation

/// The files of a folder that can be a target's.
enum ProjectFiles {
  /// Folders that are one file to a target, and those that hold nothing of its own.
  private static let packages: Set<String> = [
    "xcassets", "xcdatamodeld", "bundle", "framework", "xcframework", "playground",
  ]
  private static let skipped: Set<String> = ["xcodeproj", "xcworkspace", "build", "git", "docc"]
  private static let foreign: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules", "fastlane"]

  /// All files below a folder, in the order of their paths; links that lead back are not followed.
  static func all(in folder: URL) -> [URL] {
    var files: [URL] = []
    collect(folder, &files)
    return files
  }

  private static func collect(_ folder: URL, _ files: inout [URL]) {
    let items = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
    for name in items where !name.hasPrefix(".") && !foreign.contains(name) {
      let item = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: item.path, isDirectory: &isFolder) else { continue }
      let kind = item.pathExtension.lowercased()
      if !isFolder.boolValue || packages.contains(kind) {
        files.append(item)
      } else if !skipped.contains(kind), !isLink(item) {
        collect(item, &files)
      }
    }
  }

  private static func isLink(_ item: URL) -> Bool {
    let type = (try? FileManager.default.attributesOfItem(atPath: item.path))?[.type] as? FileAttributeType
    return type == .typeSymbolicLink
  }
}
