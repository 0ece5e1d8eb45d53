/// What a conformance check found out about a class of the user's.
public struct ConformanceReport: Hashable, Sendable, Codable {
  /// One promise that the class breaks.
  public struct Finding: Hashable, Sendable, Codable {
    /// The promise.
    public var promise: Promise

    /// What was to be seen.
    public var what: String

    /// The situations in which it was to be seen, such as `pushed, edge swipe`.
    public var places: [String]

    /// How to mend it.
    public var remedy: String { promise.remedy }
  }

  /// The class that was checked.
  public var subject: String

  /// The promises that it breaks, in the order in which that was to be seen.
  public private(set) var findings: [Finding] = []

  /// The situations that were played.
  public private(set) var played: [String] = []

  /// The situations that could not be played, with the reason.
  public internal(set) var skipped: [String] = []

  init(subject: String) {
    self.subject = subject
  }

  mutating func play(_ place: String) { played.append(place) }

  mutating func skip(_ place: String, _ reason: String) { skipped.append("\(place): \(reason)") }

  /// Adds a finding; the same in another place is told once.
  mutating func add(_ promise: Promise, _ what: String, at place: String) {
    if let index = findings.firstIndex(where: { $0.promise == promise && $0.what == what }) {
      if !findings[index].places.contains(place) { findings[index].places.append(place) }
    } else {
      findings.append(Finding(promise: promise, what: what, places: [place]))
    }
  }

  /// Whether the class keeps all promises.
  public var isClean: Bool { findings.isEmpty }

  /// The promises that the class breaks.
  public var brokenPromises: Set<Promise> { Set(findings.map(\.promise)) }

  /// Makes a test fail where the class breaks a promise.
  ///
  /// - Parameters:
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: a ``ConformanceError`` that prints the report.
  public func require(file: String = #fileID, line: Int = #line) throws {
    guard isClean else { throw ConformanceError(report: self, file: file, line: line) }
  }
}

extension ConformanceReport: CustomStringConvertible {
  /// How many places a finding names.
  private static let placeLimit = 4

  /// The report as text: what is broken, where, and how to mend it.
  public var description: String {
    let situations = played.count == 1 ? "1 situation" : "\(played.count) situations"
    guard !isClean else { return "\(subject) keeps its promises in \(situations)." }
    let lines = findings.enumerated().flatMap { index, finding -> [String] in
      let shown = finding.places.prefix(ConformanceReport.placeLimit).joined(separator: "; ")
      let rest = finding.places.count - ConformanceReport.placeLimit
      return [
        "\(index + 1). \(finding.what) [\(finding.promise.rawValue)]",
        "   where: \(shown)\(rest > 0 ? "; and \(rest) more" : "")",
        "   mend: \(finding.remedy)",
      ]
    }
    let count = findings.count == 1 ? "1 promise" : "\(findings.count) promises"
    return (["\(subject) breaks \(count) in \(situations):"] + lines).joined(separator: "\n")
  }
}

/// Thrown where a class breaks a promise; prints the report.
public struct ConformanceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was found out.
  public var report: ConformanceReport

  /// The test's file, as `#fileID` writes it.
  public var file: String

  /// The line of the test.
  public var line: Int

  /// Where the test is, and the report as text.
  public var description: String { "\(file):\(line): \(report)" }
}
