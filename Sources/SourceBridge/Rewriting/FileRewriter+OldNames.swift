import SwiftSyntax

extension FileRewriter {
  /// Puts the present name in the place of one from before Swift 4.2, unless the module has a type of that name.
  func rewriteOldName(_ token: TokenSyntax) {
    guard let name = OldNames.types[token.text], plan.index.type(token.text) == nil else { return }
    edits.replace(token.range, with: name)
  }

  /// The same for an expression: a type, a member, or the name of a notification.
  func rewriteOldName(_ node: DeclReferenceExprSyntax) {
    let text = node.baseName.text
    let member = node.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == node.id ? $0 : nil }
    guard let member else { return rewriteOldName(node.baseName) }
    if let name = OldNames.notifications[text] {
      // `.UIKeyboardWillShow` and `NSNotification.Name.UIKeyboardWillShow` are members of another type now.
      edits.replace(member.range, with: name + lineBreaks(in: member.range))
    } else if let name = OldNames.members[text], !plan.hasMember(text) {
      edits.replace(node.baseName.range, with: name)
    }
  }

  /// Puts present argument labels, and names that took labels in, in the place of old ones.
  func rewriteOldLabels(_ node: FunctionCallExprSyntax) {
    let reference =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    // UIKit's own of these methods take one argument.
    guard let reference, let argument = node.arguments.first, node.arguments.count == 1,
      let label = argument.label
    else { return }
    let name = reference.baseName
    if let old = OldNames.labels[label.text], old.methods.contains(name.text) {
      edits.replace(label.range, with: old.label)
    } else if let joined = OldNames.joined["\(name.text)(\(label.text):)"], !plan.hasMember(name.text) {
      edits.replace(name.range, with: joined)
      edits.replace(label.range.lowerBound..<argument.expression.range.lowerBound, with: "")
    }
  }
}
