import Sceneway
import UIKit

/// The app's outermost flow.
final class AppCoordinator: Coordinator<Never> {
  override func start() {
    let screen = UIViewController()
    screen.title = "Hello"
    show(screen)
  }
}
