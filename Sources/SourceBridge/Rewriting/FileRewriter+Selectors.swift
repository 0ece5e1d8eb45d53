import SwiftSyntax

extension FileRewriter {
  /// `#selector(method(_:))` is `Selector("method:", of: method(_:))`, so that the compiler still sees the method.
  func rewriteSelector(_ node: MacroExpansionExprSyntax) {
    let selector = SelectorName(node, in: context, plan.index)
    guard let expression = selector.expression else { return }
    let name = selector.name
    if case .ambiguous(let names) = selector.resolution {
      findings.append(
        file.finding(
          .ambiguousSelector, .warning, at: node,
          "Several methods are meant here: \(names.map { "'\($0)'" }.joined(separator: ", ")). The first is taken.",
          remedy: "Name the method with its labels."))
    }
    let (whole, inner) = (node.range, expression.range)
    switch selector.kind {
    case .method:
      edits.replace(
        whole.lowerBound..<inner.lowerBound,
        with: "Selector(\"\(name)\", of: " + lineBreaks(in: whole.lowerBound..<inner.lowerBound))
    case .getter, .setter:
      edits.replace(whole, with: "Selector(\"\(name)\")" + lineBreaks(in: whole))
    }
  }

  /// A call of an `optional` requirement, `delegate?.method?(x)`, calls what stands for it.
  func rewriteCall(_ node: FunctionCallExprSyntax) {
    reportRuntimeCall(node)
    rewriteOldLabels(node)
    rewriteOldFunction(node)
    rewriteMetatypeCall(node)
    rewriteClockCall(node)
    rewriteSession(node)
    rewriteFormat(node)
    rewriteFormatter(node)
    guard let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chaining.expression.as(MemberAccessExprSyntax.self)
    else { return }
    let name = member.declName.baseName
    let labels = node.arguments.map { $0.label?.text.unquoted } + (node.trailingClosure == nil ? [] : [nil])
    guard let requirements = plan.optionalRequirements[name.text.unquoted],
      requirements.contains(where: { $0.method.parameters.count == labels.count })
    else {
      rewriteForeignRequirement(node, chaining.questionMark, member)
      return
    }
    edits.replace(name.range, with: MemberForwarding.optionalName(name.text.unquoted))
    edits.replace(chaining.questionMark.range, with: "")
  }

  /// A call of an optional requirement of UIKit's, whose protocols have an answer for each here: it is simply called.
  ///
  /// An argument with a label tells a method from a property that holds a closure; otherwise the name has to be one of
  /// UIKit's, and none of the module's own.
  private func rewriteForeignRequirement(
    _ node: FunctionCallExprSyntax, _ questionMark: TokenSyntax, _ member: MemberAccessExprSyntax
  ) {
    guard let base = member.base else { return }
    let name = member.declName.baseName.text.unquoted
    guard
      node.arguments.contains(where: { $0.label != nil })
        || UIKitRequirements.names.contains(name) && !plan.hasProperty(name)
    else { return }
    edits.replace(questionMark.range, with: "")
    // The result stays optional, which it is in a chain anyway.
    guard !base.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .postfixQuestionMark })
    else { return }
    edits.insert("Optional(", at: base.range.lowerBound)
    edits.insert(")?", at: base.range.upperBound)
  }

  /// Functions of the Objective-C runtime that change what a class does.
  private static let exchanging: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod", "class_addMethod",
    "imp_implementationWithBlock", "object_setClass", "objc_allocateClassPair",
  ]

  private func reportRuntimeCall(_ node: FunctionCallExprSyntax) {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.exchanging.contains(name)
    {
      findings.append(
        file.finding(
          .swizzling, .warning, at: node,
          "\(name) exchanges methods in the Objective-C runtime, which Linux lacks.",
          remedy: "Override the method in a class of the app's own."))
    }
    // An object may observe itself, and name nobody before the call.
    let reference =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    guard let member = reference?.baseName.text else { return }
    let observesKeyPath =
      member == "addObserver" && node.arguments.contains { $0.label?.text == "forKeyPath" }
      || member == "observe" && node.arguments.first?.label == nil
        && node.arguments.first?.expression.is(KeyPathExprSyntax.self) == true
    if observesKeyPath {
      findings.append(
        file.finding(
          .keyValueObserving, .warning, at: node,
          "Nobody is told when the property changes: that needs the Objective-C runtime.",
          remedy:
            "Use a property observer, `didSet`, or call willChangeValue(forKey:) and didChangeValue(forKey:) around "
            + "the change."))
    }
  }
}
