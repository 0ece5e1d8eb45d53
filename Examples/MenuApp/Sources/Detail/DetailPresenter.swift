@MainActor
protocol DetailPresentationLogic: AnyObject {
  func present(_ response: Detail.ShowMessage.Response)
}

@MainActor
final class DetailPresenter: DetailPresentationLogic {
  weak var viewController: (any DetailDisplayLogic)?

  func present(_ response: Detail.ShowMessage.Response) {
    viewController?.display(Detail.ShowMessage.ViewModel(text: "Home says: \(response.message)"))
  }
}
