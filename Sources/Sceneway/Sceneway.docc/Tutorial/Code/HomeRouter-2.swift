import Sceneway
import UIKit

@MainActor
protocol HomeRoutingLogic {
  func routeToDetail(segue: UIStoryboardSegue?) throws
}

protocol HomeDataPassing: DataPassing where DataStore == any HomeDataStore {}

/// Goes to Detail and hands the message over: the same method serves the storyboard's segue and the way without one.
final class HomeRouter: SceneRouter<HomeViewController>, HomeRoutingLogic, HomeDataPassing {
  /// The segues that the storyboard starts at Home.
  ///
  /// One that is missing here is reported by name.
  override var routes: [String: Route] {
    ["Detail": routeToDetail, "Menu": routeWithoutData]
  }

  func routeToDetail(segue: UIStoryboardSegue?) throws {
    try route(segue, to: DetailViewController.self, or: .push(.detail)) { source, destination in
      destination.message = source.message
    }
  }
}
