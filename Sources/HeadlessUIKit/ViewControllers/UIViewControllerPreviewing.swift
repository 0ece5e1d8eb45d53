public import Foundation

/// A view that shows a controller ahead when it is pressed hard, as devices before 2018 could feel.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// Who gives the controllers.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp, in points of the view.
  var sourceRect: CGRect { get set }
}

/// Gives the controllers that are shown ahead.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: AnyObject {
  /// Asked for the controller that is shown ahead; nil for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?

  /// Told that the person wants the controller itself.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Lets a view show controllers ahead; the headless device cannot feel how hard it is pressed, so it never does.
  ///
  /// - Parameters:
  ///   - delegate: who gives the controllers.
  ///   - sourceView: the view.
  /// - Returns: what stands for it.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { Previewing(delegate, sourceView) }

  /// Lets a view show controllers ahead no longer.
  ///
  /// - Parameter previewing: what stands for it.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// A view that could show controllers ahead.
private final class Previewing: NSObject, UIViewControllerPreviewing {
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    self.delegate = delegate
    sourceView = view
    sourceRect = view.bounds
    super.init()
  }
}
