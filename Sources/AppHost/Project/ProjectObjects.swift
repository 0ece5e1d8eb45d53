internal import Foundation

/// The objects of an Xcode project file, which refer to one another by identifier.
struct ProjectObjects {
  typealias Object = [String: Any]

  private let objects: [String: Object]
  let root: String

  /// Reads a project file.
  ///
  /// - Throws: ``AppProjectError`` where it is none.
  init(_ url: URL) throws(AppProjectError) {
    let path = url.path
    guard let data = try? Data(contentsOf: url) else { throw AppProjectError(.notFound, path) }
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    } catch {
      throw AppProjectError(.unreadable, path, found: ["it is no property list."])
    }
    guard let file = list as? Object, let objects = file["objects"] as? [String: Object],
      let root = file["rootObject"] as? String, objects[root] != nil
    else { throw AppProjectError(.unreadable, path, found: ["it lacks its objects."]) }
    self.objects = objects
    self.root = root
  }

  subscript(_ identifier: String) -> Object? { objects[identifier] }

  /// The objects of a class with their identifiers, in the order of those.
  func all(_ isa: String) -> [(identifier: String, object: Object)] {
    objects.filter { $0.value["isa"] as? String == isa }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension [String: Any] {
  func text(_ key: String) -> String? { self[key] as? String }
  func list(_ key: String) -> [String] { self[key] as? [String] ?? [] }
  func object(_ key: String) -> [String: Any] { self[key] as? [String: Any] ?? [:] }
}
