internal import CommandLineParsing
internal import Foundation

/// Tells names of UIKit's from what an app's author mistyped or has elsewhere.
struct KnownSymbols: Hashable, Sendable {
  /// Types of UIKit's, as far as they are known.
  private var types: Set<String> = []
  /// Their members, whichever type has them.
  private var members: Set<String> = []
  /// Types that the app declares, with what they inherit from first; empty where that is nothing.
  private var own: [String: String] = [:]

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
    own = Self.bases(in: modules.flatMap(\.swiftFiles))
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
      guard let member = parts.last, isOfUIKit(type) else { return false }
      return members.isEmpty || members.contains(member.prefix { $0 != "(" }.description)
    }
    // A member that is called without its owner is UIKit's where the owner is, which is not told.
    if type.first?.isLowercase == true { return types.isEmpty }
    if types.contains(type) { return true }
    guard !message.contains("did you mean"), Self.looksLikeKit(type), own[type] == nil else {
      return false
    }
    return meant(by: type) == nil
  }

  /// The type of UIKit's that a name that is none was meant to be: one that is a slip of the fingers away.
  ///
  /// - Parameter name: the name.
  /// - Returns: the type; nil where the name is one, or is like none.
  func meant(by name: String) -> String? {
    guard name.count > 4, Self.looksLikeKit(name), own[name] == nil, !types.contains(name) else { return nil }
    let near = types.filter { abs($0.count - name.count) <= 1 && Self.isTypingError(name, $0) }
    return Suggestion.nearest(to: name, among: near.sorted())
  }

  /// The diagnostic with a question for what was meant, where a type of UIKit's is mistyped and the compiler asks none.
  func explaining(_ diagnostic: HostDiagnostic) -> HostDiagnostic {
    guard let name = diagnostic.missingSymbol, !diagnostic.message.contains("did you mean"),
      let type = meant(by: name)
    else { return diagnostic }
    var result = diagnostic
    result.message += "; did you mean '\(type)'?"
    return result
  }

  /// Whether a name is a member of a type of UIKit's, or of one that comes from it, which UIKit may have or not.
  func isMemberOfUIKit(_ symbol: String) -> Bool {
    let parts = symbol.split(separator: ".")
    return parts.count > 1 && isOfUIKit(String(parts[0]))
  }

  /// Whether a type whose member is missing is UIKit's, or comes from one that is.
  private func isOfUIKit(_ type: String) -> Bool {
    var name = String(type.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    var seen: Set<String> = []
    while let base = own[name], seen.insert(name).inserted { name = base }
    return types.isEmpty || types.contains(name)
  }

  private static func looksLikeKit(_ name: String) -> Bool {
    if KitCoverage.others.contains(name) { return false }
    if name.hasPrefix("NS") { return textAndLayout.contains { name.hasPrefix("NS" + $0) } }
    return ["UI", "CA", "CG"].contains {
      name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true
    }
  }

  /// How names go on that begin as Foundation's and are UIKit's.
  private static let textAndLayout = [
    "Layout", "Text", "Directional", "Diffable", "CollectionLayout", "ParagraphStyle", "MutableParagraph",
    "Shadow", "DataAsset", "StringDrawing", "Underline",
  ]

  /// The types that files declare, with what each inherits from first.
  private static func bases(in files: [URL]) -> [String: String] {
    var bases: [String: String] = [:]
    for name in KitCoverage.declaredTypes(in: files) { bases[name] = "" }
    for file in files {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for match in text.matches(of: /class\s+([A-Za-z0-9_]+)(?:<[^{>]*>)?\s*:\s*([A-Za-z0-9_]+)/) {
        bases[String(match.1)] = String(match.2)
      }
    }
    return bases
  }

  /// Whether one name has the letters of another in a slightly different order, or one of them more, less or otherwise.
  private static func isTypingError(_ name: String, _ other: String) -> Bool {
    if name.sorted() == other.sorted() || name.lowercased() == other.lowercased() { return true }
    if name.count == other.count { return zip(name, other).count { $0 != $1 } == 1 }
    return abs(name.count - other.count) == 1 && differsByOne(name, other)
  }

  private static func differsByOne(_ name: String, _ other: String) -> Bool {
    let (short, long) = name.count < other.count ? (Array(name), Array(other)) : (Array(other), Array(name))
    let common = zip(short, long).prefix { $0 == $1 }.count
    return short[common...].elementsEqual(long[(common + 1)...])
  }
}
