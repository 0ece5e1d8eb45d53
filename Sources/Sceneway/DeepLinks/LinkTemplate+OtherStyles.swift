extension LinkTemplate {
  /// A pattern in the style of web routers, written as it is here: `/orders/:id` is `/orders/{id}`.
  ///
  /// - Parameter text: the pattern.
  /// - Returns: the pattern with its placeholders in braces; nil where it has none of another style.
  static func rewritten(_ text: String) -> String? {
    let path = text.prefix { $0 != "#" && $0 != "?" }
    var found = false
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map { part -> Substring in
      guard let placeholder = placeholder(of: part) else { return part }
      found = true
      return Substring(placeholder)
    }
    guard found else { return nil }
    // Where a part that may be missing has a mark, that mark is no query's.
    let tail = text[path.endIndex...]
    return parts.joined(separator: "/") + (tail == "?" ? "" : tail)
  }

  /// The placeholder that a part of another style is: `:id`, `:path*`, `*path`, `<int:id>`.
  private static func placeholder(of part: Substring) -> String? {
    var name = part
    var takesRest = false
    if name.hasPrefix(":") {
      name = name.dropFirst()
      // What the part has to look like says the type of the parameter here.
      if let bracket = name.firstIndex(of: "(") { name = name[..<bracket] }
      if let mark = name.last, "*+?".contains(mark) {
        takesRest = mark != "?"
        name = name.dropLast()
      }
    } else if name.hasPrefix("*") {
      name = name.drop { $0 == "*" }
      takesRest = true
      if name.isEmpty { name = "rest" }
    } else if name.hasPrefix("<"), name.hasSuffix(">") {
      name = name.dropFirst().dropLast()
      if let colon = name.lastIndex(of: ":") {
        takesRest = name[..<colon] == "path"
        name = name[name.index(after: colon)...]
      }
    } else {
      return nil
    }
    guard let first = name.first, first.isLetter || first == "_",
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" })
    else { return nil }
    return "{\(name)\(takesRest ? "..." : "")}"
  }
}
