import SwiftSyntax

/// A method that is written to be exchanged with another one: what it calls by its own name is the other one then.
///
/// Without the exchange it would call itself for ever, which the compiler tells of each that it can see through. Swift's
/// own `dynamic` leaves open what is called, as Objective-C's way of calling does.
struct ExchangedMethod {
  /// - Parameter node: a method; where it is not one that is written so, there is nothing.
  init?(_ node: FunctionDeclSyntax) {
    guard node.isMember, node.attributes.has("objc") || node.modifiers.has("dynamic"), let body = node.body
    else { return nil }
    let search = OwnCallSearch(node)
    search.walk(body)
    if !search.isFound { return nil }
  }
}

extension FileRewriter {
  /// Whether a modifier stands before a method that is written to be exchanged.
  func isOfExchangedMethod(_ modifier: DeclModifierSyntax) -> Bool {
    modifier.parent?.parent?.as(FunctionDeclSyntax.self).flatMap(ExchangedMethod.init) != nil
  }
}

/// Looks for a call of a method by its own name on the same object.
private final class OwnCallSearch: SyntaxVisitor {
  private(set) var isFound = false
  private let name: String
  private let labels: [String?]

  init(_ node: FunctionDeclSyntax) {
    name = node.name.text.unquoted
    labels = node.signature.parameters.map(\.label)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    let isOwn = member.map { $0.base?.trimmedDescription == "self" } ?? true
    let called = member?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    if isOwn, called?.baseName.text.unquoted == name,
      node.arguments.map({ $0.label?.text.unquoted }) == labels
    {
      isFound = true
    }
    return isFound ? .skipChildren : .visitChildren
  }
}
