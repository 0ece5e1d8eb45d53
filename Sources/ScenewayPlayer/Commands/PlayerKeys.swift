internal import HeadlessUIKit

/// Keys of a real keyboard that are pressed together, such as `cmd+shift+n`.
public struct PlayerKeys: Hashable, Sendable {
  /// A key that is held down with another.
  public enum Modifier: String, Hashable, Sendable, CaseIterable {
    /// Command.
    case command = "cmd"
    /// Control.
    case control = "ctrl"
    /// Option.
    case option = "alt"
    /// Shift.
    case shift
  }

  /// A key.
  public enum Key: Hashable, Sendable {
    /// One that types a letter or another sign.
    case sign(Character)
    /// One that types nothing.
    case named(Name)
  }

  /// The name of a key that types nothing one would see.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// Escape.
    case escape
    /// The arrow upwards.
    case up
    /// The arrow downwards.
    case down
    /// The arrow to the left.
    case left
    /// The arrow to the right.
    case right
    /// A page upwards.
    case pageUp = "pageup"
    /// A page downwards.
    case pageDown = "pagedown"
    /// To the beginning.
    case home
    /// To the end.
    case end
    /// Delete.
    case delete
    /// Return.
    case `return`
    /// The tabulator.
    case tab
    /// The space bar.
    case space
  }

  /// The keys that are held down.
  public var modifiers: Set<Modifier>

  /// The key that is pressed with them.
  public var key: Key

  /// Describes keys.
  ///
  /// - Parameters:
  ///   - key: the key that is pressed.
  ///   - modifiers: the keys that are held down with it; none by default.
  public init(_ key: Key, _ modifiers: Set<Modifier> = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

extension PlayerKeys: CustomStringConvertible {
  /// The keys as they are written in a command.
  public var description: String {
    let name =
      switch key {
      case .sign(let sign): String(sign)
      case .named(let name): name.rawValue
      }
    return (Modifier.allCases.filter(modifiers.contains).map(\.rawValue) + [name]).joined(separator: "+")
  }
}

extension PlayerKeys {
  /// Other words that people know keys by.
  private static let otherNames = [
    "command": "cmd", "⌘": "cmd", "control": "ctrl", "⌃": "ctrl", "option": "alt", "opt": "alt", "⌥": "alt",
    "⇧": "shift", "esc": "escape", "enter": "return", "backspace": "delete",
  ]

  /// Reads keys as they are written in a command.
  ///
  /// - Parameter words: the names of the keys with `+` between them.
  /// - Throws: which of them is none, and what there is.
  init(_ words: String) throws(PlayerCommandError) {
    var parts = words.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    // What ends in a plus means that key.
    if parts.count > 1, parts.suffix(2) == ["", ""] {
      parts.replaceSubrange((parts.count - 2)..., with: ["+"])
    }
    var modifiers: Set<Modifier> = []
    for part in parts.dropLast() {
      guard let modifier = Modifier(rawValue: Self.name(part)) else {
        throw .notAChoice(part, choices: Modifier.allCases.map(\.rawValue))
      }
      modifiers.insert(modifier)
    }
    let last = parts.last ?? ""
    if let name = Name(rawValue: Self.name(last)) {
      self.init(.named(name), modifiers)
    } else if let sign = last.first, last.count == 1 {
      self.init(.sign(sign), modifiers)
    } else {
      throw .notAChoice(last, choices: ["a single letter"] + Name.allCases.map(\.rawValue))
    }
  }

  private static func name(_ words: String) -> String {
    let words = words.lowercased()
    return otherNames[words] ?? words
  }
}

// MARK: UIKit's names

@MainActor
extension PlayerKeys {
  /// The key as `UIKeyCommand` names it.
  var input: String {
    switch key {
    case .sign(let sign): String(sign)
    case .named(let name): Self.inputs[name] ?? name.rawValue
    }
  }

  /// The keys that are held down, as UIKit has them.
  var flags: UIKeyModifierFlags {
    modifiers.reduce(into: []) { $0.formUnion(Self.flags[$1] ?? []) }
  }

  /// The keys of a command of the app's; nil for a key that has no name here.
  init?(input: String, flags: UIKeyModifierFlags) {
    let name = Self.inputs.first { $0.value == input }?.key
    guard let key = name.map(Key.named) ?? (input.count == 1 ? input.first.map(Key.sign) : nil),
      flags.subtracting(Self.flags.values.reduce(into: []) { $0.formUnion($1) }).isEmpty
    else { return nil }
    self.init(key, Set(Modifier.allCases.filter { Self.flags[$0].map(flags.contains) ?? false }))
  }

  private static let flags: [Modifier: UIKeyModifierFlags] = [
    .command: .command, .control: .control, .option: .alternate, .shift: .shift,
  ]

  private static let inputs: [Name: String] = [
    .escape: UIKeyCommand.inputEscape, .up: UIKeyCommand.inputUpArrow, .down: UIKeyCommand.inputDownArrow,
    .left: UIKeyCommand.inputLeftArrow, .right: UIKeyCommand.inputRightArrow,
    .pageUp: UIKeyCommand.inputPageUp, .pageDown: UIKeyCommand.inputPageDown, .home: UIKeyCommand.inputHome,
    .end: UIKeyCommand.inputEnd, .delete: UIKeyCommand.inputDelete, .return: "\r", .tab: "\t", .space: " ",
  ]
}
