internal import Foundation

/// What the app prints while results are written, kept in a file of the system's until it is taken.
///
/// What nobody takes, since the process ends or crashes, goes to standard error.
@MainActor
final class PrintedOutput {
  /// How much of what is printed at a time is kept, in bytes.
  private static let limit = 1 << 20
  // Written when it is made; a signal's handler reads them when nothing else runs any more.
  private nonisolated(unsafe) static var file: Int32 = -1
  private nonisolated static let size = 1 << 16
  private nonisolated(unsafe) static let buffer = UnsafeMutableRawPointer.allocate(
    byteCount: size, alignment: 1)

  /// Has standard output go to the file; nil where there can be none, or is one already.
  init?() {
    guard Self.file < 0 else { return nil }
    var name = Array((NSTemporaryDirectory() + "sceneway-XXXXXX").utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { return nil }
    unlink(name)
    // A process that the app starts prints there too.
    _ = fcntl(file, F_SETFL, O_APPEND)
    guard dup2(file, STDOUT_FILENO) >= 0 else {
      close(file)
      return nil
    }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    Self.file = file
    atexit {
      StandardOutput.flush()
      PrintedOutput.writeRest()
    }
  }

  /// Takes what was printed since the last time.
  func take() -> [String] {
    StandardOutput.flush()
    lseek(Self.file, 0, SEEK_SET)
    let handle = FileHandle(fileDescriptor: Self.file, closeOnDealloc: false)
    let data = (try? handle.read(upToCount: Self.limit)) ?? Data()
    var rest = (try? handle.seekToEnd()).map { Int($0) - data.count } ?? 0
    ftruncate(Self.file, 0)
    guard !data.isEmpty else { return [] }
    var text = String(decoding: data, as: UTF8.self)
    if text.hasSuffix("\n") { text.removeLast() }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    rest = max(0, rest)
    if rest > 0 { lines.append("… and \(rest) bytes more") }
    return lines
  }

  /// Writes what was printed and not taken to standard error; a signal's handler may call it.
  nonisolated static func writeRest() {
    guard file >= 0 else { return }
    lseek(file, 0, SEEK_SET)
    while true {
      let count = read(file, buffer, size)
      guard count > 0 else { break }
      _ = write(STDERR_FILENO, buffer, count)
    }
    _ = ftruncate(file, 0)
  }
}
