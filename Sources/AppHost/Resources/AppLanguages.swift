internal import Foundation

/// The languages that an app has.
enum AppLanguages {
  /// The languages of an app's folders and tables, in the order of their names.
  static func all(of app: AppSources) -> [String] {
    let folders = app.resources.map { $0.deletingLastPathComponent() }.filter { $0.pathExtension == "lproj" }
      .map { $0.deletingPathExtension().lastPathComponent }
    let tables = StringTables(app.resources.filter { $0.pathExtension == "xcstrings" }).texts.keys
      .compactMap(\.language)
    return Set(folders + tables).subtracting(["Base"]).sorted()
  }

  /// The language that a person with another one gets, as `de` for `de-AT`; nil where none will do.
  static func best(for language: String, among all: [String]) -> String? {
    if all.contains(language) { return language }
    let parts = language.replacing("_", with: "-").split(separator: "-")
    let shorter = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    return shorter.lazy.compactMap { short in
      all.first { $0.replacing("_", with: "-") == short }
    }.first ?? all.first { $0.hasPrefix("\(parts[0])-") }
  }
}
