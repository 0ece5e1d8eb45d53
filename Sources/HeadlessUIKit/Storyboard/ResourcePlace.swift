internal import Foundation

/// A folder with resources, as a bundle or a plain folder: where a storyboard lies and what it refers to.
struct ResourcePlace: Hashable {
  /// The folder.
  let folder: URL

  /// The folder as a bundle, for images and nibs.
  var bundle: Bundle? { Bundle(url: folder) }

  /// Finds a file in the folder or in its translations.
  ///
  /// - Parameters:
  ///   - name: the file's name without its extension.
  ///   - fileExtension: the extension.
  ///   - languages: the person's languages, the best first.
  /// - Returns: the file: the plain one, that of the best language, the base one, that of any language.
  func file(named name: String, extension fileExtension: String, languages: [String]) -> URL? {
    let fileName = "\(name).\(fileExtension)"
    let files = FileManager.default
    func existing(_ folder: URL) -> URL? {
      let url = folder.appendingPathComponent(fileName)
      return files.fileExists(atPath: url.path) ? url : nil
    }
    if let plain = existing(folder) { return plain }
    for language in Languages.candidates(languages) + ["Base"] {
      if let translated = existing(folder.appendingPathComponent("\(language).lproj")) { return translated }
    }
    return translations.lazy.compactMap(existing).first
  }

  /// The folders of all translations, by name.
  private var translations: [URL] {
    let content = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (content ?? []).filter { $0.pathExtension == "lproj" }.sorted { $0.path < $1.path }
  }

  /// The place that a file belongs to: its folder, or the one around its `.lproj`.
  static func place(of file: URL) -> ResourcePlace {
    let folder = file.deletingLastPathComponent()
    return ResourcePlace(
      folder: folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder)
  }

  /// The bundles that SwiftPM lays beside the executable for packages with resources.
  static let besideExecutable: [ResourcePlace] = {
    let content = try? FileManager.default.contentsOfDirectory(
      at: Bundle.main.bundleURL, includingPropertiesForKeys: nil)
    return (content ?? []).filter { ["resources", "bundle"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }.map(ResourcePlace.init)
  }()
}

/// The languages that texts are looked up in.
enum Languages {
  /// The languages and, after each, its form without a region or script.
  static func candidates(_ languages: [String]) -> [String] {
    var result: [String] = []
    for language in languages {
      let plain = language.prefix { $0 != "-" && $0 != "_" }
      for name in [language, language.replacingOccurrences(of: "-", with: "_"), String(plain)]
      where !result.contains(name) {
        result.append(name)
      }
    }
    return result
  }
}
