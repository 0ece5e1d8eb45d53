#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// Where a child flow shows its screens.
public struct Placement: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case pushed(StackEntry)
    case presented(PresentationStyle)
    case root
    case detail
    case window(OtherWindow)
    case scene(activityType: String)
  }

  /// A window that the app keeps; a flow that is waited for there must not keep it by its place.
  struct OtherWindow: Hashable, Sendable {
    private(set) weak var window: UIWindow?
    private let identity: ObjectIdentifier

    init(_ window: UIWindow) {
      self.window = window
      identity = ObjectIdentifier(window)
    }

    static func == (one: OtherWindow, other: OtherWindow) -> Bool { one.identity == other.identity }

    func hash(into hasher: inout Hasher) { hasher.combine(identity) }
  }

  /// What becomes of the screens of a stack when another one comes.
  enum StackEntry: Hashable, Sendable {
    /// All stay.
    case onTop
    /// The top one leaves.
    case replacingTop
    /// All leave.
    case clearing
  }

  let kind: Kind

  /// On the parent's navigation stack; in the parent's own place where the parent has shown nothing yet.
  ///
  /// The parent may go on pushing: its next screen comes above the child's. When the child ends, its screens alone are
  /// taken out, wherever they are on the stack.
  public static let pushed = Placement(kind: .pushed(.onTop))

  /// On the parent's navigation stack, in the place of the screen on top; a flow that had no other screen ends with
  /// ``FlowEnding/replaced``, the parent itself when the new flow has ended.
  public static let replacingTop = Placement(kind: .pushed(.replacingTop))

  /// On the parent's navigation stack, in the place of all that is there; flows that had no other screens end with
  /// ``FlowEnding/replaced``, the parent itself when the new flow has ended.
  public static let clearingStack = Placement(kind: .pushed(.clearing))

  /// Over what is there, in a navigation controller of its own.
  ///
  /// - Parameter style: how it is presented.
  /// - Returns: the placement.
  public static func presented(_ style: PresentationStyle) -> Placement {
    Placement(kind: .presented(style))
  }

  /// As the root of the window, in place of everything that is there.
  public static let root = Placement(kind: .root)

  /// As the detail of the split view controller around the parent.
  ///
  /// The detail flow that was there ends with ``FlowEnding/replaced``, also where it started the new one itself: that
  /// belongs to the flow that started the old one from then on, while its result still goes to who started it. Where there is no split view controller around,
  /// the same as ``pushed``.
  public static let detail = Placement(kind: .detail)

  /// As the root of another window, with a queue of transitions of its own.
  ///
  /// The window is shown where it is hidden; the app keeps it, and the flow ends with ``FlowEnding/sceneClosed`` when it
  /// lets the window go. When the flow finishes or is cancelled, or its parent ends, the window is hidden and its screens
  /// are let go.
  ///
  /// - Parameter window: the window, of any scene.
  /// - Returns: the placement.
  public static func window(_ window: UIWindow) -> Placement { Placement(kind: .window(OtherWindow(window))) }

  /// In a new scene, which the system is asked for; see ``SceneFlows``.
  ///
  /// - Parameter activityType: the type of the user activity that the scene is asked for with.
  /// - Returns: the placement.
  public static func newScene(activityType: String = "Sceneway.flow") -> Placement {
    Placement(kind: .scene(activityType: activityType))
  }
}
