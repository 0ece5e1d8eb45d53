import UIKit

/// What the segues of the storyboard lead to: `routeToNAME` for the segue NAME.
@objc protocol HomeRoutingLogic {
  func routeToDetail(segue: UIStoryboardSegue?)
}

protocol HomeDataPassing {
  var dataStore: HomeDataStore? { get }
}

final class HomeRouter: NSObject, HomeRoutingLogic, HomeDataPassing {
  weak var viewController: HomeViewController?
  var dataStore: HomeDataStore?

  // MARK: Routing

  func routeToDetail(segue: UIStoryboardSegue?) {
    let made = viewController?.storyboard?.instantiateViewController(withIdentifier: "Detail")
    guard let viewController = viewController, let homeStore = dataStore,
      let detail = (segue?.destination ?? made) as? DetailViewController,
      var detailStore = detail.router?.dataStore
    else { fatalError("There is no way to Detail.") }
    passDataToDetail(source: homeStore, destination: &detailStore)
    if segue == nil { navigateToDetail(source: viewController, destination: detail) }
  }

  // MARK: Navigation

  private func navigateToDetail(source: HomeViewController, destination: DetailViewController) {
    source.navigationController?.pushViewController(destination, animated: true)
  }

  // MARK: Data

  private func passDataToDetail(source: HomeDataStore, destination: inout DetailDataStore) {
    destination.message = source.message
  }
}
