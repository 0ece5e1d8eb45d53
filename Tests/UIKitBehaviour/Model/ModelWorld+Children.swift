internal import UIKit

/// Children that code puts into a screen by hand (CONT-01 to CONT-11).
extension ModelWorld {
  /// A screen on a stack.
  func screen(_ stack: Int, _ depth: Int) -> UIViewController? {
    let held = state[place(stack)]
    let screen = held.isEmpty ? nil : controller(held[depth % held.count])
    return screen is ModelScreen ? screen : nil
  }

  func addChild(to screen: UIViewController?) {
    guard let screen, let number = freeScreen(screen), state.children[number] == nil else { return }
    let child = makeScreen()
    screen.addChild(child)
    screen.view.addSubview(child.view)
    child.didMove(toParent: screen)
    state.children[number] = child.number
    isMoving = true
  }

  func removeChild(of screen: UIViewController?) {
    guard let screen, let number = freeScreen(screen), let child = child(of: number) else { return }
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    state.children[number] = nil
    isMoving = true
  }

  func exchangeChild(of screen: UIViewController?, animated: Bool) {
    guard let screen, let number = freeScreen(screen), let old = child(of: number) else { return }
    let new = makeScreen()
    old.willMove(toParent: nil)
    screen.addChild(new)
    exchanging.insert(number)
    screen.transition(from: old, to: new, duration: animated ? 0.3 : 0, animations: nil) { [weak self] _ in
      old.removeFromParent()
      new.didMove(toParent: screen)
      self?.exchanging.remove(number)
    }
    state.children[number] = new.number
    isMoving = true
  }

  private func child(of number: Int) -> UIViewController? { state.children[number].flatMap(controller) }

  /// The number of a screen whose children nothing moves.
  private func freeScreen(_ screen: UIViewController) -> Int? {
    let number = numbers([screen])[0]
    return exchanging.contains(number) ? nil : number
  }
}
