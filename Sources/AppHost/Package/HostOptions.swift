public import Foundation

/// How an app is hosted.
public struct HostOptions: Hashable, Sendable {
  /// Where the package is written and built; a folder of the user's caches by default, never inside the app.
  public var buildFolder: URL?
  /// The package that brings UIKit; the one that this program was built from by default.
  public var scenewayFolder: URL
  /// The target of the app, where the project has several.
  public var target: String?
  /// Files that are left out: parts of their paths, `*` for anything.
  public var excluded: [String] = []
  /// Modules to have in the place of others: empty ones, or the Swift files of a folder.
  public var stubs: [String: URL?] = [:]
  /// The Swift version to compile with; what the project says by default.
  public var swiftVersion: String?
  /// The language that the app is played in; the one that it is written in by default.
  public var language: String?
  /// Whether files that do not compile are left out, until the others do.
  public var keepsGoing = false

  /// Makes options.
  ///
  /// - Parameter scenewayFolder: the package that brings UIKit.
  public init(scenewayFolder: URL) {
    self.scenewayFolder = scenewayFolder
  }

  /// A module without the files that are left out on purpose.
  func remaining(_ module: AppSources) -> AppSources {
    guard !excluded.isEmpty else { return module }
    var module = module
    module.swiftFiles.removeAll(where: excludes)
    module.resources.removeAll(where: excludes)
    return module
  }

  /// Whether a file is left out.
  func excludes(_ file: URL) -> Bool {
    excluded.contains { pattern in
      guard pattern.contains("*") else {
        return file.path.hasSuffix("/" + pattern) || file.path.contains("/\(pattern)/")
      }
      let parts = pattern.split(separator: "*", omittingEmptySubsequences: true)
      var rest = Substring(file.path)
      for part in parts {
        guard let range = rest.range(of: part) else { return false }
        rest = rest[range.upperBound...]
      }
      return pattern.hasSuffix("*") || rest.isEmpty
    }
  }
}

extension HostOptions {
  /// The package that this program was built from.
  public static var ownFolder: URL {
    var folder = URL(fileURLWithPath: #filePath)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { break }
    }
    return folder
  }
}
