internal import Sceneway

/// The faults that Sceneway reported while a driver played its app, and that nobody took.
@MainActor
final class SeenProblems {
  private struct Problem {
    let diagnostic: AppDiagnostic
    let isSlip: Bool
  }

  private var seen: [Problem] = []
  private var toldCount = 0

  /// Hears of a fault.
  var witness: SceneProblems.Handler {
    { [weak self] error in
      self?.seen.append(
        Problem(diagnostic: AppDiagnostic(text: "\(error)"), isSlip: SeenProblems.isSlip(error.kind)))
    }
  }

  /// The first slip that no test has read.
  var firstUntold: AppDiagnostic? { seen.dropFirst(toldCount).first(where: \.isSlip)?.diagnostic }

  /// Hands all of them over, which are known from now on.
  func tell() -> [AppDiagnostic] {
    toldCount = seen.count
    return seen.map(\.diagnostic)
  }

  /// Whether a fault is always one of the app's code: a link that is not opened and a part of a snapshot that does not come
  /// back may be what a person or the system wanted, as may a transition that comes too late.
  private static func isSlip(_ kind: SceneError.Kind) -> Bool {
    switch kind {
    case .unknownSegue, .noSegueToDestination, .ambiguousSegue, .wrongDestination, .missingInput, .inputRead,
      .noRoute,
      .notAssembled, .sceneMadeAgain, .unknownRoute, .noStoryboard, .unknownScene, .wrongScene, .noRouter,
      .noDataStore,
      .flowStartedTwice, .startedInVain:
      true
    default: false
    }
  }
}
