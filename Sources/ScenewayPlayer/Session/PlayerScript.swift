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
        throw PlayerScriptError(path: path, problem: .missing)
      }
      guard data.count <= PlayerScript.sizeLimit else {
        throw PlayerScriptError(path: path, problem: .length)
      }
      name = path
      isInteractive = false
      guard let text = ScriptText.decode(data) else {
        throw PlayerScriptError(path: path, problem: .encoding)
      }
      nextLine = PlayerScript.lines(of: text)
    }
  }

  /// The next line that is not passed over; nil at the end.
  func next() -> Line? {
    while true {
      number += 1
      let line: String
      do {
        guard let next = try nextLine() else { return nil }
        line = number == 1 && next.hasPrefix("\u{FEFF}") ? String(next.unicodeScalars.dropFirst()) : next
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
  enum Problem { case missing, length, encoding }

  let path: String
  let problem: Problem

  var description: String {
    switch problem {
    case .missing: "error: there is no script ‘\(path)’ that can be read"
    case .length: "error: the script ‘\(path)’ is longer than 16 MiB"
    case .encoding: "error: the script ‘\(path)’ is neither UTF-8 nor UTF-16 with a byte order mark"
    }
  }
}

/// Reads the bytes of a script as text.
enum ScriptText {
  /// The text of some bytes.
  ///
  /// - Parameter data: UTF-8, or UTF-16 that begins with its byte order mark.
  /// - Returns: nil for another encoding.
  static func decode(_ data: Data) -> String? {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else { return nil }
    // UTF-16 without its mark reads as UTF-8 that is full of these.
    return text.unicodeScalars.contains("\0") ? nil : text
  }
}
