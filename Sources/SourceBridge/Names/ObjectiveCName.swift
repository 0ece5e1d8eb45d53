/// Names that the Objective-C runtime would know Swift methods and properties by.
///
/// The rules are the compiler's own: what `#selector`, storyboards and selector strings name.
public enum ObjectiveCName {
  /// The selector of a method.
  ///
  /// - Parameters:
  ///   - name: the method's base name, `init` for an initialiser.
  ///   - labels: the argument labels, nil where there is none (`_`).
  ///   - isThrowing: whether it throws, which adds an argument for the error.
  ///   - isAsync: whether it is asynchronous, which adds a completion handler.
  /// - Returns: the selector, such as `routeToDetailWithSegue:` of `routeToDetail(segue:)`.
  public static func selector(
    _ name: String, labels: [String?], isThrowing: Bool = false, isAsync: Bool = false
  ) -> String {
    var labels = labels
    if isAsync {
      labels.append("completionHandler")
    } else if isThrowing {
      labels.append("error")
    }
    guard let first = labels.first else { return name }
    // What is not one of the method's own labels is joined to its name in words of its own.
    let isOwn = labels.count > 1 || !(isAsync || isThrowing)
    var selector = name
    if !isOwn {
      selector += isAsync ? "WithCompletionHandler" : "AndReturnError"
    } else if let first, !first.isEmpty {
      if !isPreposition(firstWord(of: first)) && !isPreposition(lastWord(of: name)) { selector += "With" }
      selector += capitalised(first)
    }
    selector += ":"
    for label in labels.dropFirst() { selector += (label ?? "") + ":" }
    return selector
  }

  /// The selector of a property's getter.
  ///
  /// - Parameter property: the property's name.
  /// - Returns: the same name.
  public static func getter(_ property: String) -> String { property }

  /// The selector of a property's setter.
  ///
  /// - Parameter property: the property's name.
  /// - Returns: the selector, such as `setTitle:` of `title`.
  public static func setter(_ property: String) -> String { "set\(capitalised(property)):" }

  // MARK: Words

  /// Words before which no "With" is put, after the compiler's list of the parts of speech.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to", "until", "using", "via", "when", "with", "within",
  ]

  private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word.lowercased()) }

  private static func capitalised(_ text: String) -> String {
    guard let first = text.first else { return text }
    return first.uppercased() + text.dropFirst()
  }

  /// The first of the words that capital letters divide a name into.
  static func firstWord(of name: String) -> String { words(of: name).first ?? name }

  /// The last of the words that capital letters divide a name into.
  static func lastWord(of name: String) -> String { words(of: name).last ?? name }

  /// `loadURLFromDisk` is `load`, `URL`, `From`, `Disk`.
  private static func words(of name: String) -> [String] {
    let characters = Array(name)
    var words: [String] = []
    var start = 0
    for index in characters.indices.dropFirst() {
      let (previous, current) = (characters[index - 1], characters[index])
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      let begins =
        current == "_" || previous == "_"
        || current.isUppercase && (!previous.isUppercase || next?.isLowercase == true)
      guard begins else { continue }
      words.append(String(characters[start..<index]))
      start = index
    }
    words.append(String(characters[start...]))
    return words.filter { $0 != "_" && !$0.isEmpty }
  }
}
