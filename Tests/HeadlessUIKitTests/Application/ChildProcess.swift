#if os(Linux)
  import Foundation

  /// A program that runs beside the test, talked to by plain system calls.
  struct ChildProcess {
    private let identifier: pid_t
    private let output: Int32

    /// Starts a program.
    ///
    /// - Parameter executable: the program.
    /// - Throws: what the system says where it cannot be started.
    init(_ executable: URL) throws {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
      posix_spawn_file_actions_addclose(&actions, ends[0])
      posix_spawn_file_actions_addclose(&actions, ends[1])
      var child: pid_t = 0
      let path = strdup(executable.path)
      let status = posix_spawn(&child, executable.path, &actions, nil, [path, nil], environ)
      free(path)
      posix_spawn_file_actions_destroy(&actions)
      close(ends[1])
      guard status == 0 else {
        close(ends[0])
        throw POSIXError(POSIXErrorCode(rawValue: status) ?? .ENOENT)
      }
      identifier = child
      output = ends[0]
    }

    /// How a program ended.
    struct End: Sendable {
      let lines: [String]
      /// The exit status; nil where a signal ended it.
      let status: Int32?
    }

    /// Reads lines on a thread of its own until the program has ended.
    ///
    /// - Parameters:
    ///   - limit: seconds after which the program is ended by force.
    ///   - onLine: gets all lines so far after each; a signal to send is its answer.
    /// - Returns: what it said, and how it ended.
    func run(limit: TimeInterval, onLine: @escaping @Sendable ([String]) -> Int32?) async -> End {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread { [self] in
          let guardian = DispatchSource.makeTimerSource()
          let child = identifier
          guardian.schedule(deadline: .now() + limit)
          guardian.setEventHandler { kill(child, SIGKILL) }
          guardian.resume()
          let lines = readLines(onLine)
          var status: Int32 = 0
          waitpid(identifier, &status, 0)
          guardian.cancel()
          close(output)
          // The low seven bits tell the signal that ended a program, the next eight its exit status.
          continuation.resume(
            returning: End(lines: lines, status: status & 0x7F == 0 ? status >> 8 & 0xFF : nil))
        }
      }
    }

    private func readLines(_ onLine: ([String]) -> Int32?) -> [String] {
      var lines: [String] = []
      var line: [UInt8] = []
      var byte: UInt8 = 0
      while read(output, &byte, 1) == 1 {
        guard byte == UInt8(ascii: "\n") else {
          line.append(byte)
          continue
        }
        lines.append(String(decoding: line, as: UTF8.self))
        line = []
        if let number = onLine(lines) { kill(identifier, number) }
      }
      return lines
    }
  }
#endif
