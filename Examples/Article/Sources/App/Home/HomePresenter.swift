protocol HomePresentationLogic {
  func presentMessage(response: Home.Message.Response)
}

final class HomePresenter: HomePresentationLogic {
  weak var viewController: HomeDisplayLogic?

  func presentMessage(response: Home.Message.Response) {
    viewController?.displayMessage(
      viewModel: Home.Message.ViewModel(canShowDetail: response.message.count > 4))
  }
}
