internal import SourceBridge

/// Something of the app's that the bridge does in another way than Apple's systems, or cannot do.
public struct HostFinding: Hashable, Sendable, Codable, CustomStringConvertible {
  /// A place in a file.
  public struct Place: Hashable, Sendable, Codable {
    /// The file, as the app has it.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column in UTF-8, from 1.
    public var column: Int
  }

  /// What was found, as a sentence.
  public var what: String
  /// Where it is.
  public var `where`: Place
  /// `error` for what cannot be compiled, `warning` for what does something else than on Apple's systems, `note` for what has
  /// the same effect.
  public var severity: String
  /// Why it is told, as a sentence.
  public var why: String
  /// What to do instead; nil where ``what`` says it all.
  public var help: String?
  /// The name of the kind of finding, such as `swizzling`.
  public var rule: String

  init(_ finding: BridgeFinding) {
    what = finding.message
    self.where = Place(file: finding.file, line: finding.line, column: finding.column)
    severity = finding.severity.rawValue
    why = finding.rule.explanation
    help = finding.remedy
    rule = finding.rule.rawValue
  }

  /// The finding as the compiler prints its own: `file:line:column: warning: text [rule]`.
  public var description: String {
    let tail = help.map { " \($0)" } ?? ""
    return "\(self.where.file):\(self.where.line):\(self.where.column): \(severity): \(what)\(tail) [\(rule)]"
  }
}
