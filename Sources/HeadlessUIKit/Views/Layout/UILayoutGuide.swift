public import Foundation

/// A rectangle in a view that constraints can be about.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view that the guide belongs to.
  open internal(set) weak var owningView: UIView?

  /// The guide's name.
  open var identifier = ""

  /// Where the guide lies in the view, as the distance from the view's edges.
  var insets: ((UIView) -> UIEdgeInsets)?

  /// Makes a guide that belongs to no view.
  public override init() {
    super.init()
  }

  init(owningView: UIView, identifier: String, insets: @escaping (UIView) -> UIEdgeInsets) {
    self.owningView = owningView
    self.identifier = identifier
    self.insets = insets
    super.init()
  }

  /// Where the guide lies, in the view's coordinates, in points; empty for a guide of the app's own.
  open var layoutFrame: CGRect {
    guard let owningView, let insets else { return .zero }
    return owningView.bounds.inset(by: insets(owningView))
  }
}

extension UIView {
  /// The guides of the app's own in this view.
  public var layoutGuides: [UILayoutGuide] { details.layoutGuides }

  /// Adds a guide.
  ///
  /// - Parameter layoutGuide: the guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    details.layoutGuides.append(layoutGuide)
  }

  /// Takes a guide away.
  ///
  /// - Parameter layoutGuide: the guide.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuide.owningView = nil
    details.layoutGuides.removeAll { $0 === layoutGuide }
  }

  /// The part of the view that no bar and no corner of the screen covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    guide(\.safeAreaLayoutGuide, "UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
  }

  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    guide(\.layoutMarginsGuide, "UIViewLayoutMarginsGuide") { $0.layoutMargins }
  }

  /// The part of the view where lines are short enough to read.
  public var readableContentGuide: UILayoutGuide {
    guide(\.readableContentGuide, "UIViewReadableContentGuide") { $0.layoutMargins }
  }

  private func guide(
    _ path: ReferenceWritableKeyPath<ViewDetails, UILayoutGuide?>, _ identifier: String,
    insets: @escaping (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    if let guide = details[keyPath: path] { return guide }
    let guide = UILayoutGuide(owningView: self, identifier: identifier, insets: insets)
    details[keyPath: path] = guide
    return guide
  }
}
