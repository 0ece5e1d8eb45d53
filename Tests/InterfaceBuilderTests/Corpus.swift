import Foundation

/// Real documents, which are not part of the package: tests that need them are skipped where they are missing.
enum Corpus {
  static let folder: URL? = {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let beside = package.deletingLastPathComponent().appendingPathComponent("shared/corpus")
    let named = ProcessInfo.processInfo.environment["SCENEWAY_CORPUS"].map { URL(fileURLWithPath: $0) }
    return [named, beside].compactMap { $0 }.first { folder in
      FileManager.default.fileExists(atPath: folder.appendingPathComponent("STATS.md").path)
    }
  }()

  static var isThere: Bool { folder != nil }

  static let statistics: String = text("STATS.md")

  /// The documents, by name.
  static let files: [URL] = {
    guard let folder = folder?.appendingPathComponent("files") else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .map { folder.appendingPathComponent($0) }
  }()

  /// A file that is known not to parse, as expat reports it.
  struct Broken {
    let name: String
    let conflicts: Int
    let line: Int
  }

  /// The files that section 10 of the statistics lists.
  static let broken: [Broken] = {
    guard let start = statistics.range(of: "## 10 "), let end = statistics.range(of: "## 11 ") else {
      return []
    }
    return statistics[start.upperBound..<end.lowerBound].split(separator: "\n").compactMap { entry in
      guard entry.hasPrefix("- "), let name = entry.dropFirst(2).split(separator: " ").first,
        let line = number(after: ": line ", in: entry)
      else { return nil }
      return Broken(
        name: String(name), conflicts: number(after: "conflict markers: ", in: entry) ?? 0, line: line)
    }
  }()

  /// The number behind a text, for figures such as "1963 scenes" the number before it.
  static func number(after label: String, in text: Substring) -> Int? {
    guard let range = text.range(of: label) else { return nil }
    return Int(text[range.upperBound...].prefix(while: \.isNumber))
  }

  private static func text(_ name: String) -> String {
    guard let file = folder?.appendingPathComponent(name) else { return "" }
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}
