public import Foundation

/// A file that keeps where a person was, and the one before it.
///
/// It is written whole or not at all. The file before it is kept beside it, with `.previous` at the end of its name, and
/// is read where the file itself is damaged; a damaged file never takes its place.
public struct RestorationFile: Hashable, Sendable {
  /// The file.
  public let url: URL

  /// Names a file, which need not exist.
  ///
  /// - Parameter url: a file in a folder that the app may write to; the folder is made where it is not there.
  public init(_ url: URL) {
    self.url = url
  }

  private var previous: URL { url.appendingPathExtension("previous") }
  private var abandoned: URL { url.appendingPathExtension("abandoned") }
  /// Is there while the snapshot is restored.
  private var mark: URL { url.appendingPathExtension("restoring") }

  // MARK: Reading and writing

  /// Writes a snapshot.
  ///
  /// - Parameter snapshot: the snapshot.
  /// - Throws: ``RestorationError`` of the kind `unwritable`; what was there is unchanged then.
  public func save(_ snapshot: NavigationSnapshot) throws(RestorationError) {
    do {
      let data = try snapshot.data()
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      if let old = try? Data(contentsOf: url), (try? NavigationSnapshot(data: old)) != nil {
        try old.write(to: previous, options: .atomic)
      }
      try data.write(to: url, options: .atomic)
    } catch {
      throw RestorationError(.unwritable, file: url.path, detail: "\(error)")
    }
  }

  /// Reads the snapshot, or the one before it where that is damaged.
  ///
  /// - Returns: the snapshot; nil where none was ever written.
  /// - Throws: ``RestorationError`` where neither can be read; it is about the newer one.
  public func load() throws(RestorationError) -> NavigationSnapshot? {
    do {
      if let snapshot = try read(url) { return snapshot }
    } catch {
      if let snapshot = try? read(previous) { return snapshot }
      throw error
    }
    return try read(previous)
  }

  /// Throws the snapshots away, for a person who signs out, say.
  ///
  /// - Throws: what the file system throws.
  public func erase() throws {
    for file in [url, previous, abandoned, mark] where FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.removeItem(at: file)
    }
  }

  private func read(_ file: URL) throws(RestorationError) -> NavigationSnapshot? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw RestorationError(.unreadable, file: file.path, detail: "\(error)")
    }
    do {
      return try NavigationSnapshot(data: data)
    } catch {
      throw error.of(file)
    }
  }

  // MARK: Restoring

  /// Reads the snapshot to restore it, and marks that.
  ///
  /// - Throws: ``RestorationError``, also where the mark of an earlier time is there: the app ended before the end then.
  func beginRestoring() throws(RestorationError) -> NavigationSnapshot? {
    if FileManager.default.fileExists(atPath: mark.path) {
      putAside()
      throw RestorationError(.endedWhileRestoring, file: url.path, detail: "It is kept as \(abandoned.path).")
    }
    guard let snapshot = try load() else { return nil }
    // Where it cannot be marked, the snapshot is restored all the same.
    try? Data().write(to: mark)
    return snapshot
  }

  func endRestoring() { try? FileManager.default.removeItem(at: mark) }

  /// Takes the snapshot that the app ended with out of the way, for whoever looks for the reason.
  private func putAside() {
    let manager = FileManager.default
    try? manager.removeItem(at: mark)
    // What was restored is the newest that can be read; whatever lies before that is damaged.
    guard let restored = [url, previous].first(where: { (try? read($0)) ?? nil != nil }) else { return }
    try? manager.removeItem(at: abandoned)
    try? manager.moveItem(at: restored, to: abandoned)
  }
}
