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

extension UIWindow {
  /// How long a change of size takes, in seconds.
  private static let resizingDuration: TimeInterval = 0.3

  /// Takes another size, together with everything in the window.
  fileprivate func follow(_ size: CGSize) {
    let (before, after) = (windowTraitCollection, UITraitCollection.traits(for: size))
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
    frame = CGRect(origin: frame.origin, size: size)
    if traitsChange {
      rootViewController?.traitsDidChange(from: before)
      for controller in presentationControllers { controller.traitsDidChange(from: before) }
      for controller in presentationControllers { controller.adapt(to: after, coordinator: coordinator) }
    }
    let clock = HeadlessEnvironment.current.clock
    clock.atCommit {
      coordinator.begin()
      clock.schedule(after: coordinator.transitionDuration) { coordinator.end(cancelled: false) }
    }
  }
}
