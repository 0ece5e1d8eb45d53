public import Foundation

/// A program that was built of an app, run in this process's place: it has the terminal, and the signals that end it.
///
/// Where it crashes, the app's own part of what the crash tells is written to standard error.
public struct HostProgram {
  private let program: URL
  private let ownFiles: Set<String>

  /// Makes a program.
  ///
  /// - Parameters:
  ///   - program: the file to run.
  ///   - project: the app that it was built of, whose files are its own.
  public init(_ program: URL, of project: AppProject) {
    let sources = project.libraries + [project.app] + project.testedModules + project.tests
    self.init(program, ownFiles: Set(sources.flatMap(\.swiftFiles).map(\.path)))
  }

  init(_ program: URL, ownFiles: Set<String>) {
    self.program = program
    self.ownFiles = ownFiles
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: the words after its name.
  ///   - folder: the folder that it works in; this process's own by default.
  /// - Returns: the status that it ended with; that of a shell, 128 and the signal's number, where a signal ended it.
  /// - Throws: `POSIXError` where it cannot be started.
  public func run(_ arguments: [String], in folder: URL? = nil) throws -> Int32 {
    try end(arguments, in: folder).code
  }

  /// How a program ended.
  struct Ending {
    /// The status; that of a shell, 128 and the signal's number, where a signal ended it.
    let code: Int32
    /// Whether a fault in it did.
    let isCrash: Bool
  }

  /// Runs the program to its end, in an environment that has more variables than this process's own.
  func end(_ arguments: [String], in folder: URL? = nil, variables: [String: String] = [:]) throws -> Ending {
    // Two runs of one app write down two crashes.
    let name = "crash-\(ProcessInfo.processInfo.processIdentifier).json"
    let place = program.deletingLastPathComponent().appendingPathComponent(name)
    try? FileManager.default.removeItem(at: place)
    let calls = place.appendingPathExtension("calls")
    defer { try? FileManager.default.removeItem(at: calls) }
    let environment = environment(tellingTo: place).merging(variables) { own, _ in own }
      .merging([CrashCalls.variable: calls.path]) { own, _ in own }
    let status = try ProgramProcess(program, arguments, environment: environment, folder).run()
    guard let signal = status.signal else { return Ending(code: status.code, isCrash: false) }
    let isCrash = ProgramProcess.crashes.contains(signal)
    if isCrash { tell(signal, place, calls) }
    return Ending(code: 128 + signal, isCrash: isCrash)
  }

  /// The variables of this process, with the words for Swift's runtime to write a crash down; whoever set those has what
  /// they ask for.
  private func environment(tellingTo place: URL) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    if environment[Self.variable] == nil {
      environment[CrashCalls.quietVariable] = "1"
      environment[Self.variable] = "enable=yes,format=json,limit=256,color=no,output-to=\(place.path)"
    }
    return environment
  }

  private static let variable = "SWIFT_BACKTRACE"

  private func isOwn(_ frame: CrashReport.Frame) -> Bool {
    ownFiles.contains(frame.file) && !frame.function.contains(".__")
  }

  private func tell(_ signal: Int32, _ place: URL, _ calls: URL) {
    guard ProcessInfo.processInfo.environment[Self.variable] == nil else { return }
    let report = (try? Data(contentsOf: place)).flatMap(CrashReport.init)
    var lines = ["", "error: The app crashed: \(report?.reason ?? String(cString: strsignal(signal)))."]
    if let report {
      // What the bridge put into the app's files is none of its own.
      var own = report.frames.filter(isOwn)
      // The runtime's report of what ended itself, such as a failed cast, stops before the app's code.
      if own.isEmpty { own = CrashCalls.frames(of: program, from: calls).filter(isOwn) }
      lines +=
        own.isEmpty
        ? ["No call of its own code is in what was written down."] : ["Its own code, the last call first:"]
      let shown = 10
      lines += CrashLines.mended(Array(own.prefix(shown)), of: program).map { "  \($0)" }
      if own.count > shown { lines.append("  and \(own.count - shown) more") }
      lines.append("Everything is in \(place.path), and is printed where \(Self.variable) is enable=yes.")
    }
    FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
  }
}
