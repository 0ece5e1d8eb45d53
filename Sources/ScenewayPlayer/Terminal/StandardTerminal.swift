internal import Foundation

/// The terminal, pipe or file that the process was started with.
public final class StandardTerminal: PlayerTerminal {
  private var input = BoundedLineReader(descriptor: STDIN_FILENO)

  /// Opens standard input, output and error; a reader that goes away is an error from now on, not a signal.
  public init() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Whether both input and output are a terminal.
  public var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Whether output is a terminal that shows colours, and `NO_COLOR` is not set.
  public var showsColours: Bool {
    let environment = ProcessInfo.processInfo.environment
    let isForbidden = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return isatty(STDOUT_FILENO) == 1 && !isForbidden && environment["TERM"] != "dumb"
  }

  /// The width of the terminal, between 40 and 80; 64 where it is not one.
  public var width: Int {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
    else { return 64 }
    return min(80, max(40, Int(size.ws_col)))
  }

  /// Writes to standard output.
  ///
  /// - Parameter text: the text.
  /// - Throws: that nobody reads any more, or why it could not be written.
  public func write(_ text: String) throws(PlayerTerminalError) {
    let code = StandardTerminal.write(text, to: STDOUT_FILENO)
    guard code != 0 else { return }
    throw code == EPIPE ? .closed : .cannotWrite(String(cString: strerror(code)))
  }

  /// Writes to standard error.
  ///
  /// - Parameter text: the text.
  public func writeError(_ text: String) {
    _ = StandardTerminal.write(text, to: STDERR_FILENO)
  }

  /// Reads a line from standard input.
  ///
  /// - Returns: the line without its end; nil at the end of the input.
  /// - Throws: that the line is longer than 64 KiB, which is passed over then, or that nothing can be read.
  public func readLine() throws(PlayerTerminalError) -> String? { try input.next() }

  /// Keeps a line that is written to standard error should the process crash.
  ///
  /// - Parameter line: the line with its end.
  public func keepForCrash(_ line: String) { CrashNotes.keep(line) }

  /// Forgets the lines that are kept for a crash.
  public func forgetForCrash() { CrashNotes.forget() }

  /// Writes all of a text.
  ///
  /// - Returns: nought, or the system's number for what went wrong.
  private static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : EIO }
      bytes = bytes.dropFirst(count)
    }
    return 0
  }
}
