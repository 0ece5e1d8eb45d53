internal import Foundation

/// The names that Xcode makes of a target's asset catalogues for its Swift code: `.logo` for an image called `Logo`.
struct AssetSymbols {
  private var images = Group()
  private var colors = Group()

  /// Names of one folder of a catalogue, and the folders in it that are names themselves.
  private struct Group {
    /// The assets by their symbols.
    var assets: [String: String] = [:]
    var groups: [String: Group] = [:]
    var isEmpty: Bool { assets.isEmpty && groups.values.allSatisfy(\.isEmpty) }
  }

  /// Reads the catalogues among a module's resources.
  init(_ resources: [URL]) {
    for catalogue in resources where catalogue.pathExtension == "xcassets" {
      read(catalogue, prefix: "", path: [])
    }
  }

  var isEmpty: Bool { images.isEmpty && colors.isEmpty }

  private mutating func read(_ folder: URL, prefix: String, path: [String]) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    for name in names {
      let place = folder.appendingPathComponent(name)
      let base = place.deletingPathExtension().lastPathComponent
      switch place.pathExtension {
      case "imageset": Self.add(base, "Image", prefix + base, path, to: &images)
      case "colorset": Self.add(base, "Color", prefix + base, path, to: &colors)
      case "":
        guard place.hasDirectoryPath || names.contains(name) else { continue }
        let isName = Self.givesNamespace(place)
        read(
          place, prefix: isName ? "\(prefix)\(base)/" : prefix,
          path: isName ? path + [Self.symbol(base, without: "")].map(\.capitalizedFirst) : path)
      default: continue
      }
    }
  }

  private static func givesNamespace(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return false }
    return (contents["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
  }

  private static func add(
    _ base: String, _ suffix: String, _ name: String, _ path: [String], to group: inout Group
  ) {
    guard let first = path.first else {
      let symbol = symbol(base, without: suffix)
      // Of two assets that come to one symbol none has it.
      if !symbol.isEmpty { group.assets[symbol] = group.assets[symbol] == nil ? name : "" }
      return
    }
    add(base, suffix, name, Array(path.dropFirst()), to: &group.groups[first, default: Group()])
  }

  /// A name as a symbol: words joined, the first one in small letters, without what it is.
  static func symbol(_ name: String, without suffix: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first else { return "" }
    var symbol = words.dropFirst().reduce(first.loweredFirst) { $0 + $1.capitalizedFirst }
    if !suffix.isEmpty, symbol.hasSuffix(suffix), symbol.count > suffix.count {
      symbol.removeLast(suffix.count)
    }
    if symbol.first?.isNumber == true { symbol = "_" + symbol }
    return keywords.contains(symbol) ? "`\(symbol)`" : symbol
  }

  private static let keywords: Set<String> = [
    "case", "class", "default", "else", "extension", "for", "if", "import", "in", "is", "operator",
    "protocol",
    "public", "private", "repeat", "return", "self", "static", "switch", "throw", "true", "false", "where",
    "while",
  ]

  // MARK: Writing

  /// The Swift file that declares the symbols.
  ///
  /// - Parameters:
  ///   - own: the names of type members that the module declares itself, which keep their meaning.
  ///   - bundle: the expression for the bundle that the assets are in.
  /// - Returns: the text of the file.
  func text(without own: Set<String>, bundle: String = "Foundation.Bundle.main") -> String {
    """
    import Foundation
    import UIKit

    extension ImageResource {
    \(Self.resources(images, "ImageResource", bundle))
    }

    extension ColorResource {
    \(Self.resources(colors, "ColorResource", bundle))
    }

    extension UIImage {
    \(Self.members(images, "UIImage", "ImageResource", own))
    }

    extension UIColor {
    \(Self.members(colors, "UIColor", "ColorResource", own.union(Self.systemColors)))
    }

    """
  }

  private static func resources(_ group: Group, _ type: String, _ bundle: String) -> String {
    let own = group.assets.sorted { $0.key < $1.key }.filter { !$0.value.isEmpty }.map {
      "static let \($0.key) = \(type)(name: \"\($0.value)\", bundle: \(bundle))"
    }
    let inner = group.groups.sorted { $0.key < $1.key }
      .map { "enum \($0.key) {\n\(resources($0.value, type, bundle))\n}" }
    return (own + inner).joined(separator: "\n")
  }

  private static func members(
    _ group: Group, _ type: String, _ resource: String, _ own: Set<String>, path: String = ""
  ) -> String {
    let isOuter = path.isEmpty
    let members = group.assets.sorted { $0.key < $1.key }.filter { !$0.value.isEmpty }
      .filter { !isOuter || !own.contains($0.key) }.map {
        "@MainActor static var \($0.key): \(type) { \(type)(resource: \(resource)\(path).\($0.key)) }"
      }
    let inner = group.groups.sorted { $0.key < $1.key }
      .map {
        "enum \($0.key) {\n\(self.members($0.value, type, resource, own, path: "\(path).\($0.key)"))\n}"
      }
    return (members + inner).joined(separator: "\n")
  }

  /// Colours of UIKit's own, which Xcode does not hide.
  private static let systemColors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "label", "lightGray", "link",
    "magenta",
    "orange", "purple", "red", "separator", "tint", "white", "yellow",
  ]
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// With the capital letters at its beginning small, but for the one that begins the next word.
  fileprivate var loweredFirst: String {
    let capitals = prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < count, self[capitals.endIndex].isLowercase else {
      return capitals.lowercased() + dropFirst(capitals.count)
    }
    return capitals.dropLast().lowercased() + dropFirst(capitals.count - 1)
  }
}
