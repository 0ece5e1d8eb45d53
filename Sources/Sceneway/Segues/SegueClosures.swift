#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// What closures and routers have to do with the segues of one controller; hangs on it.
///
/// The closure of a call belongs to that call, is run at most once and is gone when the call returns, so that none can
/// meet a later segue. Those of embed segues are gone once the view is loaded. Answers stay.
@MainActor
final class SegueClosures {
  /// The closure of a call that performs a segue.
  @MainActor
  final class Pending {
    let identifier: String
    let configure: (UIStoryboardSegue) throws -> Void
    /// The segue that the closure was run for.
    weak var segue: UIStoryboardSegue?
    var arrival: Arrival?
    var failure: (any Error)?
    /// The controller inside the destination that was configured, whose inputs are required as well.
    let target: () -> UIViewController?

    init(
      _ identifier: String, _ target: @escaping () -> UIViewController?,
      _ configure: @escaping (UIStoryboardSegue) throws -> Void
    ) {
      self.identifier = identifier
      self.target = target
      self.configure = configure
    }

    func requireInputs() throws {
      try arrival?.requireInputs()
      if let target = target(), !target.isViewLoaded { try target.requireInputs() }
    }

    func fail(_ error: any Error) {
      if failure == nil { failure = error }
    }
  }

  /// A segue that was looked at, and what came of it.
  private struct Seen {
    weak var segue: UIStoryboardSegue?
    /// Whether a closure configured it.
    var isConfigured = false
    /// Whether a router was asked.
    var isRouted = false
  }

  /// What is done with each segue of an identifier.
  typealias Answer = (UIViewController, UIStoryboardSegue, Any?) throws -> Void

  let scene: String
  private var pending: [Pending] = []
  private var seen: [Seen] = []
  private var answers: [String: Answer] = [:]
  /// Children that embed segues are to bring.
  var embeddings: [Embedding] = []
  /// Answers segues without a word in `prepare`.
  weak var router: AnySceneRouter?
  /// How many scenes were made for the controller.
  var madeScenes = 0

  private init(scene: String) {
    self.scene = scene
  }

  /// The closures of a controller; made, and hooked into its segues, when first asked for.
  static func of(_ controller: UIViewController) -> SegueClosures {
    if let closures = controller.attachment(SegueClosures.self) { return closures }
    let closures = SegueClosures(scene: controller.sceneName)
    controller.attach(closures, as: SegueClosures.self)
    controller.lookAtSegues { [weak closures] segue, sender in closures?.willPrepare(segue, sender) }
    return closures
  }

  /// Performs a segue with a closure waiting for it.
  ///
  /// - Throws: that the segue did not happen; what the closure or the controller's router threw.
  func perform(
    _ identifier: String, from source: UIViewController, target: @escaping () -> UIViewController?,
    configure: @escaping (UIStoryboardSegue) throws -> Void,
    _ perform: () -> Void
  ) throws {
    let mine = Pending(identifier, target, configure)
    pending.append(mine)
    defer {
      pending.removeAll { $0 === mine }
      mine.segue.map(endAsking)
    }
    // A storyboard's scenes live to the end of the turn; one that nothing took has to be gone to be found out now.
    autoreleasepool { perform() }
    if let failure = mine.failure { throw failure }
    guard let arrival = mine.arrival else {
      throw SceneError(
        .segueNotPerformed, scene: scene, identifier: identifier,
        found: source.unwindCandidates(ofSegue: identifier))
    }
    try arrival.check()
    try mine.requireInputs()
  }

  /// Answers each segue of an identifier from now on; nil ends it.
  func answer(_ identifier: String, with answer: Answer?, known: [String]?) {
    answers[identifier] = answer
    if let known, !known.contains(identifier) {
      SceneProblems.report(SceneError(.unknownSegue, scene: scene, identifier: identifier, found: known))
    }
  }

  // MARK: A segue that is prepared

  /// Runs what waits for a segue: an embedding, the answer, the closure of the innermost call, the router.
  private func willPrepare(_ segue: UIStoryboardSegue, _ sender: Any?) {
    // Where the hook lies in a class and in its base class, it looks twice.
    guard note(segue) == nil else { return }
    Adoption.note(segue.destination, from: segue.source)
    let mine = pending.last { $0.arrival == nil && $0.identifier == segue.identifier }
    mine?.segue = segue
    mine?.arrival = Arrival(segue)
    run(segue) { try embed(segue) }
    if let answer = segue.identifier.flatMap({ answers[$0] }) {
      update(segue) { $0.isConfigured = true }
      run(segue) { try answer(segue.source, segue, sender) }
    }
    if let mine {
      update(segue) { $0.isConfigured = true }
      run(segue) { try mine.configure(segue) }
    }
    // A scene that nobody has asked for yet is asked for now.
    if router == nil { (segue.source as? any SceneViewController)?.assemble() }
    router?.prepare(for: segue, sender: sender)
    if let mine { return hold(segue, of: mine) }
    segue.destination.watchRequiredInputs()
    if sender != nil { holdForInputs(segue) }
  }

  private func run(_ segue: UIStoryboardSegue, _ body: () throws -> Void) {
    do {
      try body()
    } catch {
      if !fail(segue, with: error) { SceneProblems.report(error, by: scene) }
    }
  }

  /// What is known of a segue; notes it where it is new.
  private func note(_ segue: UIStoryboardSegue) -> Seen? {
    seen.removeAll { $0.segue == nil }
    if let known = seen.first(where: { $0.segue === segue }) { return known }
    seen.append(Seen(segue: segue))
    return nil
  }

  private func update(_ segue: UIStoryboardSegue, _ change: (inout Seen) -> Void) {
    guard let index = seen.firstIndex(where: { $0.segue === segue }) else { return }
    change(&seen[index])
  }

  /// Whether a closure configured the segue that is being prepared.
  func configured(_ segue: UIStoryboardSegue) -> Bool {
    seen.contains { $0.segue === segue && $0.isConfigured }
  }

  /// Marks a segue as one that a closure configured.
  func markConfigured(_ segue: UIStoryboardSegue) {
    update(segue) { $0.isConfigured = true }
  }

  /// Lets a router answer a segue once, whether the controller's `prepare` hands it on or not.
  ///
  /// - Returns: whether this is the first time.
  func route(_ segue: UIStoryboardSegue) -> Bool {
    let isFirst = !(note(segue)?.isRouted ?? false)
    update(segue) { $0.isRouted = true }
    return isFirst
  }

  /// Lets the call that performs a segue throw what went wrong while it was prepared.
  ///
  /// - Returns: whether there is such a call.
  func fail(_ segue: UIStoryboardSegue, with error: any Error) -> Bool {
    guard let mine = pending.last(where: { $0.segue === segue }) else { return false }
    mine.fail(error)
    return true
  }
}
