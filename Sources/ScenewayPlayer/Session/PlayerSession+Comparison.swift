internal import ScenewayTesting

extension PlayerCommand {
  /// Whether a person must see the app to do it.
  var needsScreen: Bool {
    switch self {
    case .restart, .relaunch, .open, .background, .foreground, .wait, .tree, .screen, .help, .quit, .segues:
      false
    default: true
    }
  }
}

extension ScreenSnapshot {
  /// Whether two screens look the same; which row was touched last shows in no line.
  func looksLike(_ other: ScreenSnapshot) -> Bool { plain == other.plain }

  private var plain: ScreenSnapshot {
    var plain = self
    for index in plain.elements.indices where [.row, .item].contains(plain.elements[index].kind) {
      plain.elements[index].isSelected = false
    }
    return plain
  }
}

extension String {
  /// The words without the addresses of objects, which differ from run to run.
  var withoutAddresses: String {
    replacing(/:? 0x[0-9a-f]+(?=>)/, with: "").replacing(/0x[0-9a-f]{9,}/, with: "…")
  }
}

extension [String] {
  /// The words in their order, each once.
  var eachOnce: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
