import UIKit

extension UIViewController {
  /// Performs the segue that is named after its destination's class.
  func performSegue<Destination: UIViewController>(
    to type: Destination.Type, sender: Any? = nil, configurate: @escaping (Destination) -> Void
  ) {
    performSegue(withIdentifier: String(describing: type), sender: sender) { segue in
      guard let controller = segue.destination as? Destination else { return }
      configurate(controller)
    }
  }
}
