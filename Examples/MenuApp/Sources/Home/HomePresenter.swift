@MainActor
protocol HomePresentationLogic: AnyObject {
  func present(_ response: Home.ChangeMessage.Response)
}

@MainActor
final class HomePresenter: HomePresentationLogic {
  weak var viewController: (any HomeDisplayLogic)?

  func present(_ response: Home.ChangeMessage.Response) {
    viewController?.display(
      Home.ChangeMessage.ViewModel(buttonsAreEnabled: response.message.count > response.minimumLength))
  }
}
