import SwiftSyntax

/// Objects made by a class that is a value, `type.init(nibName: nil, bundle: nil)` or `T(frame: .zero)`.
///
/// Apple's compiler lets any initialiser of an Objective-C class be called that way; on Linux only a required one, so
/// UIKit's classes have a function for each in its place.
extension FileRewriter {
  /// What stands in the place of `init`.
  private static let substitute = "bridgedInit"

  /// UIKit's initialisers with arguments, by their labels.
  private static let initializers: Set<[String?]> = [
    ["nibName", "bundle"], ["rootViewController"], ["frame"], ["style"], ["style", "reuseIdentifier"],
    ["frame", "style"], ["frame", "collectionViewLayout"], ["collectionViewLayout"],
    ["navigationBarClass", "toolbarClass"], ["identifier", "source", "destination"],
  ]

  func rewriteMetatypeCall(_ node: FunctionCallExprSyntax) {
    let labels = node.arguments.map(\.label?.text)
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init",
      let base = member.base
    {
      guard Self.initializers.contains(labels) || (labels.isEmpty && constraint(of: base) != nil) else {
        return
      }
      if isMetatypeValue(base) { edits.replace(member.declName.range, with: Self.substitute) }
    } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      let text = name.baseName.text
      if text == "Timer", labels.isEmpty, node.trailingClosure == nil {
        edits.insert(".bridgedUnscheduled", at: name.range.upperBound)
        return
      }
      if text == "Self" {
        guard Self.initializers.contains(labels), scopes.last?.isClass == true else { return }
      } else {
        guard Self.initializers.contains(labels) || labels.isEmpty,
          constraint(ofParameter: text, at: Syntax(node)) != nil
        else { return }
      }
      edits.insert(".\(Self.substitute)", at: name.range.upperBound)
    }
  }

  /// Whether an expression is a class as a value, rather than the name of one.
  private func isMetatypeValue(_ base: ExprSyntax) -> Bool {
    if base.is(SuperExprSyntax.self) { return false }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      // `Module.Type.init` names a class; `(a ?? b).init`, `type(of: x).init` and `x.type.init` ask a value.
      guard let member = base.as(MemberAccessExprSyntax.self) else { return true }
      return member.declName.baseName.text.first?.isLowercase == true
    }
    switch name {
    case "self": return isInStaticMember(Syntax(base))
    case "Self": return scopes.last?.isClass == true
    default:
      return name.first?.isLowercase == true || constraint(ofParameter: name, at: Syntax(base)) != nil
    }
  }

  private func isInStaticMember(_ node: Syntax) -> Bool {
    var parent = node.parent
    while let current = parent {
      if let function = current.as(FunctionDeclSyntax.self) {
        return function.modifiers.contains(where: \.isStatic)
      }
      if let variable = current.as(VariableDeclSyntax.self), variable.isMember {
        return variable.modifiers.contains(where: \.isStatic)
      }
      if current.is(InitializerDeclSyntax.self) { return false }
      parent = current.parent
    }
    return false
  }

  private func constraint(of base: ExprSyntax) -> String? {
    base.as(DeclReferenceExprSyntax.self).flatMap {
      constraint(ofParameter: $0.baseName.text, at: Syntax(base))
    }
  }

  /// The class of UIKit that a generic parameter around the place comes from; nil where it is none.
  private func constraint(ofParameter name: String, at node: Syntax) -> String? {
    var parent = node.parent
    while let current = parent {
      let (clause, conditions) = current.generics
      if let parameter = clause?.parameters.first(where: { $0.name.text == name }) {
        let inherited = parameter.inheritedType?.trimmedDescription
        let required = conditions?.requirements.compactMap { requirement -> String? in
          guard case .conformanceRequirement(let conformance) = requirement.requirement,
            conformance.leftType.trimmedDescription == name
          else { return nil }
          return conformance.rightType.trimmedDescription
        }
        let parts = ([inherited].compactMap { $0 } + (required ?? [])).flatMap { $0.split(separator: "&") }
        return parts.map { $0.filter { !$0.isWhitespace } }.first { $0.hasPrefix("UI") }
      }
      parent = current.parent
    }
    return nil
  }
}

extension DeclModifierSyntax {
  fileprivate var isStatic: Bool { ["static", "class"].contains(name.text) }
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
    return (nil, nil)
  }
}
