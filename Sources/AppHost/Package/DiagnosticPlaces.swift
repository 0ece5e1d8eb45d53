internal import Foundation
internal import SourceBridge

/// Tells what the compiler says of bridged files as if it had read the app's own.
struct DiagnosticPlaces {
  /// The changed columns of the app's files, by their paths.
  var columns: [String: ColumnMap] = [:]
  /// The app's file by the path of the one that was made of it.
  var sources: [String: String] = [:]
  /// What the bridge itself found.
  var findings: [BridgeFinding] = []
  /// Files that the project names and that are not there, by their paths.
  var lost: Set<String> = []
  /// The folder of what was written for the compiler.
  var folder: URL

  /// What is wrong with the app: first what the bridge found, then what the compiler says.
  ///
  /// Errors in what the bridge put in follow from others, and are told where there is no other.
  ///
  /// - Parameter diagnostics: what the compiler says.
  /// - Returns: the errors, at the app's own lines and columns and in its own words.
  func errors(of diagnostics: [HostDiagnostic]) -> [HostDiagnostic] {
    var told = lost.sorted().map {
      HostDiagnostic(URL(fileURLWithPath: $0), 1, 1, ResourceProblems.lostFile)
    }
    told += findings.filter { $0.severity == .error }.map(HostDiagnostic.init)
    let toldLines = Set(told.map(\.lineKey))
    // One line has one syntax error after the other, and what was put in for them.
    let syntaxLines = Set(findings.filter { $0.rule == .syntax }.map { HostDiagnostic($0).lineKey })
    var followers: [HostDiagnostic] = []
    var seen = Set(told)
    for (index, diagnostic) in diagnostics.enumerated() where diagnostic.severity == "error" {
      var (placed, isOfBridge) = placed(diagnostic)
      if placed.message.contains("does not conform to protocol"),
        let reason = diagnostics[(index + 1)...].prefix(while: { $0.severity != "error" })
          .first(where: { $0.message.hasPrefix("protocol requires") })
      {
        placed.message += ": \(reason.message)"
      }
      guard !syntaxLines.contains(placed.lineKey), !placed.message.contains(BridgeWords.missingName) else {
        continue
      }
      if toldLines.contains(placed.lineKey), placed.message.contains("@objc") { continue }
      guard seen.insert(placed).inserted else { continue }
      if isOfBridge { followers.append(placed) } else { told.append(placed) }
    }
    return told.isEmpty ? followers : told
  }

  /// A diagnostic at the place that the author knows, and whether what is wrong was written by the bridge.
  private func placed(_ diagnostic: HostDiagnostic) -> (HostDiagnostic, isOfBridge: Bool) {
    var result = diagnostic
    result.message = BridgeWords.removed(from: diagnostic.message)
    if let map = columns[diagnostic.file] {
      let (column, isOfBridge) = map.place(line: diagnostic.line, column: diagnostic.column)
      result.column = column
      return (result, isOfBridge)
    }
    if let source = sources[diagnostic.file] {
      (result.file, result.line, result.column) = (source, 1, 1)
      return (result, true)
    }
    return (result, diagnostic.file.hasPrefix(folder.path + "/"))
  }
}

extension HostDiagnostic {
  /// The file and line, to compare.
  fileprivate var lineKey: String { "\(file):\(line)" }

  /// What the bridge found, as the compiler would tell it.
  init(_ finding: BridgeFinding) {
    file = finding.file
    line = finding.line
    column = finding.column
    severity = finding.severity.rawValue
    message = finding.message + (finding.remedy.map { " \($0)" } ?? "")
  }
}
