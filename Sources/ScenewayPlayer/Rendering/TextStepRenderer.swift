internal import ScenewayTesting

/// Writes each step for people: what was done, where it led, and the screen.
struct TextStepRenderer: StepRenderer {
  let width: Int
  let isColoured: Bool

  func text(ofLaunch step: PlayerStep, name: String) -> String {
    dressed("Playing \(name).", .title) + "\n" + notes(of: step) + complaints(of: step) + "\n"
      + screen(of: step) + "\n"
  }

  func text(ofCommand command: String) -> String? { "\n" + dressed("▶ \(command)", .number) + "\n" }

  func text(of step: PlayerStep) -> String {
    let start = notes(of: step) + complaints(of: step)
    if let error = step.error { return start + dressed("✗ \(error)", .problem) + "\n" }
    switch step.command?.split(separator: " ").first {
    case "tree": return start + (step.tree?.description ?? "") + "\n"
    case "segue" where step.transition.kind == .none && !step.changesScreen,
      "segues" where step.transition.kind == .none && !step.changesScreen:
      return start + waysAlone(of: step)
    case "help", "?": return start + PlayerCommandHelp.text + "\n"
    case "screen": return start + screen(of: step) + "\n"
    case "quit", "exit", "q": return start
    default: break
    }
    let way = transition(of: step).map { dressed($0, .faint) + "\n" } ?? ""
    guard step.changesScreen || step.transition.kind != .none else {
      return start + dressed("  nothing changed on the screen", .faint) + "\n"
    }
    return start + way + screen(of: step) + "\n"
  }

  func text(ofHeading heading: String) -> String? {
    // What is too long for a title is a sentence that tells about what comes.
    guard heading.count > width || heading.hasSuffix(".") else {
      let line = String(repeating: "═", count: max(3, heading.count))
      return "\n" + dressed(heading, .title) + "\n" + dressed(line, .rule) + "\n"
    }
    let lines = ScreenText.wrapped(heading, width: width - 2)
    return "\n" + lines.map { dressed("│ ", .rule) + dressed($0, .title) + "\n" }.joined()
  }

  // MARK: Parts

  private func screen(of step: PlayerStep) -> String {
    let lines = ways(of: step) + step.hints.map { "(\($0))" }
    return ScreenText(width: width, style: dressed).text(of: step.screen)
      + lines.flatMap { ScreenText.wrapped($0, width: width - 4) }
      .map { "\n    " + dressed($0, .faint) }.joined()
  }

  private func waysAlone(of step: PlayerStep) -> String {
    let lines = ways(of: step)
    guard !lines.isEmpty else {
      return dressed("  no way out of this screen is gone by code alone", .faint) + "\n"
    }
    return lines.map { "  " + dressed($0, .words) + "\n" }.joined()
  }

  /// The ways out that only code goes.
  private func ways(of step: PlayerStep) -> [String] {
    step.ways.map { way in
      let name = way.identifier.map { " “\($0)”" } ?? ""
      return "(segue \(way.number)\(name) → \(way.destination), by code: \(way.kind))"
    }
  }

  private func notes(of step: PlayerStep) -> String {
    step.notes.flatMap { note in
      let lines = ScreenText.wrapped(note, width: width)
      // JSON has all of it; here a long list of classes would hide the screen.
      return lines.count <= 6 ? lines : lines.prefix(4) + ["… and \(lines.count - 4) more lines"]
    }.map { dressed($0, .faint) + "\n" }.joined()
  }

  private func complaints(of step: PlayerStep) -> String {
    step.diagnostics.map { dressed("! UIKit: \($0)", .problem) + "\n" }.joined()
  }

  /// How the screen changed, in words.
  private func transition(of step: PlayerStep) -> String? {
    let transition = step.transition
    let name = transition.to?.name ?? "nothing"
    let before = transition.from?.name ?? "nothing"
    let by = transition.segue.map { " by the segue ‘\($0)’" } ?? ""
    switch transition.kind {
    case .none, .launch: return nil
    case .push: return "  → pushed “\(name)”\(by)"
    case .pop: return "  ← back from “\(before)” to “\(name)”\(by)"
    case .replace: return "  ⇄ “\(name)” in place of “\(before)”\(by)"
    case .present: return "  ↑ presented “\(name)”\(by)"
    case .dismiss: return "  ↓ “\(before)” left, “\(name)” is there again\(by)"
    case .tab: return "  ⇢ tab “\(transition.tab?.title ?? name)”"
    case .column: return "  ◫ “\(name)” is in front now"
    }
  }

  // MARK: Colours

  private func dressed(_ words: String, _ role: ScreenText.Role) -> String {
    let words = words.printable
    guard isColoured, let code = role.code else { return words }
    return "\u{1B}[\(code)m\(words)\u{1B}[0m"
  }
}

extension ScreenText.Role {
  /// The terminal's code for the look of a role; nil for an ordinary look.
  fileprivate var code: String? {
    switch self {
    case .words: nil
    case .title: "1"
    case .rule: "2"
    case .number: "36"
    case .header: "1;4"
    case .faint: "2;3"
    case .disabled: "2;9"
    case .selected: "32"
    case .problem: "31"
    }
  }
}
