import ScenewayPlayer

/// A terminal at which somebody watches and does not type.
@MainActor
final class Audience: PlayerTerminal {
  private let terminal: StandardTerminal

  init(_ terminal: StandardTerminal) {
    self.terminal = terminal
  }

  var isInteractive: Bool { false }
  var showsColours: Bool { terminal.showsColours }
  var width: Int { terminal.width }

  func write(_ text: String) throws(PlayerTerminalError) { try terminal.write(text) }
  func writeError(_ text: String) { terminal.writeError(text) }
  func readLine() -> String? { nil }
}
