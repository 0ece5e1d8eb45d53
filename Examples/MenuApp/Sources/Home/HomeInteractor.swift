import Sceneway

@MainActor
protocol HomeBusinessLogic: AnyObject {
  func changeMessage(_ request: Home.ChangeMessage.Request)
}

/// What Home has to hand over.
@MainActor
protocol HomeDataStore {
  var message: String { get }
}

final class HomeInteractor: SceneInteractor<any HomePresentationLogic>, HomeBusinessLogic, HomeDataStore {
  private(set) var message = ""

  func changeMessage(_ request: Home.ChangeMessage.Request) {
    message = request.message
    presenter?.present(Home.ChangeMessage.Response(message: message, minimumLength: 4))
  }
}
