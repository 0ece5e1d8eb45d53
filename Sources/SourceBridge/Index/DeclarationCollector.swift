import SwiftSyntax

/// Collects what a file declares.
final class DeclarationCollector: SyntaxVisitor {
  private(set) var records: [TypeRecord] = []
  private var path: [String] = []
  private var current: [Int] = []

  init(_ file: SourceFile) {
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  // MARK: Types

  private func enter(
    _ name: String, _ kind: TypeRecord.Kind, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax, _ inheritance: InheritanceClauseSyntax?, isGeneric: Bool,
    isDeclared: Bool
  ) {
    path.append(name)
    var record = TypeRecord(name: path.joined(separator: "."), kind: kind)
    record.inherited = inheritance?.inheritedTypes.flatMap { names(in: $0.type) } ?? []
    record.isGeneric = isGeneric
    record.exposesAll = attributes.has("objcMembers")
    record.isExposed = attributes.has("objc") || attributes.has("objcMembers")
    record.isOfMainActor = attributes.has("MainActor")
    record.exposedName = attributes.objectiveCName
    record.isDeclared = isDeclared
    record.isPrivate = modifiers.has("private") || modifiers.has("fileprivate")
    record.isPublic = modifiers.has("public") || modifiers.has("open")
    records.append(record)
    current.append(records.count - 1)
  }

  /// The types of a composition, each by itself.
  private func names(in type: TypeSyntax) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { names(in: $0.type) }
    }
    if let attributed = type.as(AttributedTypeSyntax.self) { return names(in: attributed.baseType) }
    return [type.trimmedDescription]
  }

  private func leave() {
    path.removeLast()
    current.removeLast()
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.name.text, .classType, node.attributes, node.modifiers, node.inheritanceClause,
      isGeneric: node.genericParameterClause != nil, isDeclared: true)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.name.text, .protocolType, node.attributes, node.modifiers, node.inheritanceClause,
      isGeneric: false,
      isDeclared: true)
    records[records.count - 1].inherited += node.genericWhereClause?.demands(of: "Self") ?? []
    return .visitChildren
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = current.last else { return .skipChildren }
    let demanded = node.inheritanceClause?.inheritedTypes.flatMap { names(in: $0.type) } ?? []
    records[owner].associatedTypes[node.name.text, default: []] +=
      demanded + (node.genericWhereClause?.demands(of: node.name.text) ?? [])
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = current.last, node.isMember, node.genericParameterClause == nil else {
      return .skipChildren
    }
    records[owner].aliases[node.name.text] = node.initializer.value.trimmedDescription
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.name.text, .other, node.attributes, node.modifiers, node.inheritanceClause, isGeneric: false,
      isDeclared: true)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.name.text, .other, node.attributes, node.modifiers, node.inheritanceClause, isGeneric: false,
      isDeclared: true)
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.extendedType.trimmedDescription, .other, node.attributes, node.modifiers, node.inheritanceClause,
      isGeneric: false,
      isDeclared: false)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = current.last, node.isMember else { return .skipChildren }
    var method = MethodRecord(
      name: node.name.text.unquoted, parameters: node.signature.parameters,
      result: node.signature.returnClause.map { $0.type.trimmedDescription })
    method.isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
    method.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    method.isStatic = node.modifiers.has("static") || node.modifiers.has("class")
    method.isOverride = node.modifiers.has("override")
    method.isOptional = node.modifiers.has("optional")
    method.isGeneric = node.genericParameterClause != nil
    method.isAction = node.attributes.has("IBAction")
    method.isSegueAction = node.attributes.has("IBSegueAction")
    method.isExposed =
      method.isAction || method.isSegueAction || node.attributes.has("objc") || node.modifiers.has("dynamic")
    method.exposedName = node.attributes.objectiveCName
    method.isInExtension = !records[owner].isDeclared
    records[owner].methods.append(method)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = current.last, node.isMember else { return .skipChildren }
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      var property = PropertyRecord(
        name: pattern.identifier.text.unquoted, type: binding.typeAnnotation?.type.trimmedDescription)
      property.isOutlet = node.attributes.has("IBOutlet")
      property.isInspectable = node.attributes.has("IBInspectable") || node.attributes.has("GKInspectable")
      property.isExposed = node.attributes.has("objc") || node.modifiers.has("dynamic")
      property.isStatic = node.modifiers.has("static") || node.modifiers.has("class")
      property.isOverride = node.modifiers.has("override")
      property.isInExtension = !records[owner].isDeclared
      property.isSettable = node.bindingSpecifier.tokenKind == .keyword(.var) && binding.isSettable
      property.literalType = binding.initializer?.value.literalType
      records[owner].properties.append(property)
    }
    return .skipChildren
  }
}

extension FunctionSignatureSyntax {
  var parameters: [MethodRecord.Parameter] {
    parameterClause.parameters.map { parameter in
      var type = parameter.type
      var isInout = false
      var attributes = ""
      if let attributed = type.as(AttributedTypeSyntax.self) {
        isInout = attributed.specifiers.contains { $0.trimmedDescription == "inout" }
        attributes = attributed.attributes.map { $0.trimmedDescription + " " }.joined()
        type = attributed.baseType
      }
      let label = parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.text.unquoted
      return MethodRecord.Parameter(
        label: label, type: OldNames.today(in: type.trimmedDescription), isInout: isInout,
        attributes: attributes,
        defaultValue: parameter.defaultValue?.value.trimmedDescription)
    }
  }
}

extension PatternBindingSyntax {
  /// Whether code outside the property's own accessors may set it.
  var isSettable: Bool {
    guard let block = accessorBlock else { return true }
    switch block.accessors {
    case .getter: return false
    case .accessors(let accessors):
      let words = accessors.map(\.accessorSpecifier.text)
      return words.contains("set") || !words.contains("get")
    @unknown default: return true
    }
  }
}

extension ExprSyntax {
  /// The type that a plain literal, or a call of a type, has where nothing else says it.
  var literalType: String? {
    if self.is(StringLiteralExprSyntax.self) { return "String" }
    if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if self.is(FloatLiteralExprSyntax.self) { return "Double" }
    if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if let call = self.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase == true
    {
      return name
    }
    return nil
  }
}

extension DeclSyntaxProtocol {
  /// Whether it stands directly in a type, not in a body of code.
  var isMember: Bool {
    var node = parent
    while let current = node {
      if current.is(MemberBlockItemSyntax.self) { return true }
      if current.is(CodeBlockItemSyntax.self) { return false }
      node = current.parent
    }
    return false
  }
}

extension String {
  /// A name without the backquotes that make a keyword a name.
  var unquoted: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}

extension AttributeListSyntax {
  /// Finds an attribute by name, those inside `#if` included.
  func attribute(_ name: String) -> AttributeSyntax? {
    for element in self {
      switch element {
      case .attribute(let attribute):
        if attribute.attributeName.trimmedDescription == name { return attribute }
      case .ifConfigDecl(let condition):
        for clause in condition.clauses {
          if case .attributes(let inner)? = clause.elements, let found = inner.attribute(name) {
            return found
          }
        }
      @unknown default: continue
      }
    }
    return nil
  }

  func has(_ name: String) -> Bool { attribute(name) != nil }

  /// What stands in the parentheses of `@objc(NAME)`.
  var objectiveCName: String? {
    guard let arguments = attribute("objc")?.arguments else { return nil }
    let name = arguments.trimmedDescription.filter { !$0.isWhitespace }
    return name.isEmpty ? nil : name
  }
}

extension DeclModifierListSyntax {
  func has(_ name: String) -> Bool { contains { $0.name.text == name } }
}

extension GenericWhereClauseSyntax {
  /// What is demanded of a type: the classes and protocols that it has to come from, or the type that it has to be.
  func demands(of name: String) -> [String] {
    requirements.flatMap { requirement -> [String] in
      switch requirement.requirement {
      case .conformanceRequirement(let conformance)
      where conformance.leftType.trimmedDescription == name:
        return conformance.rightType.trimmedDescription.split(separator: "&")
          .map { $0.filter { !$0.isWhitespace } }
      case .sameTypeRequirement(let same) where same.leftType.trimmedDescription == name:
        return [same.rightType.trimmedDescription]
      default: return []
      }
    }
  }
}
