import Foundation

protocol HomeBusinessLogic {
  func changeMessage(request: Home.Message.Request)
}

protocol HomeDataStore {
  var message: String { get set }
}

final class HomeInteractor: HomeBusinessLogic, HomeDataStore {
  var presenter: HomePresentationLogic?
  var message = ""

  func changeMessage(request: Home.Message.Request) {
    message = request.text ?? ""
    presenter?.presentMessage(response: Home.Message.Response(message: message))
  }
}
