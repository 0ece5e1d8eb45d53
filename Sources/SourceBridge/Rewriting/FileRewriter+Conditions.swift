import SwiftSyntax

extension FileRewriter {
  /// Platforms that an app for iOS is not compiled for.
  private static let otherPlatforms: Set<String> = [
    "Linux", "macOS", "OSX", "watchOS", "tvOS", "visionOS", "Windows",
  ]

  /// Answers a question about the platform as a compiler for iOS would.
  func rewriteCondition(_ condition: ExprSyntax) {
    for call in calls(in: condition) {
      guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let argument = call.arguments.first?.expression.trimmedDescription
      else { continue }
      switch (name, argument) {
      case ("os", "iOS"): edits.replace(call.range, with: "true")
      case ("os", let platform) where Self.otherPlatforms.contains(platform):
        edits.replace(call.range, with: "false")
      case ("targetEnvironment", "simulator"): edits.replace(call.range, with: "true")
      case ("_runtime", "_ObjC"), ("canImport", "ObjectiveC"): edits.replace(call.range, with: "true")
      case ("canImport", let module) where options.standIns.contains(Self.topModule(of: module)):
        edits.replace(call.range, with: "false")
      case ("canImport", "AppKit"), ("canImport", "WatchKit"): edits.replace(call.range, with: "false")
      default: break
      }
    }
  }

  private static func topModule(of name: String) -> String {
    name.split(separator: ".").first.map(String.init) ?? name
  }

  /// Whether an import stands where the module was asked for before, so that it is not missed.
  private func isAskedFor(_ module: String, at node: ImportDeclSyntax) -> Bool {
    var parent = node.parent
    while let current = parent {
      if let clause = current.as(IfConfigClauseSyntax.self), let condition = clause.condition,
        calls(in: condition).contains(where: {
          $0.calledExpression.trimmedDescription == "canImport"
            && $0.arguments.first.map { Self.topModule(of: $0.expression.trimmedDescription) } == module
        })
      {
        return true
      }
      parent = current.parent
    }
    return false
  }

  private func calls(in node: some SyntaxProtocol) -> [FunctionCallExprSyntax] {
    if let call = node.as(FunctionCallExprSyntax.self) { return [call] }
    return node.children(viewMode: .sourceAccurate).flatMap { calls(in: $0) }
  }

  /// Takes out the import of a module that is not there.
  func rewriteImport(_ node: ImportDeclSyntax) {
    guard let module = node.path.first?.name.text else { return }
    if options.standIns.contains(module), !isAskedFor(module, at: node) {
      findings.append(file.finding(.absentModule, .error, at: node.path, "no such module '\(module)'"))
    }
    if options.absentModules.contains(module) {
      edits.blank(node.range, of: file.utf8)
      findings.append(
        file.finding(
          .foreignImport, .note, at: node, "The module \(module) is not there, so it is not imported."))
    } else {
      // Apple's UIKit is a module with parts, `import UIKit.UIViewController`; a declaration is imported with its kind.
      if node.importKindSpecifier == nil, node.path.count > 1, options.imports.contains(module),
        let first = node.path.first
      {
        edits.blank(first.name.range.upperBound..<node.path.range.upperBound, of: file.utf8)
      }
      // `@_exported import` and the like stay; the attributes of Objective-C do not occur here.
      for attribute in node.attributes {
        if let attribute = attribute.as(AttributeSyntax.self) { rewriteAttribute(attribute) }
      }
    }
  }
}
