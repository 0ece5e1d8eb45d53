@MainActor
protocol DetailBusinessLogic: AnyObject {
  func showMessage()
}

/// What Detail needs: a value type, which a router writes back after passing data.
struct DetailDataStore {
  var message = ""
}

@MainActor
final class DetailInteractor: DetailBusinessLogic {
  var presenter: (any DetailPresentationLogic)?
  var dataStore = DetailDataStore()

  func showMessage() {
    presenter?.present(Detail.ShowMessage.Response(message: dataStore.message))
  }
}
