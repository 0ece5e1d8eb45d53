#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// The closures of a controller's segues that are being performed now.
///
/// Each belongs to one call, is run at most once and is gone when the call returns, so that none can meet a later segue.
@MainActor
final class SegueClosures {
  private final class Pending {
    let identifier: String
    let configure: (UIStoryboardSegue) throws -> Void
    /// The segue that the closure was run for.
    weak var segue: UIStoryboardSegue?
    var isDone = false
    var failure: (any Error)?

    init(_ identifier: String, _ configure: @escaping (UIStoryboardSegue) throws -> Void) {
      self.identifier = identifier
      self.configure = configure
    }
  }

  private let scene: String
  private var pending: [Pending] = []

  private init(scene: String) {
    self.scene = scene
  }

  /// The closures of a controller; made, and hooked into its segues, when first asked for.
  static func of(_ controller: UIViewController) -> SegueClosures {
    if let closures = controller.attachment(SegueClosures.self) { return closures }
    let closures = SegueClosures(scene: controller.sceneName)
    controller.attach(closures, as: SegueClosures.self)
    controller.lookAtSegues { [weak closures] segue in closures?.willPrepare(segue) }
    return closures
  }

  /// Performs a segue with a closure waiting for it.
  ///
  /// - Throws: that the segue did not happen; what the closure or the controller's router threw.
  func perform(
    _ identifier: String, configure: @escaping (UIStoryboardSegue) throws -> Void, _ perform: () -> Void
  ) throws {
    let mine = Pending(identifier, configure)
    pending.append(mine)
    defer { pending.removeAll { $0 === mine } }
    perform()
    if let failure = mine.failure { throw failure }
    guard mine.isDone else { throw SceneError(.segueNotPerformed, scene: scene, identifier: identifier) }
  }

  /// Runs the closure of the innermost call that waits for this segue.
  private func willPrepare(_ segue: UIStoryboardSegue) {
    guard let mine = pending.last(where: { !$0.isDone && $0.identifier == segue.identifier }) else { return }
    mine.isDone = true
    mine.segue = segue
    do {
      try mine.configure(segue)
    } catch {
      mine.failure = error
    }
  }

  /// Whether a closure configured the segue that is being prepared.
  func configured(_ segue: UIStoryboardSegue) -> Bool {
    pending.contains { $0.segue === segue }
  }

  /// Lets the call that performs a segue throw what went wrong while it was prepared.
  ///
  /// - Returns: whether there is such a call.
  func fail(_ segue: UIStoryboardSegue, with error: any Error) -> Bool {
    guard let mine = pending.last(where: { $0.segue === segue }) else { return false }
    if mine.failure == nil { mine.failure = error }
    return true
  }
}
