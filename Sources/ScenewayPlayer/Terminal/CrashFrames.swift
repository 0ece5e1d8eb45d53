internal import Foundation

/// The calls under way where the process ends itself, written down for whoever started it.
///
/// Swift's own report of a crash stops at the C library there, so that a failed cast would tell nothing of the app's code.
@MainActor
enum CrashFrames {
  /// The variable that names the file to write to.
  static let variable = "SCENEWAY_CRASH_FRAMES"
  /// The variable that says that the report of the crash goes to a file, so that nothing of it is to be seen here.
  static let quietVariable = "SCENEWAY_CRASH_QUIET"

  private typealias Backtrace =
    @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32

  private nonisolated static let capacity: Int32 = 256
  private nonisolated static let signals = [SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE]
  // Written when it is installed; a signal's handler reads them when nothing else runs any more.
  private nonisolated(unsafe) static var file: Int32 = -1
  private nonisolated(unsafe) static var nowhere: Int32 = -1
  private nonisolated(unsafe) static var program: Range<UInt> = 0..<0
  private nonisolated(unsafe) static var backtrace: Backtrace?
  private nonisolated(unsafe) static let before = UnsafeMutablePointer<sigaction>.allocate(
    capacity: signals.count)
  private nonisolated(unsafe) static let calls =
    UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: Int(capacity))
  private nonisolated(unsafe) static let digits = UnsafeMutablePointer<UInt8>.allocate(capacity: 17)

  /// Begins to listen, where somebody asks for it; once.
  static func install() {
    #if os(Linux)
      let environment = ProcessInfo.processInfo.environment
      guard file < 0, let path = environment[variable], let symbol = dlsym(nil, "backtrace"),
        let range = programRange
      else { return }
      file = open(path, O_CREAT | O_TRUNC | O_WRONLY, 0o644)
      guard file >= 0 else { return }
      if environment[quietVariable] != nil { nowhere = open("/dev/null", O_WRONLY) }
      program = range
      let backtrace = unsafeBitCast(symbol, to: Backtrace.self)
      // The first call loads what it needs, which a signal's handler may not.
      _ = backtrace(calls, 2)
      self.backtrace = backtrace
      for (index, number) in signals.enumerated() {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { CrashFrames.tell($0) }
        action.sa_flags = SA_ONSTACK
        sigaction(number, &action, before + index)
      }
    #endif
  }

  /// Where the program's own instructions are.
  private static var programRange: Range<UInt>? {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8),
      let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    let places = maps.split(separator: "\n").filter { $0.hasSuffix(" \(path)") }.compactMap { line in
      let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
      return ends.count == 2 && ends[0] < ends[1] ? ends[0]..<ends[1] : nil
    }
    guard let first = places.first, let last = places.last else { return nil }
    return first.lowerBound..<last.upperBound
  }

  /// Writes the calls down where the process ends itself, and hands the signal on to whoever had it before.
  private nonisolated static func tell(_ number: Int32) {
    if number == SIGABRT { writeCalls() }
    // What the runtime says while it writes its report is for nobody to read.
    if nowhere >= 0 { dup2(nowhere, STDERR_FILENO) }
    for index in signals.indices { sigaction(signals[index], before + index, nil) }
    // A fault comes again when the same instruction does; what was sent does not.
    if number == SIGABRT || number == SIGTRAP { raise(number) }
  }

  /// Writes the places of the program's own calls, counted from its beginning, in hexadecimal digits and a line each.
  private nonisolated static func writeCalls() {
    let count = backtrace?(calls, capacity) ?? 0
    for index in 0..<Int(max(0, count)) {
      let place = UInt(bitPattern: calls[index])
      guard program.contains(place) else { continue }
      // A call returns behind itself.
      var rest = place - program.lowerBound - 1
      for digit in (0..<16).reversed() {
        let value = UInt8(truncatingIfNeeded: rest & 15)
        digits[digit] = value < 10 ? 48 + value : 87 + value
        rest >>= 4
      }
      digits[16] = 10
      _ = write(file, digits, 17)
    }
  }
}
