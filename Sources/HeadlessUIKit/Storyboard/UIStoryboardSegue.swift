public import Foundation

/// A way from one scene to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The segue's identifier.
  open var identifier: String? { storedIdentifier }
  /// The controller that the segue starts at.
  open var source: UIViewController { storedSource }
  /// The controller that the segue leads to.
  open var destination: UIViewController { storedDestination }

  private let storedIdentifier: String?
  private let storedSource: UIViewController
  private let storedDestination: UIViewController

  /// Makes a segue.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    storedIdentifier = identifier
    storedSource = source
    storedDestination = destination
    super.init()
  }

  /// Goes the way.
  open func perform() {}
}

/// Tells where an unwind segue starts.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that the segue starts at.
  open var source: UIViewController { storedSource }
  /// The action to find.
  open var unwindAction: Selector { storedAction }
  /// What started it.
  open var sender: Any? { storedSender }

  private let storedSource: UIViewController
  private let storedAction: Selector
  private let storedSender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    storedSource = source
    storedAction = unwindAction
    storedSender = sender
    super.init()
  }
}

@MainActor
final class SegueTemplate {
  let description: SegueDescription
  var identifier: String? { description.identifier }

  init(description: SegueDescription) {
    self.description = description
  }
}

extension UIViewController {
  func decode(from coder: NSCoder) {}
  func viewFromNib() -> UIView? { nil }
  func performSegueTemplate(withIdentifier identifier: String, sender: Any?) {}
}
