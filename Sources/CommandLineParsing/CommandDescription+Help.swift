extension CommandDescription {
  /// The usage line.
  ///
  /// - Parameter above: the names of the commands above this one.
  /// - Returns: the text.
  func usage(above: [String]) -> String {
    var words = above + [name]
    if !options.isEmpty { words.append("[<options>]") }
    if arguments.isEmpty, !subcommands.isEmpty { words.append("<command>") }
    return (words + arguments.map(\.usage)).joined(separator: " ")
  }

  /// The help text, as argument-parser lays it out.
  ///
  /// - Parameter above: the names of the commands above this one.
  /// - Returns: the text.
  func helpText(above: [String]) -> String {
    var parts = ["OVERVIEW: \(overview)"]
    if !discussion.isEmpty { parts.append(discussion) }
    parts.append("USAGE: \(usage(above: above))")
    if !arguments.isEmpty {
      parts.append(list("ARGUMENTS", arguments.map { ("<\($0.name)>", $0.help) }))
    }
    let own = options.map { ($0.usage, $0.help) }
    let version = above.isEmpty && self.version != nil ? [("--version", "Show the version.")] : []
    parts.append(list("OPTIONS", own + version + [("-h, --help", "Show help information.")]))
    if !examples.isEmpty {
      let lines = examples.map { "  \($0.line)\n      \($0.meaning)" }
      parts.append((["EXAMPLES:"] + lines).joined(separator: "\n"))
    }
    if !subcommands.isEmpty {
      parts.append(list("COMMANDS", subcommands.map { ($0.name, $0.overview) }))
      let line = (above + [name]).joined(separator: " ")
      parts.append("  See '\(line) help <command>' for detailed help.")
    }
    return parts.joined(separator: "\n\n")
  }

  private func list(_ title: String, _ entries: [(String, String)]) -> String {
    let lines = entries.map { name, help in
      let words = wrapped(help, width: 54).joined(separator: "\n" + String(repeating: " ", count: 26))
      if name.count > 22 { return "  \(name)\n" + String(repeating: " ", count: 26) + words }
      return "  " + name + String(repeating: " ", count: 24 - name.count) + words
    }
    return (["\(title):"] + lines).joined(separator: "\n")
  }

  private func wrapped(_ text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if !last.isEmpty, last.count + word.count + 1 > width {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = last.isEmpty ? String(word) : last + " " + word
      }
    }
    return lines
  }
}
