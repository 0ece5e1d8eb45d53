internal import Foundation
internal import SourceBridge

/// Names of UIKit's own, as far as the sources of headless UIKit have them.
struct KitNames {
  let types: Set<String>
  let properties: Set<String>
  private let methods: Set<String>

  init(in sceneway: URL) {
    let folder = sceneway.appendingPathComponent("Sources/HeadlessUIKit")
    let files = ProjectFiles.all(in: folder).filter { $0.pathExtension == "swift" }
    types = KitCoverage.declaredTypes(in: files)
    properties = KitCoverage.declaredTypes(in: files, kinds: ["var", "let"])
    methods = KitCoverage.declaredTypes(in: files, kinds: ["func"]).union(properties)
  }

  /// Whether UIKit may have a method of a selector: its first part begins as one of the methods that are known.
  func hasMethod(_ selector: String) -> Bool {
    let first = String(selector.prefix { $0 != ":" })
    if methods.contains(first) || SourceOutline.isUIKitSelector(selector) { return true }
    guard first.hasPrefix("set") else { return false }
    let property = first.dropFirst(3)
    return properties.contains(property.prefix(1).lowercased() + property.dropFirst())
  }
}
