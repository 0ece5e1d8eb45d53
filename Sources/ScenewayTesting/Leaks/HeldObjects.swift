/// The objects that an object holds by its stored properties, and the closures that nobody can look into.
struct HeldObjects {
  /// An object and the way to it, such as `pages[2]`.
  struct Reference {
    let way: String
    let object: AnyObject
  }

  /// The objects that are held strongly; weak and unowned properties do not count.
  private(set) var references: [Reference] = []

  /// The ways to closures.
  private(set) var closures: [String] = []

  /// How many elements of a collection are looked at.
  private static let elementLimit = 10_000

  /// How deep values inside values are looked at.
  private static let depthLimit = 12

  init(of object: AnyObject) {
    var mirrors: [Mirror] = []
    var next: Mirror? = Mirror(reflecting: object)
    while let mirror = next {
      mirrors.insert(mirror, at: 0)
      next = mirror.superclassMirror
    }
    look(at: mirrors.flatMap { Array($0.children) }, of: type(of: object), way: "", depth: 0)
  }

  private mutating func look(at children: [Mirror.Child], of type: Any.Type, way: String, depth: Int) {
    let fields = StoredFields.of(type)
    // A type that describes itself by other children than its properties holds those, as far as anybody knows.
    let isPlain = fields.count == children.count
    for (index, child) in children.enumerated() {
      if isPlain, !fields[index].isStrong { continue }
      let name = HeldObjects.property(child.label ?? "\(index)")
      look(at: child.value, way: way.isEmpty ? name : "\(way).\(name)", depth: depth + 1)
    }
  }

  private mutating func look(at value: Any, way: String, depth: Int) {
    guard depth < HeldObjects.depthLimit else { return }
    let type = type(of: value)
    if type is AnyClass {
      references.append(Reference(way: way, object: value as AnyObject))
      return
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection?, .set?:
      for (index, element) in mirror.children.prefix(HeldObjects.elementLimit).enumerated() {
        if index == 0, HeldObjects.isPlain(element.value) { break }
        look(at: element.value, way: "\(way)[\(index)]", depth: depth + 1)
      }
    case .dictionary?:
      for entry in mirror.children.prefix(HeldObjects.elementLimit) {
        let pair = Array(Mirror(reflecting: entry.value).children)
        guard pair.count == 2 else { continue }
        let key = HeldObjects.isPlain(pair[0].value) ? "\(pair[0].value)" : "…"
        look(at: pair[1].value, way: "\(way)[\(key)]", depth: depth + 1)
        look(at: pair[0].value, way: "\(way).keys", depth: depth + 1)
      }
    case .optional?:
      if let wrapped = mirror.children.first { look(at: wrapped.value, way: way, depth: depth) }
    case .enum?, .tuple?:
      for child in mirror.children { look(at: child.value, way: way, depth: depth + 1) }
    case .struct?:
      look(at: Array(mirror.children), of: type, way: way, depth: depth)
    default:
      if mirror.children.isEmpty, "\(type)".contains("->") { closures.append(way) }
    }
  }

  /// Whether a value holds nothing.
  private static func isPlain(_ value: Any) -> Bool {
    value is any BinaryInteger || value is any BinaryFloatingPoint || value is String || value is Bool
  }

  /// A property as it is written in source: without what a wrapper or `lazy` puts before it.
  private static func property(_ label: String) -> String {
    let lazyMark = "$__lazy_storage_$_"
    if label.hasPrefix(lazyMark) { return String(label.dropFirst(lazyMark.count)) }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }
}
