internal import Foundation

/// A target's build settings, over those of its project: of the configuration Debug, or the first one there is.
struct BuildSettings {
  private let values: [String: String]

  init(_ values: [String: String]) { self.values = values }

  init(
    of target: [String: Any], _ objects: ProjectObjects, _ places: [String: URL], name: String,
    projectName: String = ""
  ) {
    let project = objects[objects.root] ?? [:]
    var values = [
      "TARGET_NAME": name, "PRODUCT_NAME": name, "SRCROOT": ".", "PROJECT_DIR": ".", "SOURCE_ROOT": ".",
      "CONFIGURATION": "Debug", "PROJECT_NAME": projectName,
    ]
    for owner in [project, target] {
      guard let list = owner.text("buildConfigurationList").flatMap({ objects[$0] }) else { continue }
      let configurations = list.list("buildConfigurations").compactMap { objects[$0] }
      guard let chosen = configurations.first(where: { $0.text("name") == "Debug" }) ?? configurations.first
      else { continue }
      if let base = chosen.text("baseConfigurationReference").flatMap({ places[$0] }) {
        values.merge(Self.read(base)) { $1.replacing("$(inherited)", with: $0) }
      }
      for (key, value) in chosen.object("buildSettings") {
        // A setting of several words is a list at times.
        if let text = value as? String ?? (value as? [String])?.joined(separator: " ") {
          values[key] = text.replacing("$(inherited)", with: values[key] ?? "")
        }
      }
    }
    self.values = values
  }

  /// A setting, with what it refers to put in.
  subscript(_ key: String) -> String? {
    guard let value = values[key] else { return nil }
    let text = expand(value, depth: 0)
    return text.isEmpty ? nil : text
  }

  /// What build settings put into the Info.plist.
  var infoValues: [String: String] {
    let prefix = "INFOPLIST_KEY_"
    var info: [String: String] = [:]
    for key in values.keys where key.hasPrefix(prefix) {
      info[String(key.dropFirst(prefix.count))] = self[key]
    }
    return info
  }

  /// Puts settings in the place of `$(NAME)` and `${NAME:modifier}`, as far as they are known.
  func expand(_ text: String, depth: Int = 0) -> String {
    guard depth < 8, text.contains("$") else { return text }
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let after = rest.index(after: dollar)
      guard after < rest.endIndex, let close = ["(": ")", "{": "}"][rest[after]] as Character?,
        let end = rest[after...].firstIndex(of: close)
      else {
        result.append("$")
        rest = rest[after...]
        continue
      }
      let words = rest[rest.index(after: after)..<end].split(separator: ":").map(String.init)
      var value = words.first.flatMap { values[$0] } ?? ""
      value = expand(value, depth: depth + 1)
      for modifier in words.dropFirst() {
        switch modifier {
        case "c99extidentifier", "identifier": value = AppSources.identifier(of: value)
        case "rfc1034identifier": value = String(value.map { $0.isLetter || $0.isNumber ? $0 : "-" })
        case "lower": value = value.lowercased()
        default: break
        }
      }
      result += value
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// Words that are true for `#if`, be they said as conditions or as flags of the compiler.
  var conditions: [String] {
    var words = self["SWIFT_ACTIVE_COMPILATION_CONDITIONS"]?.split(separator: " ").map(String.init) ?? []
    let flags = self["OTHER_SWIFT_FLAGS"]?.split(separator: " ").map { $0.filter { $0 != "\"" } } ?? []
    for (index, flag) in flags.enumerated() where flag.hasPrefix("-D") {
      let word = flag == "-D" ? flags.dropFirst(index + 1).first ?? "" : String(flag.dropFirst(2))
      if !word.isEmpty, !words.contains(word) { words.append(word) }
    }
    return words
  }

  /// Reads a file of settings, a line each, and the files that it includes.
  private static func read(_ file: URL, depth: Int = 0) -> [String: String] {
    guard depth < 8, let text = try? String(contentsOf: file, encoding: .utf8) else { return [:] }
    var values: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      if let path = line.firstMatch(of: /^\s*#include\??\s*"([^"]*)"/)?.1 {
        let other = file.deletingLastPathComponent().appendingPathComponent(String(path))
        values.merge(read(other, depth: depth + 1)) { $1 }
        continue
      }
      let line = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
      guard let equals = line.firstIndex(of: "=") else { continue }
      let key = line[..<equals].trimmingCharacters(in: .whitespaces)
      guard !key.isEmpty, !key.contains("[") else { continue }
      values[key] = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
    }
    return values
  }
}
