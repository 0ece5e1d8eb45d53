internal import Foundation

/// The terminal, pipe or file that the process was started with.
public final class StandardTerminal: PlayerTerminal {
  private var input = BoundedLineReader(descriptor: STDIN_FILENO)
  private var output = STDOUT_FILENO
  private var printed: PrintedOutput?

  /// Opens standard input, output and error; a reader that goes away is an error from now on, not a signal.
  ///
  /// What else the process prints comes line by line, so that it stands where it belongs among the results and nothing of it
  /// is lost where the process crashes.
  public init() {
    signal(SIGPIPE, SIG_IGN)
    StandardOutput.writesLines()
  }

  /// Has what others print go to standard error from now on, so that standard output has nothing but results.
  public func keepForResults() {
    guard output == STDOUT_FILENO else { return }
    let own = dup(STDOUT_FILENO)
    guard own >= 0 else { return }
    StandardOutput.flush()
    // A process that the app starts is to end the output where this one ends it.
    _ = fcntl(own, F_SETFD, FD_CLOEXEC)
    if dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 { output = own }
  }

  /// Keeps what others print from now on until it is taken, so that standard output has nothing but results.
  ///
  /// Where the process ends or crashes before, it goes to standard error.
  public func keepPrinted() {
    keepForResults()
    guard output != STDOUT_FILENO, printed == nil else { return }
    printed = PrintedOutput()
    if printed != nil { CrashNotes.install() }
  }

  /// Takes what others printed since the last time.
  ///
  /// - Returns: the lines; none where they go another way.
  public func takePrinted() -> [String] { printed?.take() ?? [] }

  /// Whether both input and output are a terminal.
  public var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(output) == 1 }

  /// Whether output is a terminal that shows colours, and `NO_COLOR` is not set.
  public var showsColours: Bool {
    let environment = ProcessInfo.processInfo.environment
    let isForbidden = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return isatty(output) == 1 && !isForbidden && environment["TERM"] != "dumb"
  }

  /// The width of the terminal, between 40 and 80; 64 where it is not one.
  public var width: Int {
    var size = winsize()
    guard isatty(output) == 1, ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
    else { return 64 }
    return min(80, max(40, Int(size.ws_col)))
  }

  /// Writes to standard output.
  ///
  /// - Parameter text: the text.
  /// - Throws: that nobody reads any more, or why it could not be written.
  public func write(_ text: String) throws(PlayerTerminalError) {
    let code = StandardTerminal.write(text, to: output)
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

  /// Keeps a step that is written to standard error should the process crash.
  ///
  /// - Parameter line: the line with its end.
  public func keepForCrash(_ line: String) { CrashNotes.keep(step: line) }

  /// Puts another line in the place of the step that was kept last, and of the complaints since then.
  ///
  /// - Parameter line: the line with its end.
  public func replaceLastForCrash(_ line: String) { CrashNotes.replaceLast(step: line) }

  /// Keeps what UIKit complained of, which is written to standard error should the process crash.
  ///
  /// - Parameter line: the line with its end.
  public func keepComplaintForCrash(_ line: String) { CrashNotes.keep(line) }

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
