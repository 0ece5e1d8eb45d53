internal import Foundation

/// Keeps two runs from building in the same place at once: the second waits for the first, and says so.
struct HostLock {
  /// The file that stands for the place.
  let file: URL
  /// What the wait is told to; standard error by default.
  var tell: (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }

  init(_ file: URL) { self.file = file }

  /// Does something while nobody else does anything in the same place.
  ///
  /// - Parameters:
  ///   - what: what another run is doing there, for the message.
  ///   - body: what to do.
  /// - Returns: what the body returns.
  /// - Throws: what the body throws, or where the file cannot be opened.
  func whileLocked<Result>(_ what: String, _ body: () throws -> Result) throws -> Result {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // The compilers that are started meanwhile must not keep it.
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      tell("note: another run \(what); waiting for it to end\n")
      while flock(descriptor, LOCK_EX) != 0 {
        guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
      }
    }
    return try body()
  }
}
