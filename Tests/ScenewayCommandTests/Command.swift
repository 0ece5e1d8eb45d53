import Foundation

/// A program that ran to its end in a process of its own.
struct Command {
  let code: Int32
  let output: String
  let errors: String

  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static func fixture(_ name: String) -> String { fixtures.appendingPathComponent("\(name).storyboard").path }

  /// The executable beside the tests.
  static var sceneway: String {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("sceneway").path
  }

  /// Runs a program to its end.
  ///
  /// Files take what goes in and out, so that neither side ever waits for the other; plain system calls start it, since
  /// Foundation's `Process` can miss the end of one of several that run at the same time.
  ///
  /// - Parameters:
  ///   - arguments: the words after the program.
  ///   - input: what goes in; nothing by default.
  ///   - program: the program; `sceneway` by default.
  /// - Returns: what came of it.
  /// - Throws: that the program did not start or its output could not be read.
  static func run(_ arguments: [String], input: String = "", program: String = sceneway) throws -> Command {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["in", "out", "err"].map { folder.appendingPathComponent($0) }
    try input.write(to: files[0], atomically: false, encoding: .utf8)

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, files[0].path, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, files[1].path, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, files[2].path, O_WRONLY | O_CREAT, 0o600)
    let words = ([program] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let started = posix_spawn(&child, program, &actions, nil, words + [nil], environ)
    guard started == 0 else { throw POSIXError(POSIXErrorCode(rawValue: started) ?? .ENOENT) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    // The low seven bits tell the signal that ended a program, the next eight its exit status.
    return Command(
      code: status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F),
      output: try String(contentsOf: files[1], encoding: .utf8),
      errors: try String(contentsOf: files[2], encoding: .utf8))
  }
}
