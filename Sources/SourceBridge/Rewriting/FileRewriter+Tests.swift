import SwiftSyntax

/// Tests of XCTest that belong to the main actor, which the one for other platforms than Apple's knows nothing of.
extension FileRewriter {
  /// Makes a test asynchronous that throws and belongs to the main actor.
  func awaitTest(_ node: FunctionDeclSyntax, _ scope: Scope) {
    guard options.holdsTests, scope.isClass, node.name.text.hasPrefix("test"),
      node.signature.parameterClause.parameters.isEmpty, !node.modifiers.isOfType,
      let effects = node.signature.effectSpecifiers, effects.asyncSpecifier == nil,
      let throwing = effects.throwsClause, isOfMainActor(node, scope)
    else { return }
    edits.insert("async ", at: throwing.range.lowerBound)
  }

  /// What is done before and after each test is overridden by a method of no actor, which does it on the main actor, where
  /// XCTest calls it: the class's own method gets another name.
  func isolateFixture(_ node: FunctionDeclSyntax, _ scope: Scope) {
    guard options.holdsTests, scope.isClass, Self.fixtures.contains(node.name.text),
      node.modifiers.has("override"), !node.modifiers.has("nonisolated"),
      node.signature.parameterClause.parameters.isEmpty,
      node.signature.effectSpecifiers?.asyncSpecifier == nil, isOfMainActor(node, scope)
    else { return }
    let name = "__bridged_\(scope.name.filter { $0 != "." })_\(node.name.text)"
    let mayFail = node.signature.effectSpecifiers?.throwsClause != nil
    let marks = mayFail ? "try " : ""
    let words = node.modifiers.map(\.trimmedDescription).joined(separator: " ")
    let own = node.modifiers.isOfType ? "" : "nonisolated(unsafe) let own = self; "
    let call = "\(node.modifiers.isOfType ? "self" : "own").\(name)()"
    edits.insert(
      "nonisolated \(words) func \(node.name.text)()\(mayFail ? " throws" : "") { "
        + "\(own)\(marks)MainActor.assumeIsolated { \(marks)\(call) } }; ",
      at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    for modifier in node.modifiers where modifier.name.text == "override" {
      edits.blank(modifier.range, of: file.utf8)
    }
    edits.replace(node.name.range, with: name)
  }

  private static let fixtures: Set<String> = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"]

  private func isOfMainActor(_ node: FunctionDeclSyntax, _ scope: Scope) -> Bool {
    node.attributes.has("MainActor") || scope.isOfMainActor
      || lineage(of: scope).contains { $0.kind == .classType && $0.isOfMainActor }
  }
}
