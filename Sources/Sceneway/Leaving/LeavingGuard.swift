#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// A screen that is asked before it is left, because something on it would be lost.
///
/// It is asked once for each transition that would take it off the screen: for a tap on the back button or a tab, a swipe
/// from the edge or of a sheet, a link, another root, and for what code asks of a ``Navigator`` or a coordinator.
/// While it owes the answer it is not asked again: whatever else would take it away, such as a newer link, waits for the
/// same answer. Several screens that would leave together are asked from the topmost down; the first that refuses ends the matter.
/// Calls that the app makes to UIKit itself are not asked about.
///
/// ```swift
/// final class EditViewController: UIViewController, LeavingGuard {
///   func mayLeave(_ leaving: Leaving) async -> Bool {
///     hasChanges ? await askWhetherToDiscard() : true
///   }
/// }
/// ```
@MainActor
public protocol LeavingGuard: UIViewController {
  /// Whether the screen may be left now.
  ///
  /// Nothing else begins in the same container until the answer is there. The screen may present an alert meanwhile, by
  /// UIKit or through Sceneway.
  ///
  /// - Parameter leaving: why it would be left.
  /// - Returns: true to go on, false to stay: then nothing moves.
  func mayLeave(_ leaving: Leaving) async -> Bool

  /// Whether ``mayLeave(_:)`` has to be asked at all; true by default.
  ///
  /// Where it is false, UIKit's own gestures run as they always do, under the finger. Where it is true a swipe only asks,
  /// and the screen leaves by itself after the answer.
  var asksBeforeLeaving: Bool { get }
}

extension LeavingGuard {
  /// True.
  public var asksBeforeLeaving: Bool { true }
}
