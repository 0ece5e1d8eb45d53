import SwiftSyntax

/// What an extension overrides of a class that another module declares, such as a test's of one of the app's.
///
/// Objective-C adds the method to the class. Here the class's own module declares it, open to be replaced, and the
/// extension replaces it.
public struct OuterOverride: Hashable, Sendable {
  /// The class, as the extension names it.
  public let typeName: String
  /// The name of the method with its labels, or of the property.
  public let name: String
  /// What the class declares, but for how far it can be seen.
  let declaration: String

  /// Finds what the extensions of a module override of classes that it does not declare.
  ///
  /// - Parameter files: every Swift file of the module.
  /// - Returns: the overrides, each once.
  public static func all(in files: [SourceFile]) -> [OuterOverride] {
    var index = ModuleIndex()
    for records in concurrently(files.count, { DeclarationCollector(files[$0]).records }) {
      index.add(records)
    }
    guard index.types.values.contains(where: { !$0.isDeclared && $0.hasOverride }) else { return [] }
    var seen: Set<OuterOverride> = []
    return files.flatMap { OuterOverrideSearch($0, index).found }.filter { seen.insert($0).inserted }
  }
}

extension TypeRecord {
  fileprivate var hasOverride: Bool {
    methods.contains(where: \.isOverride) || properties.contains(where: \.isOverride)
  }
}

extension FunctionDeclSyntax {
  /// The name with its labels.
  var fullName: String {
    "\(name.text.unquoted)(\(signature.parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }
}

/// Looks through a file for what its extensions override of others' classes.
private final class OuterOverrideSearch: SyntaxVisitor {
  private(set) var found: [OuterOverride] = []
  private let index: ModuleIndex
  private var typeName: String?

  init(_ file: SourceFile, _ index: ModuleIndex) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    guard index.type(name)?.isDeclared != true else { return .skipChildren }
    typeName = name
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { typeName = nil }

  // Types inside are declared here.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let typeName, node.modifiers.has("override"), !node.modifiers.isOfType else { return .skipChildren }
    let parameters = node.signature.parameters
    guard node.genericParameterClause == nil else { return .skipChildren }
    let effects = node.signature.effectSpecifiers
    let (isAsync, isThrowing) = (effects?.asyncSpecifier != nil, effects?.throwsClause != nil)
    let call = MemberForwarding.call(node.name.text, parameters)
    let result = node.signature.returnClause.map { " \($0.trimmedDescription)" } ?? ""
    found.append(
      OuterOverride(
        typeName: typeName, name: node.fullName,
        declaration:
          "override func \(node.name.text)(\(MemberForwarding.parameters(parameters, withDefaults: true)))"
          + "\(isAsync ? " async" : "")\(isThrowing ? " throws" : "")\(result)"
          + " { \(isThrowing ? "try " : "")\(isAsync ? "await " : "")super.\(call) }"))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let typeName, node.isMember, node.modifiers.has("override"), !node.modifiers.isOfType else {
      return .skipChildren
    }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let annotation = binding.typeAnnotation
      else { continue }
      let set = binding.isSettable ? " set { super.\(name) = newValue }" : ""
      found.append(
        OuterOverride(
          typeName: typeName, name: name.unquoted,
          declaration: "override var \(name)\(annotation.trimmedDescription) { get { super.\(name) }\(set) }")
      )
    }
    return .skipChildren
  }
}

extension DeclModifierListSyntax {
  /// Whether what they stand before belongs to the type rather than to its objects.
  var isOfType: Bool { has("static") || has("class") }
}
