import Sceneway
import UIKit

// The scenes of the guide for people who come from Clean Swift: a list of orders and one order.

struct OrderDataStore {
  @RequiredInput var orderID: Int
}

final class OrderInteractor: DataStoring {
  var dataStore = OrderDataStore()
}

final class OrderRouter: SceneRouter<OrderViewController>, DataPassing {
  typealias DataStore = OrderDataStore
}

final class OrderViewController: UIViewController, SceneViewController {
  lazy var scene = Scene(OrderInteractor(), OrderRouter(viewController: self))
}

/// Only moves on, by its storyboard's segues: nothing of its own asks for its scene.
final class WelcomeViewController: UIViewController, SceneViewController {
  lazy var scene = Scene(OrdersInteractor(), WelcomeRouter(viewController: self))

  override func awakeFromNib() {
    super.awakeFromNib()
    assemble()
  }
}

final class WelcomeRouter: SceneRouter<WelcomeViewController>, DataPassing {
  typealias DataStore = OrdersDataStore
}

final class OrdersInteractor: DataStoring {
  var dataStore = OrdersDataStore()
}

struct OrdersDataStore {
  var selectedID = 0
}

final class OrdersRouter: SceneRouter<OrdersViewController>, DataPassing {
  typealias DataStore = OrdersDataStore

  override var routes: [String: Route] { ["Order": routeToOrder] }

  func routeToOrder(segue: UIStoryboardSegue?) throws {
    try route(segue, to: OrderViewController.self, or: .push { OrderViewController() }) {
      source, destination in
      destination.orderID = source.selectedID
    }
  }
}

final class OrdersViewController: UIViewController, SceneViewController {
  lazy var scene = Scene(OrdersInteractor(), OrdersRouter(viewController: self))

  func select(_ orderID: Int) {
    interactor.dataStore.selectedID = orderID
    attempt { try scene.router.routeToOrder(segue: nil) }
  }
}
