import Foundation

/// Runs `sceneway` as a process of its own.
struct Command {
  let code: Int32
  let output: String
  let errors: String

  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static func fixture(_ name: String) -> String { fixtures.appendingPathComponent("\(name).storyboard").path }

  /// The executable beside the tests.
  static var executable: URL {
    Bundle.main.bundleURL.appendingPathComponent("sceneway")
  }

  /// Runs the command to its end.
  ///
  /// - Parameters:
  ///   - arguments: the words after `sceneway`.
  ///   - input: what comes in; nothing by default.
  /// - Returns: what came of it.
  /// - Throws: that the process did not start or its output could not be read.
  static func run(_ arguments: [String], input: String = "") throws -> Command {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    // The command may have ended without reading, which is no fault of the test.
    signal(SIGPIPE, SIG_IGN)
    try? stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try? stdin.fileHandleForWriting.close()
    let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
    let errors = try stderr.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Command(
      code: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self))
  }
}
