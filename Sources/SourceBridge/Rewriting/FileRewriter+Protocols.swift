import SwiftSyntax

extension FileRewriter {
  /// An `@objc` protocol is one of objects; what it has `optional` returns nil where nobody implements it.
  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    guard node.attributes.has("objc") else { return }
    let base = objectBase(of: node.name.text)
    if let inheritance = node.inheritanceClause {
      if !inheritance.inheritedTypes.contains(where: {
        ["AnyObject", "class", "NSObjectProtocol"].contains($0.type.trimmedDescription)
      }) {
        edits.insert(", \(base)", at: inheritance.range.upperBound)
      }
    } else {
      edits.insert(": \(base)", at: node.name.range.upperBound)
    }
    var defaults: [String] = []
    for item in node.memberBlock.members {
      guard let function = item.decl.as(FunctionDeclSyntax.self), function.modifiers.has("optional") else {
        continue
      }
      let method = MethodRecord(
        name: function.name.text.unquoted, parameters: function.signature.parameters,
        result: function.signature.returnClause?.type.trimmedDescription)
      let signature = MemberForwarding.optionalSignature(of: method)
      edits.replace(function.range, with: signature + lineBreaks(in: function.range))
      defaults.append("\(signature) { nil }")
    }
    guard !defaults.isEmpty else { return }
    let access = node.modifiers.has("public") ? "public " : ""
    edits.insert(
      "; extension \(node.name.text) { \(defaults.map { access + $0 }.joined(separator: "; ")) }",
      at: node.memberBlock.range.upperBound)
  }

  /// Objects of Foundation's can be asked for their selectors; others are objects at least.
  private func objectBase(of name: String) -> String {
    let conforming = plan.index.types.values.filter { type in
      type.kind == .classType && plan.index.lineage(of: type.name).contains { $0.name == name }
    }
    let areFoundations = conforming.allSatisfy { plan.index.foreignBase(of: $0) != nil }
    return areFoundations && !conforming.isEmpty ? "NSObjectProtocol" : "AnyObject"
  }
}
