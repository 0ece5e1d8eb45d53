import Sceneway
import UIKit

// The code of the articles about the queue, leaving and the trace.

final class DraftViewController: UIViewController, LeavingGuard {
  var hasChanges = false

  var asksBeforeLeaving: Bool { hasChanges }

  func mayLeave(_ leaving: Leaving) async -> Bool {
    await confirm("Discard changes?", yes: "Discard", no: "Keep")
  }
}

@MainActor
func openDetails(_ detail: UIViewController, number: Int, in window: UIWindow) async {
  let navigator = Navigator.of(window)
  let push = navigator.push(detail, key: number, policy: .coalesce)
  switch await push.ended() {
  case .performed: print("shown")
  case .coalesced: print("the same push was on its way already")
  case .refused(let screen): print("\(screen) did not want to be left")
  case let other: print("not shown: \(other)")
  }
}

@MainActor
func leaveBreadcrumbs(of window: UIWindow, in log: @escaping (String) -> Void) {
  Navigator.of(window).trace.hear { event in log(event.description) }
}
