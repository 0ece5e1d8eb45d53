internal import BehaviourCoverage

/// Reads what a Swift file declares, types and their members, as far as names and labels go.
struct DeclarationReader {
  /// What goes before a declaration.
  struct Modifiers {
    var isPublic = false
    var isHidden = false
    var isUnavailable = false
  }

  private var tokens: ArraySlice<SwiftToken>
  private(set) var symbols: DeclaredSymbols

  private init(_ source: String, adding symbols: DeclaredSymbols) {
    tokens = SwiftTokens.of(source)[...]
    self.symbols = symbols
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: its text.
  ///   - symbols: what is declared already; the file's declarations join it.
  static func read(_ source: String, into symbols: inout DeclaredSymbols) {
    var reader = DeclarationReader(source, adding: symbols)
    reader.readBody(of: "", isPublic: false)
    symbols = reader.symbols
  }

  private static let introducers: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "extension", "func", "var", "let", "init", "case",
    "typealias", "subscript",
  ]

  /// Reads declarations up to the brace that ends them.
  private mutating func readBody(of owner: String, isPublic: Bool) {
    var modifiers = Modifiers()
    var last: SwiftToken?
    while let token = tokens.popFirst() {
      defer { last = token }
      switch token {
      case .sign("}"): return
      case .sign("{"): skip(to: "}", from: "{")
      case .sign("("): skip(to: ")", from: "(")
      case .sign("["): skip(to: "]", from: "[")
      case .sign("@"): readAttribute(&modifiers)
      case .word("public"), .word("open"):
        // `public private(set)` is as public as `public`; `public extension` makes its members so.
        modifiers.isPublic = true
      case .word("private"), .word("fileprivate"), .word("internal"), .word("package"):
        if tokens.first == .sign("(") { skipParentheses() } else { modifiers.isHidden = true }
      case .word(let word) where Self.introducers.contains(word) && last != .sign("."):
        // `class func` and `class var` are members of the type.
        if word == "class", case .word(let next)? = tokens.first, ["func", "var", "let"].contains(next) {
          continue
        }
        if isPublic, !modifiers.isHidden { modifiers.isPublic = true }
        readDeclaration(word, modifiers, in: owner)
        modifiers = Modifiers()
      default: continue
      }
    }
  }

  private mutating func readAttribute(_ modifiers: inout Modifiers) {
    guard case .word(let name)? = tokens.popFirst(), tokens.first == .sign("(") else { return }
    let arguments = takeParentheses()
    if name == "available", arguments.contains(.word("unavailable")) { modifiers.isUnavailable = true }
  }

  private mutating func readDeclaration(_ word: String, _ modifiers: Modifiers, in owner: String) {
    func declaration(_ name: String, _ kind: Declaration.Kind, _ parameters: [Declaration.Parameter] = [])
      -> Declaration
    {
      Declaration(
        name: name, kind: kind, isPublic: modifiers.isPublic, isUnavailable: modifiers.isUnavailable,
        parameters: parameters)
    }
    switch word {
    case "class", "struct", "enum", "protocol", "actor":
      guard let name = takeName() else { return }
      symbols.add(declaration(name, .type), to: owner)
      readType(owner.isEmpty ? name : "\(owner).\(name)", isPublic: word == "protocol" && modifiers.isPublic)
    case "extension":
      guard var name = takeName() else { return }
      while tokens.first == .sign("."), let next = tokens.dropFirst().first?.name {
        tokens = tokens.dropFirst(2)
        name += ".\(next)"
      }
      readType(name, isPublic: modifiers.isPublic)
    case "func":
      guard let name = takeName() else { return }
      skipGenerics()
      symbols.add(declaration(name, .function, takeParameters()), to: owner)
    case "init":
      while let token = tokens.first, token == .sign("?") || token == .sign("!") { tokens.removeFirst() }
      skipGenerics()
      symbols.add(declaration("init", .function, takeParameters()), to: owner)
    case "subscript":
      skipGenerics()
      symbols.add(declaration("subscript", .function, takeParameters()), to: owner)
    case "var", "let":
      guard let name = takeName() else { return }
      symbols.add(declaration(name, .value), to: owner)
    case "typealias":
      guard let name = takeName() else { return }
      skipGenerics()
      guard tokens.first == .sign("=") else { return }
      tokens.removeFirst()
      symbols.add(declaration(name, .alias(takeTypeName() ?? "")), to: owner)
    case "case":
      readCases { symbols, name, parameters in
        // A case is as public as its type.
        symbols.add(
          Declaration(
            name: name, kind: parameters.isEmpty ? .value : .function, isPublic: true,
            isUnavailable: modifiers.isUnavailable, parameters: parameters), to: owner)
      }
    default: return
    }
  }

  /// Reads a type's ancestors and its members.
  private mutating func readType(_ type: String, isPublic: Bool) {
    skipGenerics()
    if tokens.first == .sign(":") {
      var ancestors: [String] = []
      while let token = tokens.first, token != .sign("{"), token != .word("where") {
        if token == .sign("@") {
          tokens.removeFirst()
          _ = takeName()
        } else if let name = takeTypeName() {
          ancestors.append(name)
          skipGenerics()
        } else {
          tokens.removeFirst()
        }
      }
      symbols.add(ancestors: ancestors, of: type)
    }
    while let token = tokens.first, token != .sign("{") {
      tokens.removeFirst()
      if token == .sign("}") { return }
    }
    tokens = tokens.dropFirst()
    readBody(of: type, isPublic: isPublic)
  }

  private mutating func readCases(
    _ add: (inout DeclaredSymbols, String, [Declaration.Parameter]) -> Void
  ) {
    while let name = takeName() {
      let parameters = tokens.first == .sign("(") ? takeParameters() : []
      add(&symbols, name, parameters)
      if tokens.first == .sign("=") {
        tokens.removeFirst()
        while let token = tokens.first, token == .literal || token == .sign("-") || token.isNumber {
          tokens.removeFirst()
        }
      }
      guard tokens.first == .sign(",") else { return }
      tokens.removeFirst()
    }
  }

  // MARK: Pieces

  private mutating func takeName() -> String? {
    guard let name = tokens.first?.name else { return nil }
    tokens.removeFirst()
    return name
  }

  /// Takes a type's name, with the names of the types around it.
  private mutating func takeTypeName() -> String? {
    while let token = tokens.first, token == .word("any") || token == .word("some") { tokens.removeFirst() }
    guard var name = takeName() else { return nil }
    while tokens.first == .sign("."), let next = tokens.dropFirst().first?.name {
      tokens = tokens.dropFirst(2)
      name += ".\(next)"
    }
    return name
  }

  private mutating func skipGenerics() {
    if tokens.first == .sign("<") {
      tokens.removeFirst()
      skip(to: ">", from: "<")
    }
  }

  private mutating func skipParentheses() {
    guard tokens.first == .sign("(") else { return }
    tokens.removeFirst()
    skip(to: ")", from: "(")
  }

  /// Skips what stands up to a closing sign, pairs in it included.
  private mutating func skip(to end: Character, from start: Character) {
    var depth = 1
    var last: SwiftToken?
    while depth > 0, let token = tokens.popFirst() {
      if token == .sign(start) { depth += 1 }
      // The arrow of a function's type ends no list of generic parameters.
      if token == .sign(end), !(end == ">" && last == .sign("-")) { depth -= 1 }
      last = token
    }
  }

  private mutating func takeParentheses() -> ArraySlice<SwiftToken> {
    let start = tokens.startIndex
    let all = tokens
    skipParentheses()
    return all[start..<tokens.startIndex].dropFirst().dropLast()
  }

  /// Takes a list of parameters.
  private mutating func takeParameters() -> [Declaration.Parameter] {
    guard tokens.first == .sign("(") else { return [] }
    var parameters: [Declaration.Parameter] = []
    var depth = 0
    var current: [SwiftToken] = []
    func parameter() -> Declaration.Parameter? {
      guard !current.isEmpty else { return nil }
      let names = current.prefix { $0 != .sign(":") }.drop { $0 == .sign("@") }
      let isNamed = names.count < current.count
      return Declaration.Parameter(
        label: isNamed ? names.first?.name ?? "_" : "_", hasDefault: current.contains(.sign("=")))
    }
    for token in takeParentheses() {
      switch token {
      case .sign("("), .sign("["), .sign("{"), .sign("<"): depth += 1
      case .sign(")"), .sign("]"), .sign("}"): depth -= 1
      case .sign(">"): if current.last != .sign("-") { depth -= 1 }
      case .sign(",") where depth == 0:
        if let parameter = parameter() { parameters.append(parameter) }
        current = []
        continue
      default: break
      }
      current.append(token)
    }
    if let parameter = parameter() { parameters.append(parameter) }
    return parameters
  }
}

extension SwiftToken {
  /// The name that it is, if it is one.
  fileprivate var name: String? {
    switch self {
    case .word(let name), .rawName(let name): name
    case .literal, .sign: nil
    }
  }

  /// Whether it is a number.
  fileprivate var isNumber: Bool {
    guard case .word(let word) = self else { return false }
    return word.first?.isNumber == true
  }
}
