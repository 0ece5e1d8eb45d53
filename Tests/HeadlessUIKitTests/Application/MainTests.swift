import Foundation
import Testing

#if os(Linux)
  @Suite struct `An app as a process` {
    /// The folder of the built products: that of the test bundle.
    private var products: URL {
      URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    }

    @Test(.timeLimit(.minutes(1)))
    func `BOOT-01 BOOT-09 @main starts an app with a window, and a request to terminate ends it well`()
      async throws
    {
      let process = Process()
      process.executableURL = products.appendingPathComponent("HelloWindow")
      let output = Pipe()
      process.standardOutput = output
      process.standardError = Pipe()
      let ended = AsyncStream<Int32>.makeStream()
      process.terminationHandler = {
        ended.continuation.yield($0.terminationStatus)
        ended.continuation.finish()
      }
      let lines = AsyncStream<String>.makeStream()
      let reader = LineReader(lines.continuation)
      output.fileHandleForReading.readabilityHandler = { reader.read($0.availableData) }
      try process.run()
      defer { if process.isRunning { process.terminate() } }

      var said: [String] = []
      for await line in lines.stream {
        said.append(line)
        if said.contains("viewDidAppear"), said.contains("applicationDidBecomeActive"), process.isRunning,
          !said.contains("applicationWillTerminate")
        {
          kill(process.processIdentifier, SIGTERM)
        }
      }
      let status = await ended.stream.first { _ in true }
      #expect(status == 0 && process.terminationReason == .exit)
      #expect(
        said.filter { $0 != "applicationDidBecomeActive" } == [
          "didFinishLaunching", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
          "applicationWillTerminate",
        ])
    }
  }

  /// Cuts what comes out of a pipe into lines.
  private final class LineReader: @unchecked Sendable {
    private var rest = Data()
    private let lines: AsyncStream<String>.Continuation

    init(_ lines: AsyncStream<String>.Continuation) {
      self.lines = lines
    }

    /// Takes what was read; nothing means the end.
    func read(_ data: Data) {
      guard !data.isEmpty else { return lines.finish() }
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        lines.yield(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
        rest = Data(rest[(end + 1)...])
      }
    }
  }
#endif
