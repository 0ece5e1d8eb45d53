#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

extension AnyCoordinator {
  // MARK: Starting

  /// Starts the flow as a window's outermost one: its first screen becomes the window's root.
  ///
  /// The window owns the coordinator until another root takes its place or the window is gone. Call it in
  /// `scene(_:willConnectTo:options:)`, before or after `makeKeyAndVisible()`.
  ///
  /// - Parameter window: the window.
  public func start(in window: UIWindow) {
    guard prepareToStart(.window(WeakWindow(window: window)), in: FlowTree.of(window)) else { return }
    window.addSubview(WindowBeacon(owner: self))
    begin()
    tree.hierarchyChanged()
  }

  /// Starts the flow on a navigation controller that is there already: its screens are pushed on it.
  ///
  /// - Parameter stack: the navigation controller. Its delegate stays the app's own.
  public func start(on stack: UINavigationController) {
    let window = stack.viewIfLoaded?.window
    guard prepareToStart(.stack(WeakStack(stack: stack)), in: window.map { FlowTree.of($0) }) else { return }
    openedStack = stack
    begin()
    tree.hierarchyChanged()
  }

  /// Lets the flow run, in a tree or in the one that it has.
  func prepareToStart(_ place: Place, in tree: FlowTree? = nil) -> Bool {
    guard case .ready = phase else {
      SceneProblems.report(SceneError(.flowStartedTwice, scene: name))
      return false
    }
    phase = .running
    self.place = place
    if let tree { self.tree = tree }
    self.tree.add(self)
    return true
  }
}
