public import Foundation

/// An object that can answer to events: views, view controllers, windows, the application.
///
/// Responders form a chain by ``next``. What one does not answer goes to the next (RESP-01, RESP-02).
@preconcurrency @MainActor
open class UIResponder: NSObject, UIUserActivityRestoring, UIResponderStandardEditActions {
  /// Makes a responder.
  public override init() {
    super.init()
  }

  deinit {
    if AssociatedObjects.areUsed { AssociatedObjects.shared.removeAll(of: ObjectIdentifier(self)) }
  }

  // MARK: The chain

  /// The responder that gets what this one does not answer (RESP-01).
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the responder wants to be first; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder gives up being first; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether events without a place, such as typed text, go to this responder.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// The window whose first responder this may become.
  var responderWindow: UIWindow? { nil }

  /// Asks to be the first responder of its window.
  ///
  /// - Returns: whether it is now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    if let current = window.firstResponder {
      // Who comes next takes the keyboard over, or lets it go.
      let keyboard = HeadlessEnvironment.current.keyboard
      guard keyboard.handingOver({ current.resignFirstResponder() }) else { return false }
    }
    window.firstResponder = self
    if !tellsKeyboardItself { HeadlessEnvironment.current.keyboard.serve(self) }
    return true
  }

  /// Gives up being the first responder of its window.
  ///
  /// - Returns: whether it gave up; true where it was not first.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    HeadlessEnvironment.current.keyboard.serve(nil)
    return true
  }

  /// Whether a phone shows a keyboard, or something in its place, while the responder is first.
  var bringsKeyboard: Bool { self is any UIKeyInput || inputView != nil }

  /// Whether the keyboard comes later than the responder becomes first; it says so itself then.
  var tellsKeyboardItself: Bool { false }

  /// What stands in the place of the keyboard while the responder is first; the keyboard by default.
  open var inputView: UIView? { nil }

  /// What stands above the keyboard while the responder is first; nothing by default.
  open var inputAccessoryView: UIView? { nil }

  /// Takes over changed views in the place of the keyboard and above it.
  open func reloadInputViews() {}

  // MARK: Touches

  /// Fingers came down; goes to the next responder by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved; goes to the next responder by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers left; goes to the next responder by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The system took the touches away; goes to the next responder by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  /// Buttons or keys were pressed; goes to the next responder by default.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Presses changed; goes to the next responder by default.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Buttons or keys were let go; goes to the next responder by default.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// The system took presses away; goes to the next responder by default.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Actions

  /// Whether the responder would answer an action; by default, whether its class registered the method.
  ///
  /// - Parameters:
  ///   - action: the method's name.
  ///   - sender: what sends it.
  /// - Returns: whether it would.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// The first responder, from this one along the chain, that would answer an action (RESP-02).
  ///
  /// - Parameters:
  ///   - action: the method's name.
  ///   - sender: what sends it.
  /// - Returns: the responder, nil where nobody answers.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var responder: UIResponder? = self
    while let current = responder {
      if current.canPerformAction(action, withSender: sender) { return current }
      responder = current.next
    }
    return nil
  }

  /// The commands by keys of a real keyboard that the responder answers; none by default.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Menus

  /// Changes menus before they are shown; goes to the next responder by default.
  ///
  /// The app and then its delegate are asked for the app's menus.
  ///
  /// - Parameter builder: what changes them, for the time of the call.
  open func buildMenu(with builder: any UIMenuBuilder) { next?.buildMenu(with: builder) }

  /// Says what a command that the responder answers looks like: its title, whether it is ticked or disabled.
  ///
  /// - Parameter command: the command, before it is shown; nothing is changed by default.
  open func validate(_ command: UICommand) {}

  // MARK: Editing

  /// What takes back what was done here; that of the next responder by default, so the window's in the end.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Copies what is chosen and takes it away; does nothing by default.
  open func cut(_ sender: Any?) {}

  /// Copies what is chosen; does nothing by default.
  open func copy(_ sender: Any?) {}

  /// Puts in what was copied; does nothing by default.
  open func paste(_ sender: Any?) {}

  /// Chooses what a finger points at; does nothing by default.
  open func select(_ sender: Any?) {}

  /// Chooses everything; does nothing by default.
  open func selectAll(_ sender: Any?) {}

  /// Takes away what is chosen; does nothing by default.
  open func delete(_ sender: Any?) {}

  // MARK: Motion

  /// The device began to move; goes to the next responder by default.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// The device moves no longer; goes to the next responder by default.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// The system took the motion away; goes to the next responder by default.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// A remote control spoke; goes to the next responder by default.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: What the person is at

  /// What the person is at here; several responders may share one activity (REST-12).
  open var userActivity: NSUserActivity?

  /// Writes into ``userActivity`` what is needed to go on; what was in it before has been taken out (REST-14).
  ///
  /// - Parameter activity: the activity to write into.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Brings back what an activity says.
  ///
  /// - Parameter activity: the activity.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Interface Builder

  /// Called when the object came out of a storyboard or nib and its connections are made (SB-05, SB-06).
  open func awakeFromNib() {}

  /// Called by Interface Builder alone, never at run time (LIFE-28).
  open func prepareForInterfaceBuilder() {}
}
