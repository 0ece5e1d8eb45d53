internal import Foundation
internal import InterfaceBuilder

extension SegueTemplate {
  /// Goes back to a controller that is there already (UNW-01): search, `prepare`, unwind action, the way back.
  func unwind(from source: UIViewController, sender: Any?) {
    guard let name = segue.unwindAction else { return }
    let action = Selector(name)
    let search = UnwindSearch(
      source: UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender))
    let found = search.find()
    guard let destination = found ?? guess(search, name) else { return }
    destination.loadViewIfNeeded()
    guard let made = makeSegue(from: source, to: destination) else { return }
    let animated = segue.animates
    made.setPerformHandler { [unowned made] in UnwindPath(made).go(animated: animated) }
    SegueTemplate.prepare(source, for: made, sender: sender)
    if found != nil { destination.invoke(action, [made]) }
    made.perform()
  }

  /// Guesses where to go back to, where a storyboard is played without the code that has the action.
  private func guess(_ search: UnwindSearch, _ action: String) -> UIViewController? {
    guard let standIns = HeadlessEnvironment.current.standIns else { return nil }
    let words = "no screen has the unwind action ‘\(action)’, which is code of the app"
    let guess = search.guess()
    standIns.note(deadEnd: guess == nil ? words : "\(words); going back to the screen before is a guess")
    return guess
  }
}

/// The way back of an unwind segue: one dismissal and a step in each container (UNW-12, UNW-13).
@MainActor
struct UnwindPath {
  private let segue: UIStoryboardSegue
  /// The surviving controller that presents what has to go; nil where nothing was presented on the way.
  private let presenter: UIViewController?
  /// The controllers from the first container that the source and the destination share down to the destination.
  private let steps: [UIViewController]

  init(_ segue: UIStoryboardSegue) {
    self.segue = segue
    let way = Array(segue.destination.selfAndAncestors)
    var presenter: UIViewController?
    var current = segue.source
    while !way.contains(where: { $0 === current }) {
      if let parent = current.storedParent {
        current = parent
      } else if let presenting = current.ownPresentingViewController {
        current = presenting
        presenter = presenting
      } else {
        break
      }
    }
    self.presenter = presenter
    let start = way.firstIndex { $0 === current }
    steps = start.map { Array(way[...$0].reversed()) } ?? []
  }

  /// Goes the way.
  ///
  /// - Parameter animated: whether what is seen of it takes time; what happens behind a dismissal does not (UNW-19).
  func go(animated: Bool) {
    guard isInWindow else { return }
    presenter?.dismiss(animated: animated)
    let walk = {
      for (container, next) in zip(steps, steps.dropFirst()) {
        let navigation = container as? UINavigationController
        navigation?.isUnwinding = true
        container.unwind(for: segue, towards: next)
        navigation?.isUnwinding = false
      }
    }
    if animated, presenter == nil { walk() } else { UIView.performWithoutAnimation(walk) }
  }

  /// Whether the screen that the way starts from ends in a window (UNW-16).
  private var isInWindow: Bool {
    let chain = sequence(first: segue.source) { $0.storedParent ?? $0.ownPresentingViewController }
    return chain.contains { $0.viewIfLoaded?.window != nil }
  }
}
