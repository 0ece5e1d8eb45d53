#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// The screens that have to be asked before a transition begins.
@MainActor
struct LeavingQuestion {
  private let request: TransitionQueue.Request
  private let guards: [any LeavingGuard]
  private let pending: PendingAnswers

  /// Nil where nobody has to be asked, or all were.
  init?(_ request: TransitionQueue.Request, _ pending: PendingAnswers) {
    guard let leaving = request.leaving?() else { return nil }
    var found: [any LeavingGuard] = []
    for screen in leaving {
      guard ControllerClass.of(screen).isGuard, let screen = screen as? any LeavingGuard,
        screen.asksBeforeLeaving,
        !request.consenting.contains(ObjectIdentifier(screen)), !found.contains(where: { $0 === screen })
      else { continue }
      found.append(screen)
    }
    guard !found.isEmpty else { return nil }
    self.request = request
    self.pending = pending
    guards = found
  }

  /// Asks one after the other.
  ///
  /// - Returns: the name of the first screen that wants to stay; nil where all let go.
  func refusal() async -> String? {
    let transition = request.transition
    let leaving = Leaving(request.reason, cause: transition.cause)
    return await Transition.$asking.withValue(transition) {
      await NavigationCause.with(transition.cause) {
        for screen in guards {
          // A transition that was taken back asks nobody else.
          guard transition.outcome == nil else { return nil }
          // A screen that has left meanwhile has nothing to say any more.
          guard request.leaving?().contains(where: { $0 === screen }) == true else { continue }
          guard await pending.answer(of: screen, to: leaving, for: transition) else {
            return screen.screenName
          }
          request.consenting.insert(ObjectIdentifier(screen))
        }
        return nil
      }
    }
  }
}
