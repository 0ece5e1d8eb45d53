internal import Foundation

/// String tables that Foundation reads on Apple's platforms alone, `.stringsdict` and `.xcstrings`, as those that it reads
/// everywhere.
struct StringTables {
  /// Where a table lies in the bundle.
  struct Place: Hashable {
    /// The language's folder without its ending; nil for a table of no language.
    let language: String?
    let table: String
  }

  /// The texts by their keys, by table.
  private(set) var texts: [Place: [String: String]] = [:]
  /// The resources that the tables are made of, which are not copied beside them.
  private(set) var sources: Set<URL> = []

  /// Reads the tables among an app's resources.
  ///
  /// - Parameter resources: all of them.
  init(_ resources: [URL]) {
    for file in resources {
      switch file.pathExtension.lowercased() {
      case "xcstrings": add(catalogue: file)
      case "stringsdict": add(dictionary: file)
      default: break
      }
    }
    // A table is one file, whatever it was made of.
    for file in resources where file.pathExtension.lowercased() == "strings" {
      guard let made = texts[Self.place(of: file)], let own = Self.propertyList(file) as? [String: String]
      else { continue }
      texts[Self.place(of: file)] = own.merging(made) { $1 }
      sources.insert(file)
    }
  }

  /// Whether a file's texts have several forms for numbers of things.
  static func hasPlurals(_ file: URL) -> Bool {
    switch file.pathExtension.lowercased() {
    case "stringsdict": true
    case "xcstrings": (try? String(contentsOf: file, encoding: .utf8))?.contains("\"plural\"") ?? false
    default: false
    }
  }

  /// A table as a file's text.
  static func file(_ texts: [String: String]) -> String {
    texts.sorted { $0.key < $1.key }.map { "\(quoted($0.key)) = \(quoted($0.value));\n" }.joined()
  }

  private static func quoted(_ text: String) -> String {
    let words = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(words)\""
  }

  private static func place(of file: URL) -> Place {
    let folder = file.deletingLastPathComponent()
    return Place(
      language: folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil,
      table: file.deletingPathExtension().lastPathComponent)
  }

  private static func propertyList(_ file: URL) -> Any? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
  }

  // MARK: Dictionaries

  private mutating func add(dictionary file: URL) {
    sources.insert(file)
    let place = Self.place(of: file)
    for (key, value) in Self.propertyList(file) as? [String: [String: Any]] ?? [:] {
      var forms = PluralForms(language: place.language ?? "en")
      for (name, variable) in value {
        guard let words = variable as? [String: Any] else { continue }
        if words["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType" {
          let texts = words.compactMapValues { $0 as? String }.filter {
            PluralForms.categories.contains($0.key)
          }
          forms.variables[name] = PluralForms.Variable(forms: texts, argument: nil)
        }
      }
      // Texts by the width of the screen have the widest one here.
      let widths = (value["NSStringVariableWidthRuleType"] as? [String: String]) ?? [:]
      let format =
        value["NSStringLocalizedFormatKey"] as? String
        ?? widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value ?? key
      texts[place, default: [:]][key] = forms.text(format)
    }
  }

  // MARK: Catalogues

  private mutating func add(catalogue file: URL) {
    guard let data = try? Data(contentsOf: file),
      let catalogue = try? JSONDecoder().decode(StringCatalogue.self, from: data)
    else { return }
    sources.insert(file)
    let table = file.deletingPathExtension().lastPathComponent
    for (key, entry) in catalogue.strings {
      // The language that the app was written in has the keys themselves.
      texts[Place(language: catalogue.sourceLanguage, table: table), default: [:]][key] = key
      for (language, text) in entry.localizations ?? [:] {
        if let text = text.text(language: language) {
          texts[Place(language: language, table: table), default: [:]][key] = text
        }
      }
    }
  }
}
