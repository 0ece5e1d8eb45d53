internal import Foundation

/// Commands, one a line, from a file, a text or a person.
///
/// Empty lines and those that begin with `#` are passed over; those that begin with `##` are headings.
@MainActor
final class PlayerScript {
  /// A line that is not passed over.
  enum Line {
    /// A heading.
    case heading(String)
    /// A command, as it is written, with the number of its line.
    case command(String, number: Int)
    /// A line that cannot be taken, with the reason and its number.
    case problem(PlayerTerminalError, number: Int)
  }

  /// Whether a person types, who sees a prompt and may make mistakes.
  let isInteractive: Bool

  /// What the script is called in messages.
  let name: String

  private let nextLine: () throws(PlayerTerminalError) -> String?
  private var number = 0

  /// The word before a command that a script goes on after though it cannot be done.
  nonisolated static let tryWord = "try"

  /// How many bytes a script may have.
  ///
  /// A device such as /dev/zero never ends.
  private static let sizeLimit = 16 << 20

  /// Opens a script.
  ///
  /// - Parameters:
  ///   - source: where it is.
  ///   - terminal: what is read from where it is the input.
  /// - Throws: that there is no such file.
  init(_ source: PlayerOptions.Source, terminal: any PlayerTerminal) throws(PlayerScriptError) {
    switch source {
    case .input:
      name = "standard input"
      isInteractive = terminal.isInteractive
      nextLine = { () throws(PlayerTerminalError) in try terminal.readLine() }
    case .text(let text):
      name = "the script"
      isInteractive = false
      nextLine = PlayerScript.lines(of: text)
    case .file(let path):
      // A script may also be a pipe or a device, which only a handle reads.
      guard let handle = FileHandle(forReadingAtPath: path),
        let data = try? handle.read(upToCount: PlayerScript.sizeLimit + 1) ?? Data()
      else {
        throw PlayerScriptError(path: path)
      }
      guard data.count <= PlayerScript.sizeLimit else { throw PlayerScriptError(path: path, isTooLong: true) }
      name = path
      isInteractive = false
      nextLine = PlayerScript.lines(of: String(decoding: data, as: UTF8.self))
    }
  }

  /// The next line that is not passed over; nil at the end.
  func next() -> Line? {
    while true {
      number += 1
      let line: String
      do {
        guard let next = try nextLine() else { return nil }
        line = next
      } catch {
        return .problem(error, number: number)
      }
      let words = line.trimmingCharacters(in: .whitespacesAndNewlines)
      if words.hasPrefix("##") {
        return .heading(words.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces))
      }
      if words.isEmpty || words.hasPrefix("#") { continue }
      return .command(words, number: number)
    }
  }

  private static func lines(of text: String) -> () -> String? {
    var rest = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    return { rest.popFirst().map(String.init) }
  }
}

/// Says that a script cannot be read.
struct PlayerScriptError: Error, CustomStringConvertible {
  let path: String
  var isTooLong = false
  var description: String {
    isTooLong
      ? "error: the script ‘\(path)’ is longer than 16 MiB"
      : "error: there is no script ‘\(path)’ that can be read"
  }
}
