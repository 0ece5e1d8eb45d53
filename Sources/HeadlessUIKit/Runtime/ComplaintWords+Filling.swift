internal import Foundation

extension ComplaintWords.Entry {
  static func log(_ row: String, _ template: String) -> Self {
    Self(row: row, kind: .log, template: template)
  }

  static func invalidArgument(_ row: String, _ template: String) -> Self {
    Self(row: row, kind: .exception(name: "NSInvalidArgumentException"), template: template)
  }

  static func inconsistency(_ row: String, _ template: String) -> Self {
    Self(row: row, kind: .exception(name: "NSInternalInconsistencyException"), template: template)
  }

  static func hierarchyInconsistency(_ row: String, _ template: String) -> Self {
    Self(row: row, kind: .exception(name: "UIViewControllerHierarchyInconsistency"), template: template)
  }

  static func range(_ row: String, _ template: String) -> Self {
    Self(row: row, kind: .exception(name: "NSRangeException"), template: template)
  }

  static func generic(_ row: String, _ template: String) -> Self {
    Self(row: row, kind: .exception(name: "NSGenericException"), template: template)
  }

  static func unknownKey(_ row: String, _ template: String) -> Self {
    Self(row: row, kind: .exception(name: "NSUnknownKeyException"), template: template)
  }

  static func invalidArchiveOperation(_ row: String, _ template: String) -> Self {
    Self(row: row, kind: .exception(name: "NSInvalidArchiveOperationException"), template: template)
  }

  /// The names in braces, in order.
  var names: [String] { pieces.compactMap(\.name) }

  /// The words with something in the place of each name.
  ///
  /// - Parameter values: what stands for which name; a name that is missing here stays as it is.
  /// - Returns: the words.
  func filled(_ values: [String: String]) -> String {
    pieces.map { piece in piece.text + (piece.name.map { values[$0] ?? "{\($0)}" } ?? "") }.joined()
  }

  /// The template cut after each name.
  private var pieces: [(text: Substring, name: String?)] {
    var pieces: [(text: Substring, name: String?)] = []
    var rest = template[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      pieces.append((rest[..<start], String(rest[rest.index(after: start)..<end])))
      rest = rest[rest.index(after: end)...]
    }
    return pieces + [(rest, nil)]
  }
}

extension UIKitComplaint {
  /// A complaint in the words of the table.
  ///
  /// - Parameters:
  ///   - words: which.
  ///   - values: what stands in the places of the names in braces.
  init(_ words: ComplaintWords, _ values: [String: String] = [:]) {
    let entry = words.entry
    self.init(kind: entry.kind, text: entry.filled(values), row: entry.row)
  }
}
