internal import Dispatch
internal import Foundation

/// A process that takes this one's place: it reads and writes where this one does, and signals that end this one end it.
struct ProgramProcess {
  /// How a process ended.
  struct Status {
    let code: Int32
    /// The signal that ended it; nil where none did.
    let signal: Int32?
  }

  /// The signals of faults in a program.
  static let crashes = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]
  /// Those that a terminal sends to all its processes, and those that a single one gets.
  private static let (shared, own) = ([SIGINT, SIGQUIT], [SIGTERM, SIGHUP])

  private let program: URL
  private let arguments: [String]
  private let environment: [String: String]
  private let folder: URL?

  init(_ program: URL, _ arguments: [String], environment: [String: String], _ folder: URL?) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
  }

  /// Runs the process to its end.
  func run() throws -> Status {
    // Foundation's own processes are no part of the terminal's group, so they cannot read from it.
    let old = (Self.shared + Self.own).map { ($0, signal($0, SIG_IGN)) }
    defer { for (number, handler) in old { signal(number, handler) } }
    let child = try start()
    let sources = Self.own.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { kill(child, number) }
      source.resume()
      return source
    }
    defer { for source in sources { source.cancel() } }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    // The low seven bits tell the signal that ended a process, the next eight its exit status.
    let number = status & 0x7F
    return Status(code: status >> 8 & 0xFF, signal: number == 0 ? nil : number)
  }

  private func start() throws -> pid_t {
    #if os(Linux)
      var attributes = posix_spawnattr_t()
    #else
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in Self.shared + Self.own { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // A thread that keeps signals from itself would keep them from the process too.
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    // A process starts in the folder of the one before it, so a shell goes to another and gives way.
    let way = folder.map { ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", $0.path] } ?? []
    let words = (way + [program.path] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var child: pid_t = 0
    let result = posix_spawn(&child, way.first ?? program.path, nil, &attributes, words, variables)
    guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: result) ?? .ENOENT) }
    return child
  }
}
