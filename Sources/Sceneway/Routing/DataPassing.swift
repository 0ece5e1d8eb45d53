#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// A router that holds the store of its scene's data, to take from and to hand over.
///
/// The store may be a protocol that the interactor implements, a class, or a plain struct. A router that passes data to
/// this one writes the changed store back, so that a struct keeps what it was given.
///
/// ```swift
/// protocol DetailDataPassing: DataPassing where DataStore == any DetailDataStore {}
/// ```
@MainActor
public protocol DataPassing: AnyObject {
  /// The store's type, such as `any DetailDataStore` or a struct.
  associatedtype DataStore

  /// The store; nil where the scene is not set up yet.
  var dataStore: DataStore? { get set }
}

/// A view controller that has a router: the end of a route.
@MainActor
public protocol RoutedViewController: UIViewController {
  /// The router's class.
  associatedtype Router: DataPassing

  /// The router. It must be there before the view is loaded: data is passed first.
  var router: Router? { get }
}
