/// A command that a person gives by keys of a real keyboard.
///
/// The first responder is asked for its ``UIResponder/keyCommands``, then the next ones along the chain (RESP-02).
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key, as the text that it types or one of the names such as ``inputEscape``.
  public let input: String?

  /// The keys that are held down with it.
  public let modifierFlags: UIKeyModifierFlags

  /// Whether it comes before what the system does by the same keys; false by default.
  open var wantsPriorityOverSystemBehavior = false

  /// Whether the keys follow the layout of the person's keyboard; true by default.
  open var allowsAutomaticLocalization = true

  /// Whether the keys are mirrored where lines run from right to left; true by default.
  open var allowsAutomaticMirroring = true

  /// Makes a command with words.
  ///
  /// - Parameters:
  ///   - title: the words; none by default.
  ///   - image: the picture.
  ///   - action: the method that is sent.
  ///   - input: the key.
  ///   - modifierFlags: the keys that are held down with it.
  ///   - propertyList: what the command is about.
  ///   - discoverabilityTitle: a longer title for lists of commands.
  ///   - attributes: what is particular about it.
  ///   - state: whether it is ticked.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - input: the key.
  ///   - modifierFlags: the keys that are held down with it.
  ///   - action: the method that is sent.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Makes a command with a title for lists of commands.
  ///
  /// - Parameters:
  ///   - input: the key.
  ///   - modifierFlags: the keys that are held down with it.
  ///   - action: the method that is sent.
  ///   - discoverabilityTitle: a longer title for lists of commands.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  // MARK: Keys without text

  /// The arrow upwards.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow downwards.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public static let inputEscape = "UIKeyInputEscape"
  /// A page upwards.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// A page downwards.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// To the beginning.
  public static let inputHome = "UIKeyInputHome"
  /// To the end.
  public static let inputEnd = "UIKeyInputEnd"
  /// Delete.
  public static let inputDelete = "UIKeyInputDelete"
}

extension UIViewController {
  /// The commands that were added to a controller; hangs on it.
  private final class AddedCommands {
    static let key = ObjectIdentifier(AddedCommands.self)
    var commands: [UIKeyCommand] = []
  }

  /// The commands that were added to the controller itself.
  var addedKeyCommands: [UIKeyCommand] {
    (attachments[AddedCommands.key] as? AddedCommands)?.commands ?? []
  }

  /// Adds a command by keys to those of the controller.
  ///
  /// - Parameter keyCommand: the command.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    let added = attachments[AddedCommands.key] as? AddedCommands ?? AddedCommands()
    added.commands.append(keyCommand)
    attachments[AddedCommands.key] = added
  }

  /// Takes a command that was added away.
  ///
  /// - Parameter keyCommand: the command.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    (attachments[AddedCommands.key] as? AddedCommands)?.commands.removeAll { $0 === keyCommand }
  }
}

extension UIKeyCommand {
  /// Whether a key gives the command, were its modifiers held: a letter does in either case.
  func isGiven(by key: String) -> Bool { input?.lowercased() == key.lowercased() }
}

extension UIWindow {
  /// Presses a key of a real keyboard, as a person does: the first responder that has a command for it, or else the
  /// topmost controller, and what is around it.
  ///
  /// - Parameters:
  ///   - input: the key, as the text that it types or one of the names of ``UIKeyCommand``.
  ///   - modifierFlags: the keys that are held down with it.
  /// - Returns: whether somebody had a command for it and answered.
  @_spi(Sceneway) @discardableResult
  public func pressKey(_ input: String, _ modifierFlags: UIKeyModifierFlags = []) -> Bool {
    var responder: UIResponder? = firstToHear
    while let current = responder {
      let command = current.keyCommands?.first { command in
        command.isGiven(by: input) && command.modifierFlags == modifierFlags
          && !command.attributes.contains(.disabled)
      }
      if let command {
        guard let target = current.target(forAction: command.action, withSender: command) else {
          return false
        }
        return UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
      }
      responder = current.next
    }
    return chooseInMenus(input, modifierFlags)
  }

  /// Gives a command of the app's menus by its keys.
  private func chooseInMenus(_ input: String, _ modifierFlags: UIKeyModifierFlags) -> Bool {
    let commands = UIMenuSystem.main.menu.commands.compactMap { $0 as? UIKeyCommand }
    let first: UIResponder = firstResponder ?? controllerForKeys ?? self
    for command in commands where command.isGiven(by: input) && command.modifierFlags == modifierFlags {
      guard let target = first.target(forAction: command.action, withSender: command) else { continue }
      (target as? UIResponder)?.validate(command)
      guard command.attributes.isDisjoint(with: [.disabled, .hidden]) else { continue }
      return UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
    }
    return false
  }

  /// The commands that keys of a real keyboard give now, the first of those with the same keys alone.
  @_spi(Sceneway) public var keyCommandsInReach: [UIKeyCommand] {
    var found: [UIKeyCommand] = []
    for responder in sequence(first: firstToHear, next: \.next) {
      for command in responder.keyCommands ?? [] where !command.attributes.contains(.disabled) {
        let isKnown = found.contains {
          $0.input == command.input && $0.modifierFlags == command.modifierFlags
        }
        if !isKnown, responder.target(forAction: command.action, withSender: command) != nil {
          found.append(command)
        }
      }
    }
    return found
  }

  /// Shakes the device, as a person does: the first responder hears of it, or else the topmost controller, and what is
  /// around it where they hand it on, as ``UIResponder/motionBegan(_:with:)`` and ``UIResponder/motionEnded(_:with:)``
  /// document.
  @_spi(Sceneway) public func shake() {
    let event = MotionEvent()
    let responder = firstToHear
    responder.motionBegan(.motionShake, with: event)
    responder.motionEnded(.motionShake, with: event)
  }

  /// Who hears of keys and motions first.
  private var firstToHear: UIResponder { firstResponder ?? controllerForKeys ?? self }

  private var controllerForKeys: UIViewController? {
    var controller = rootViewController
    while let current = controller, let inner = current.presentedViewController ?? current.childForKeys {
      controller = inner
    }
    return controller
  }
}

extension UIViewController {
  /// The child whose commands come first.
  fileprivate var childForKeys: UIViewController? {
    switch self {
    case let stack as UINavigationController: stack.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    default: children.last { $0.viewIfLoaded?.window != nil }
    }
  }
}

/// The device was moved.
private final class MotionEvent: UIEvent {
  override var type: EventType { .motion }
  override var subtype: EventSubtype { .motionShake }
}
