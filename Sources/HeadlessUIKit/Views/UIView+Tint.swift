public import Foundation

extension UIView {
  /// How a view dims its tint while something stands over it.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview does.
    case automatic
    /// In full colour.
    case normal
    /// Grey.
    case dimmed
  }

  /// How the view dims its tint while something stands over it.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get {
      let own = details.tintAdjustmentMode
      return own == .automatic ? storedSuperview?.tintAdjustmentMode ?? .normal : own
    }
    set {
      details.tintAdjustmentMode = newValue
      passOnTintColorChange()
    }
  }

  /// Tells the view, and those inside that have no tint of their own, that the tint changed.
  func passOnTintColorChange() {
    tintColorDidChange()
    for subview in storedSubviews where subview.details.tintColor == nil {
      subview.passOnTintColorChange()
    }
  }

  /// A view that this one is seen through.
  public var mask: UIView? {
    get { details.mask }
    set { details.mask = newValue }
  }

  /// Which way the content reads.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { details.semanticContentAttribute }
    set { details.semanticContentAttribute = newValue }
  }

  /// The name by which state restoration finds the view.
  public var restorationIdentifier: String? {
    get { details.restorationIdentifier }
    set { details.restorationIdentifier = newValue }
  }

  /// Ends editing in this view.
  ///
  /// - Parameter force: whether a text field may not object.
  /// - Returns: whether editing ended; false where nothing was edited.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = storedWindow?.firstResponder, let view = responder as? UIView,
      view.isDescendant(of: self)
    else { return false }
    if view.resignFirstResponder() { return true }
    guard force else { return false }
    (view as? any ForciblyEditable)?.endEditingByForce()
    return true
  }
}

/// A view whose editing can be ended against its delegate's will.
@MainActor
protocol ForciblyEditable {
  func endEditingByForce()
}

/// Which way content reads.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the language does.
  case unspecified
  /// As buttons for playing do: always from left to right.
  case playback
  /// As directions in space are: never mirrored.
  case spatial
  /// From left to right.
  case forceLeftToRight
  /// From right to left.
  case forceRightToLeft
}

/// Which way lines run.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

extension UIView {
  /// Which way lines run in the view: as its semantic content says, or else its traits.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let direction = Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
    let isOpen = semanticContentAttribute == .unspecified
    return isOpen && traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : direction
  }

  /// Which way lines run in views of a kind.
  ///
  /// - Parameter attribute: the kind.
  /// - Returns: the way.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }
}

extension UIApplication {
  /// Which way lines run in the person's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

/// Something that can be done with a view beyond touches.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view it belongs to.
  var view: UIView? { get }

  /// Called before it is added to a view or taken from one.
  ///
  /// - Parameter view: the view; nil where it is taken away.
  func willMove(to view: UIView?)

  /// Called after it was added to a view or taken from one.
  ///
  /// - Parameter view: the view; nil where it was taken away.
  func didMove(to view: UIView?)
}

extension UIView {
  /// What can be done with the view beyond touches.
  public var interactions: [any UIInteraction] { details.interactions }

  /// Adds something that can be done with the view.
  ///
  /// - Parameter interaction: what to add.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    details.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes away something that could be done with the view.
  ///
  /// - Parameter interaction: what to take away.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard details.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    details.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
