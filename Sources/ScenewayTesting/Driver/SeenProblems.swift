internal import Sceneway

/// The faults that Sceneway reported while a driver played its app, and that nobody took.
@MainActor
final class SeenProblems {
  private var seen: [AppDiagnostic] = []
  private var toldCount = 0

  /// Hears of a fault.
  var witness: SceneProblems.Handler {
    { [weak self] error in self?.seen.append(AppDiagnostic(text: "\(error)")) }
  }

  /// The first one that no test has read.
  var firstUntold: AppDiagnostic? { seen.dropFirst(toldCount).first }

  /// Hands all of them over, which are known from now on.
  func tell() -> [AppDiagnostic] {
    toldCount = seen.count
    return seen
  }
}
