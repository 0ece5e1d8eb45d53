extension CommandDescription {
  /// Reads a command line.
  ///
  /// `--help` and `-h` are understood on every level, `--version` too, `help` with the names of commands after it, `--`
  /// as the end of the options, and `--option=value`.
  ///
  /// - Parameter words: the words after the command's own name.
  /// - Returns: what is asked for.
  /// - Throws: what is wrong with the command line.
  public func parse(_ words: [String]) throws(UsageError) -> ParsingResult {
    try parse(words[...], path: [], above: [], version: version)
  }

  private func parse(
    _ words: ArraySlice<String>, path: [String], above: [String], version: String?
  ) throws(UsageError) -> ParsingResult {
    let line = (above + [name]).joined(separator: " ")
    let version = self.version ?? version
    if let word = words.first, !subcommands.isEmpty {
      if word == "help" { return .print(try help(for: words.dropFirst(), above: above)) }
      if let next = subcommands.first(where: { $0.name == word }) {
        return try next.parse(
          words.dropFirst(), path: path + [word], above: above + [name], version: version)
      }
      if !word.hasPrefix("-") {
        throw error("Unknown command '\(word)'" + Suggestion.didYouMean(word, subcommands.map(\.name)), line)
      }
    }
    var values = ParsedCommand(path: path, options: [:], arguments: [])
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        values.arguments += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        values.arguments.append(word)
        continue
      }
      if word == "--help" || word == "-h" { return .print(helpText(above: above)) }
      if word == "--version", let version { return .print(version) }
      try take(word, &rest, into: &values, line)
    }
    if words.isEmpty, arguments.isEmpty, !subcommands.isEmpty { return .print(helpText(above: above)) }
    try check(values.arguments, line)
    try check(values.options, line)
    return .run(values)
  }

  // MARK: Options

  private func take(
    _ word: String, _ rest: inout ArraySlice<String>, into values: inout ParsedCommand, _ line: String
  ) throws(UsageError) {
    let pieces = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(pieces[0])
    guard let option = options.first(where: { $0.name == name }) else {
      let names = options.map(\.name) + ["--help", "--version"]
      throw error("Unknown option '\(name)'" + Suggestion.didYouMean(name, names), line)
    }
    let help = "\(option.usage)  \(option.help)"
    guard option.isRepeated || values.options[name] == nil else {
      throw error("The option '\(name)' is given twice", line, help: help)
    }
    guard let valueName = option.valueName else {
      guard pieces.count == 1 else { throw error("The option '\(name)' takes no value", line, help: help) }
      values.options[name] = ""
      return
    }
    // A dash alone stands for standard input and is a value like others.
    // So is a number below nought where a number is wanted, to be told that it is too small.
    let next = rest.first.flatMap { word in
      let isNumber = option.numbers != nil && Int(word) != nil
      return word.hasPrefix("-") && word != "-" && !isNumber ? nil : word
    }
    if pieces.count == 1, next != nil { rest.removeFirst() }
    guard let value = pieces.count == 2 ? String(pieces[1]) : next, !value.isEmpty else {
      throw error("Missing value for '\(name) <\(valueName)>'", line, help: help)
    }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      let choices = option.choices.map { "'\($0)'" }.joined(separator: ", ")
      throw error(
        "The value '\(value)' is invalid for '\(name) <\(valueName)>'; it may be \(choices)"
          + Suggestion.didYouMean(value, option.choices), line, help: help)
    }
    if let numbers = option.numbers, Int(value).map(numbers.contains) != true {
      throw error(
        "The value '\(value)' is invalid for '\(name) <\(valueName)>'; it must be a whole number"
          + (numbers.upperBound == .max
            ? " from \(numbers.lowerBound)" : " from \(numbers.lowerBound) to \(numbers.upperBound)"),
        line, help: help)
    }
    values.options[name] = value
    if option.isRepeated { values.repeated[name, default: []].append(value) }
  }

  /// Checks options that only mean something together, or not beside one another.
  private func check(_ given: [String: String], _ line: String) throws(UsageError) {
    for option in options where given[option.name] != nil {
      let help = "\(option.usage)  \(option.help)"
      if let needed = option.needs, given[needed] == nil {
        throw error("The option '\(option.name)' needs '\(needed)'", line, help: help)
      }
      if let other = option.excludes.first(where: { given[$0] != nil }) {
        throw error("The option '\(option.name)' cannot stand beside '\(other)'", line, help: help)
      }
    }
  }

  // MARK: Arguments

  private func check(_ words: [String], _ line: String) throws(UsageError) {
    let needed = arguments.filter { !$0.isOptional }
    if words.count < needed.count {
      let missing = needed[words.count]
      throw error(
        "Missing expected argument '\(missing.usage)'", line, help: "<\(missing.name)>  \(missing.help)")
    }
    if words.count > arguments.count, arguments.last?.isRepeated != true {
      let extra = words[arguments.count...].map { "'\($0)'" }.joined(separator: ", ")
      throw error("Unexpected argument \(extra)", line)
    }
  }

  // MARK: Errors

  private func error(_ message: String, _ line: String, help: String? = nil) -> UsageError {
    let above = line.split(separator: " ").dropLast().map(String.init)
    return UsageError(message: message, help: help, usage: usage(above: above), commandLine: line)
  }

  /// The help for the command of some names below this one.
  private func help(for names: ArraySlice<String>, above: [String]) throws(UsageError) -> String {
    guard let name = names.first, name != "help" else { return helpText(above: above) }
    guard let next = subcommands.first(where: { $0.name == name }) else {
      let line = (above + [self.name]).joined(separator: " ")
      throw error("Unknown command '\(name)'" + Suggestion.didYouMean(name, subcommands.map(\.name)), line)
    }
    return try next.help(for: names.dropFirst(), above: above + [self.name])
  }
}
