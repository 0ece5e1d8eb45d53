internal import Foundation

/// Which of the UIKit types that an app names are there.
public struct KitCoverage: Hashable, Sendable, Encodable {
  /// How many types the app names.
  public let typeCount: Int
  /// How often it names one.
  public let useCount: Int
  /// Those that are not there, with how often, the most frequent first.
  public let missing: [MissingType]

  /// A type that is not there.
  public struct MissingType: Hashable, Sendable, Encodable {
    /// Its name.
    public let name: String
    /// How often the app names it.
    public let uses: Int
  }

  /// Looks for the types.
  ///
  /// - Parameters:
  ///   - named: the types that the app names, with how often.
  ///   - own: the types that the app declares itself, whatever they are called.
  ///   - sceneway: the package with UIKit.
  ///   - isMistyped: whether a name is none of UIKit's but a slip for one; nothing by default.
  init(
    of named: [String: Int], own: Set<String> = [], in sceneway: URL,
    isMistyped: (String) -> Bool = { _ in false }
  ) {
    let uses = named.filter {
      !own.contains($0.key) && !Self.others.contains($0.key) && !isMistyped($0.key)
    }
    let declared = Self.types(in: sceneway)
    typeCount = uses.count
    useCount = uses.values.reduce(0, +)
    missing = uses.filter { !declared.contains($0.key) }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { MissingType(name: $0.key, uses: $0.value) }
  }

  /// Types of SwiftUI's that are called like UIKit's.
  static let others: Set<String> = [
    "UIGestureRecognizerRepresentable", "UIHostingConfiguration", "UIHostingController",
    "UIHostingControllerSizingOptions", "UIViewControllerRepresentable",
    "UIViewControllerRepresentableContext",
    "UIViewRepresentable", "UIViewRepresentableContext",
  ]

  /// UIKit's types that are there.
  static func types(in sceneway: URL) -> Set<String> {
    let folder = sceneway.appendingPathComponent("Sources/HeadlessUIKit")
    return declaredTypes(in: ProjectFiles.all(in: folder).filter { $0.pathExtension == "swift" }) {
      $0.contains(" UI")
    }
  }

  /// The types that files declare.
  ///
  /// - Parameters:
  ///   - files: Swift files; one that cannot be read declares nothing.
  ///   - kinds: the words before the names, those of types by default.
  ///   - lines: which lines are looked at; all by default.
  /// - Returns: their names.
  static func declaredTypes(
    in files: [URL], kinds: Set<Substring> = Self.kinds, lines: (Substring) -> Bool = { _ in true }
  ) -> Set<String> {
    files.reduce(into: []) { names, file in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
      for line in text.split(whereSeparator: \.isNewline) where lines(line) {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        for (word, name) in zip(words, words.dropFirst()) where kinds.contains(word) {
          names.insert(String(name))
        }
      }
    }
  }

  static let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "typealias", "func"]
}

extension KitCoverage: CustomStringConvertible {
  /// The share as a sentence.
  public var description: String {
    let uses = missing.reduce(0) { $0 + $1.uses }
    let share = useCount == 0 ? 1000 : (useCount - uses) * 1000 / useCount
    let list = missing.prefix(10).map { "\($0.name) (\($0.uses))" }.joined(separator: ", ")
    return "UIKit: \(typeCount - missing.count) of \(typeCount) types that it names are there, "
      + "\(share / 10).\(share % 10) % of the times that it names one"
      + (missing.isEmpty ? "." : "; not there: \(list)\(missing.count > 10 ? ", …" : "").")
  }
}
