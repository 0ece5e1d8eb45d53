internal import Foundation

/// Lines that are written to standard error where a signal ends the process, such as the steps that led there.
///
/// A signal handler may neither allocate nor lock, so the lines lie ready as bytes in memory of their own.
@MainActor
enum CrashNotes {
  private nonisolated static let capacity = 1 << 20
  // Written on the main actor; a signal's handler reads them when nothing else runs any more.
  private nonisolated(unsafe) static let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  private nonisolated(unsafe) static var count = 0
  private nonisolated(unsafe) static let before = UnsafeMutablePointer<sigaction>.allocate(
    capacity: signals.count)
  private nonisolated static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]
  private static var isInstalled = false
  private static let heading = "# error: the process crashed in the last of these steps\n"
  /// Whether the heading of steps was written.
  private static var hasHeading = false
  /// Where the last step begins.
  private static var lastStep = 0

  /// Keeps a step; what would be too much is left out.
  static func keep(step line: String) {
    if !hasHeading { keep(heading) }
    hasHeading = true
    lastStep = count
    keep(line)
  }

  /// Puts a line in the place of the step that was kept last, and of what was kept after it.
  static func replaceLast(step line: String) {
    guard hasHeading else { return }
    count = lastStep
    keep(line)
  }

  /// Keeps a line that is no step.
  static func keep(_ line: String) {
    install()
    let line = Array(line.utf8)
    guard count + line.count <= capacity else { return }
    for (index, byte) in line.enumerated() { bytes[count + index] = byte }
    count += line.count
  }

  /// Forgets all lines.
  static func forget() { (count, lastStep, hasHeading) = (0, 0, false) }

  /// Begins to listen; once.
  static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    // A stack that ran over cannot hold the handler.
    let size = 1 << 16
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    for (index, number) in signals.enumerated() {
      var action = sigaction()
      #if os(Linux)
        action.__sigaction_handler.sa_handler = { CrashNotes.tell($0) }
      #else
        action.__sigaction_u.__sa_handler = { CrashNotes.tell($0) }
      #endif
      action.sa_flags = Int32(SA_ONSTACK)
      sigaction(number, &action, before + index)
    }
  }

  private nonisolated static func tell(_ number: Int32) {
    PrintedOutput.writeRest()
    write(STDERR_FILENO, bytes, count)
    // Whoever had the signals before, such as Swift's own report of a crash, gets this one too.
    for index in signals.indices { sigaction(signals[index], before + index, nil) }
    // A fault comes again when the same instruction does; what was sent does not.
    if number == SIGABRT || number == SIGTRAP { raise(number) }
  }
}
