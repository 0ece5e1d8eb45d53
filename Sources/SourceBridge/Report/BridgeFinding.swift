/// Something that the bridge found in a source file: what cannot be bridged, or is bridged in a way that may surprise.
public struct BridgeFinding: Hashable, Sendable, Codable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
    /// The file cannot be compiled as it is.
    case error
    /// It compiles, and does something else than on Apple's systems.
    case warning
    /// It is done in another way, with the same effect.
    case note
  }

  /// The kinds of finding, whose names a user can look up.
  public enum Rule: String, Hashable, Sendable, Codable, CaseIterable {
    /// The file has a syntax error.
    case syntax = "syntax"
    /// A selector names a method that several classes or overloads have in different ways.
    case ambiguousSelector = "ambiguous-selector"
    /// Methods are exchanged at run time.
    case swizzling = "swizzling"
    /// A property is watched through the Objective-C runtime.
    case keyValueObserving = "key-value-observing"
    /// A class of UIKit's is overridden by an extension.
    case overrideInForeignExtension = "override-in-foreign-extension"
    /// A property that Core Data fills.
    case managedProperty = "managed-property"
    /// The module that is imported is not there on Linux.
    case foreignImport = "foreign-import"
    /// The module that is imported is nowhere, and an empty one is in its place.
    case absentModule = "absent-module"

    /// Why it is told, as a sentence.
    public var explanation: String {
      switch self {
      case .syntax: "The compiler cannot read the file as it is."
      case .ambiguousSelector: "A selector is a name alone, and several methods have it."
      case .swizzling: "Methods are exchanged by the Objective-C runtime, which Apple's systems alone have."
      case .keyValueObserving:
        "A property is watched by its key through the Objective-C runtime, which Apple's systems alone have."
      case .overrideInForeignExtension:
        "What an extension overrides of another module's class is reached by the Objective-C runtime alone."
      case .managedProperty: "Core Data, which fills the property, is on Apple's systems alone."
      case .foreignImport: "The module is on Apple's systems alone."
      case .absentModule: "Nobody has the module here, so that nothing of it is known."
      }
    }
  }

  /// The rule.
  public var rule: Rule
  /// How bad it is.
  public var severity: Severity
  /// The file, as the user named it.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in UTF-8, from 1, as the compiler counts.
  public var column: Int
  /// What was found, as a sentence.
  public var message: String
  /// What to do instead; nil where the message says it all.
  public var remedy: String?

  /// Makes a finding.
  ///
  /// - Parameters:
  ///   - rule: the rule.
  ///   - severity: how bad it is.
  ///   - file: the file.
  ///   - line: the line, from 1.
  ///   - column: the column in UTF-8, from 1.
  ///   - message: what was found.
  ///   - remedy: what to do instead.
  public init(
    _ rule: Rule, _ severity: Severity, file: String, line: Int, column: Int, message: String,
    remedy: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.remedy = remedy
  }
}

extension BridgeFinding: CustomStringConvertible {
  /// The finding as the compiler prints its own: `file:line:column: error: text [rule]`.
  public var description: String {
    let tail = remedy.map { " \($0)" } ?? ""
    return "\(file):\(line):\(column): \(severity.rawValue): \(message)\(tail) [\(rule.rawValue)]"
  }
}
