@_spi(Sceneway) internal import HeadlessUIKit
public import Sceneway

/// Plays a coordinator of one's own in every place and leaves it in every way a person or code can, and reports each
/// promise that breaks.
///
/// The places are a window's root, an existing stack, pushed, a tab, a sheet, the whole screen, a sheet in a sheet, pushed
/// in a sheet; the ways out are cancel, back, the edge swipe, popping, the sheet's swipe, dismissal, a cancelled task,
/// another root and a closed scene, animated and at once. Both swipes are taken back half-way too, which ends nothing.
/// A flow that shows a split view controller is not pushed, which UIKit refuses (SPLIT-16).
///
/// ```swift
/// try await checkCoordinator { SignInCoordinator(service: service) }.require()
/// ```
///
/// - Parameter make: makes the coordinator; called for each situation. What it hands in may be kept, the coordinator not.
/// - Returns: what was found out.
@MainActor
public func checkCoordinator<Output>(_ make: @escaping @MainActor () -> Coordinator<Output>) async
  -> ConformanceReport
{
  await CoordinatorCheck(make: make, finish: nil).report()
}

/// Plays a coordinator as `checkCoordinator` does, and lets it finish too.
///
/// - Parameters:
///   - output: what the coordinator finishes with.
///   - make: makes the coordinator; called for each situation.
/// - Returns: what was found out.
@MainActor
public func checkCoordinator<Output>(
  finishingWith output: Output, _ make: @escaping @MainActor () -> Coordinator<Output>
) async -> ConformanceReport {
  await CoordinatorCheck(make: make, finish: { $0.finish(output, animated: $1) }).report()
}

/// Plays a coordinator as ``checkCoordinator(_:)`` does, and lets it finish too.
///
/// - Parameter make: makes the coordinator; called for each situation.
/// - Returns: what was found out.
@MainActor
public func checkCoordinator(_ make: @escaping @MainActor () -> Coordinator<Void>) async -> ConformanceReport
{
  await checkCoordinator(finishingWith: (), make)
}

/// Goes through all situations.
@MainActor
struct CoordinatorCheck<Output> {
  let make: @MainActor () -> Coordinator<Output>
  let finish: (@MainActor (Coordinator<Output>, Bool) -> Void)?

  func report(on situations: [FlowSituation] = FlowSituation.all) async -> ConformanceReport {
    var report = ConformanceReport(subject: "")
    var showsSplit = false
    for situation in situations where situation.exit != .finish || finish != nil {
      if showsSplit, situation.place.isPushed {
        report.skip("\(situation)", "a split view controller cannot be pushed")
        continue
      }
      let stage = CoordinatorStage(situation, make: make, finish: finish)
      do {
        let observation = try await stage.play()
        if report.subject.isEmpty { report.subject = observation.name }
        if situation.place == .window, observation.showsSplit { showsSplit = true }
        report.play("\(situation)")
        observation.judge(&report)
      } catch let error as AppDriverError {
        report.skip("\(situation)", error.summary)
      } catch {
        report.skip("\(situation)", "\(error)")
      }
    }
    return report
  }
}
