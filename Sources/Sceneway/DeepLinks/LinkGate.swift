#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// What has to be passed before a link may go on, such as a sign-in.
///
/// ```swift
/// private lazy var signIn = LinkGate("sign-in", isOpen: { [session] in session.user != nil }) { [unowned self] in
///   session.user = try await run(SignInCoordinator(), presented: .sheet)
/// }
/// ```
///
/// A link that comes to a closed gate passes it, then goes on from where the app stands then. Where the gate is not
/// passed, the link ends with the reason and is forgotten. A second link that comes to the gate meanwhile waits for the
/// same passage.
@MainActor
public final class LinkGate {
  /// The gate's name in plans and errors.
  public let name: String

  private let isOpenNow: @MainActor () -> Bool
  private let pass: @MainActor () async throws -> Void
  private var waiting: [(run: LinkRun, resume: @MainActor ((any Error)?) -> Void)] = []
  private(set) var isBeingPassed = false
  /// What was there before the passage began.
  private var standing: [WeakController] = []

  /// The gate whose passage the code of this task is a part of.
  @TaskLocal private static var current: LinkGate?

  /// Whether what is shown or started now belongs to the passage of a gate.
  static var isPassing: Bool { current?.isBeingPassed == true }

  private struct WeakController {
    weak var controller: UIViewController?
  }

  /// Makes a gate.
  ///
  /// - Parameters:
  ///   - name: its name in plans and errors.
  ///   - isOpen: whether links may go on now; asked for dry runs too.
  ///   - pass: passes it, for example by running a flow; an error says why not.
  public init(
    _ name: String, isOpen: @escaping @MainActor () -> Bool,
    pass: @escaping @MainActor () async throws -> Void
  ) {
    self.name = name
    isOpenNow = isOpen
    self.pass = pass
  }

  /// Whether links may go on now.
  public var isOpen: Bool { isOpenNow() }

  /// Passes the gate for a link, or waits for a passage that is on its way.
  ///
  /// - Parameters:
  ///   - run: the link; it stops waiting when it is interrupted.
  ///   - tree: the flows of the window.
  /// - Throws: ``LinkFailure`` where the gate was not passed.
  func pass(for run: LinkRun, in tree: FlowTree) async throws {
    let error = await withCheckedContinuation { (continuation: CheckedContinuation<(any Error)?, Never>) in
      waiting.append((run, { continuation.resume(returning: $0) }))
      run.gate = self
      run.onInterrupt = { [weak self, weak run] in self?.giveUp(run) }
      begin(in: tree)
    }
    run.onInterrupt = nil
    run.gate = nil
    try run.check()
    if let error { throw LinkFailure(.gate, run.link, screen: name, detail: "\(error)") }
    guard isOpen else { throw LinkFailure(.gate, run.link, screen: name, detail: "It is still closed.") }
  }

  private func begin(in tree: FlowTree) {
    guard !isBeingPassed else { return }
    isBeingPassed = true
    standing = (tree.window?.rootViewController?.everythingInside ?? []).map {
      WeakController(controller: $0)
    }
    Task {
      var failure: (any Error)?
      do { try await Self.$current.withValue(self) { try await pass() } } catch { failure = error }
      isBeingPassed = false
      standing = []
      let waiting = waiting
      self.waiting = []
      for entry in waiting { entry.resume(failure) }
    }
  }

  /// Whether a controller came with the passage that is on its way, so that it goes with it.
  func hasBrought(_ controller: UIViewController) -> Bool {
    isBeingPassed && !standing.contains { $0.controller === controller }
  }

  private func giveUp(_ run: LinkRun?) {
    guard let index = waiting.firstIndex(where: { $0.run === run }) else { return }
    waiting.remove(at: index).resume(nil)
  }
}
