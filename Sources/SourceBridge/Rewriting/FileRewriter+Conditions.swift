import SwiftSyntax

extension FileRewriter {
  /// Platforms that an app for iOS is not compiled for.
  private static let otherPlatforms: Set<String> = [
    "Linux", "macOS", "OSX", "watchOS", "tvOS", "visionOS", "Windows",
  ]

  /// Answers a question about the platform as a compiler for iOS would.
  func rewriteCondition(_ condition: ExprSyntax) {
    for call in calls(in: condition) {
      if let answer = answer(to: call) { edits.replace(call.range, with: answer) }
    }
  }

  /// What an app for iOS answers to a question about the platform; nil where the compiler is to answer.
  private func answer(to call: FunctionCallExprSyntax) -> String? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression.trimmedDescription
    else { return nil }
    return switch (name, argument) {
    case ("os", "iOS"), ("targetEnvironment", "simulator"), ("_runtime", "_ObjC"),
      ("canImport", "ObjectiveC"):
      "true"
    case ("os", let platform) where Self.otherPlatforms.contains(platform): "false"
    case ("canImport", let module) where options.standIns.contains(Self.topModule(of: module)): "false"
    case ("canImport", "AppKit"), ("canImport", "WatchKit"): "false"
    default: nil
    }
  }

  /// The condition under which a place is compiled, as the bridged file has it; nil where it always is.
  func condition(around node: some SyntaxProtocol) -> String? {
    var parts: [String] = []
    var parent = node.parent
    while let current = parent {
      if let clause = current.as(IfConfigClauseSyntax.self),
        let clauses = current.parent?.as(IfConfigClauseListSyntax.self)
      {
        let before = clauses.prefix { $0.id != clause.id }.compactMap(\.condition)
        parts += before.map { "!(\(text(of: $0)))" } + (clause.condition.map { ["(\(text(of: $0)))"] } ?? [])
      }
      parent = current.parent
    }
    return parts.isEmpty ? nil : parts.joined(separator: " && ")
  }

  private func text(of condition: ExprSyntax) -> String {
    let start = condition.range.lowerBound
    var answers = SourceEdits()
    for call in calls(in: condition) {
      guard let answer = answer(to: call) else { continue }
      answers.replace((call.range.lowerBound - start)..<(call.range.upperBound - start), with: answer)
    }
    return answers.applied(to: Array(file.utf8[condition.range])).replacing("\n", with: " ")
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

  /// Modules that stand for Apple's off its platforms, without the parts that those have, such as `os.log`.
  private static let companions: Set<String> = [
    "os", "OSLog", "QuartzCore", "CoreGraphics", "UniformTypeIdentifiers",
  ]

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
      if node.importKindSpecifier == nil, node.path.count > 1,
        options.imports.contains(module) || Self.companions.contains(module),
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
