import SwiftParser
import SwiftSyntax

/// A call in which code names something that a storyboard or nib holds.
public struct ResourceUse: Hashable, Sendable {
  /// What is named.
  public enum Kind: Hashable, Sendable {
    /// A segue, in `performSegue(withIdentifier:sender:)`.
    case segue
    /// A scene, in `instantiateViewController(withIdentifier:)`.
    case scene
    /// A storyboard, in `UIStoryboard(name:bundle:)`.
    case storyboard
    /// A nib, in `UINib(nibName:bundle:)` and `loadNibNamed(_:owner:options:)`.
    case nib
    /// A cell, in `dequeueReusableCell(withIdentifier:)` and those like it.
    case cell
    /// A method, in `Selector("…")` and `NSSelectorFromString("…")`.
    case selector
  }

  /// What is named.
  public let kind: Kind
  /// The name.
  public let name: String
  /// The file.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column in UTF-8, from 1.
  public let column: Int
}

/// Looks through a file for the calls that name what resources hold, and for all plain texts.
final class ResourceUseSearch: SyntaxVisitor {
  private(set) var uses: [ResourceUse] = []
  private(set) var texts: [String: Int] = [:]
  private let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let text = node.representedLiteralValue { texts[text, default: 0] += 1 }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let kind = Self.kind(of: node), let first = node.arguments.first?.expression,
      let text = first.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    {
      let place = file.location(first.positionAfterSkippingLeadingTrivia.utf8Offset)
      uses.append(
        ResourceUse(kind: kind, name: text, file: file.path, line: place.line, column: place.column))
    }
    return .visitChildren
  }

  private static func kind(of node: FunctionCallExprSyntax) -> ResourceUse.Kind? {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    var name = member?.declName.baseName.text ?? node.calledExpression.trimmedDescription
    if name == "init", let type = member?.base?.trimmedDescription { name = type }
    return switch (name, node.arguments.first?.label?.text) {
    case ("performSegue", "withIdentifier"): .segue
    case ("instantiateViewController", "withIdentifier"), ("instantiateViewController", "identifier"): .scene
    case ("UIStoryboard", "name"): .storyboard
    case ("UINib", "nibName"), ("loadNibNamed", nil): .nib
    case ("dequeueReusableCell", "withIdentifier"), ("dequeueReusableCell", "withReuseIdentifier"): .cell
    case ("Selector", nil), ("NSSelectorFromString", nil): .selector
    default: nil
    }
  }
}
