internal import Foundation

/// A collapsed split view controller puts one navigation controller on another's stack (SPLIT-04). The outer one's bar
/// shows the items of both; the inner one's bar is hidden for as long as that lasts.
extension UINavigationController {
  /// Whether the navigation controller stands on another one's stack.
  @_spi(Sceneway) public var isNested: Bool { storedParent is UINavigationController }

  /// The screens that a person can go back through, those of a navigation controller on the stack in its place.
  @_spi(Sceneway) public var screens: [UIViewController] {
    stack.flatMap { ($0 as? UINavigationController)?.screens ?? [$0] }
  }

  /// The navigation controller whose own stack is on top: this one, or the one at the top of its stack.
  var innermost: UINavigationController { (stack.last as? UINavigationController)?.innermost ?? self }

  /// Whether the own bar is out of sight.
  var barIsOutOfSight: Bool { isNavigationBarHidden || isNested }

  /// Puts a navigation controller on the stack, which apps cannot do themselves (MIS-05).
  func pushNested(_ navigation: UINavigationController, animated: Bool) {
    whenFree("pushViewController:animated:") { [self] in grow(by: navigation, animated: animated) }
  }

  /// Takes the controllers from a place upwards off the stack and off the screen at once, because they are to stand
  /// elsewhere; what lies below appears at the end of the turn.
  ///
  /// - Parameter index: the place of the lowest of them; nothing happens where there is none.
  func take(from index: Int) {
    guard stack.indices.contains(index) else { return }
    transition?.finishOffScreen()
    let taken = Array(stack[index...])
    if let shown, taken.contains(shown) {
      shown.beginDisappearing(animated: false)
      shown.removeFromPlace(in: containerView)
      shown.finishDisappearing()
      self.shown = nil
    }
    // One that is still to hear that it has come hears so first, so that each move is a whole one.
    let arriving = joining.filter(taken.holds)
    joining.removeAll(where: taken.holds)
    for controller in arriving { endMove(of: controller, to: self) }
    for controller in taken { controller.willMove(toParent: nil) }
    stack.removeSubrange(index...)
    for controller in taken { controller.mayBeOnStack = false }
    storedChildren = stack
    synchronizeBars()
    for controller in taken {
      controller.storedParent = nil
      endMove(of: controller, to: nil)
    }
    showTopIfItChanged()
  }

  /// Takes a controller off the screen at once that has left the stack, is still shown and is to stand elsewhere.
  func takeLeftOver(_ controller: UIViewController) {
    guard controller === shown, !stack.holds(controller) else { return }
    transition?.finishOffScreen()
    guard controller === shown else { return }
    controller.beginDisappearing(animated: false)
    controller.removeFromPlace(in: containerView)
    controller.finishDisappearing()
    shown = nil
  }

  // MARK: Split view controllers

  /// Ends what moves, because the stack is about to be put together with another's or taken apart: what runs comes to
  /// its end, and what a finger moves goes back.
  func endTransitionAtOnce() {
    for case let nested as UINavigationController in stack { nested.endTransitionAtOnce() }
    guard let transition, transition.isBetweenCommitAndEnd || transition.isInteractive else { return }
    transition.finishOffScreen()
    // What a finger had popped in this very turn is still there.
    if let shown { takeLeftOver(shown) }
  }

  /// Puts the detail of a split view controller that collapses on the stack (SPLIT-04).
  func takeIn(_ secondary: UIViewController) {
    guard !stack.contains(secondary) else { return }
    endTransitionAtOnce()
    grow(by: secondary, animated: false)
  }

  /// Gives the top of the stack away as the detail of a split view controller that expands (SPLIT-05).
  func giveTop() -> UIViewController? {
    endTransitionAtOnce()
    guard stack.count > 1, let top = stack.last else { return nil }
    take(from: stack.count - 1)
    return top
  }
}
