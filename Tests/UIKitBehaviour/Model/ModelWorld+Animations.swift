internal import UIKit

/// Transitions that the choreographer animates (NAV-PUSH-18, TAB-22, PRES-27).
extension ModelWorld {
  func endAnimation(_ which: Int, completes: Bool) {
    let waiting = animations.filter { $0.kind != .timed }
    guard !waiting.isEmpty else { return }
    waiting[which % waiting.count].end(completes: completes)
  }

  func animationEnded(_ animation: ModelAnimation, completed: Bool) {
    animations.removeAll { $0 === animation }
    figures.swipes["animation \(completed ? "completed" : "given up")", default: 0] += 1
    if !completed { givenUp.append(animation.subject) }
  }

  /// Takes over that transitions were given up since the last look, and that calls that waited for them were carried out.
  func followGivenUp() {
    let subjects = givenUp
    givenUp = []
    for subject in subjects { follow(subject) }
  }

  private func follow(_ subject: ModelAnimation.Subject) {
    switch subject {
    case .presentation(let controller):
      if controller.presentingViewController != nil {
        fail("a presentation that was given up is still there")
      }
      followDroppedPresentations(dismissals: false)
    case .dismissal(let controller):
      if controller.presentingViewController == nil { fail("a dismissal that was given up took place") }
      followDroppedPresentations(dismissals: true)
    case .stack(let navigation):
      // Calls that waited have had their effect on what the stack was before.
      let stack = numbers(navigation.viewControllers)
      follow(numbers([navigation])[0], to: stack)
      history[numbers([navigation])[0]] = [stack]
      isUnsure = true
    case .tab(let tabs, let from, let to):
      guard let number = state.chain.first?.number, controller(number) === tabs,
        let controllers = tabs.viewControllers, let back = controllers.firstIndex(of: from),
        let forth = controllers.firstIndex(of: to)
      else { return }
      if state.chain[0].tabs[number]?.selected == forth, tabs.selectedIndex == back {
        state.chain[0].tabs[number]?.selected = back
      }
    }
  }
}
