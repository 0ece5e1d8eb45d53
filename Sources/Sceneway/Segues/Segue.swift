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
/// extension Segue where Source: MenuViewController, Destination == ChangeMenuItemController {
///   static var changeItem: Segue { Segue("changeItem") }
/// }
///
/// try perform(.changeItem) { $0.viewModel.source = item }
/// ```
///
/// With `Source: MenuViewController` the segue has its dot in subclasses too; with `Source == MenuViewController` in
/// that class alone, and a subclass says ``perform(from:sender:configure:)``.
///
/// An unwind segue's destination is the controller that it goes back to; an embed segue's, the child.
public struct Segue<Source: UIViewController, Destination: UIViewController>: Hashable, Sendable {
  /// The segue's identifier in the storyboard.
  public let identifier: String

  /// Names a segue.
  ///
  /// - Parameter identifier: its identifier in the storyboard.
  public init(_ identifier: String) {
    self.identifier = identifier
  }

  /// Performs the segue and configures its destination, as ``SegueSource/perform(_:sender:configure:)`` does.
  ///
  /// - Parameters:
  ///   - source: the controller that the segue starts at, of a subclass perhaps.
  ///   - sender: handed to `prepare`; nil by default.
  ///   - configure: gets the destination; does nothing by default.
  /// - Throws: what ``SegueSource/perform(_:sender:configure:)`` throws.
  @MainActor
  public func perform(
    from source: Source, sender: Any? = nil, configure: (Destination) throws -> Void = { _ in }
  ) throws {
    try source.performSegue(
      to: Destination.self, identifier: identifier, sender: sender, configure: configure)
  }
}
