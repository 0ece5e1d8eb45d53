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
      findings.append(
        file.finding(
          .managedProperty, .warning, at: node,
          "Core Data does not fill this property: there is none on Linux.",
          remedy: "Put a plain property in its place where the module is tested."))
    case _ where Self.blanked.contains(name):
      edits.blank(node.range, of: file.utf8)
    default: break
    }
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
