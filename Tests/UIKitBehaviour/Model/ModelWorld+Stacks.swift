internal import BehaviourRecorder
internal import UIKit

extension ModelWorld {
  /// Changes a stack.
  func change(_ operation: ModelOperation) {
    switch operation {
    case .push(let stack, let animated):
      let screen = makeScreen()
      changeStack(stack, { $0 + [screen.number] }) { $0.pushViewController(screen, animated: animated) }
    case .pushAgain(let stack, let depth, let animated):
      let held = state[place(stack)]
      guard !held.isEmpty, let screen = controller(held[depth % held.count]),
        !(screen is UINavigationController)
      else { return }
      changeStack(stack, { _ in nil }, raises: "MIS-04") { $0.pushViewController(screen, animated: animated) }
    case .pop(let stack, let animated):
      changeStack(stack, { $0.count > 1 ? $0.dropLast() : $0 }) { $0.popViewController(animated: animated) }
    case .popTo(let stack, let depth, let animated):
      let held = state[place(stack)]
      guard !held.isEmpty, let screen = controller(held[depth % held.count]) else { return }
      changeStack(stack, { _ in Array(held[...(depth % held.count)]) }) {
        $0.popToViewController(screen, animated: animated)
      }
    case .unwind(let stack, let depth):
      let held = state[place(stack)]
      // Who waits to be pushed is no place to go back to yet.
      guard let source = held.last.flatMap(controller), let screen = controller(held[depth % held.count]),
        screen.parent is UINavigationController
      else { return }
      let segue = UIStoryboardSegue(identifier: "back", source: source, destination: screen)
      changeStack(stack, { _ in Array(held[...(depth % held.count)]) }) {
        $0.unwind(for: segue, towards: screen)
      }
    case .popToStranger(let stack, let animated):
      let stranger = makeScreen()
      changeStack(stack, { _ in nil }, raises: "NAV-POP-10") {
        $0.popToViewController(stranger, animated: animated)
      }
    case .popToRoot(let stack, let animated):
      changeStack(stack, { Array($0.prefix(1)) }) { $0.popToRootViewController(animated: animated) }
    case .set(let stack, let kept, let new, let animated):
      // Some of what is there, turned around, with new ones on top.
      let held = state[place(stack)].suffix(kept).reversed().compactMap { controller($0) }
      let screens = held + (0..<new).map { _ in makeScreen() }
      let numbers = numbers(screens)
      changeStack(stack, { _ in numbers }) { $0.setViewControllers(screens, animated: animated) }
    default: break
    }
  }

  func place(_ stack: Int) -> ModelState.Place {
    let places = state.places
    return places[stack % places.count]
  }

  /// Makes a call that changes a stack.
  ///
  /// - Parameters:
  ///   - stack: which navigation controller.
  ///   - result: what it should hold then; nil where the call raises.
  ///   - raises: the row of the exception.
  ///   - call: the call.
  private func changeStack(
    _ stack: Int, _ result: ([Int]) -> [Int]?, raises: String? = nil, _ call: (UINavigationController) -> Void
  ) {
    let place = place(stack)
    let number = state.navigation(at: place)
    guard let navigation = navigation(number) else { return fail("navigation controller \(number) is gone") }
    let isAccepted = isAccepted(droppedBy: isMoving ? ["MIS-01"] : []) { call(navigation) }
    guard isAccepted else { return }
    let before = state[place]
    guard let new = result(before) else {
      if let raises { expectedExceptions.append(raises) }
      return
    }
    state[place] = new
    noteChange(at: place, from: before)
    // While nothing moves, the stack has its new value as soon as the call returns.
    let possible = isMoving ? history[number] ?? [before] : []
    if possible.last != new { history[number] = possible + [new] }
    isMoving = true
  }

  // MARK: The edge of the screen

  func beginSwipe(_ stack: Int) {
    let place = state.placesToSwipe.first ?? innermost(place(stack))
    let number = state.navigation(at: place)
    guard finger == nil, let navigation = navigation(number) else { return }
    let before = state[place]
    guard let swipe = stage.swipe(navigation) else {
      let isSeen =
        !state.isHidden && !state.isCovered(place.level) && state.placesToSwipe.contains(place)
        && state.isInSight(place)
      if !isMoving, isSeen, place.level == state.chain.count - 1, before.count > 1 {
        fail("no swipe at \(number)")
      }
      return
    }
    if before.count < 2 { fail("a swipe at a root") }
    noteChange(at: place, from: before)
    finger = Finger(swipe: swipe, navigation: number, before: before)
    state[place] = before.dropLast()
    history[number] = (history[number] ?? [before]) + [before.dropLast()]
    isMoving = true
  }

  func endSwipe(completes: Bool) {
    guard let finger else { return }
    self.finger = nil
    figures.swipes["edge \(completes ? "completed" : "cancelled")", default: 0] += 1
    if completes { finger.swipe.finish() } else { finger.swipe.cancel() }
    if !completes { giveUp(finger) }
  }

  /// Takes over that a swipe was given up because its screen went away under the finger (NAV-INT-03).
  func noteLostSwipe() {
    guard let finger, numbers(navigation(finger.navigation)?.viewControllers ?? []) == finger.before else {
      return
    }
    self.finger = nil
    figures.swipes["edge lost", default: 0] += 1
    giveUp(finger)
  }

  private func giveUp(_ finger: Finger) {
    follow(finger.navigation, to: finger.before)
    history[finger.navigation] = (history[finger.navigation] ?? []) + [finger.before]
  }
}
