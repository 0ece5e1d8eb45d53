/// A flow: a few screens, in an order that one object decides, with a result at the end.
///
/// A coordinator shows screens and starts other coordinators. It lives exactly as long as its screens: each screen owns
/// the coordinator that showed it, the coordinator and its parent only look. When the last screen has left, whichever
/// way (back, swipe, dismissal, another root, a closed scene), the flow ends, whoever waits for it is told once, and it
/// is freed.
///
/// ```swift
/// final class SignInCoordinator: Coordinator<User> {
///   override func start() { show(SignInViewController(coordinator: self)) }
///   func signedIn(_ user: User) { finish(user) }
/// }
/// ```
///
/// - `Coordinator<Never>` never finishes, such as an app's outermost flow.
/// - `Coordinator<Void>` finishes without a value.
///
/// Where UIKit tells nobody (a screen taken out of the middle of a stack) the flow ends at the next transition or when
/// its screens are freed, whatever comes first.
open class Coordinator<Output>: AnyCoordinator {
  let flow = Flow<Output>()

  /// Makes a coordinator, which shows nothing before it is started.
  public override init() {
    super.init()
  }

  deinit {
    // Nobody held it any more. Who waits is told nevertheless; after an end this does nothing.
    let flow = flow
    let name = String(describing: Self.self)
    MainThread.run { flow.end(.released, of: name) }
  }

  // MARK: Ending

  /// Ends the flow with a result and takes its screens away; a second end does nothing.
  ///
  /// Screens that were presented are dismissed, pushed ones are popped. Screens that are a window's root or a tab's only
  /// one stay until something else takes their place. Who started the flow is told when the screens have left.
  ///
  /// - Parameters:
  ///   - output: the result.
  ///   - animated: whether the screens' leaving takes time; true by default.
  public func finish(_ output: Output, animated: Bool = true) {
    guard case .running = phase else { return }
    flow.output = output
    leave(.finished, animated: animated)
  }

  /// Ends the flow without a result and takes its screens away, as ``finish(_:animated:)`` does.
  ///
  /// - Parameter animated: whether the screens' leaving takes time; true by default.
  public func cancel(animated: Bool = true) {
    leave(.cancelled, animated: animated)
  }

  override func deliver(_ ending: FlowEnding) {
    flow.end(ending, of: name)
  }

  override func parentChanged() { flow.parent = parent }
}

extension Coordinator where Output == Never {
  /// A flow without a result has nothing to finish with.
  @available(
    *, unavailable,
    message: """
      a Coordinator<Never> has no result to finish with: end it with cancel(), or make it a Coordinator<Void>, which \
      finishes without a value
      """
  )
  public func finish(animated: Bool = true) {}
}

extension Coordinator where Output == Void {
  /// Ends the flow and takes its screens away; a second end does nothing.
  ///
  /// - Parameter animated: whether the screens' leaving takes time; true by default.
  public func finish(animated: Bool = true) {
    finish((), animated: animated)
  }
}
