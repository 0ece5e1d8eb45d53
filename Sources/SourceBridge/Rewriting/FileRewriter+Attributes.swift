import SwiftSyntax

extension FileRewriter {
  /// Attributes that only say something to Objective-C or Interface Builder.
  private static let blanked: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction",
    "GKInspectable", "NSCopying", "IBOutletCollection",
  ]

  func rewriteAttribute(_ node: AttributeSyntax) {
    let name = node.attributeName.trimmedDescription
    switch name {
    case "UIApplicationMain":
      // The compiler's own way for it needs Objective-C.
      edits.replace(node.range, with: options.keepsMain ? "@main             " : "                  ")
      noteMain(node)
    case "main":
      noteMain(node)
      if !options.keepsMain { edits.blank(node.range, of: file.utf8) }
    case "NSManaged":
      edits.blank(node.range, of: file.utf8)
      keepManagedValue(node)
    case _ where Self.blanked.contains(name):
      edits.blank(node.range, of: file.utf8)
    default: break
    }
  }

  /// Has a property that somebody else fills at run time keep what is set, and begin with nothing or nought.
  private func keepManagedValue(_ node: AttributeSyntax) {
    let declaration = node.parent?.parent?.as(VariableDeclSyntax.self)
    for binding in declaration?.bindings ?? [] where binding.accessorBlock == nil {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      edits.insert(
        " { get { bridgedManagedValue(\"\(name.unquoted)\") } "
          + "set { setBridgedManagedValue(newValue, \"\(name.unquoted)\") } }",
        at: (binding.typeAnnotation?.endPositionBeforeTrailingTrivia
          ?? binding.endPositionBeforeTrailingTrivia)
          .utf8Offset)
    }
    // A layer's are its own; it keeps them as here.
    guard let type = scopes.last?.type, plan.index.foreignBase(of: type)?.hasPrefix("CA") != true else {
      return
    }
    findings.append(
      file.finding(
        .managedProperty, .warning, at: node,
        "Core Data does not fill this property: there is none on Linux. It keeps what the app sets.",
        remedy: "Set it where the module is tested."))
  }

  /// Notes the type that a main attribute stands before.
  private func noteMain(_ node: AttributeSyntax) {
    var parent = node.parent
    while let current = parent, !current.is(ClassDeclSyntax.self), !current.is(StructDeclSyntax.self),
      !current.is(EnumDeclSyntax.self)
    {
      parent = current.parent
    }
    let name = parent?.as(ClassDeclSyntax.self)?.name ?? parent?.as(StructDeclSyntax.self)?.name
    mainType = name?.text ?? parent?.as(EnumDeclSyntax.self)?.name.text
  }
}
