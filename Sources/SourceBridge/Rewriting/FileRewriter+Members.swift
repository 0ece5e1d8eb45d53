import SwiftSyntax

extension FileRewriter {
  /// Rewrites a method, and enters it into its type's table where it is reached by name.
  func rewriteMethod(_ node: FunctionDeclSyntax) {
    guard let scope = scopes.last, !isInProtocol(node) else { return }
    let full = node.fullName
    let root = node.modifiers.has("override") && !node.modifiers.isOfType ? rootMember(full, scope) : nil
    if root == nil {
      let isHoisted = scope.isExtension && scope.type.map { plan.isHoisted(full, of: $0.name) } ?? false
      moveToBody(node.modifiers, node.name, full, isHoisted: isHoisted, scope)
    }
    if node.modifiers.isOfType, RootMember.ofTypes.contains(full),
      let override = node.modifiers.first(where: { $0.name.text == "override" })
    {
      edits.blank(override.range, of: file.utf8)
    }
    dispatch(node, scope)
    awaitTest(node, scope)
    isolateFixture(node, scope)
    nameForDispatch(node.modifiers, node.name, full, scope)
    if ExchangedMethod(node) != nil, !node.modifiers.has("dynamic") {
      edits.insert("dynamic ", at: node.funcKeyword.range.lowerBound)
    }
    guard let record = scope.type?.methods.first(where: { $0.fullName == full }), scope.isClass,
      root != nil || isReachable(record, in: scope)
    else { return }
    if record.isGeneric || record.parameters.contains(where: \.isInout) || record.isStatic { return }
    var called = node.name.text
    if root?.isRenamed == true {
      called = MemberForwarding.overridingName(called.unquoted)
    } else if root == nil, record.isInExtension, record.isOverride {
      called = nameInExtension(called.unquoted, scope)
    }
    addEntry(TableWriter.method(record, calling: called), of: node)
  }

  /// Rewrites a property, and enters it into its type's table where it is reached by name.
  func rewriteProperty(_ node: VariableDeclSyntax) {
    guard let scope = scopes.last, !isInProtocol(node) else { return }
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let name = pattern.identifier.text.unquoted
      let isHoisted = scope.isExtension && scope.type.map { plan.isHoisted(name, of: $0.name) } ?? false
      moveToBody(node.modifiers, pattern.identifier, name, isHoisted: isHoisted, scope)
      dispatch(node, binding, pattern.identifier, scope)
      nameForDispatch(node.modifiers, pattern.identifier, name, scope)
      guard let record = scope.type?.properties.first(where: { $0.name == name }), scope.isClass,
        !record.isStatic
      else { continue }
      let isReachable =
        record.isOutlet || record.isInspectable || record.isExposed || plan.keys.contains(name)
        || lineage(of: scope).contains(where: \.exposesAll)
      guard isReachable else { continue }
      addEntry(TableWriter.property(record, written: pattern.identifier.text), of: node)
    }
  }

  private func isInProtocol(_ node: some DeclSyntaxProtocol) -> Bool {
    scopes.last?.type?.kind == .protocolType && scopes.last?.isExtension == false
  }

  func lineage(of scope: Scope) -> [TypeRecord] {
    scope.type.map { plan.index.lineage(of: $0.name) } ?? []
  }

  /// Whether storyboards, selectors or an `@objc` protocol reach a method by its name.
  private func isReachable(_ method: MethodRecord, in scope: Scope) -> Bool {
    if method.isExposed || plan.selectors.contains(method.selector) { return true }
    let lineage = lineage(of: scope)
    if lineage.contains(where: \.exposesAll) { return true }
    return lineage.contains { type in
      type.kind == .protocolType && type.isExposed && type.methods.contains { $0.fullName == method.fullName }
    }
  }

  /// What an extension overrides, or a subclass overrides of it, stands in the class's body under its own name; here it
  /// gets another.
  private func moveToBody(
    _ modifiers: DeclModifierListSyntax, _ name: TokenSyntax, _ fullName: String, isHoisted: Bool,
    _ scope: Scope
  ) {
    guard scope.isExtension else { return }
    let override = modifiers.first { $0.name.text == "override" }
    guard override != nil || isHoisted else { return }
    if scope.type?.isDeclared != true, let override {
      replaceOuter(modifiers, override, name, fullName, scope)
    }
    if let override { edits.blank(override.range, of: file.utf8) }
    for modifier in modifiers {
      switch modifier.name.text {
      case "private", "fileprivate": edits.blank(modifier.range, of: file.utf8)
      case "open": edits.replace(modifier.range, with: "public")
      default: break
      }
    }
    edits.replace(name.range, with: nameInExtension(name.text.unquoted, scope))
  }

  /// The name of what an extension declares and the class's body takes.
  private func nameInExtension(_ member: String, _ scope: Scope) -> String {
    guard let type = scope.type, type.isDeclared else { return MemberForwarding.name(member) }
    return MemberForwarding.name(member, of: type.name)
  }

  /// What an extension overrides of another module's class takes the place of what that class made replaceable; where it
  /// did not, nobody calls it, which is told.
  private func replaceOuter(
    _ modifiers: DeclModifierListSyntax, _ override: DeclModifierSyntax, _ name: TokenSyntax,
    _ fullName: String, _ scope: Scope
  ) {
    if options.replaceable.contains(where: { $0.typeName == scope.name && $0.name == fullName }) {
      edits.insert("@_dynamicReplacement(for: \(fullName)) ", at: modifiers.range.lowerBound)
      return
    }
    findings.append(
      file.finding(
        .overrideInForeignExtension, .warning, at: name,
        "An extension of \(scope.name) overrides '\(name.text)' for every \(scope.name) there is, which needs the "
          + "Objective-C runtime; here \(scope.name)'s own is called.",
        remedy: "Override it in a class of the app's own."))
  }
}
