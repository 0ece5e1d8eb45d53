extension ConformanceReport {
  /// Something that a class has to keep to, so that those around it can rely on it.
  public enum Promise: String, Hashable, Sendable, Codable, CaseIterable {
    // MARK: Coordinators

    /// A flow shows a screen when it is started.
    case showsScreen
    /// A flow ends once its screens have left, or when it finishes.
    case ends
    /// A gesture that is taken back half-way leaves a flow as it is.
    case staysWhenTakenBack
    /// Whoever waits for a flow's end is told once.
    case callerToldOnce
    /// The flow that started another is told of its end once.
    case parentToldOnce
    /// A flow that has ended is freed.
    case coordinatorFreed
    /// The screens of a flow that have left are freed.
    case screensFreed

    // MARK: Routers

    /// Every segue with an identifier has a route.
    case segueHasRoute
    /// Every route is named after a segue.
    case routeHasSegue
    /// A route answers its segue without an error.
    case routeAnswers
    /// The way without a segue leads to the same screen.
    case sameDestination
    /// The way without a segue hands over the same data.
    case sameData
    /// Data is handed over before the destination's view loads.
    case dataBeforeView
    /// The destination gets all that it requires.
    case requiredInputs

    // MARK: Containers

    /// A child is told once before and once after it moves to a parent or away from one.
    case containmentBalanced
    /// A child's view stands in its container's, and leaves with the child.
    case viewInContainer
    /// A child gets the appearance calls once and in order.
    case appearanceForwarded
    /// A child that was removed, or whose container has left, is freed.
    case childrenFreed
    /// An unwind segue finds a child.
    case unwindFindsChild
    /// An unwind segue brings the child that it goes back to in sight.
    case unwindShowsChild
    /// A child has its container's traits.
    case traitsForwarded
    /// A child hears of another size once.
    case sizeForwarded
    /// The child in sight decides about the status bar.
    case statusBarForwarded

    // MARK: All

    /// Appearance calls of every controller go together.
    case appearanceBalanced
    /// UIKit and Sceneway have nothing to complain of.
    case nothingComplained

    /// How to mend a class that does not keep to it.
    public var remedy: String {
      switch self {
      case .showsScreen: "call show(_:) in start(), or start a child flow there"
      case .ends:
        "do not keep a child flow or a screen that never leaves; call finish or cancel, or let the screens go"
      case .staysWhenTakenBack: "do not end the flow where a screen is about to leave; wait until it has left"
      case .callerToldOnce: "start the flow once; do not resume a continuation of your own besides"
      case .parentToldOnce: "start the flow from one parent alone, and call super in an overridden start()"
      case .coordinatorFreed:
        "hold the coordinator weakly in closures, services and screens: its screens own it"
      case .screensFreed: "hold screens weakly in the coordinator, in closures and in services"
      case .segueHasRoute: "add the segue's identifier to `routes` or to `segueRoutes`"
      case .routeHasSegue: "take the route out, or name it after a segue of the scene"
      case .routeAnswers:
        "see what the route throws; the segue may lead to another class than the route expects"
      case .sameDestination:
        "let both ways go through route(_:to:or:) with a style that shows the same scene"
      case .sameData: "hand the data over in the closure of route(_:to:or:), which serves both ways"
      case .dataBeforeView:
        "do not touch the destination's view, or an outlet, before the data is handed over"
      case .requiredInputs: "set every @RequiredInput of the destination in the route's closure"
      case .containmentBalanced:
        "addChild, add the view, didMove(toParent: self); and willMove(toParent: nil), remove the view, "
          + "removeFromParent()"
      case .viewInContainer: "add the child's view to the container's, and take it out with the child"
      case .appearanceForwarded:
        "leave shouldAutomaticallyForwardAppearanceMethods true, or call begin- and endAppearanceTransition in "
          + "pairs"
      case .childrenFreed: "do not keep children beside `children`, or let them go when they are removed"
      case .unwindFindsChild: "call super in allowedChildrenForUnwinding(from:), or return all children"
      case .unwindShowsChild: "override unwind(for:towards:) and bring the child in sight there"
      case .traitsForwarded: "add the controller as a child: its view alone gets no traits of a parent"
      case .sizeForwarded: "call super in viewWillTransition(to:with:)"
      case .statusBarForwarded:
        "return the child in sight from childForStatusBarStyle and childForStatusBarHidden"
      case .appearanceBalanced:
        "call super in overridden appearance methods, and pair transitions begun by hand"
      case .nothingComplained: "see what the complaint says"
      }
    }
  }
}
