import Sceneway

@MainActor
protocol DetailPresentationLogic: AnyObject {
  func present(_ response: Detail.ShowMessage.Response)
}

final class DetailPresenter: ScenePresenter<any DetailDisplayLogic>, DetailPresentationLogic {
  func present(_ response: Detail.ShowMessage.Response) {
    viewController?.display(Detail.ShowMessage.ViewModel(text: "Home says: \(response.message)"))
  }
}
