/// The presenter of a Clean Swift scene: makes view models and has the view controller show them.
///
/// ```swift
/// final class HomePresenter: ScenePresenter<any HomeDisplayLogic>, HomePresentationLogic {
///   func present(_ response: Home.ChangeMessage.Response) {
///     viewController?.display(Home.ChangeMessage.ViewModel(buttonsAreEnabled: response.message.count > 4))
///   }
/// }
/// ```
///
/// It does not retain the view controller, which holds the scene.
@MainActor
open class ScenePresenter<Display> {
  private weak var displayed: AnyObject?

  /// Who shows the view models; not retained.
  ///
  /// A test may put its own here, and has to hold it.
  public var viewController: Display? {
    get { displayed as? Display }
    set { displayed = newValue as AnyObject? }
  }

  /// Makes a presenter.
  ///
  /// - Parameter viewController: who shows the view models, an object; nil by default.
  public init(viewController: Display? = nil) {
    displayed = viewController as AnyObject?
  }
}
