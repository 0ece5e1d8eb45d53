public import Foundation

/// Hears about a sheet, besides what every presentation's delegate hears (SHEET-09).
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A person pulled the sheet to another height (SHEET-11).
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// What the height of a sheet's detent depends on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits around the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height that a detent can have, in points.
  var maximumDetentValue: CGFloat { get }
}

/// Presents a page sheet or a form sheet.
///
/// A headless sheet remembers how high it stands and what was asked of its looks; it draws neither.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet can rest.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// Names a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes an identifier.
      ///
      /// - Parameter rawValue: the name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Makes an identifier.
      ///
      /// - Parameter rawValue: the name.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// Nearly the whole screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The height's name.
    public let identifier: Identifier

    private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.height = height
      super.init()
    }

    /// About half of the screen.
    ///
    /// - Returns: the detent.
    open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }

    /// Nearly the whole screen.
    ///
    /// - Returns: the detent.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of the app's own.
    ///
    /// - Parameters:
    ///   - identifier: its name; one that no other detent has where it is nil, the default.
    ///   - resolver: says how high the sheet stands, in points; nil where the detent is not to be used now.
    /// - Returns: the detent.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), height: resolver)
    }

    /// How high a sheet stands at this detent.
    ///
    /// - Parameter context: what the height depends on.
    /// - Returns: the height, in points; nil where the detent is not to be used now.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    { height(context) }
  }

  /// The heights at which the sheet can rest, the lowest first; the large one alone by default.
  open var detents: [Detent] = [.large()]

  /// The height at which the sheet rests; the lowest of ``detents`` where it is nil, which is the default.
  open var selectedDetentIdentifier: Detent.Identifier?

  /// The greatest height that leaves what is below in full light; nil, the default, dims it always.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// Whether scrolling at the content's edge pulls the sheet up; true by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet stands at the lower edge where there is little room from top to bottom; false by default.
  open var prefersEdgeAttachedInCompactHeight = false

  /// Whether a sheet at the edge is as wide as its content would like to be; false by default.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// Whether the sheet shows a handle to pull at; false by default.
  open var prefersGrabberVisible = false

  /// How round the corners are, in points; left to the system where it is nil, which is the default.
  open var preferredCornerRadius: CGFloat?

  /// The whole screen where there is little room from top to bottom, but for sheets that stay at the edge (PRES-22).
  override func systemAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight ? .overFullScreen : .none
  }

  /// Lets custom detents be asked for their heights anew; a headless sheet keeps none, it asks before each pull.
  open func invalidateDetents() {}

  /// Makes changes that move.
  ///
  /// - Parameter changes: what to change; a headless sheet does so at once.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }

  /// Pulls the sheet to another height, as a finger would (SHEET-11).
  ///
  /// - Parameter identifier: the name of one of the ``detents`` that is to be used now.
  /// - Returns: whether the sheet stands at another height now.
  @_spi(Sceneway)
  public func pull(to identifier: Detent.Identifier) -> Bool {
    let current = selectedDetentIdentifier ?? detents.first?.identifier
    let context = DetentResolution(
      presentingViewController.traitCollection, containerView?.bounds.height ?? 0)
    guard identifier != current,
      detents.contains(where: { $0.identifier == identifier && $0.resolvedValue(in: context) != nil })
    else { return false }
    selectedDetentIdentifier = identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    return true
  }
}

extension UIViewController {
  /// The presentation controller where it presents a sheet; made when first asked for (SHEET-12).
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}

/// What the detents of a sheet on the screen are asked with.
private final class DetentResolution: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ traits: UITraitCollection, _ height: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = height
    super.init()
  }
}
