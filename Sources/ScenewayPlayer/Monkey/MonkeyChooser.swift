internal import ScenewayTesting

/// Chooses what a monkey does next: anything that a person could do, or the code that is not there where storyboards are
/// played, and rather what it has not done yet.
struct MonkeyChooser {
  private struct Candidate {
    let command: PlayerCommand
    let weight: Double
    /// What it is, whatever its number on the screen of this moment.
    let key: String
  }

  private var generator: SeededGenerator
  private var tries: [String: Int] = [:]

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// What a monkey types: nothing, little, much, what is no word, what reads like a command.
  private static let words = [
    "", "a", "Hello there", "ann@example.org", "12", "-1", "0.5", "2026-03-01", "\"quoted\" # tap 1",
    "👩‍👩‍👧 ﷽ ñ", "first\nsecond", String(repeating: "long ", count: 60),
  ]

  /// Chooses a command.
  ///
  /// - Parameters:
  ///   - screen: what is on the screen.
  ///   - surroundings: what else can be done there.
  /// - Returns: the command.
  mutating func next(on screen: ScreenSnapshot, in surroundings: MonkeySurroundings) -> PlayerCommand {
    var candidates: [Candidate] = []
    func add(_ command: PlayerCommand, _ weight: Double, _ key: String) {
      let key = "\(screen.nameForMonkey) \(key)"
      candidates.append(
        Candidate(command: command, weight: weight / Double(1 + tries[key, default: 0]), key: key))
    }
    // Nobody touches an app that is off the screen.
    guard !surroundings.isInBackground else {
      add(.foreground, 4, "foreground")
      add(.wait(1), 1, "wait in background")
      return choose(candidates)
    }
    var tabs = 0
    for element in screen.elements {
      if element.kind == .tab { tabs += 1 }
      guard let number = element.number, element.isEnabled else { continue }
      let key = "\(element.kind.rawValue) \(element.text) \(element.depth)"
      add(.tap(.number(number)), element.kind == .backButton ? 2 : 8, "tap \(key)")
      if let value = value(for: element) { add(.type(.number(number), value), 4, "type \(key)") }
      if element.kind == .row { add(.swipe(.number(number), "Delete"), 0.2, "swipe \(key)") }
      if element.kind == .backButton { add(.back, 1, "back") }
      let mayHaveMenu = surroundings.rowsMayHaveMenus && [.row, .item].contains(element.kind)
      if surroundings.numbersToHold.contains(number) || mayHaveMenu {
        add(.hold(.number(number)), mayHaveMenu ? 1 : 4, "hold \(key)")
      }
    }
    if tabs > 0 { add(.tab(.number(Int(generator.next() % UInt64(tabs)) + 1)), 2, "tab") }
    if surroundings.stackDepth > 1 {
      add(.edgeSwipe(completes: true), 2, "edge")
      add(.edgeSwipe(completes: false), 2, "edge cancel")
    }
    if surroundings.modalCount > 0 || screen.elements.first?.place == .menu {
      add(.dismiss, 3, "dismiss")
      add(.pullSheet, 2, "dismiss cancel")
    }
    if surroundings.hasPreview {
      add(.preview, 4, "preview")
      if screen.elements.isEmpty { add(.dismiss, 3, "dismiss") }
    }
    for keys in surroundings.keys { add(.press(keys), 1, "press \(keys)") }
    if surroundings.canDismissByCode, surroundings.modalCount > 0 { add(.dismissByCode, 1, "dismiss code") }
    for way in surroundings.ways {
      let reference = reference(to: way, among: surroundings.ways)
      add(.segue(reference), 4, "segue \(reference)")
    }
    for direction in surroundings.scrollDirections { add(.scroll(direction), 1, "scroll \(direction)") }
    if screen.elements.contains(where: \.kind.isTypable) { add(.pressReturn, 1, "return") }
    add(.wait(1), 0.1, "wait")
    if surroundings.canPullToRefresh { add(.pullToRefresh, 2, "pull") }
    if surroundings.hasPages {
      add(.page(.next), 4, "next")
      add(.page(.previous), 2, "previous")
    }
    if surroundings.hasSidebar { add(.sidebar, 2, "sidebar") }
    if surroundings.canRotate { add(.rotate, 1, "rotate") }
    for share in surroundings.otherShares { add(.resize(share), 0.5, "resize \(share)") }
    add(.background, 0.3, "background")
    add(.restart, 0.05, "restart")
    return choose(candidates)
  }

  /// How a way out is named: by its identifier, so that the script reads well, where no other way answers to that.
  private func reference(to way: PlayerStep.Way, among ways: [PlayerStep.Way]) -> PlayerReference {
    guard let identifier = way.identifier, !identifier.isEmpty,
      ways.count(where: { $0.identifier == identifier }) == 1
    else { return .number(way.number) }
    return .words(identifier)
  }

  private mutating func choose(_ candidates: [Candidate]) -> PlayerCommand {
    var rest = generator.fraction() * candidates.reduce(0) { $0 + $1.weight }
    for candidate in candidates {
      rest -= candidate.weight
      guard rest < 0 else { continue }
      tries[candidate.key, default: 0] += 1
      return candidate.command
    }
    return .restart
  }

  /// What to enter into an element; nil where it takes nothing but a touch.
  private mutating func value(for element: ScreenElement) -> String? {
    switch element.kind {
    case .textField, .textView, .searchField: generator.pick(MonkeyChooser.words)
    case .toggle: generator.pick(["on", "off"])
    case .slider: generator.pick(["0", "0.3", "1", "-7", "1000"])
    case .picker: generator.pick([element.value ?? "", "2026-03-01", "row 1"])
    default: nil
    }
  }
}

extension ScreenSnapshot {
  /// What tells one screen from others, however it looks at the moment.
  fileprivate var nameForMonkey: String { "\(controllerClass) \(storyboardIdentifier ?? "") \(title ?? "")" }
}
