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
  ///
  /// A ``SceneRouter`` need not declare it: it is the scene's interactor, or the store inside it (``DataStoring``).
  var dataStore: DataStore? { get set }
}

extension DataPassing where Self: AnySceneRouter {
  /// The interactor of the scene, where it is of the store's type, or the store inside it; otherwise what was set here.
  public var dataStore: DataStore? {
    get {
      if let ownStore { return ownStore as? DataStore }
      if let store = interactor as? DataStore { return store }
      if let store = interactorValue?.get() as? DataStore { return store }
      return (interactor as? any DataStoring)?.dataStore as? DataStore
    }
    set {
      guard let newValue else { return ownStore = nil }
      // A store that is the interactor itself was changed in place, and is not retained here.
      if let interactor, newValue as AnyObject === interactor { return }
      if ownStore == nil, let keeper = interactor as? any DataStoring, keeper.write(newValue) { return }
      if ownStore == nil, interactorValue?.get() is DataStore, interactorValue?.set(newValue) == true {
        return
      }
      ownStore = newValue
    }
  }
}

extension DataStoring {
  /// Takes a changed store, where it is of the store's type.
  fileprivate func write(_ store: Any) -> Bool {
    guard let store = store as? DataStore else { return false }
    dataStore = store
    return true
  }
}

extension DataPassing {
  /// Takes the interactor for the store, where the router keeps one of its own and has none yet.
  func takeStore(of interactor: AnyObject) {
    if dataStore == nil, let store = interactor as? DataStore { dataStore = store }
  }
}

/// A view controller that has a router: the end of a route.
@MainActor
public protocol RoutedViewController: UIViewController {
  /// The router's class.
  associatedtype Router: DataPassing

  /// The router. It must be there before the view is loaded: data is passed first.
  var router: Router? { get }
}
