public import Foundation

/// Tells why a document could not be read, or what is wrong with one that was checked.
public struct InterfaceBuilderError: Error, Hashable, Sendable {
  /// The problem that decided.
  public let problem: InterfaceBuilderProblem
  /// Every problem found, in document order; the first is ``problem``.
  public let problems: [InterfaceBuilderProblem]

  /// Makes an error of one problem or several.
  ///
  /// - Parameters:
  ///   - problem: The problem that decided.
  ///   - others: The other problems, in document order.
  public init(_ problem: InterfaceBuilderProblem, others: [InterfaceBuilderProblem] = []) {
    self.problem = problem
    self.problems = [problem] + others
  }

  /// What is wrong.
  public var kind: InterfaceBuilderProblem.Kind { problem.kind }

  /// The file, as it was named when it was read.
  public var file: String { problem.file }

  /// Where in the file; nil when the file could not be opened at all.
  public var location: SourceLocation? { problem.location }

  /// The line, counted from 1; nil when the file could not be opened.
  public var line: Int? { problem.line }

  /// The column, counted from 1 in bytes of UTF-8; nil when the file could not be opened.
  public var column: Int? { problem.column }

  /// What is wrong, as one sentence without a full stop.
  public var message: String { problem.message }

  /// Why this is a problem.
  public var explanation: String { problem.explanation }

  /// How to mend it.
  public var suggestion: String { problem.suggestion }
}

extension InterfaceBuilderError: CustomStringConvertible {
  /// One line per problem, as `file:line:column: error: message`.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension InterfaceBuilderError: LocalizedError {
  /// What is wrong and where.
  public var errorDescription: String? { problem.description }

  /// Why this is a problem.
  public var failureReason: String? { explanation }

  /// How to mend it.
  public var recoverySuggestion: String? { suggestion }
}
