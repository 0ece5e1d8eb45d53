public import Foundation

/// Where the system keeps an app's state between launches: in memory, or in a folder.
///
/// The store belongs to whoever drives the app. Handed on to the environment of the next launch, it carries the state
/// over, as a device does when it ends an app and starts it again.
@_spi(Sceneway) @MainActor
public final class SavedStateStore {
  private var contents: [String: Data] = [:]
  private let folder: URL?

  /// Whether the device is locked, so that what scenes saved cannot be read yet (REST-13).
  public var isLocked = false

  /// Makes a store that is kept in memory.
  public nonisolated init() {
    folder = nil
  }

  /// Makes a store that is kept in a folder.
  ///
  /// - Parameter folder: the folder; made where it is not there. One that cannot be read holds nothing, one that cannot be
  ///   written to keeps nothing.
  public nonisolated init(folder: URL) {
    self.folder = folder
  }

  /// What is kept under a name; nil takes it away.
  ///
  /// - Parameter name: the name of a part of the state, as ``names`` lists it.
  public subscript(name: String) -> Data? {
    get {
      guard let folder else { return contents[name] }
      return try? Data(contentsOf: folder.appendingPathComponent(name))
    }
    set {
      guard let folder else {
        contents[name] = newValue
        return
      }
      let file = folder.appendingPathComponent(name)
      if let newValue {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? newValue.write(to: file, options: .atomic)
      } else {
        try? FileManager.default.removeItem(at: file)
      }
    }
  }

  /// The parts that are kept now, sorted.
  public var names: [String] {
    guard let folder else { return contents.keys.sorted() }
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// Forgets everything.
  public func removeAll() {
    for name in names { self[name] = nil }
  }

  /// The store as it is at this moment, in memory: what a device still has when the app stops here.
  ///
  /// - Returns: a store of its own.
  public func copy() -> SavedStateStore {
    let copy = SavedStateStore()
    for name in names { copy[name] = self[name] }
    return copy
  }
}

extension SavedStateStore {
  /// The part with the state of an app without scenes.
  static let application = "application.state"
  /// The part with the scenes that the app has.
  static let sessions = "sessions"
  /// The part with what each of them saved.
  static let activities = "activities"
  /// The part with the scenes that the person closed while the app did not run.
  static let discarded = "discarded"
  /// The part that says that a restoration has begun and has not ended (REST-15).
  static let restoring = "restoring"
  /// The part that asks for no snapshot at the next launch.
  static let withoutSnapshot = "without-snapshot"
}
