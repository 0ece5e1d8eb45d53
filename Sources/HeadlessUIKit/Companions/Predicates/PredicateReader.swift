internal import Foundation

/// Reads a predicate's format, by the grammar of the Predicate Programming Guide.
struct PredicateReader {
  private var tokens: ArraySlice<PredicateToken>
  private var values: ArraySlice<Any?>
  /// How deep conditions may stand in each other.
  private var depth = 0

  init(_ format: String, _ values: [Any?]) throws(PredicateFormatError) {
    tokens = try PredicateToken.all(in: format)[...]
    self.values = values[...]
  }

  /// Reads the whole format.
  mutating func readAll() throws(PredicateFormatError) -> PredicateCondition {
    let condition = try readAlternatives()
    guard tokens.isEmpty else { throw .unreadable }
    return condition
  }

  // MARK: Conditions

  private mutating func readAlternatives() throws(PredicateFormatError) -> PredicateCondition {
    depth += 1
    defer { depth -= 1 }
    guard depth < 200 else { throw .unreadable }
    var conditions = [try readConjunction()]
    while take("OR") || take(symbol: "||") { conditions.append(try readConjunction()) }
    return conditions.count == 1 ? conditions[0] : .any(conditions)
  }

  private mutating func readConjunction() throws(PredicateFormatError) -> PredicateCondition {
    var conditions = [try readNegation()]
    while take("AND") || take(symbol: "&&") { conditions.append(try readNegation()) }
    return conditions.count == 1 ? conditions[0] : .all(conditions)
  }

  private mutating func readNegation() throws(PredicateFormatError) -> PredicateCondition {
    var isNegated = false
    while take("NOT") || take(symbol: "!") { isNegated.toggle() }
    let condition = try readCondition()
    return isNegated ? .not(condition) : condition
  }

  private mutating func readCondition() throws(PredicateFormatError) -> PredicateCondition {
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    if tokens.first == .symbol("(") {
      // A parenthesis may hold a condition or a value.
      let start = (tokens, values)
      tokens.removeFirst()
      if let condition = try? readAlternatives(), take(symbol: ")"), !isAtComparison { return condition }
      (tokens, values) = start
    }
    return .comparison(try readComparison())
  }

  private var isAtComparison: Bool {
    switch tokens.first {
    case .symbol(let symbol): PredicateComparison.Operator(symbol: symbol) != nil
    case .word(let word): PredicateComparison.Operator(word: word) != nil
    default: false
    }
  }

  private mutating func readComparison() throws(PredicateFormatError) -> PredicateComparison {
    var quantifier: PredicateComparison.Quantifier?
    if take("ANY") || take("SOME") {
      quantifier = .any
    } else if take("ALL") {
      quantifier = .all
    } else if take("NONE") {
      quantifier = PredicateComparison.Quantifier.none
    }
    let left = try readSum()
    let comparison = try readOperator()
    let options = try readOptions()
    let right = try readSum()
    return PredicateComparison(
      left: left, comparison: comparison, options: options, right: right, quantifier: quantifier)
  }

  private mutating func readOperator() throws(PredicateFormatError) -> PredicateComparison.Operator {
    defer { tokens = tokens.dropFirst() }
    switch tokens.first {
    case .symbol(let symbol):
      if let found = PredicateComparison.Operator(symbol: symbol) { return found }
    case .word(let word):
      if let found = PredicateComparison.Operator(word: word) { return found }
    default: break
    }
    throw .unreadable
  }

  /// `[c]`, `[d]`, `[cd]` or nothing.
  private mutating func readOptions() throws(PredicateFormatError) -> String.CompareOptions {
    guard take(symbol: "[") else { return [] }
    guard case .word(let letters)? = tokens.popFirst(), take(symbol: "]") else { throw .unreadable }
    var options: String.CompareOptions = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "n", "l": break
      default: throw .unreadable
      }
    }
    return options
  }

  // MARK: Values

  private mutating func readSum() throws(PredicateFormatError) -> PredicateValue {
    var value = try readProduct()
    while case .symbol(let symbol)? = tokens.first, symbol == "+" || symbol == "-" {
      tokens.removeFirst()
      value = .calculation(symbol, [value, try readProduct()])
    }
    return value
  }

  private mutating func readProduct() throws(PredicateFormatError) -> PredicateValue {
    var value = try readValue()
    while case .symbol(let symbol)? = tokens.first, symbol == "*" || symbol == "/" {
      tokens.removeFirst()
      value = .calculation(symbol, [value, try readValue()])
    }
    return value
  }

  private mutating func readValue() throws(PredicateFormatError) -> PredicateValue {
    switch tokens.popFirst() {
    case .text(let text): return .constant(text)
    case .number(let number): return .constant(number)
    case .key(let path): return .keyPath(path)
    case .word(let word): return value(of: word)
    case .placeholder("K"):
      guard let path = try nextArgument() else { throw .unreadable }
      return .keyPath("\(path)")
    case .placeholder: return .constant(try nextArgument())
    case .symbol("{"): return .list(try readList())
    case .symbol("("):
      let value = try readSum()
      guard take(symbol: ")") else { throw .unreadable }
      return value
    default: throw .unreadable
    }
  }

  private func value(of word: String) -> PredicateValue {
    switch word.uppercased() {
    case "SELF": return .keyPath("self")
    case "NIL", "NULL": return .constant(nil)
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    default:
      let prefix = "SELF."
      return .keyPath(word.uppercased().hasPrefix(prefix) ? String(word.dropFirst(prefix.count)) : word)
    }
  }

  private mutating func readList() throws(PredicateFormatError) -> [PredicateValue] {
    var list: [PredicateValue] = []
    if take(symbol: "}") { return list }
    repeat { list.append(try readSum()) } while take(symbol: ",")
    guard take(symbol: "}") else { throw .unreadable }
    return list
  }

  private mutating func nextArgument() throws(PredicateFormatError) -> Any? {
    guard let value = values.popFirst() else { throw .missingArgument }
    return value
  }

  // MARK: Words

  private mutating func take(_ word: String) -> Bool {
    guard case .word(let next)? = tokens.first, next.uppercased() == word else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func take(symbol: String) -> Bool {
    guard tokens.first == .symbol(symbol) else { return false }
    tokens.removeFirst()
    return true
  }
}
