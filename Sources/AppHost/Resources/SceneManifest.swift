internal import Foundation

/// The classes that an Info.plist names for an app's scenes.
struct SceneManifest {
  /// A class, and where it is named.
  struct NamedClass {
    /// The name without its module.
    let name: String
    /// The module; nil where it is the app's own.
    let module: String?
    let file: URL
    let line: Int
  }

  let classes: [NamedClass]

  /// Reads an Info.plist; nil where it cannot be read or the app has no scenes.
  init?(_ file: URL) {
    guard let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let manifest = list["UIApplicationSceneManifest"] as? [String: Any],
      let roles = manifest["UISceneConfigurations"] as? [String: Any]
    else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    classes = roles.sorted { $0.key < $1.key }.flatMap { $0.value as? [[String: Any]] ?? [] }
      .flatMap { scene in
        ["UISceneDelegateClassName", "UISceneClassName"].compactMap { scene[$0] as? String }
      }
      .map { Self.named($0, in: text, of: file) }
  }

  private static func named(_ written: String, in text: String, of file: URL) -> NamedClass {
    let parts = written.split(separator: ".", maxSplits: 1).map(String.init)
    let module = parts.count > 1 && !parts[0].hasPrefix("$") ? parts[0] : nil
    let before = text.range(of: ">\(written)<").map { text[..<$0.lowerBound].utf8 }
    return NamedClass(
      name: parts.last ?? written, module: module, file: file,
      line: 1 + (before?.count { $0 == UInt8(ascii: "\n") } ?? 0))
  }
}
