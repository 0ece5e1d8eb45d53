/// What has become of a module's public symbols.
public struct InterfaceDifference: Equatable, Sendable {
  /// Lines that are there no more: symbols that have gone, or whose declaration is another one.
  public let gone: [String]
  /// Lines that were not there before.
  public let new: [String]

  /// Whether code that used the module may not compile any more.
  public var isBreaking: Bool { !gone.isEmpty }

  /// What has gone, each with what stands in its place, and then what is new.
  public var description: String {
    var added = new
    var lines: [String] = []
    for line in gone {
      lines.append("- \(line)")
      // A symbol whose declaration is another one has the same path.
      for index in added.indices.reversed() where Self.path(added[index]) == Self.path(line) {
        lines.append("+ \(added.remove(at: index))")
      }
    }
    return (lines + added.map { "+ \($0)" }).joined(separator: "\n")
  }

  private static func path(_ line: String) -> Substring {
    // Labels are part of a path: "f(a:b:): func f(a: Int, b: Int)".
    guard let end = line.firstRange(of: ": ") else { return line[...] }
    return line[..<end.lowerBound].prefix { $0 != "(" }
  }
}
