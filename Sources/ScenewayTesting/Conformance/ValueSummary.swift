/// The plain values inside an object or a value, by the way to each; what is an object inside counts by its class alone.
struct ValueSummary: Hashable, Sendable {
  private(set) var values: [String: String] = [:]

  private static let depthLimit = 6

  init(of value: Any?) {
    guard let value else { return }
    var next: Mirror? = Mirror(reflecting: value)
    var mirrors: [Mirror] = []
    while let mirror = next {
      // What UIKit and Sceneway keep is not the app's data.
      let name = String(reflecting: mirror.subjectType)
      if name.hasPrefix("HeadlessUIKit.") || name.hasPrefix("Sceneway.") || name.hasPrefix("Foundation.") {
        break
      }
      mirrors.insert(mirror, at: 0)
      next = mirror.superclassMirror
    }
    for child in mirrors.flatMap(\.children) { add(child, "", 0) }
  }

  private mutating func add(_ child: Mirror.Child, _ way: String, _ depth: Int) {
    let label = child.label.map { String($0.drop { $0 == "_" }) } ?? "?"
    let name = way.isEmpty ? label : "\(way).\(label)"
    guard !label.hasPrefix("$__lazy_storage_$") else { return }
    add(child.value, name, depth)
  }

  private mutating func add(_ value: Any, _ name: String, _ depth: Int) {
    let mirror = Mirror(reflecting: value)
    if type(of: value) is AnyClass {
      values[name] = "\(type(of: value))"
    } else if mirror.displayStyle == .optional {
      if let wrapped = mirror.children.first?.value {
        add(wrapped, name, depth)
      } else {
        values[name] = "nil"
      }
    } else if mirror.children.isEmpty {
      if !"\(type(of: value))".contains("->") { values[name] = "\(value)" }
    } else if depth < Self.depthLimit {
      if mirror.displayStyle == .collection {
        values["\(name).count"] = "\(mirror.children.count)"
        for (index, child) in mirror.children.prefix(100).enumerated() {
          add(child.value, "\(name)[\(index)]", depth + 1)
        }
      } else if mirror.displayStyle == .dictionary || mirror.displayStyle == .set {
        values[name] = mirror.children.map { "\($0.value)" }.sorted().joined(separator: ", ")
      } else {
        for child in mirror.children { add(child, name, depth + 1) }
      }
    }
  }

  /// What another summary has otherwise, but for what two runs of the same way have otherwise too.
  func differences(from other: ValueSummary, besides again: ValueSummary) -> [String] {
    let names = Set(values.keys).union(other.values.keys)
    return names.sorted().compactMap { name in
      guard values[name] == again.values[name], values[name] != other.values[name] else { return nil }
      return "\(name) is \(other.values[name] ?? "missing") instead of \(values[name] ?? "missing")"
    }
  }
}
