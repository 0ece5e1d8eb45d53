public import Foundation

/// An object that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits changed, with those before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An object that takes part in size changes.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size the content would like, in points.
  var preferredContentSize: CGSize { get }
  /// Called when a child's preferred size changed (CONT-22).
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size of a child in a parent of a given size, in points.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  )
    -> CGSize
  /// Called before the size changes (LIFE-30).
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change (LIFE-30).
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UITraitEnvironment, UIContentContainer {}
extension UIView: UITraitEnvironment {}
extension UIWindowScene: UITraitEnvironment {}

/// What an object keeps about its traits.
@MainActor
final class TraitState {
  /// What is other than in the surroundings.
  var overrides = TraitValues()
  /// Light or dark, whatever the surroundings are.
  var style = UIUserInterfaceStyle.unspecified
  /// Who wants to hear of changes.
  var registrations: [TraitRegistration] = []

  /// All that is other than in the surroundings.
  var all: TraitValues {
    guard style != .unspecified else { return overrides }
    var values = overrides
    values[UITraitUserInterfaceStyle.self] = style
    return values
  }
}

/// An object that has traits of its own to add, and hands them on.
@MainActor
protocol TraitNode: UITraitEnvironment {
  var traitState: TraitState? { get set }
}

extension TraitNode {
  /// The state, made where there is none.
  var madeTraitState: TraitState {
    if let traitState { return traitState }
    let state = TraitState()
    traitState = state
    return state
  }

  /// The surroundings' traits with what is other here.
  func overriding(_ inherited: UITraitCollection) -> UITraitCollection {
    guard let all = traitState?.all, !all.isEmpty else { return inherited }
    return UITraitCollection(values: inherited.values.overlaid(by: all))
  }
}

extension UIViewController: TraitNode {}
extension UIWindowScene: TraitNode {}
extension UIView: TraitNode {
  var traitState: TraitState? {
    get { details.traitState }
    set { details.traitState = newValue }
  }

  /// The traits of a view: its controller's, or those of what is around it, with what is other here.
  var ownTraitCollection: UITraitCollection {
    if let viewDelegate { return overriding(viewDelegate.traitCollection) }
    if let storedSuperview { return overriding(storedSuperview.traitCollection) }
    if let window = self as? UIWindow { return window.windowTraitCollection }
    return overriding(.current)
  }
}

extension UIWindow {
  /// The traits of the window's size.
  var windowTraitCollection: UITraitCollection { windowTraits(for: bounds.size) }

  /// The traits that the window has in a size.
  func windowTraits(for size: CGSize) -> UITraitCollection {
    let plain = UITraitCollection.traits(for: size)
    return overriding(windowScene?.overriding(plain) ?? plain)
  }
}
