import SwiftSyntax

/// Rewrites one file, line by line where it is.
final class FileRewriter: SyntaxVisitor {
  struct Result {
    let text: String
    /// Where the columns of its lines were.
    let columns: ColumnMap
    let findings: [BridgeFinding]
    /// The call that registers the tables of the file; nil where it has none.
    let table: String?
    /// The type that starts the process; nil where it is in another file.
    let mainType: String?
    /// The calls that register what generic classes have here, by class.
    let genericParts: [String: [String]]
    /// The conditions under which generic classes are compiled that are declared here, by class.
    let genericConditions: [String: [String?]]
    /// How often UIKit's types are named, by type.
    let namedTypes: [String: Int]
  }

  let file: SourceFile
  let plan: ModulePlan
  let options: BridgeOptions
  var edits = SourceEdits()
  var findings: [BridgeFinding] = []
  var mainType: String?
  private let number: Int
  /// The declarations around the place, from the outermost inwards.
  private(set) var scopes: [Scope] = []
  /// The tables of the outermost declarations.
  private var tables: [String] = []
  /// Declarations that stand at the end of the file.
  private var trailers: [String] = []
  private var partCount = 0
  /// The parts of generic classes, by class.
  private var genericParts: [String: [String]] = [:]
  private var genericConditions: [String: [String?]] = [:]
  private var namedTypes: [String: Int] = [:]

  /// One declaration of a type, or an extension of one.
  struct Scope {
    let name: String
    let type: TypeRecord?
    let isExtension: Bool
    let isClass: Bool
    let isGeneric: Bool
    /// Whether it is an extension of some of a type's forms alone.
    let isConstrained: Bool
    /// Whether `@MainActor` stands before it.
    let isOfMainActor: Bool
    /// Whether it stands in a body of code, where nobody else can name it.
    let isLocal: Bool
    var entries: [String] = []
    /// Declarations that stand in it before its closing brace.
    var texts: [String] = []
    /// Calls that register the types declared inside.
    var calls: [String] = []
  }

  init(_ file: SourceFile, number: Int, plan: ModulePlan, options: BridgeOptions) {
    self.file = file
    self.number = number
    self.plan = plan
    self.options = options
    super.init(viewMode: .sourceAccurate)
  }

  func rewrite() -> Result {
    mendSyntaxErrors()
    walk(file.tree)
    if usesSessions {
      tables.append(Self.sharedSession)
      addTrailer(Self.sessionFollowing)
    }
    let changed = edits.changed(file.utf8)
    var text = FileFrame(file, options).around(changed.text)
    var table: String?
    // What only this file can name is tied together here.
    let own = plan.generics.values.filter { $0.isPrivate && genericParts[$0.name] != nil }
      .sorted { $0.name < $1.name }
    if !tables.isEmpty || !own.isEmpty || !trailers.isEmpty {
      let name = "__file_\(number)"
      text += TableWriter.file(name, tables) + trailers.map { $0 + "\n" }.joined()
      text += own.map {
        TableWriter.generic($0, genericParts[$0.name] ?? [], under: genericConditions[$0.name] ?? [])
      }.joined()
      table = name
    }
    for type in own { (genericParts[type.name], genericConditions[type.name]) = (nil, nil) }
    return Result(
      text: text, columns: changed.columns, findings: findings, table: table, mainType: mainType,
      genericParts: genericParts,
      genericConditions: genericConditions,
      namedTypes: namedTypes)
  }

  /// The name of the type around the place, as the index knows it.
  var context: String? { scopes.isEmpty ? nil : scopes.map(\.name).joined(separator: ".") }

  // MARK: Types

  private func enter(
    _ name: String, _ node: some DeclSyntaxProtocol, isClass: Bool = false, isExtension: Bool = false,
    isGeneric: Bool = false, isConstrained: Bool = false, isOfMainActor: Bool = false
  ) {
    let path = (scopes.map(\.name) + [name]).joined(separator: ".")
    let isLocal = (scopes.last?.isLocal ?? false) || !(scopes.isEmpty ? node.isTopLevel : node.isMember)
    let type = isLocal ? nil : plan.index.type(path)
    scopes.append(
      Scope(
        name: name, type: type, isExtension: isExtension, isClass: isClass,
        isGeneric: isGeneric || (scopes.last?.isGeneric ?? false) || plan.index.isGeneric(path),
        isConstrained: isConstrained, isOfMainActor: isOfMainActor, isLocal: isLocal))
  }

  /// Ends a type's declaration: writes its table, and what its extensions have in its body, before the closing brace.
  private func leave(_ members: MemberBlockSyntax) {
    let scope = scopes.removeLast()
    var texts = scope.texts
    if scope.isClass, !scope.isExtension, !scope.isLocal, let type = scope.type {
      texts += plan.forwarders(of: type.name)
      if let generic = plan.generics[type.name] {
        texts.append(TableWriter.registration(of: generic))
        genericParts[type.name, default: []] += []
        genericConditions[type.name, default: []].append(condition(around: members))
      }
    }
    if scope.isGeneric, !scope.entries.isEmpty, !scope.isConstrained, let type = scope.type,
      plan.generics[type.name] != nil
    {
      // Each form of a generic class has a table of its own, which is written when the form is first asked.
      partCount += 1
      let part = "__bridge_\(number)_\(partCount)"
      texts.append(TableWriter.part(part, of: scope.name, scope.entries, [], access: ""))
      genericParts[type.name, default: []].append(
        TableWriter.call("\(part)()", under: condition(around: members)))
    }
    if !scope.isLocal, !scope.isGeneric, !(scope.entries.isEmpty && scope.calls.isEmpty) {
      partCount += 1
      let part = "__bridge_\(number)_\(partCount)"
      texts.append(TableWriter.part(part, of: scope.name, scope.entries, scope.calls))
      let call = "\(scope.name).\(part)()"
      if scopes.isEmpty {
        tables.append(TableWriter.call(call, under: condition(around: members)))
      } else {
        scopes[scopes.count - 1].calls.append(call)
      }
    }
    guard !texts.isEmpty else { return }
    let brace = members.rightBrace
    // What stands before it on the same line ends there.
    let isAlone = members.members.isEmpty || brace.leadingTrivia.contains(where: \.isNewlinePiece)
    let separator = isAlone ? "" : "; "
    edits.insert(separator + texts.joined(separator: "; ") + " ", at: brace.range.lowerBound)
  }

  /// Adds something to the table of the type around the place.
  ///
  /// What is compiled under a condition inside of its type gets a table of its own, under the same condition.
  func addEntry(_ entry: String, of member: some DeclSyntaxProtocol) {
    guard !scopes.isEmpty else { return }
    if let condition = condition(around: member),
      condition != member.memberBlock.flatMap({ self.condition(around: $0) })
    {
      guard let scope = scopes.last, let context, !scope.isLocal, !scope.isGeneric else { return }
      partCount += 1
      let part = "__bridge_\(number)_\(partCount)"
      addTrailer(
        "#if \(condition)\nextension \(context) { "
          + "\(TableWriter.part(part, of: context, [entry], [])) }\n#endif")
      tables.append(TableWriter.call("\(context).\(part)()", under: condition))
      return
    }
    scopes[scopes.count - 1].entries.append(entry)
  }

  /// Adds a declaration to the type around the place.
  func addText(_ text: String) {
    guard !scopes.isEmpty else { return }
    scopes[scopes.count - 1].texts.append(text)
  }

  /// Adds a declaration to the end of the file.
  func addTrailer(_ text: String) { trailers.append(text) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.name.text, node, isClass: true, isGeneric: node.genericParameterClause != nil,
      isOfMainActor: node.attributes.has("MainActor"))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { leave(node.memberBlock) }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { leave(node.memberBlock) }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { leave(node.memberBlock) }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }

  override func visitPost(_ node: ActorDeclSyntax) { leave(node.memberBlock) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    let type = plan.index.type(name)
    // A type that the module does not declare is a class where its extension has members that only a class can have.
    enter(
      name, node, isClass: type?.kind == .classType || type?.isDeclared != true, isExtension: true,
      isConstrained: node.genericWhereClause != nil, isOfMainActor: node.attributes.has("MainActor"))
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { leave(node.memberBlock) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteProtocol(node)
    enter(node.name.text, node)
    return .visitChildren
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isMember { rewriteMethod(node) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isMember { rewriteProperty(node) }
    return .visitChildren
  }

  /// What only Xcode's canvas shows is left out.
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    edits.blank(node.range, of: file.utf8)
    return .skipChildren
  }

  // MARK: Attributes and modifiers

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    rewriteAttribute(node)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    // `dynamic` asks for Objective-C's way of calling; `optional` is answered where the protocol is rewritten.
    switch node.name.text {
    case "dynamic" where !isOfExchangedMethod(node): edits.blank(node.range, of: file.utf8)
    case "optional": edits.blank(node.range, of: file.utf8)
    default: break
    }
    return .visitChildren
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      rewriteSelector(node)
      return .skipChildren
    case "keyPath":
      let key = KeyPathName(node, plan.index).text
      edits.replace(node.range, with: "\"\(key)\"" + lineBreaks(in: node.range))
      return .skipChildren
    case "Preview" where node.parent?.is(CodeBlockItemSyntax.self) == true:
      edits.blank(node.range, of: file.utf8)
      return .skipChildren
    case "colorLiteral":
      // What Xcode writes for a colour or a picture, UIKit makes of the same arguments.
      edits.replace(node.pound.range.lowerBound..<node.macroName.range.upperBound, with: "UIKit.UIColor")
      return .visitChildren
    case "imageLiteral":
      guard let label = node.arguments.first?.label, label.text == "resourceName" else {
        return .visitChildren
      }
      edits.replace(node.pound.range.lowerBound..<node.macroName.range.upperBound, with: "UIKit.UIImage")
      edits.replace(label.range, with: "imageLiteralResourceName")
      return .visitChildren
    default: return .visitChildren
    }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOldName(node)
    // A member may be called like a type, as notifications once were.
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    if access?.declName.id != node.id || access?.base?.trimmedDescription == "UIKit" {
      noteType(node.baseName)
    }
    return .visitChildren
  }

  /// Counts a name of one of UIKit's types, as today's UIKit has it.
  private func noteType(_ token: TokenSyntax) {
    let name = token.text
    guard name.hasPrefix("UI"), name != "UIKit", name.dropFirst(2).first?.isUppercase == true,
      plan.index.type(name)?.isDeclared != true
    else { return }
    let today = OldNames.types[name] ?? name
    namedTypes[today.split(separator: ".").first.map(String.init) ?? today, default: 0] += 1
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    rewriteOldName(node.name)
    noteType(node.name)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteCall(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteLocale(node)
    rewriteSuper(node)
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteImport(node)
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { rewriteCondition(condition) }
    return .visitChildren
  }

  /// The line breaks of a place that is replaced, so that what follows stays on its line.
  func lineBreaks(in range: Range<Int>) -> String {
    String(repeating: "\n", count: file.utf8[range].count { $0 == UInt8(ascii: "\n") })
  }
}

extension DeclSyntaxProtocol {
  /// The braces that it stands in.
  fileprivate var memberBlock: MemberBlockSyntax? {
    sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(MemberBlockSyntax.self) }.first
  }

  /// Whether it stands at the top of its file, `#if` around it or not.
  var isTopLevel: Bool {
    var node = parent
    while let current = node {
      if current.is(SourceFileSyntax.self) { return true }
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self)
        || current.is(AccessorBlockSyntax.self)
      {
        return false
      }
      node = current.parent
    }
    return false
  }
}

extension TriviaPiece {
  var isNewlinePiece: Bool {
    switch self {
    case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
    default: false
    }
  }
}
