import Foundation
import Testing

/// How much a user writes for the four jobs, beside what other UIKit libraries ask for.
@Suite struct `The four jobs are short` {
  /// What a library asks for: non-blank lines of navigation code.
  struct Figure: Sendable {
    let library: String
    let lines: Int
  }

  /// All four jobs, from drafts in which screens, comments and imports are not counted.
  ///
  /// Source: the survey of navigation libraries, section 2, each library at the commit named in its section 0. Left out
  /// are libraries of SwiftUI, those that cannot do all four, and those whose figure is a guess.
  static let allJobs = [
    Figure(library: "RouteComposer", lines: 32),
    Figure(library: "UIKitNavigation", lines: 40),
    Figure(library: "XCoordinator", lines: 68),
    Figure(library: "RxFlow", lines: 81),
  ]

  /// The first job alone: the libraries of closure segues, which do no other.
  ///
  /// Same source.
  static let firstJob = [Figure(library: "Perform", lines: 4), Figure(library: "PureSegue", lines: 5)]

  /// Counts a file by the rule of the drafts.
  static func lines(of name: String) throws -> Int {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appendingPathComponent("Sources/\(name).swift")
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: .newlines)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .count { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("import ") }
  }

  @Test(arguments: allJobs) func `in sum shorter than with any library that does all four`(figure: Figure)
    throws
  {
    let sum = try ["Detail", "Tabs", "SignIn", "Link"].map(Self.lines).reduce(0, +)
    #expect(sum < figure.lines)
  }

  @Test(arguments: firstJob) func `the first job alone shorter than with closure segues`(figure: Figure)
    throws
  {
    #expect(try Self.lines(of: "Detail") < figure.lines)
  }
}
