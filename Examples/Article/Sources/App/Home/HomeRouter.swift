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
    if let segue = segue {
      // UIKit shows the screen; it only has to be told.
      guard
        let homeDS = dataStore,
        let detailVC = segue.destination as? DetailViewController,
        var detailDS = detailVC.router?.dataStore
      else { fatalError("There is no way to Detail.") }

      passDataToDetail(source: homeDS, destination: &detailDS)
    } else {
      // Without a segue the screen is made and shown here.
      guard
        let viewController = viewController,
        let homeDS = dataStore,
        let storyboard = viewController.storyboard,
        let detailVC = storyboard.instantiateViewController(withIdentifier: "Detail")
          as? DetailViewController,
        var detailDS = detailVC.router?.dataStore
      else { fatalError("There is no way to Detail.") }

      passDataToDetail(source: homeDS, destination: &detailDS)
      navigateToDetail(source: viewController, destination: detailVC)
    }
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
