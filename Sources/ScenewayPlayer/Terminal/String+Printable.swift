extension String {
  /// The words without what could command a terminal: control characters, and those that turn the direction of writing,
  /// become a sign.
  public var printable: String {
    guard unicodeScalars.contains(where: { $0.commandsTerminal }) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0.commandsTerminal ? "\u{FFFD}" : $0 }))
  }
}

extension PlayerTerminal {
  /// Writes a message whose words may come from a document or a command line.
  ///
  /// - Parameter text: the text; what could command the terminal is replaced.
  public func tell(_ text: String) { writeError(text.printable) }
}

extension Unicode.Scalar {
  /// Whether the character does something to a terminal beyond standing there; the ends of lines do not.
  fileprivate var commandsTerminal: Bool {
    switch value {
    case 0x0A, 0x09: false
    // Marks, embeddings, overrides and isolates of the direction of writing, and separators of lines.
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: properties.generalCategory == .control
    }
  }
}
