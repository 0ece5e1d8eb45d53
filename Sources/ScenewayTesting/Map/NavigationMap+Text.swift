public import Foundation

extension NavigationMap {
  /// The map as text: each scene with the ways that lead from it.
  public var text: String {
    var lines: [String] = []
    let starts = edges.filter { $0.from == nil }
    if !starts.isEmpty { lines += ["(a window begins)"] + starts.map { "  → \(words(of: $0))" } }
    let leaving = Dictionary(grouping: edges, by: \.from)
    for scene in scenes {
      var words = [scene.name, scene.place.map { "(\($0))" } ?? "(code)"]
      if scene.isInitial { words.append("begins the storyboard") }
      if isRecorded { words.append(scene.isSeen ? "seen" : "NOT SEEN") }
      lines.append(words.joined(separator: " "))
      lines += (leaving[scene.name] ?? []).map { "  → \(self.words(of: $0))" }
    }
    return (lines + summary).map { "\($0)\n" }.joined()
  }

  private var summary: [String] {
    guard isRecorded else { return [] }
    let walkable = edges.filter { !$0.isPart }.count
    return [
      "\(scenes.count - unseen.count) of \(scenes.count) scenes seen, "
        + "\(walkable - unwalked.count) of \(walkable) ways walked"
    ]
  }

  private func words(of edge: Edge) -> String {
    let origin =
      switch edge.origin {
      case .segue(let identifier, let place) where edge.isPart:
        "part of it" + (identifier.map { " ‘\($0)’" } ?? "") + " in \(place)"
      case .segue(let identifier?, let place): "\(edge.how) by the segue ‘\(identifier)’ of \(place)"
      case .segue(nil, let place): "\(edge.how) by the segue of \(place)"
      case .code: "\(edge.how) by code"
      }
    guard isRecorded, !edge.isPart else { return "\(edge.to): \(origin)" }
    guard edge.walks > 0 else { return "\(edge.to): \(origin), NOT WALKED" }
    let causes = edge.causes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.key) \($0.value)" }
    let tail = causes.isEmpty ? "" : " (\(causes.joined(separator: ", ")))"
    let tests = edge.tests.isEmpty ? "" : " in \(edge.tests.joined(separator: ", "))"
    return "\(edge.to): \(origin), walked \(edge.walks) \(edge.walks == 1 ? "time" : "times")\(tail)\(tests)"
  }

  /// The map as a flowchart of Mermaid: segues with a full line, code with a dotted one; what was not seen or walked is
  /// dashed and grey.
  public var mermaid: String {
    var lines = ["flowchart LR"]
    var numbers: [String: Int] = [:]
    for (number, scene) in scenes.enumerated() {
      numbers[scene.name] = number
      lines.append("  s\(number)[\"\(Self.escaped(scene.name))\"]")
    }
    if edges.contains(where: { $0.from == nil }) { lines.append("  start((\" \"))") }
    var unwalked: [String] = []
    var count = 0
    for edge in edges {
      let from = edge.from.map { name in numbers[name].map { "s\($0)" } } ?? "start"
      guard let from else { continue }
      let to = numbers[edge.to].map { "s\($0)" } ?? "other\(count)[\"\(Self.escaped(edge.to))\"]"
      var label = edge.how
      if case .segue(let identifier?, _) = edge.origin { label = identifier }
      if isRecorded, edge.walks > 0 { label += " ×\(edge.walks)" }
      let line = edge.origin == .code ? "-.->" : "-->"
      lines.append("  \(from) \(line)|\"\(Self.escaped(label))\"| \(to)")
      if isRecorded, edge.walks == 0, !edge.isPart { unwalked.append("\(count)") }
      count += 1
    }
    if isRecorded {
      let unseen = scenes.filter { !$0.isSeen }.compactMap { numbers[$0.name].map { "s\($0)" } }
      if !unseen.isEmpty {
        lines += [
          "  classDef unseen fill:#eee,color:#888,stroke:#bbb,stroke-dasharray:5 5",
          "  class \(unseen.joined(separator: ",")) unseen",
        ]
      }
      if !unwalked.isEmpty {
        lines.append("  linkStyle \(unwalked.joined(separator: ",")) stroke:#bbb,color:#888")
      }
    }
    return lines.map { "\($0)\n" }.joined()
  }

  /// A text between quotation marks, in which Mermaid knows entities.
  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "#", with: "#35;").replacingOccurrences(of: "\"", with: "#quot;")
      .replacingOccurrences(of: "\n", with: " ")
  }

  /// The map as JSON.
  ///
  /// - Returns: a text in UTF-8, names in the order of the alphabet, so that equal maps have equal texts.
  /// - Throws: what the encoder throws.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}
