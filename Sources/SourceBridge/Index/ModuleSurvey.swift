import Foundation
import SwiftParser
import SwiftSyntax

/// Looks through a file for what it asks of others: selectors by name, overrides in extensions.
final class ModuleSurvey: SyntaxVisitor {
  /// What a file asks of others.
  struct Findings {
    var selectors: Set<String> = []
    var keys: Set<String> = []
    var forwarders: [String: [String]] = [:]
  }

  private(set) var findings = Findings()

  private let index: ModuleIndex
  private let hoisted: [String: Set<String>]
  private var path: [(name: String, isExtension: Bool)] = []

  init(_ index: ModuleIndex, _ hoisted: [String: Set<String>], _ file: SourceFile) {
    self.index = index
    self.hoisted = hoisted
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  private var context: String? {
    path.isEmpty ? nil : path.map(\.name).joined(separator: ".")
  }

  // MARK: Names

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      if case .found(let name) = SelectorName(node, in: context, index).resolution {
        findings.selectors.insert(name)
      }
    case "keyPath":
      for key in KeyPathName(node, index).text.split(separator: ".") { findings.keys.insert(String(key)) }
    default: break
    }
    return .visitChildren
  }

  /// A selector that is written as a text may be meant by any text.
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let text = node.representedLiteralValue, !text.isEmpty, text.utf8.count < 200,
      text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == ":" || $0 == "_" })
    {
      findings.selectors.insert(text)
    }
    return .visitChildren
  }

  // MARK: Extensions

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, false) }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, false) }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, false) }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, true)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

  private func enter(_ name: String, _ isExtension: Bool) -> SyntaxVisitorContinueKind {
    path.append((name, isExtension))
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isMember, let last = path.last, last.isExtension, let type = index.type(last.name),
      type.isDeclared
    else { return .visitChildren }
    let parameters = node.signature.parameters
    let name = node.name.text
    guard node.modifiers.has("override") || hoisted[type.name]?.contains(node.fullName) == true,
      RootMember(node.fullName, foreignBase: index.foreignBase(of: type)) == nil
    else { return .visitChildren }
    let effects = node.signature.effectSpecifiers
    let isAsync = effects?.asyncSpecifier != nil
    let isThrowing = effects?.throwsClause != nil
    let result = node.signature.returnClause.map { " \($0.trimmedDescription)" } ?? ""
    let arguments = MemberForwarding.call(
      MemberForwarding.name(name.unquoted, of: type.name), parameters)
    findings.forwarders[type.name, default: []].append(
      "\(node.modifiers.words)func \(name)\(node.genericParameterClause?.trimmedDescription ?? "")"
        + "(\(MemberForwarding.parameters(parameters, withDefaults: true)))\(isAsync ? " async" : "")\(isThrowing ? " throws" : "")\(result)"
        + " { \(isThrowing ? "try " : "")\(isAsync ? "await " : "")\(arguments) }")
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isMember, let last = path.last, last.isExtension, let type = index.type(last.name),
      type.isDeclared
    else { return .visitChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let annotation = binding.typeAnnotation,
        node.modifiers.has("override") || hoisted[type.name]?.contains(name.unquoted) == true
      else { continue }
      let stand = MemberForwarding.name(name.unquoted, of: type.name)
      let set = binding.isSettable ? " set { \(stand) = newValue }" : ""
      findings.forwarders[type.name, default: []].append(
        "\(node.modifiers.words)var \(name)\(annotation.trimmedDescription) { get { \(stand) }\(set) }")
    }
    return .visitChildren
  }
}

extension DeclModifierListSyntax {
  /// The modifiers that the body's own declaration has as well.
  fileprivate var words: String {
    map(\.trimmedDescription).filter { !["private", "fileprivate", "dynamic", "final"].contains($0) }
      .map { $0 + " " }.joined()
  }
}
