public import Foundation

/// A pop that a finger moves in from the edge of the screen, from its beginning to its end (NAV-INT-01).
///
/// Made by ``UINavigationController/beginInteractivePop()``. What is asked for after its end is passed over.
@_spi(Sceneway) @MainActor
public final class InteractivePop {
  private weak var transition: NavigationTransition?

  init(_ transition: NavigationTransition) {
    self.transition = transition
  }

  /// Moves the finger.
  ///
  /// - Parameter fraction: how far it has come, from 0 to 1.
  public func update(_ fraction: CGFloat) { transition?.updateInteraction(fraction) }

  /// Lifts the finger far enough: the pop is carried out in the time that is left (NAV-INT-05).
  public func finish() { transition?.endInteraction(cancelled: false) }

  /// Lifts the finger too early: the screen slides back (NAV-INT-03).
  public func cancel() { transition?.endInteraction(cancelled: true) }
}

extension UINavigationController {
  /// Puts a finger to the edge of the screen and begins to pop (NAV-INT-01).
  ///
  /// The stack changes at once; the controllers hear of it at the end of the turn.
  ///
  /// - Returns: the pop; nil where the gesture does not begin (NAV-PUSH-17).
  @_spi(Sceneway) public func beginInteractivePop() -> InteractivePop? {
    if innermost !== self, innermost.stack.count > 1 { return innermost.beginInteractivePop() }
    guard let recognizer = interactivePopGestureRecognizer, recognizer.isEnabled,
      recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    else { return nil }
    return beginPopByGesture()
  }

  /// Begins to pop by the gesture, which has been allowed to begin.
  func beginPopByGesture() -> InteractivePop? {
    guard canPopInteractively, hooks?.edgeSwipeMayBegin?() ?? true else { return nil }
    shrink(animated: true, isInteractive: true)
    return transition.map { InteractivePop($0) }
  }

  /// Whether there is something to pop and nothing else moves (NAV-PUSH-17).
  private var canPopInteractively: Bool {
    stack.count > 1 && transition == nil && appearanceState == .appeared
      && !presentationIsRunningAround
  }

  /// Whether the screen on top may be popped by the gesture where the app says nothing about it.
  fileprivate var allowsInteractivePop: Bool {
    stack.count > 1 && !isNavigationBarHidden && stack.last?.navigationItem.showsBackButton ?? false
  }

  /// Goes back to the stack from before a transition that was given up (NAV-INT-03).
  ///
  /// - Parameters:
  ///   - old: the stack.
  ///   - leaving: the controllers that left it, or came and left within the turn.
  /// - Returns: the controllers that had come and go again; they have not heard of it yet.
  func restore(_ old: [UIViewController], leaving: [UIViewController]) -> [UIViewController] {
    let (_, coming, returning) = UINavigationController.difference(from: stack, to: old)
    let refused = coming + leaving.filter { !old.holds($0) && !coming.holds($0) }
    for controller in returning {
      controller.movesFromParent = false
      controller.mayBeOnStack = true
    }
    for controller in refused {
      if controller.storedParent === self { controller.storedParent = nil }
      controller.mayBeOnStack = false
    }
    joining.removeAll { refused.holds($0) }
    stack = old
    storedChildren = old
    noteBottomBarHiding()
    synchronizeBars()
    stackDidChange()
    updateBottomBars()
    return refused
  }
}

/// Answers for the gesture as long as the app does not (NAV-PUSH-17).
final class InteractivePopDelegate: NSObject, UIGestureRecognizerDelegate {
  weak var navigation: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    navigation?.allowsInteractivePop ?? false
  }
}
