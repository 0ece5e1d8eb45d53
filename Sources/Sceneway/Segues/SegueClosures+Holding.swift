#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

extension SegueClosures {
  /// Has a segue of a call that throws stop where something went wrong while it was prepared, or a required input is
  /// missing: what is configured by half does not come on the screen.
  ///
  /// The source's own `prepare` comes before that, which may give what is missing. An unwind segue goes its way, since what
  /// it leads to is on the screen.
  func hold(_ segue: UIStoryboardSegue, of mine: Pending) {
    guard let arrival = mine.arrival, !arrival.leadsBack else { return }
    if mine.failure == nil, mine.hasInputs { return }
    askBeforePerforming(segue) {
      if mine.failure == nil {
        do { try mine.requireInputs() } catch { mine.fail(error) }
      }
      return mine.failure == nil
    }
  }

  /// Has a segue that a person starts stop where a required input of its destination is missing, of which
  /// ``SceneProblems`` hears once.
  func holdForInputs(_ segue: UIStoryboardSegue) {
    guard !segue.destination.hasPlace else { return }
    let lacking = segue.destination.controllersInside.filter { !$0.isViewLoaded && !$0.hasRequiredInputs }
    guard !lacking.isEmpty else { return }
    let scene = scene
    askBeforePerforming(segue) {
      let missing = lacking.filter { !$0.hasRequiredInputs }
      for controller in missing where !controller.isToldOfMissingInputs {
        do { try controller.requireInputs() } catch { SceneProblems.report(error, by: scene) }
      }
      return missing.isEmpty
    }
  }
}

extension SegueClosures.Pending {
  fileprivate var hasInputs: Bool {
    do { try requireInputs() } catch { return false }
    return true
  }
}
