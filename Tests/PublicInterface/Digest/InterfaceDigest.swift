public import Foundation

/// The public symbols of a module, one line each, in an order that does not change.
///
/// A line is the symbol's path, a colon and its declaration, with the access level where classes and members may be
/// overridden. Conformances and superclasses have lines of their own.
public struct InterfaceDigest: Equatable, Sendable {
  /// The lines, sorted and each once.
  public let lines: [String]

  /// Reads a digest that was written before.
  ///
  /// - Parameter text: what ``text`` was.
  public init(text: String) {
    self.init(lines: text.split(separator: "\n").map(String.init))
  }

  /// Makes the digest of symbol graphs.
  ///
  /// - Parameter graphs: the files that the compiler wrote for one module: its own, and those of the modules it extends.
  /// - Throws: where a file is no symbol graph.
  public init(graphs: [Data]) throws {
    let graphs = try graphs.map { try JSONDecoder().decode(SymbolGraph.self, from: $0) }
    var names: [String: String] = [:]
    for symbol in graphs.flatMap(\.symbols) {
      names[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".")
    }
    var lines = graphs.flatMap(\.symbols).map(\.line)
    for relationship in graphs.flatMap(\.relationships) {
      let verb: String
      switch relationship.kind {
      case "conformsTo": verb = "conforms to"
      case "inheritsFrom": verb = "is a"
      default: continue
      }
      guard let target = names[relationship.target] ?? relationship.targetFallback,
        !Self.given.contains(target)
      else { continue }
      // Types of other modules have no name of their own in the graph; their members tell which they are.
      guard let source = names[relationship.source] else { continue }
      lines.append("\(source): \(verb) \(target)")
    }
    self.init(lines: lines)
  }

  private init(lines: [String]) { self.lines = Set(lines).sorted() }

  /// What every type is unless it says otherwise.
  private static let given: Set<String> = ["Swift.Copyable", "Swift.Escapable"]

  /// The lines as a file has them.
  public var text: String { lines.map { $0 + "\n" }.joined() }

  /// What of this digest is not in a later one, and what is new there.
  ///
  /// - Parameter current: the later one.
  /// - Returns: the difference.
  public func difference(to current: InterfaceDigest) -> InterfaceDifference {
    let (before, after) = (Set(lines), Set(current.lines))
    return InterfaceDifference(
      gone: lines.filter { !after.contains($0) }, new: current.lines.filter { !before.contains($0) })
  }
}

extension SymbolGraph.Symbol {
  fileprivate var line: String {
    let declaration = declarationFragments.map(\.spelling).joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let access = accessLevel == "public" ? "" : "\(accessLevel) "
    let constraints = (swiftExtension?.constraints ?? []).map(\.text).sorted()
    let condition = constraints.isEmpty ? "" : " [where \(constraints.joined(separator: ", "))]"
    return "\(pathComponents.joined(separator: ".")): \(access)\(declaration)\(condition)"
  }
}

extension SymbolGraph.Symbol.Constraint {
  fileprivate var text: String {
    switch kind {
    case "sameType": "\(lhs) == \(rhs)"
    default: "\(lhs): \(rhs)"
    }
  }
}
