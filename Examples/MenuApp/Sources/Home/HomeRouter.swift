import Sceneway
import UIKit

@MainActor
protocol HomeRoutingLogic {
  func routeToDetail(segue: UIStoryboardSegue?) throws
}

protocol HomeDataPassing: DataPassing where DataStore == any HomeDataStore {}

/// How Home goes to Detail when no segue does.
enum DetailStyle {
  case push
  case formSheet
}

/// Goes to Detail and hands the message over: the same method serves the storyboard's segue and the way without one.
final class HomeRouter: SceneRouter<HomeViewController>, HomeRoutingLogic, HomeDataPassing {
  var detailStyle = DetailStyle.push

  /// The segues that the storyboard starts at Home.
  ///
  /// One that is missing here is reported by name.
  override var routes: [String: Route] {
    ["Detail": routeToDetail, "Menu": routeWithoutData]
  }

  func routeToDetail(segue: UIStoryboardSegue?) throws {
    let style: RouteStyle = detailStyle == .push ? .push(.detail) : .present(.detail, .formSheet)
    try route(segue, to: DetailViewController.self, or: style) { source, destination in
      destination.message = source.message
    }
  }
}
