#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// Whether a controller that a segue or a route shows has found its place.
///
/// UIKit drops a push or presentation that it cannot do and says so in its log alone (MIS-01, MIS-10, MIS-11). A
/// destination that nobody shows has neither a parent nor a presenter. It may still be on its way: a push waits for the
/// end of a running one, and a container of the app's own may wait for whatever it likes.
@MainActor
final class Arrival {
  private weak var source: UIViewController?
  private weak var destination: UIViewController?
  private let identifier: String?
  private let destinationName: String
  /// Whether the destination was there before: an unwind segue leads back.
  let leadsBack: Bool
  /// Whether the app's own class performs the segue in its own way.
  private let isCustom: Bool
  /// Whether the storyboard asks for a presentation; nil where it cannot be asked.
  private let presents: Bool?

  /// Looks at a segue before it is performed.
  init(_ segue: UIStoryboardSegue) {
    source = segue.source
    destination = segue.destination
    identifier = segue.identifier
    destinationName = segue.destination.sceneName
    leadsBack = segue.destination.hasPlace
    isCustom = segue.isCustom
    let kind = segue.source.segueOutlines?.first { $0.identifier == segue.identifier }?.kind
    presents = kind.map { ["presentation", "modal", "popoverPresentation", "popover", "sheet"].contains($0) }
  }

  /// Looks at a controller that code is about to show.
  init(of destination: UIViewController, from source: UIViewController, identifier: String?, presents: Bool?)
  {
    self.source = source
    self.destination = destination
    self.identifier = identifier
    destinationName = destination.sceneName
    leadsBack = false
    isCustom = false
    self.presents = presents
  }

  /// Checks what a segue's destination requires, unless it was there before.
  func requireInputs() throws {
    if !leadsBack { try destination?.requireInputs() }
  }

  /// Finds out, once the transition was asked for.
  ///
  /// - Throws: ``SceneError`` of the kind ``SceneError/Kind/transitionRefused`` where UIKit dropped it.
  func check() throws {
    guard let source, !isCustom, !isThere else { return }
    if let obstacle = source.obstacle(presenting: presents, leadsBack: leadsBack) { throw refusal(obstacle) }
    if leadsBack { return }
    if destination == nil { throw refusal("nothing around it took it") }
    // It waits for a transition, or somebody keeps it: look again when the transition has ended.
    if let coordinator = source.transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { _ in NextTurn().run { self.checkLater() } }
    } else {
      NextTurn().run { self.checkLater() }
    }
  }

  private func checkLater() {
    guard let source, !isThere else { return }
    // A container of the app's own may keep it for later; UIKit's keep nothing beyond a transition.
    let isDropped =
      destination == nil || source.navigationController.map { type(of: $0) } == UINavigationController.self
    guard isDropped else { return }
    SceneProblems.report(refusal("it was dropped after a transition"))
  }

  private var isThere: Bool {
    guard leadsBack else { return destination?.hasPlace ?? false }
    guard let source, let destination else { return true }
    return !source.isStill(above: destination)
  }

  private func refusal(_ reason: String) -> SceneError {
    SceneError(
      .transitionRefused, scene: source?.sceneName ?? destinationName, identifier: identifier,
      expected: destinationName, found: [reason])
  }
}

extension UIViewController {
  /// Whether somebody shows the controller, or holds it among what can be shown.
  var hasPlace: Bool {
    if parent != nil || presentingViewController != nil { return true }
    guard let window = viewIfLoaded?.window else { return false }
    return window.rootViewController === self
  }

  /// Whether an unwinding that should have popped this controller left the stack as it was.
  fileprivate func isStill(above destination: UIViewController) -> Bool {
    guard let stack = destination.navigationController, let base = stack.branch(of: destination),
      let top = stack.branch(of: self)
    else { return false }
    return top > base
  }

  /// What keeps UIKit from showing a controller from here, as a phrase; nil where nothing is known to.
  ///
  /// - Parameters:
  ///   - presenting: whether it is to be presented; nil where that is not known.
  ///   - leadsBack: whether the way leads back to a controller that is there.
  /// - Returns: the phrase.
  fileprivate func obstacle(presenting: Bool?, leadsBack: Bool) -> String? {
    let presented = presentedViewController
    if let navigation = navigationController, presenting != true {
      if navigation.transitionCoordinator?.isInteractive == true { return "a swipe moves the screens" }
      if let presented = navigation.presentedViewController,
        presented.isBeingPresented || presented.isBeingDismissed
      {
        return "\(presented.sceneName) comes or goes"
      }
      if leadsBack, outermost.viewIfLoaded?.window == nil, !hasPresenter {
        return "its screen is in no window"
      }
      // A navigation controller takes it, now or later.
      if presenting == false { return nil }
    }
    if leadsBack { return nil }
    if let presented { return "\(presented.sceneName) is presented already" }
    if viewIfLoaded?.window == nil { return "its view is in no window" }
    return nil
  }

  private var hasPresenter: Bool { presentingViewController != nil }
}

extension UINavigationController {
  /// The place of the controller of the stack that is another one, or holds it.
  fileprivate func branch(of controller: UIViewController) -> Int? {
    var current: UIViewController? = controller
    while let candidate = current, candidate.parent !== self { current = candidate.parent }
    return current.flatMap { branch in viewControllers.firstIndex { $0 === branch } }
  }
}
