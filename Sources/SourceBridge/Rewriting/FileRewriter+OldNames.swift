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
    guard let member else {
      // A controller names its own members without itself before them.
      if let name = OldNames.members[text], context != nil, !plan.hasMember(text), !mayBeLocal(text) {
        edits.replace(node.baseName.range, with: name)
        return
      }
      return rewriteOldName(node.baseName)
    }
    if let name = OldNames.notifications[text] {
      // `.UIKeyboardWillShow` and `NSNotification.Name.UIKeyboardWillShow` are members of another type now.
      edits.replace(member.range, with: name + lineBreaks(in: member.range))
    } else if let name = OldNames.members[text], !plan.hasMember(text) {
      edits.replace(node.baseName.range, with: name)
    }
  }

  /// Whether the file has a variable or parameter of a name.
  private func mayBeLocal(_ name: String) -> Bool {
    ["let \(name)", "var \(name)", "\(name):"].contains { file.text.contains($0) }
  }

  /// Puts an initialiser with labels in the place of a function that made the same value without.
  func rewriteOldFunction(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let labels = OldNames.functions[name], labels.count == node.arguments.count,
      node.arguments.allSatisfy({ $0.label == nil })
    else { return }
    for (label, argument) in zip(labels, node.arguments) {
      edits.insert("\(label): ", at: argument.expression.range.lowerBound)
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
