import UIKit

protocol Coordinator: AnyObject {
  var childCoordinators: [Coordinator] { get set }
  var navigationController: UINavigationController { get set }

  func start()
}

extension Coordinator {
  /// Starts a flow below this one.
  func startChild(_ child: Coordinator) {
    childCoordinators.append(child)
    child.start()
  }

  /// Lets a flow go that has ended.
  func removeChild(_ child: Coordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}
