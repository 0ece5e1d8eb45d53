extension MonkeyReport {
  /// The report for people.
  var text: String {
    var lines = ["A monkey on \(name): \(steps) steps with the seed \(seed)."]
    lines.append(reach("screens", screens, "never shown"))
    lines.append(reach("segues", segues, "never taken"))
    lines.append(row("refused", "\(refused) steps that no finger could do"))
    lines.append(row("restarts", "\(restarts)"))
    for complaint in complaints {
      lines.append(row("complaint", "\(complaint.id), \(complaint.count) times: \(complaint.example)"))
    }
    for finding in findings {
      lines.append(row("✗ \(finding.kind.rawValue)", "step \(finding.step): \(finding.text)"))
    }
    if findings.isEmpty { lines.append(row("findings", "none")) }
    if let first = findings.first {
      lines += ["", "# Leads to the first of them, with --script:"] + first.script
    }
    // What is asked for with its steps is a script as a whole, the report in its remarks.
    if let script {
      lines = lines.map { $0.isEmpty ? "#" : "# \($0)" } + ["#", "# All steps, for --script:"] + script
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func reach(_ name: String, _ reach: Reach, _ missed: String) -> String {
    guard let total = reach.total else { return row(name, "\(reach.reached)") }
    let listed = reach.missed.prefix(6).joined(separator: ", ") + (reach.missed.count > 6 ? ", …" : "")
    return row(name, "\(reach.reached) of \(total)" + (listed.isEmpty ? "" : "; \(missed): \(listed)"))
  }

  private func row(_ name: String, _ words: String) -> String {
    "  " + name + String(repeating: " ", count: max(1, 13 - name.count)) + words
  }
}
