import Sceneway

@MainActor
protocol DetailBusinessLogic: AnyObject {
  func showMessage()
}

/// What Detail needs: a value type, which a router writes back after passing data.
struct DetailDataStore {
  @RequiredInput var message: String
}

final class DetailInteractor: SceneInteractor<any DetailPresentationLogic>, DetailBusinessLogic, DataStoring {
  var dataStore = DetailDataStore()

  func showMessage() {
    presenter?.present(Detail.ShowMessage.Response(message: dataStore.message))
  }
}
