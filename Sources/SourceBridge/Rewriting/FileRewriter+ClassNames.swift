import SwiftSyntax

/// What a type's name stands for at some place, as far as it is written in the module.
extension FileRewriter {
  /// Whether a name is one of a class of UIKit's that is known at run time alone: a generic parameter, an associated
  /// type or `Self`.
  func standsForClass(_ name: String, at node: Syntax) -> Bool { standsForClass(name, at: node, depth: 0) }

  /// Whether a type comes from a class of UIKit's, whichever way it is named.
  func isClass(_ type: String, at node: Syntax) -> Bool { isClass(type, at: node, depth: 0) }

  /// Whether a type is `SomeClass.Type`, of a class of UIKit's or one that comes from it.
  func isClassMetatype(_ type: String, at node: Syntax) -> Bool {
    var text = type
    while text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
    if text.hasPrefix("any ") { text = String(text.dropFirst(4)) }
    guard text.hasSuffix(".Type") else {
      guard text.hasPrefix("("), text.hasSuffix(")") else { return false }
      return isClassMetatype(String(text.dropFirst().dropLast()), at: node)
    }
    return isClass(String(text.dropLast(5)), at: node)
  }

  /// A chain of names that refers to itself ends.
  private static let depthLimit = 8

  private func standsForClass(_ name: String, at node: Syntax, depth: Int) -> Bool {
    // Types have names that begin large; most of what is called is a function or a type that is known.
    guard depth < Self.depthLimit, name.first?.isUppercase == true, !isForeignClass(name) else {
      return false
    }
    switch meaning(of: name, at: node, depth: depth) {
    case .placeholder(let demands): return demands.contains { isClass($0, at: node, depth: depth + 1) }
    case .alias(let other): return standsForClass(other, at: node, depth: depth + 1)
    case nil: return false
    }
  }

  private func isClass(_ type: String, at node: Syntax, depth: Int) -> Bool {
    guard depth < Self.depthLimit else { return false }
    var text = type
    if text.hasPrefix("any ") { text = String(text.dropFirst(4)) }
    if text.hasPrefix("("), text.hasSuffix(")") { text = String(text.dropFirst().dropLast()) }
    let parts = text.split(separator: "&").map { $0.filter { !$0.isWhitespace } }
    guard parts.count == 1, let name = parts.first else {
      return parts.contains { isClass($0, at: node, depth: depth + 1) }
    }
    if let record = plan.index.type(name, from: context), record.isDeclared {
      return plan.index.lineage(of: record.name).contains { $0.inherited.contains(where: isForeignClass) }
    }
    return isForeignClass(name) || standsForClass(name, at: node, depth: depth)
  }

  /// Whether a name outside the module is one of a class of UIKit's, by the rules of its names.
  private func isForeignClass(_ name: String) -> Bool {
    guard plan.index.type(name)?.isDeclared != true else { return false }
    let name = name.split(separator: ".").last.map { $0.prefix { $0 != "<" } } ?? ""
    guard name != "NSObject" else { return true }
    let isOfUIKit = ["UI", "CA"].contains {
      name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true
    }
    return isOfUIKit
      && !["Delegate", "DataSource", "Transitioning", "Context", "Source", "Provider"]
        .contains(where: name.hasSuffix)
  }

  // MARK: Meanings

  private enum Meaning {
    /// One of several types, that have to come from these.
    case placeholder([String])
    /// Another name.
    case alias(String)
  }

  private func meaning(of name: String, at node: Syntax, depth: Int) -> Meaning? {
    var (isParameter, demands) = (name == "Self", [String]())
    var parent = node.parent
    while let current = parent {
      let (clause, conditions) = current.generics
      demands += conditions?.demands(of: name) ?? []
      if let parameter = clause?.parameters.first(where: { $0.name.text == name }) {
        isParameter = true
        demands += parameter.inheritedType.map { [$0.trimmedDescription] } ?? []
      }
      parent = current.parent
    }
    if name == "Self", let context { demands.append(context) }
    if isParameter { return .placeholder(demands) }
    guard let dot = name.lastIndex(of: ".") else {
      for scope in scopes.reversed() {
        for type in scope.type.map({ plan.index.lineage(of: $0.name) }) ?? [] {
          if let own = type.associatedTypes[name] { return .placeholder(own + demands) }
          if let alias = type.aliases[name] { return .alias(alias) }
        }
      }
      return nil
    }
    return member(String(name[name.index(after: dot)...]), of: String(name[..<dot]), at: node, demands, depth)
  }

  /// What `Owner.Member` means: what a protocol of the owner's demands of its associated type.
  private func member(
    _ name: String, of owner: String, at node: Syntax, _ demands: [String], _ depth: Int
  ) -> Meaning? {
    guard depth < Self.depthLimit else { return nil }
    let owners: [String]
    switch meaning(of: owner, at: node, depth: depth + 1) {
    case .placeholder(let demands): owners = demands
    case .alias(let other): return member(name, of: other, at: node, demands, depth + 1)
    case nil: owners = [owner]
    }
    for owner in owners.flatMap({ $0.split(separator: "&") }) {
      guard let record = plan.index.type(owner.filter { !$0.isWhitespace }, from: context) else { continue }
      for type in plan.index.lineage(of: record.name) {
        if let own = type.associatedTypes[name] { return .placeholder(own + demands) }
        if let alias = type.aliases[name] { return .alias(alias) }
      }
    }
    return demands.isEmpty ? nil : .placeholder(demands)
  }

  // MARK: Values

  /// The types that values of a name around a place have, as written: parameters, constants, properties.
  func types(ofValue name: String, at node: Syntax) -> [String] {
    var parent = node.parent
    while let current = parent {
      if let found = current.typeOfValue(name, before: node) { return [found] }
      parent = current.parent
    }
    for scope in scopes.reversed() {
      for type in scope.type.map({ plan.index.lineage(of: $0.name) }) ?? [] {
        if let property = type.properties.first(where: { $0.name == name }) {
          return property.type.map { [$0] } ?? []
        }
      }
    }
    return []
  }

  /// The types that properties of a name have, whichever type of the module declares them.
  func types(ofMember name: String) -> [String] {
    plan.index.types.values.flatMap { type in
      type.properties.filter { $0.name == name }.map { $0.type ?? "" }
    }
  }
}

extension Syntax {
  /// The generic parameters of a declaration and what is asked of them.
  fileprivate var generics: (GenericParameterClauseSyntax?, GenericWhereClauseSyntax?) {
    if let node = self.as(FunctionDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = self.as(InitializerDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = self.as(ClassDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = self.as(StructDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = self.as(EnumDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = self.as(ExtensionDeclSyntax.self) { return (nil, node.genericWhereClause) }
    if let node = self.as(ProtocolDeclSyntax.self) { return (nil, node.genericWhereClause) }
    return (nil, nil)
  }

  /// The type of a value that a declaration or a block names; nil where it names none, or does not write its type.
  fileprivate func typeOfValue(_ name: String, before node: Syntax) -> String? {
    if let function = self.as(FunctionDeclSyntax.self) { return function.signature.type(of: name) }
    if let initializer = self.as(InitializerDeclSyntax.self) { return initializer.signature.type(of: name) }
    if let closure = self.as(ClosureExprSyntax.self) {
      let parameters = closure.signature?.parameterClause?.as(ClosureParameterClauseSyntax.self)?.parameters
      return parameters?.first { ($0.secondName ?? $0.firstName).text == name }?.type?.trimmedDescription
    }
    if let condition = self.as(IfExprSyntax.self) { return condition.conditions.type(of: name) }
    guard let items = self.as(CodeBlockItemListSyntax.self) else { return nil }
    for item in items where item.position < node.position {
      if let found = item.item.as(GuardStmtSyntax.self)?.conditions.type(of: name) { return found }
      for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? [] {
        guard binding.pattern.trimmedDescription == name else { continue }
        return binding.typeAnnotation?.type.trimmedDescription ?? binding.initializer?.value.castType
      }
    }
    return nil
  }
}

extension FunctionSignatureSyntax {
  fileprivate func type(of name: String) -> String? {
    parameterClause.parameters.first { ($0.secondName ?? $0.firstName).text == name }?.type.trimmedDescription
  }
}

extension ConditionElementListSyntax {
  /// The type that a value is cast to: `let name = value as? Type`.
  fileprivate func type(of name: String) -> String? {
    lazy.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
      .first { $0.pattern.trimmedDescription == name }
      .flatMap { $0.typeAnnotation?.type.trimmedDescription ?? $0.initializer?.value.castType }
  }
}

extension ExprSyntax {
  /// The type at the end of a cast.
  fileprivate var castType: String? {
    self.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type.trimmedDescription
  }
}
