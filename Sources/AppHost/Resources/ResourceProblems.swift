internal import Foundation
internal import InterfaceBuilder

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// Finds what is wrong with an app's storyboards, xibs and string tables, which no compiler reads here.
enum ResourceProblems {
  /// What is said of a file that is nowhere.
  static let lostFile = "the project names this file, and it is not there"

  /// What is wrong, in the order of the files.
  static func all(in files: [URL]) -> [HostDiagnostic] {
    var seen: Set<String> = []
    return files.filter { seen.insert($0.path).inserted }.flatMap(problems)
  }

  private static func problems(in file: URL) -> [HostDiagnostic] {
    let kind = file.pathExtension.lowercased()
    guard ["storyboard", "xib", "strings", "stringsdict", "xcstrings"].contains(kind) else { return [] }
    guard FileManager.default.fileExists(atPath: file.path) else {
      return [HostDiagnostic(file, 1, 1, lostFile)]
    }
    if ["storyboard", "xib"].contains(kind) { return document(file) }
    guard let data = try? Data(contentsOf: file) else {
      return [HostDiagnostic(file, 1, 1, "the file cannot be read")]
    }
    switch kind {
    case "xcstrings": return catalogue(file, data)
    case "strings" where !isPropertyList(data): return strings(file, data)
    default: return propertyList(file, data, isDictionary: kind == "stringsdict")
    }
  }

  private static func document(_ file: URL) -> [HostDiagnostic] {
    do {
      _ = try InterfaceBuilderDocument(contentsOf: file)
      return []
    } catch {
      return error.problems.map { HostDiagnostic(file, $0.line ?? 1, $0.column ?? 1, $0.message) }
    }
  }

  // MARK: String tables

  private static func strings(_ file: URL, _ data: Data) -> [HostDiagnostic] {
    guard let text = StringsSyntax.text(of: data) else {
      return [HostDiagnostic(file, 1, 1, "the file is neither UTF-8 nor UTF-16 with a byte order mark")]
    }
    var syntax = StringsSyntax(text)
    guard let fault = syntax.fault() else { return [] }
    return [HostDiagnostic(file, fault.line, fault.column, fault.message)]
  }

  private static func isPropertyList(_ data: Data) -> Bool {
    data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<".utf8))
      || data.starts(with: Data("\u{FEFF}<".utf8))
  }

  private static func propertyList(_ file: URL, _ data: Data, isDictionary: Bool) -> [HostDiagnostic] {
    if !data.starts(with: Data("bplist".utf8)), let fault = fault(ofXML: file, data) { return [fault] }
    guard let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) else {
      return [HostDiagnostic(file, 1, 1, "the file is no property list")]
    }
    guard let table = list as? [String: Any] else {
      return [HostDiagnostic(file, 1, 1, "the property list is no dictionary of texts")]
    }
    let text = String(decoding: data, as: UTF8.self)
    return table.sorted { $0.key < $1.key }.compactMap { key, value in
      fault(of: value, isDictionary: isDictionary).map {
        HostDiagnostic(file, line(of: key, in: text), 1, "“\(key)”: \($0)")
      }
    }
  }

  /// What is wrong with the value of a key; nil where it is as it should be.
  private static func fault(of value: Any, isDictionary: Bool) -> String? {
    guard isDictionary else { return value is String ? nil : "the value is no text" }
    guard let entry = value as? [String: Any] else { return "the value is no dictionary" }
    if entry["NSStringVariableWidthRuleType"] != nil { return nil }
    guard entry["NSStringLocalizedFormatKey"] is String else {
      return "NSStringLocalizedFormatKey is missing"
    }
    for (name, variable) in entry.sorted(by: { $0.key < $1.key }) {
      guard let forms = variable as? [String: Any] else { continue }
      if forms["NSStringFormatSpecTypeKey"] as? String != "NSStringPluralRuleType" {
        return "‘\(name)’ has no NSStringFormatSpecTypeKey of NSStringPluralRuleType"
      }
      if forms["other"] == nil { return "‘\(name)’ has no form ‘other’" }
    }
    return nil
  }

  /// The place where XML breaks its own rules; nil where it does not.
  private static func fault(ofXML file: URL, _ data: Data) -> HostDiagnostic? {
    let parser = XMLParser(data: data)
    let finder = FaultFinder()
    parser.delegate = finder
    guard !parser.parse() else { return nil }
    return HostDiagnostic(file, finder.line, finder.column, "the XML breaks its own rules here")
  }

  private static func line(of key: String, in text: String) -> Int {
    guard let range = text.range(of: ">\(key)<") else { return 1 }
    return 1 + text[..<range.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") }
  }

  // MARK: Catalogues

  private static func catalogue(_ file: URL, _ data: Data) -> [HostDiagnostic] {
    do {
      _ = try JSONSerialization.jsonObject(with: data)
    } catch {
      let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "the file is no JSON"
      let number = words.firstMatch(of: /character ([0-9]+)/).flatMap { Int($0.1) } ?? data.count
      let (line, column) = place(number, in: data)
      let text = words.replacing(/\ around character [0-9]+\.?/, with: "").trimmingCharacters(in: ["."])
      return [HostDiagnostic(file, line, column, text.prefix(1).lowercased() + text.dropFirst())]
    }
    do {
      _ = try JSONDecoder().decode(StringCatalogue.self, from: data)
      return []
    } catch {
      return [HostDiagnostic(file, 1, 1, "this is no string catalogue: \(explanation(of: error))")]
    }
  }

  private static func place(_ offset: Int, in data: Data) -> (line: Int, column: Int) {
    let before = data.prefix(max(0, min(offset, data.count)))
    let line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
    return (line, before.endIndex - start + 1)
  }

  private static func explanation(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    func path(_ context: DecodingError.Context) -> String {
      let keys = context.codingPath.map(\.stringValue).joined(separator: ".")
      return keys.isEmpty ? "" : " at \(keys)"
    }
    return switch error {
    case .keyNotFound(let key, let context): "‘\(key.stringValue)’ is missing\(path(context))"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      "the value has the wrong type\(path(context))"
    @unknown default: "\(error)"
    }
  }
}

/// Takes down where a parser stops, which it does not know afterwards.
private final class FaultFinder: NSObject, XMLParserDelegate {
  var (line, column) = (1, 1)

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    (line, column) = (max(1, parser.lineNumber), max(1, parser.columnNumber))
  }
}

extension HostDiagnostic {
  init(_ file: URL, _ line: Int, _ column: Int, _ message: String) {
    self.file = file.path
    self.line = line
    self.column = column
    severity = "error"
    self.message = message
  }
}
