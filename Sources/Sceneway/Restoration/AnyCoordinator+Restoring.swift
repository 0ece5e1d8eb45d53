internal import Foundation

#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

extension AnyCoordinator {
  /// Goes where a person was: takes the steps of a snapshot again, without animation.
  ///
  /// Each flow takes its own steps (``RestorableFlow/go(to:)``), so that the flows below it tell their results to the same
  /// code as before. It goes as far as it can: what the app does not know any more is left out, with what came after it,
  /// and named in the report. Before the flow is started, it waits for that. A link that is opened before it has begun, such
  /// as the one that the app is launched with, waits for its end. A person's touch, or a link that is opened later, ends it
  /// where it stands. The same snapshot is not restored twice at once: the second call is refused.
  ///
  /// - Parameter snapshot: what ``snapshot()`` took of a flow of the same identifier.
  /// - Returns: what came back, and what did not.
  @discardableResult
  public func restore(_ snapshot: NavigationSnapshot) async -> RestorationReport {
    if let loss = refusal(of: snapshot) ?? refusalToRepeat(snapshot) {
      return RestorationReport(losses: [loss])
    }
    let run = LinkRun(restoring: snapshot, in: self)
    tree.links.enter(run, .wait)
    return await restore(snapshot, run)
  }

  private func restore(_ snapshot: NavigationSnapshot, _ run: LinkRun) async -> RestorationReport {
    let restorer = await steps(of: snapshot, run)
    run.runs?.leave(run)
    restorer.open(snapshot.links, in: self)
    tree.hierarchyChanged()
    await NavigationCause.with(.restore) { await restorer.restorePassage(snapshot.passage, below: self) }
    return restorer.report
  }

  /// Takes the steps of a snapshot again.
  private func steps(of snapshot: NavigationSnapshot, _ run: LinkRun) async -> Restorer {
    let restorer: Restorer
    do {
      try await run.waitUntilBegun { [weak self] in self }
      run.begin()
      restorer = Restorer(run, in: tree)
    } catch {
      let restorer = Restorer(run, in: tree)
      restorer.interrupted(snapshot, of: self, by: error)
      return restorer
    }
    await NavigationCause.with(.restore) {
      do {
        try await restorer.restore(snapshot.flow, in: self)
      } catch {
        restorer.interrupted(snapshot, of: self, by: error)
      }
    }
    return restorer
  }

  // MARK: Activities

  /// The type of the activities that ``restorationActivity(_:)`` makes by default.
  public static var restorationActivityType: String { "Sceneway.restoration" }

  private static var activityKey: String { "Sceneway.snapshot" }

  /// Where a person is, for the system to keep (REST-12).
  ///
  /// ```swift
  /// func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { app?.restorationActivity() }
  /// ```
  ///
  /// - Parameter activityType: the activity's type, which an app lists in its `NSUserActivityTypes`.
  /// - Returns: the activity; nil where a number in it is not finite, so that it cannot be written.
  public func restorationActivity(_ activityType: String = AnyCoordinator.restorationActivityType)
    -> NSUserActivity?
  {
    guard let data = try? snapshot().data() else { return nil }
    let activity = NSUserActivity(activityType: activityType)
    activity.title = name
    activity.userInfo = [Self.activityKey: String(decoding: data, as: UTF8.self)]
    return activity
  }

  /// Goes where a person was, as the system kept it (REST-13); ``didRestore(_:)`` hears what came back.
  ///
  /// ```swift
  /// window = app.start(in: scene)
  /// app.restore(from: session.stateRestorationActivity)
  /// app.open(connectionOptions)
  /// ```
  ///
  /// - Parameter activity: an activity that ``restorationActivity(_:)`` made; nil and others do nothing.
  /// - Returns: whether there was something to restore.
  @discardableResult
  public func restore(from activity: NSUserActivity?) -> Bool {
    guard let text = activity?.userInfo?[Self.activityKey] as? String else { return false }
    do {
      restoreSoon(try NavigationSnapshot(data: Data(text.utf8)))
      return true
    } catch {
      didRestore(error)
      return false
    }
  }

  // MARK: Files

  /// Keeps where a person is in a file.
  ///
  /// - Parameter file: the file.
  /// - Throws: ``RestorationError`` where it cannot be written; what was there is unchanged then.
  public func save(to file: RestorationFile) throws(RestorationError) {
    try file.save(snapshot())
  }

  /// Goes where a person was, as a file has it; ``didRestore(_:)`` hears what came back.
  ///
  /// Where the app ended while it was restored the last time, the snapshot is put aside, so that a screen that cannot be
  /// shown does not keep the app from being launched (REST-15).
  ///
  /// - Parameter file: the file.
  /// - Returns: whether there was something to restore.
  @discardableResult
  public func restore(from file: RestorationFile) -> Bool {
    // Its mark is that of the first time, after which the app has not ended.
    if tree.links.isRestoring(file) {
      didRestore(RestorationReport(losses: [repetition(following: 0)]))
      return true
    }
    do {
      guard let snapshot = try file.beginRestoring() else { return false }
      restoreSoon(snapshot, from: file) { file.endRestoring() }
      return true
    } catch {
      didRestore(error)
      return false
    }
  }

  /// Why a snapshot is none of this flow's; nil where it is.
  private func refusal(of snapshot: NavigationSnapshot) -> RestorationLoss? {
    guard snapshot.flow.identifier != restorationIdentifier else { return nil }
    return RestorationLoss(
      .otherFlow, flow: name, part: snapshot.flow.identifier, following: snapshot.flow.size)
  }

  /// Why a snapshot is not restored again while it is being restored: its steps would be taken twice.
  private func refusalToRepeat(_ snapshot: NavigationSnapshot) -> RestorationLoss? {
    tree.links.isRestoring(snapshot, in: self) ? repetition(following: snapshot.flow.size) : nil
  }

  private func repetition(following steps: Int) -> RestorationLoss {
    RestorationLoss(
      .interrupted, flow: name, part: "its end", following: steps,
      detail: "The same snapshot is being restored already.")
  }

  /// Restores for nobody who waits; the flow is not kept before it has begun.
  private func restoreSoon(
    _ snapshot: NavigationSnapshot, from file: RestorationFile? = nil,
    then: @escaping @MainActor () -> Void = {}
  ) {
    if let loss = refusalToRepeat(snapshot) {
      then()
      return didRestore(RestorationReport(losses: [loss]))
    }
    let run = LinkRun(restoring: snapshot, in: self)
    run.file = file
    tree.links.enter(run, .wait)
    let name = name
    Task { [weak self] in
      // What is thrown here is thrown again where the flow goes on.
      try? await run.waitUntilBegun { self }
      guard let flow = self else {
        run.runs?.leave(run)
        then()
        return SceneProblems.report(
          SceneError(
            .notRestored, scene: name, found: ["\(LinkFailure(.notRunning, run.link, screen: name))"]))
      }
      let report: RestorationReport
      if let loss = flow.refusal(of: snapshot) {
        run.runs?.leave(run)
        flow.tree.hierarchyChanged()
        report = RestorationReport(losses: [loss])
      } else {
        report = await flow.restore(snapshot, run)
      }
      then()
      flow.didRestore(report)
    }
  }

  private func didRestore(_ error: RestorationError) {
    didRestore(
      RestorationReport(losses: [RestorationLoss(.unreadable, flow: name, detail: "\(error)")]))
  }
}
