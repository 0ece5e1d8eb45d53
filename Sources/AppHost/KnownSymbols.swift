internal import CommandLineParsing
internal import Foundation

/// Tells names of UIKit's from what an app's author mistyped or has elsewhere.
struct KnownSymbols: Hashable, Sendable {
  /// Types of UIKit's, as far as they are known.
  private var types: Set<String> = []
  /// Their members, whichever type has them.
  private var members: Set<String> = []
  /// Types that the app declares.
  private var own: Set<String> = []

  /// Reads the list of the symbols that published apps use.
  ///
  /// - Parameters:
  ///   - sceneway: the package with the list; without it every name that looks like UIKit's is taken for one.
  ///   - modules: the app's own modules.
  init(in sceneway: URL? = nil, and modules: [AppSources] = []) {
    guard let sceneway else { return }
    let list = sceneway.appendingPathComponent("Tests/UIKitSymbols/symbols.tsv")
    for line in ((try? String(contentsOf: list, encoding: .utf8)) ?? "").split(separator: "\n")
    where !line.hasPrefix("#") {
      let symbol = line.prefix { $0 != "\t" && $0 != "(" }.split(separator: ".").map(String.init)
      guard let first = symbol.first else { continue }
      types.insert(first)
      if symbol.count > 1, let last = symbol.last { members.insert(last) }
    }
    types.formUnion(KitCoverage.types(in: sceneway))
    own = KitCoverage.declaredTypes(in: modules.flatMap(\.swiftFiles))
  }

  /// Whether a name is one of UIKit's rather than a mistake of the app's.
  ///
  /// - Parameters:
  ///   - symbol: a type, a function, or a type and its member, as a compiler says is missing.
  ///   - message: what the compiler says.
  /// - Returns: whether it is, as far as is known.
  func isOfUIKit(_ symbol: String, _ message: String) -> Bool {
    let parts = symbol.split(separator: ".").map(String.init)
    guard let type = parts.first else { return false }
    if parts.count > 1 {
      guard let member = parts.last else { return false }
      return members.isEmpty || members.contains(member.prefix { $0 != "(" }.description)
    }
    if types.contains(type) { return true }
    guard !message.contains("did you mean"), Self.looksLikeKit(type), !own.contains(type) else {
      return false
    }
    // What is one letter off a name that there is was meant to be that.
    return Suggestion.nearest(to: type, among: Array(types.filter { abs($0.count - type.count) <= 1 }))
      .map { !Self.isTypingError(type, $0) } ?? true
  }

  private static func looksLikeKit(_ name: String) -> Bool {
    ["UI", "NS", "CA", "CG"].contains { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true }
  }

  /// Whether one name has the letters of another in a slightly different order, or one more or less.
  private static func isTypingError(_ name: String, _ other: String) -> Bool {
    name.sorted() == other.sorted() || name.lowercased() == other.lowercased()
      || abs(name.count - other.count) == 1
        && (name.contains(other) || other.contains(name) || differsByOne(name, other))
  }

  private static func differsByOne(_ name: String, _ other: String) -> Bool {
    let (short, long) = name.count < other.count ? (Array(name), Array(other)) : (Array(other), Array(name))
    let common = zip(short, long).prefix { $0 == $1 }.count
    return short[common...].elementsEqual(long[(common + 1)...])
  }
}
