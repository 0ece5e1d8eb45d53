import UIKit

/// Stands in the place of the exchange where methods cannot be exchanged.
///
/// It is a class of the app's own that overrides the method. Beside the exchange it changes nothing, since whoever comes
/// first takes the closure off.
class ClosureSegueController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    configuratePerformSegue?(segue)
    super.prepare(for: segue, sender: sender)
    configuratePerformSegue = nil
  }
}
