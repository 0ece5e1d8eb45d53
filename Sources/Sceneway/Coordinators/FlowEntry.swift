#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// A flow in a list that does not keep it.
///
/// This and ``ScreenEntry`` are classes, since a weak reference takes longer to copy than an object to retain.
@MainActor
final class FlowEntry {
  private(set) weak var flow: AnyCoordinator?
  /// The flow's number in its tree.
  let number: Int

  init(_ flow: AnyCoordinator) {
    self.flow = flow
    number = flow.number
  }
}

/// A screen in the list of a flow, which does not keep it.
@MainActor
final class ScreenEntry {
  private(set) weak var screen: UIViewController?
  /// Whether the flow did not show it itself.
  let isAdopted: Bool
  let origin: StepList.Origin
  /// When it came, among all screens and flows.
  let order: Int

  init(_ screen: UIViewController, isAdopted: Bool, origin: StepList.Origin, order: Int) {
    self.screen = screen
    self.isAdopted = isAdopted
    self.origin = origin
    self.order = order
  }
}
