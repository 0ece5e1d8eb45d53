public import Foundation

extension UIApplication {
  /// Gives the screen another size, as a rotation does (LIFE-30).
  ///
  /// Windows that fill the screen follow. Their controllers hear of it before, and of other traits before and after.
  ///
  /// - Parameter size: the new size, in points.
  @_spi(Sceneway)
  public func resizeScreen(to size: CGSize) {
    let screen = UIScreen.main
    guard screen.bounds.size != size else { return }
    let old = screen.bounds
    screen.bounds = CGRect(origin: .zero, size: size)
    for window in windows where window.frame == old { window.follow(size) }
  }
}

extension UIApplication {
  /// Sets what a person sets in the device's settings: light or dark, the size of text, and the like.
  ///
  /// - Parameter mutations: sets the traits.
  @_spi(Sceneway)
  public func changeSettings(_ mutations: (inout any UIMutableTraits) -> Void) {
    let environment = HeadlessEnvironment.current
    let changes = windows.map { TraitChange(below: $0) }
    let category = preferredContentSizeCategory
    let all = UITraitCollection(values: environment.personTraits).modifyingTraits(mutations)
    environment.personTraits = all.values
    for change in changes { change.tell() }
    if category != preferredContentSizeCategory {
      NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: self)
    }
  }

  /// The size of text that the person likes.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    HeadlessEnvironment.current.personTraits[UITraitPreferredContentSizeCategory.self]
  }
}

extension UIWindow {
  /// How long a change of size takes, in seconds.
  private static let resizingDuration: TimeInterval = 0.3

  /// Takes another size, together with everything in the window.
  fileprivate func follow(_ size: CGSize) {
    let (before, after) = (windowTraitCollection, windowTraits(for: size))
    let traitsChange = !before.hasSameTraits(as: after)
    let presentationControllers = presentations.map(\.presentation)
    var containers: [any UIContentContainer] = []
    if let rootViewController { containers.append(rootViewController) }
    for controller in presentationControllers { containers.append(controller) }
    let coordinator = TransitionCoordinator(
      from: rootViewController, to: rootViewController, animated: UIView.areAnimationsEnabled,
      duration: UIWindow.resizingDuration, style: .none)
    for container in containers {
      if traitsChange { container.willTransition(to: after, with: coordinator) }
      container.viewWillTransition(to: size, with: coordinator)
    }
    let change = TraitChange(below: self)
    frame = CGRect(origin: frame.origin, size: size)
    change.tell()
    if traitsChange {
      for controller in presentationControllers { controller.adapt(to: after, coordinator: coordinator) }
    }
    let clock = HeadlessEnvironment.current.clock
    clock.atCommit {
      coordinator.begin()
      clock.schedule(after: coordinator.transitionDuration) { coordinator.end(cancelled: false) }
    }
  }
}
