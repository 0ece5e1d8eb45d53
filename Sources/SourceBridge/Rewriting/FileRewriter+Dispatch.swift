import SwiftSyntax

extension FileRewriter {
  // MARK: The extension that declares a member

  /// Has an extension's method call that of a subclass that overrides it.
  func dispatch(_ node: FunctionDeclSyntax, _ scope: Scope) {
    guard scope.isExtension, scope.type?.isDeclared == false, !node.modifiers.isOfType, let type = scope.type,
      !node.modifiers.has("override"),
      plan.dispatched.contains(DispatchedMember(typeName: type.name, name: node.fullName))
    else { return }
    let member = DispatchedMember(typeName: type.name, name: node.fullName)
    let parameters = node.signature.parameters
    let effects = node.signature.effectSpecifiers
    let (isAsync, isThrowing) = (effects?.asyncSpecifier != nil, effects?.throwsClause != nil)
    let start = "\(isThrowing ? "try " : "")\(isAsync ? "await " : "")"
    let generics = node.genericParameterClause?.trimmedDescription ?? ""
    let rest =
      "\(isAsync ? " async" : "")\(isThrowing ? " throws" : "")"
      + (node.signature.returnClause.map { " \($0.trimmedDescription)" } ?? "")
      + (node.genericWhereClause.map { " \($0.trimmedDescription)" } ?? "")
    let own = MemberForwarding.name(node.name.text.unquoted)
    let theirs = MemberForwarding.overridingName(node.name.text.unquoted)
    func call(_ name: String) -> String { start + MemberForwarding.call(name, parameters) }
    let isIgnorable = node.attributes.has("discardableResult") ? "@discardableResult " : ""
    addText(
      "\(isIgnorable)\(visibility(node.modifiers))func \(node.name.text)\(generics)"
        + "(\(MemberForwarding.parameters(parameters, withDefaults: true)))\(rest) { "
        + "if let object = self as? any \(member.protocolName) { return \(call("object.\(theirs)")) }; "
        + "return \(call(own)) }")
    addTrailer(
      declaration(
        of: member, node,
        "\(isIgnorable)func \(theirs)\(generics)(\(MemberForwarding.parameters(parameters)))\(rest)"))
    edits.replace(node.name.range, with: own)
  }

  /// Has an extension's property ask that of a subclass that overrides it.
  func dispatch(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: TokenSyntax, _ scope: Scope
  ) {
    let member = DispatchedMember(typeName: scope.type?.name ?? "", name: name.text.unquoted)
    guard scope.isExtension, scope.type?.isDeclared == false, !node.modifiers.isOfType,
      !node.modifiers.has("override"),
      plan.dispatched.contains(member), let annotation = binding.typeAnnotation?.trimmedDescription
    else { return }
    let own = MemberForwarding.name(name.text.unquoted)
    let theirs = MemberForwarding.overridingName(name.text.unquoted)
    let set =
      !binding.isSettable
      ? ""
      : " set { if let object = self as? any \(member.protocolName) { object.\(theirs) = newValue } "
        + "else { \(own) = newValue } }"
    addText(
      "\(visibility(node.modifiers))var \(name.text)\(annotation) { get { "
        + "if let object = self as? any \(member.protocolName) { return object.\(theirs) }; return \(own) }\(set) }"
    )
    addTrailer(
      declaration(
        of: member, node,
        "var \(theirs)\(annotation) { get\(binding.isSettable ? " set" : "") }"))
    edits.replace(name.range, with: own)
  }

  private func declaration(
    of member: DispatchedMember, _ node: some WithModifiersSyntax, _ requirement: String
  ) -> String {
    var around = node.parent
    while let current = around, !current.is(ExtensionDeclSyntax.self) { around = current.parent }
    let words = [node.modifiers, around?.as(ExtensionDeclSyntax.self)?.modifiers].compactMap { $0 }
    let isPublic = words.contains { $0.has("public") || $0.has("open") }
    // UIKit's classes belong to the main actor, and whoever overrides them.
    let actor = member.typeName.hasPrefix("UI") ? "@MainActor " : ""
    return "\(actor)\(isPublic ? "public " : "")protocol \(member.protocolName): AnyObject { \(requirement) }"
  }

  private func visibility(_ modifiers: DeclModifierListSyntax) -> String {
    for modifier in modifiers where modifier.name.text == "open" {
      edits.replace(modifier.range, with: "public")
    }
    return modifiers.has("public") || modifiers.has("open") ? "public " : ""
  }

  // MARK: The classes that override it

  /// The member of somebody's extension that the class around the place overrides by this name; nil where it is none.
  func dispatchedMember(_ name: String, _ scope: Scope) -> DispatchedMember? {
    guard scope.isClass, !scope.isExtension, let type = scope.type else { return nil }
    let members = plan.dispatched.union(options.dispatched)
    guard let member = members.first(where: { $0.name == name }) else { return nil }
    return plan.index.lineage(of: type.name).contains { $0.isDeclared && $0.introduces(name) } ? nil : member
  }

  /// Gives what overrides an extension's member the name that the extension asks for.
  func nameForDispatch(
    _ modifiers: DeclModifierListSyntax, _ name: TokenSyntax, _ fullName: String, _ scope: Scope
  ) {
    guard let override = modifiers.first(where: { $0.name.text == "override" }), !modifiers.isOfType,
      let type = scope.type
    else { return }
    if let root = rootMember(fullName, scope) {
      if root.isRenamed {
        edits.replace(name.range, with: MemberForwarding.overridingName(name.text.unquoted))
      }
      guard !plan.index.bases(of: type).contains(where: { $0.overridesAnywhere(fullName) }) else { return }
      return edits.blank(override.range, of: file.utf8)
    }
    guard let member = dispatchedMember(fullName, scope) else { return }
    edits.replace(name.range, with: MemberForwarding.overridingName(name.text.unquoted))
    guard !plan.index.bases(of: type).contains(where: { $0.overrides(fullName) }) else { return }
    edits.blank(override.range, of: file.utf8)
    addTrailer("extension \(type.name): \(member.protocolName) {}")
  }

  /// The method of `NSObject` that the class around the place overrides by this name; nil where it is none.
  func rootMember(_ name: String, _ scope: Scope) -> RootMember? {
    guard scope.isClass, let type = scope.type else { return nil }
    return RootMember(name, foreignBase: plan.index.foreignBase(of: type))
  }

  /// Has `super` lead past the question of an extension, to its own.
  func rewriteSuper(_ node: MemberAccessExprSyntax) {
    guard node.base?.is(SuperExprSyntax.self) == true, let scope = scopes.last, let type = scope.type
    else { return }
    let name = node.declName.baseName
    for member in RootMember.names(name.text.unquoted) where type.overridesAnywhere(member) {
      guard let root = rootMember(member, scope) else { continue }
      let isInherited = plan.index.bases(of: type).contains { $0.overridesAnywhere(member) }
      guard !isInherited || root.isRenamed else { return }
      return edits.replace(
        name.range,
        with: isInherited
          ? MemberForwarding.overridingName(name.text.unquoted) : MemberForwarding.name(name.text.unquoted))
    }
    guard !scope.isExtension else { return }
    let members = plan.dispatched.union(options.dispatched)
    for member in members where member.baseName == name.text.unquoted && type.overrides(member.name) {
      guard dispatchedMember(member.name, scope) != nil else { continue }
      let isInherited = plan.index.bases(of: type).contains { $0.overrides(member.name) }
      edits.replace(
        name.range,
        with: isInherited
          ? MemberForwarding.overridingName(name.text.unquoted) : MemberForwarding.name(name.text.unquoted))
      return
    }
  }
}
