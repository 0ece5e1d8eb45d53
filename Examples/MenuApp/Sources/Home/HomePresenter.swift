import Sceneway

@MainActor
protocol HomePresentationLogic: AnyObject {
  func present(_ response: Home.ChangeMessage.Response)
}

final class HomePresenter: ScenePresenter<any HomeDisplayLogic>, HomePresentationLogic {
  func present(_ response: Home.ChangeMessage.Response) {
    viewController?.display(
      Home.ChangeMessage.ViewModel(buttonsAreEnabled: response.message.count > response.minimumLength))
  }
}
