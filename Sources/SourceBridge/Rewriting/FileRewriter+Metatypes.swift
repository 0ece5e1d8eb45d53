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
    let isKnown = Self.initializers.contains(labels)
    let isEmpty = labels.isEmpty && node.trailingClosure == nil
    guard isKnown || isEmpty else { return }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      if member.declName.baseName.text != "init" {
        // `Owner.Placeholder(…)`
        guard let name = member.typeName, standsForClass(name, at: Syntax(node)) else { return }
        edits.insert(".\(Self.substitute)", at: member.range.upperBound)
      } else if let base = member.base {
        guard isKnown ? isMetatypeValue(base) : isClassValue(base) else { return }
        edits.replace(member.declName.range, with: Self.substitute)
      } else if let type = node.expectedType, standsForClass(type, at: Syntax(node)) {
        edits.replace(member.declName.range, with: Self.substitute)
      }
    } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      let text = name.baseName.text
      if text == "Timer", isEmpty {
        edits.insert(".bridgedUnscheduled", at: name.range.upperBound)
        return
      }
      guard
        standsForClass(text, at: Syntax(node))
          || text == "Self" && isKnown && scopes.last?.isClass == true
      else { return }
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
        || member.typeName.map { standsForClass($0, at: Syntax(base)) } == true
    }
    switch name {
    case "self": return isInStaticMember(Syntax(base))
    case "Self": return scopes.last?.isClass == true || standsForClass(name, at: Syntax(base))
    default: return name.first?.isLowercase == true || standsForClass(name, at: Syntax(base))
    }
  }

  /// Whether an expression is a class of UIKit's as a value, for all that is written about it.
  ///
  /// Without arguments any type can be meant, a struct by its protocol too, so that its type has to be known.
  private func isClassValue(_ base: ExprSyntax) -> Bool {
    if let call = base.as(FunctionCallExprSyntax.self) {
      guard call.calledExpression.trimmedDescription == "type", let argument = call.arguments.first,
        argument.label?.text == "of"
      else { return false }
      if argument.expression.trimmedDescription == "self" { return isClass("Self", at: Syntax(base)) }
      guard let name = argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
        return false
      }
      return types(ofValue: name, at: Syntax(base)).contains { isClass($0, at: Syntax(base)) }
    }
    if let member = base.as(MemberAccessExprSyntax.self) {
      if let name = member.typeName, standsForClass(name, at: Syntax(base)) { return true }
      let types = types(ofMember: member.declName.baseName.text)
      return !types.isEmpty && types.allSatisfy { isClassMetatype($0, at: Syntax(base)) }
    }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    switch name {
    case "self": return isInStaticMember(Syntax(base)) && isClass("Self", at: Syntax(base))
    default:
      return standsForClass(name, at: Syntax(base))
        || types(ofValue: name, at: Syntax(base)).contains { isClassMetatype($0, at: Syntax(base)) }
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
}

extension DeclModifierSyntax {
  fileprivate var isStatic: Bool { ["static", "class"].contains(name.text) }
}

extension MemberAccessExprSyntax {
  /// The name of a type that it is written like: `Owner.Inner`; nil where a part begins small.
  fileprivate var typeName: String? {
    let name = trimmedDescription
    let isName = name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      part.first?.isUppercase == true && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    return isName && base != nil ? name : nil
  }
}

extension FunctionCallExprSyntax {
  /// The type that is asked for where the call stands: by a declaration with a value, or a function's result.
  fileprivate var expectedType: String? {
    guard let parent else { return nil }
    if let clause = parent.as(InitializerClauseSyntax.self) {
      return clause.parent?.as(FunctionParameterSyntax.self)?.type.trimmedDescription
        ?? clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type.trimmedDescription
    }
    guard parent.is(ReturnStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self) else { return nil }
    var next: Syntax? = parent
    while let current = next {
      if current.is(ClosureExprSyntax.self) { return nil }
      if let function = current.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.trimmedDescription
      }
      if let binding = current.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation?.type.trimmedDescription
      }
      next = current.parent
    }
    return nil
  }
}
