// C's streams are variables to Swift; they lock themselves.
#if canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#elseif canImport(Darwin)
  @preconcurrency internal import Darwin
#endif

/// The stream that `print` writes to.
enum StandardOutput {
  /// Has each line written when it ends, to a pipe or a file too.
  static func writesLines() { setvbuf(stdout, nil, _IOLBF, 0) }

  /// Writes what has not been written yet.
  static func flush() { fflush(stdout) }
}
