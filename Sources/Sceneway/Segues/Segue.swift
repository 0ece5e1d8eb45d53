#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// A storyboard's segue as a value: its identifier, and the classes of the controllers at both ends.
///
/// Written once, or generated from the storyboard, it makes the compiler check every use:
///
/// ```swift
/// extension Segue where Source == MenuViewController, Destination == ChangeMenuItemController {
///   static var changeItem: Segue { Segue("changeItem") }
/// }
///
/// try perform(.changeItem) { $0.viewModel.source = item }
/// ```
public struct Segue<Source: UIViewController, Destination: UIViewController>: Hashable, Sendable {
  /// The segue's identifier in the storyboard.
  public let identifier: String

  /// Names a segue.
  ///
  /// - Parameter identifier: its identifier in the storyboard.
  public init(_ identifier: String) {
    self.identifier = identifier
  }
}

/// A controller that segues start at: every view controller.
///
/// A protocol, because only there may a method name the class of the very controller that it is called on.
@MainActor
public protocol SegueSource: UIViewController {}

extension UIViewController: SegueSource {}

extension SegueSource {
  /// Performs a segue and configures its destination, before the destination's view loads.
  ///
  /// The destination may stand inside a navigation, tab bar or other container. The closure runs once, inside this
  /// call, before the controller's own `prepare(for:sender:)`.
  ///
  /// - Parameters:
  ///   - segue: one of the segues that start at this class.
  ///   - sender: handed to `prepare`; nil by default.
  ///   - configure: gets the destination; does nothing by default.
  /// - Throws: ``SceneError`` where the scene has no such segue, the segue leads elsewhere or did not happen; whatever
  ///   `configure` throws.
  public func perform<Destination: UIViewController>(
    _ segue: Segue<Self, Destination>, sender: Any? = nil, configure: (Destination) throws -> Void = { _ in }
  ) throws {
    try performSegue(to: Destination.self, identifier: segue.identifier, sender: sender, configure: configure)
  }
}
