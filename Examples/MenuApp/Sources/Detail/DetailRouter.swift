import Sceneway
import UIKit

protocol DetailDataPassing: DataPassing where DataStore == DetailDataStore {}

/// Detail goes nowhere; its router takes the data in and hands it to the interactor.
final class DetailRouter: SceneRouter<DetailViewController>, DetailDataPassing {
  private let interactor: DetailInteractor

  init(viewController: DetailViewController, interactor: DetailInteractor) {
    self.interactor = interactor
    super.init(viewController: viewController)
  }

  var dataStore: DetailDataStore? {
    get { interactor.dataStore }
    set { if let newValue { interactor.dataStore = newValue } }
  }
}
