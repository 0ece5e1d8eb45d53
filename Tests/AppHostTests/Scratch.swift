import Foundation

/// A folder of files that goes when it is let go of.
final class Scratch {
  let folder: URL

  init(_ name: String = "scratch") throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      .appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Writes a file.
  @discardableResult
  func write(_ text: String, to path: String) throws -> URL {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// Writes a program for the shell.
  func write(program text: String, to path: String) throws -> URL {
    let file = try write("#!/bin/sh\n" + text, to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return file
  }

  func read(_ path: String) -> String {
    (try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
}
