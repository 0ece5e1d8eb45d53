internal import Foundation

/// The state of an app without scenes: one record for each object, parents before what belongs to them.
struct SavedState {
  /// Whether objects must support secure coding.
  var isSecure = false
  /// What the app's delegate wrote, and when and by which version it was written.
  var values: [String: SavedValue] = [:]
  var records: [SavedRecord] = []
}

/// The state of one object.
struct SavedRecord {
  /// What kind of object it is.
  enum Kind: String {
    case controller
    case view
    case object
  }

  let kind: Kind
  /// The identifiers from the outermost object to this one (REST-03).
  let path: [String]
  /// The record of the object that it belongs to.
  let parent: Int?
  /// How many objects come before it that have the same identifier and the same place.
  var occurrence = 0
  /// The place of the window that a root controller stands in, among those with a root.
  var window: Int?
  /// The class that makes the object again.
  var restorationClass: String?
  /// Where a controller came from, if it came from a storyboard.
  var storyboard: SavedStoryboard?
  var values: [String: SavedValue] = [:]

  /// The object's own identifier.
  var identifier: String { path.last ?? "" }

  /// Whether nothing but their order tells two objects apart; those of one path in other branches are told apart by these.
  func isMistakenFor(_ other: SavedRecord) -> Bool {
    kind == other.kind && parent == other.parent && window == other.window && path == other.path
  }
}

// MARK: Property lists

extension SavedRecord {
  fileprivate var propertyList: [String: Any] {
    var list: [String: Any] = [
      "kind": kind.rawValue, "path": path, "occurrence": String(occurrence),
      "values": values.mapValues(\.propertyList),
    ]
    list["parent"] = parent.map { String($0) }
    list["window"] = window.map { String($0) }
    list["class"] = restorationClass
    list["storyboard"] = storyboard?.propertyList
    return list
  }

  fileprivate init?(propertyList: [String: Any], number: Int) {
    func integer(_ key: String) -> Int? { (propertyList[key] as? String).flatMap { Int($0) } }
    guard let kind = (propertyList["kind"] as? String).flatMap(Kind.init),
      let path = propertyList["path"] as? [String], !path.isEmpty,
      let values = propertyList["values"] as? [String: Any]
    else { return nil }
    let parent = integer("parent")
    guard parent.map({ (0..<number).contains($0) }) ?? true else { return nil }
    self.kind = kind
    self.path = path
    self.parent = parent
    occurrence = integer("occurrence") ?? 0
    window = integer("window")
    restorationClass = propertyList["class"] as? String
    storyboard = SavedStoryboard(propertyList: propertyList["storyboard"])
    self.values = values.compactMapValues { SavedValue(propertyList: $0) }
  }
}

extension SavedState {
  /// The state as data.
  var data: Data? {
    let list: [String: Any] = [
      "secure": isSecure ? "true" : "false", "values": values.mapValues(\.propertyList),
      "records": records.map(\.propertyList),
    ]
    return SealedData.seal(list)
  }

  /// Reads a state; nil where the data is damaged, or of another version.
  init?(_ data: Data) {
    guard let list = SealedData.open(data), let values = list["values"] as? [String: Any],
      let records = list["records"] as? [[String: Any]]
    else { return nil }
    isSecure = list["secure"] as? String == "true"
    self.values = values.compactMapValues { SavedValue(propertyList: $0) }
    for entry in records {
      guard let record = SavedRecord(propertyList: entry, number: self.records.count) else { return nil }
      self.records.append(record)
    }
  }
}

/// A property list with a seal, so that what was damaged on the way is never taken for a state.
enum SealedData {
  private static let mark = Data("Sceneway state 1\n".utf8)

  /// Writes a list with its seal.
  static func seal(_ list: [String: Any]) -> Data? {
    guard
      let content = try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    else { return nil }
    return mark + checksum(content) + content
  }

  /// Reads a list; nil where the seal does not fit.
  static func open(_ data: Data) -> [String: Any]? {
    guard data.starts(with: mark), data.count > mark.count + 8 else { return nil }
    let content = Data(data.dropFirst(mark.count + 8))
    guard Data(data.dropFirst(mark.count).prefix(8)) == checksum(content) else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: content, format: nil)
    return list as? [String: Any]
  }

  /// The 64-bit FNV-1a hash of the content.
  private static func checksum(_ content: Data) -> Data {
    let hash = content.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return withUnsafeBytes(of: hash.littleEndian) { Data($0) }
  }
}
