import Sceneway
import UIKit

protocol HomeDataPassing: DataPassing where DataStore == any HomeDataStore {}

/// Answers the segues that the storyboard starts at Home, and has the message to hand over.
final class HomeRouter: SceneRouter<HomeViewController>, HomeDataPassing {
  /// The segues that the storyboard starts at Home.
  ///
  /// One that is missing here is reported by name.
  override var routes: [String: Route] {
    ["Menu": routeWithoutData]
  }
}
