import SwiftSyntax

extension FileRewriter {
  private static let observing = "observeValue(forKeyPath:of:change:context:)"

  /// Lets a class have the method that hears of changes of key paths, which no class declares where nobody calls it.
  func observe(_ node: FunctionDeclSyntax, _ scope: Scope) {
    guard node.fullName == Self.observing, node.modifiers.has("override"), let type = scope.type,
      !inheritsObserving(type)
    else { return }
    for modifier in node.modifiers where modifier.name.text == "override" {
      edits.blank(modifier.range, of: file.utf8)
    }
  }

  /// Whether a class of the app above this one declares the method, so that it is overridden after all.
  private func inheritsObserving(_ type: TypeRecord) -> Bool {
    plan.index.lineage(of: type.name).contains { other in
      other.name != type.name && other.kind == .classType
        && other.methods.contains { $0.fullName == Self.observing }
    }
  }

  /// Has what a class hands on to a class of somebody else's go nowhere.
  func rewriteObserving(_ node: MemberAccessExprSyntax) {
    guard node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == "observeValue",
      let base = node.base, let type = scopes.last?.type, !inheritsObserving(type)
    else { return }
    edits.replace(base.range.lowerBound..<node.range.upperBound, with: "self.bridgedObserveValue")
  }
}
