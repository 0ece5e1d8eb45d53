internal import Foundation

/// The translations of a storyboard's texts: `ID.key` to text, from the `.strings` file beside its base.
enum TranslationTable {
  /// Reads the translations of a file into the person's language.
  ///
  /// - Parameters:
  ///   - file: the storyboard's path; one that lies in the folder of a language itself needs no translations.
  ///   - name: the storyboard's name.
  /// - Returns: the translations; empty where the storyboard is in the person's language.
  @MainActor
  static func read(for file: String, name: String) -> [String: String] {
    let url = URL(fileURLWithPath: file)
    let inside = url.deletingLastPathComponent()
    guard inside.pathExtension != "lproj" || inside.lastPathComponent == "Base.lproj" else { return [:] }
    let folder = ResourcePlace.place(of: url).folder
    let development = developmentLanguage(in: folder)
    for language in Languages.candidates(HeadlessEnvironment.current.languages) {
      let translation = folder.appendingPathComponent("\(language).lproj")
      let strings = translation.appendingPathComponent("\(name).strings")
      if let data = FileManager.default.contents(atPath: strings.path) { return parse(data) }
      if language == development { return [:] }
    }
    return [:]
  }

  /// The language that the base is written in.
  private static func developmentLanguage(in folder: URL) -> String {
    let info = FileManager.default.contents(atPath: folder.appendingPathComponent("Info.plist").path)
    let list = info.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    return (list as? [String: Any])?["CFBundleDevelopmentRegion"] as? String ?? "en"
  }

  private static func parse(_ data: Data) -> [String: String] {
    (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: String] ?? [:]
  }
}
