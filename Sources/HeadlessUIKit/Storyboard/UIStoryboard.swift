public import Foundation

/// A storyboard.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let fileName: String

  /// Reads a storyboard.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    fileName = name
    super.init()
  }

  /// Makes the entry point.
  open func instantiateInitialViewController() -> UIViewController? { nil }

  /// Makes the scene of an identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}
