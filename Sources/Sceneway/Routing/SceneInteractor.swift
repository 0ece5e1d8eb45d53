/// The interactor of a Clean Swift scene: does the work and tells the presenter.
///
/// ```swift
/// final class HomeInteractor: SceneInteractor<any HomePresentationLogic>, HomeBusinessLogic, HomeDataStore {
///   var message = ""
///
///   func changeMessage(_ request: Home.ChangeMessage.Request) {
///     message = request.message
///     presenter?.present(Home.ChangeMessage.Response(message: message))
///   }
/// }
/// ```
///
/// A base class is not required: a scene takes any class for its interactor.
@MainActor
open class SceneInteractor<Presentation> {
  /// Who makes a picture of what the interactor found out; a test may put its own here.
  public var presenter: Presentation?

  /// Makes an interactor.
  ///
  /// - Parameter presenter: who is told; nil by default. A test that replaces presenters of this type has its own put here
  ///   (``SceneParts``).
  public init(presenter: Presentation? = nil) {
    self.presenter = SceneParts.replacement(for: presenter)
  }
}

/// An interactor that keeps its scene's data in a value of its own, which a router passes and writes back.
@MainActor
public protocol DataStoring: AnyObject {
  /// The store's type, often a struct.
  associatedtype DataStore

  /// The store.
  var dataStore: DataStore { get set }
}
