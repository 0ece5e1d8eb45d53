public import Foundation

/// Something that can be moved as if it had weight: a view, or an item of a layout.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// Its middle, in points.
  var center: CGPoint { get set }
  /// Its size, in points, at the origin.
  var bounds: CGRect { get }
  /// How it is turned.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// Hears when things begin to move and come to rest; every method is optional.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Told that things begin to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Told that nothing moves any more.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Told that things begin to move; does nothing by default.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Told that nothing moves any more; does nothing by default.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves things by behaviours.
///
/// Headless things come to rest at once: what is to snap to a place is there at the end of the turn, and what would fall
/// or be pushed stays where it is.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// What things are moved in; nil for none.
  open private(set) weak var referenceView: UIView?

  /// Hears when things begin to move and come to rest; not retained.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// The behaviours.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// Whether something moves.
  open private(set) var isRunning = false

  /// How long things have moved, in seconds.
  open var elapsedTime: TimeInterval { 0 }

  /// Makes an animator.
  ///
  /// - Parameter view: what things are moved in.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Makes an animator that moves things in nothing in particular.
  public override init() { super.init() }

  /// Adds a behaviour, which begins to move its things.
  ///
  /// - Parameter behavior: the behaviour.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behavior.willMove(to: self)
    behavior.dynamicAnimator = self
    behaviors.append(behavior)
    resume()
  }

  /// Takes a behaviour away.
  ///
  /// - Parameter behavior: the behaviour.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    behavior.dynamicAnimator = nil
    behaviors.removeAll { $0 === behavior }
  }

  /// Takes all behaviours away.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// Takes over where a thing was put by other means; headless ones are always known.
  ///
  /// - Parameter item: the thing.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}

  private func resume() {
    guard !isRunning else { return }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    HeadlessEnvironment.current.clock.schedule(after: 0) { [weak self] in
      guard let self else { return }
      for behavior in behaviors { behavior.settle() }
      isRunning = false
      delegate?.dynamicAnimatorDidPause(self)
    }
  }
}

/// A force or a bond between things that move.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The behaviours that this one is made of.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// Called at each step; here once, when things have come to rest.
  open var action: (() -> Void)?

  /// What moves things by the behaviour; nil where nothing does.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Makes a behaviour.
  public override init() { super.init() }

  /// Adds a behaviour that this one is made of.
  ///
  /// - Parameter behavior: the behaviour.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }

  /// Takes a behaviour away.
  ///
  /// - Parameter behavior: the behaviour.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }

  /// Called before the behaviour is given to an animator or taken from it.
  ///
  /// - Parameter dynamicAnimator: the animator; nil where it is taken away.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Puts the things where they come to rest.
  func settle() {
    for child in childBehaviors { child.settle() }
    action?()
  }
}
