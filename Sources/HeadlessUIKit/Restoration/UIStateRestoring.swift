public import Foundation

/// An object whose state is saved and restored with the app's interface (REST-11).
///
/// Every method has a default that stands for "not implemented". View controllers and views conform already.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// The object whose path the object's own path begins with; none by default.
  var restorationParent: (any UIStateRestoring)? { get }

  /// The class that makes the object again; where there is none, the object that was registered under the identifier is
  /// restored.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }

  /// Writes the object's state.
  ///
  /// - Parameter coder: where to write it.
  func encodeRestorableState(with coder: NSCoder)

  /// Reads the object's state.
  ///
  /// - Parameter coder: what was written.
  func decodeRestorableState(with coder: NSCoder)

  /// Called when everything has been decoded (REST-04).
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// None.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// None.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Nothing.
  public func applicationFinishedRestoringState() {}
}

/// Makes an object that is restored (REST-11).
@preconcurrency @MainActor
public protocol UIObjectRestoration {
  /// Makes or finds the object at a path.
  ///
  /// - Parameters:
  ///   - identifierComponents: the identifiers from the outermost object to this one.
  ///   - coder: what the object wrote.
  /// - Returns: nil where the object is not to be restored.
  static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
    -> (any UIStateRestoring)?
}

/// Makes a view controller that is restored (REST-06).
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// Makes or finds the controller at a path.
  ///
  /// - Parameters:
  ///   - identifierComponents: the identifiers from the outermost controller to this one (REST-03).
  ///   - coder: what the controller wrote.
  /// - Returns: nil where the controller and what belongs to it are not to be restored (REST-07).
  static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
    -> UIViewController?
}

/// Tells the data behind the rows of a list apart by names that stay the same between launches.
///
/// A data source that conforms lets a list find its chosen rows and its first visible row again where the order of the
/// data has changed.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  /// The name of the data behind a row.
  ///
  /// - Parameters:
  ///   - idx: the row.
  ///   - view: the list.
  /// - Returns: nil where the row is not to be remembered.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?

  /// The row of named data.
  ///
  /// - Parameters:
  ///   - identifier: the name of the data.
  ///   - view: the list.
  /// - Returns: nil where the data is no longer there.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
