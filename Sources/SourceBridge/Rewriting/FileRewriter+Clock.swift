import SwiftSyntax

/// Calls of Foundation's that go by another clock, or know fewer languages, than an app on a phone has.
extension FileRewriter {
  /// Timers with closures, delays on the main queue and tasks that sleep go by the clock of transitions.
  func rewriteClockCall(_ node: FunctionCallExprSyntax) {
    let labels = node.arguments.map(\.label?.text)
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
      let name = member.declName.baseName
      switch (base.trimmedDescription, name.text) {
      case ("Timer", "scheduledTimer") where labels.first == "withTimeInterval":
        edits.replace(name.range, with: "bridgedScheduledTimer")
      case ("DispatchQueue.main", "asyncAfter") where labels.first == "deadline":
        edits.replace(name.range, with: "bridgedAsyncAfter")
      case ("Task", "sleep"), ("Task<Never, Never>", "sleep"):
        // The app may have a wait of its own beside the library's.
        let own = plan.index.type("Task")
        guard Self.sleeps.contains(labels), own?.isDeclared != true,
          own?.methods.contains(where: { $0.name == "sleep" && $0.parameters.map(\.label) == labels }) != true
        else { break }
        edits.replace(name.range, with: "bridgedSleep")
      case ("Timer", "init") where Self.isOfBlock(labels, node):
        edits.replace(name.range, with: "bridgedTimer")
      default: break
      }
    } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      name.text == "Timer", Self.isOfBlock(labels, node)
    {
      edits.insert(".bridgedTimer", at: name.range.upperBound)
    }
  }

  /// The labels of waits that name no clock.
  private static let sleeps: Set<[String?]> = [[nil], ["nanoseconds"], ["for"], ["for", "tolerance"]]

  private static func isOfBlock(_ labels: [String?], _ node: FunctionCallExprSyntax) -> Bool {
    labels == ["timeInterval", "repeats", "block"]
      || labels == ["timeInterval", "repeats"] && node.trailingClosure != nil
  }

  /// Formatters are made for the person's language and region.
  func rewriteFormatter(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil else { return }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName {
      guard Self.formatters.contains(name.text), plan.index.type(name.text)?.isDeclared != true else {
        return
      }
      edits.insert(".bridgedFormatter", at: name.range.upperBound)
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.formatters.contains(base), plan.index.type(base)?.isDeclared != true,
      member.declName.baseName.text == "init"
    {
      edits.replace(member.declName.range, with: "bridgedFormatter")
    }
  }

  private static let formatters: Set<String> = ["DateFormatter", "NumberFormatter"]

  /// `Locale.current` is the person's.
  func rewriteLocale(_ node: MemberAccessExprSyntax) {
    guard node.base?.trimmedDescription == "Locale", plan.index.type("Locale")?.isDeclared != true,
      ["current", "autoupdatingCurrent"].contains(node.declName.baseName.text)
    else { return }
    edits.replace(node.declName.range, with: "bridgedCurrent")
  }

  /// Formats from tables that have several forms are put together by UIKit's side, where the app has such tables.
  func rewriteFormat(_ node: FunctionCallExprSyntax) {
    guard options.readsPlurals else { return }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName, name.text == "String" {
      rewriteFormatLabel(node)
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "String"
    {
      switch member.declName.baseName.text {
      case "init": rewriteFormatLabel(node)
      case "localizedStringWithFormat":
        edits.replace(member.declName.range, with: "bridgedLocalizedStringWithFormat")
      default: break
      }
    }
  }

  private func rewriteFormatLabel(_ node: FunctionCallExprSyntax) {
    guard let label = node.arguments.first?.label, label.text == "format" else { return }
    edits.replace(label.range, with: "bridgedFormat")
  }
}
