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

    /// About half of the screen; not to be used where there is little room from top to bottom.
    ///
    /// - Returns: the detent.
    open class func medium() -> Detent {
      Detent(.medium) {
        $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue / 2
      }
    }

    /// Nearly the whole screen.
    ///
    /// - Returns: the detent.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of the app's own.
    ///
    /// - Parameters:
    ///   - identifier: its name; one that no other detent has where it is nil, the default.
    ///   - resolver: says how high the sheet stands above the safe area's lower edge, in points; nil where the detent
    ///     is not to be used now. It is asked when the sheet comes, when the room around it or ``detents`` change, and
    ///     after ``UISheetPresentationController/invalidateDetents()``.
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
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }

  /// The height at which the sheet rests; nil by default.
  ///
  /// The sheet stands at the lowest of ``detents`` where this is nil, or names one that is not there or not to be used
  /// now; the value stays, so that the sheet comes back to it with the detent.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { holder?.setNeedsLayout() } }
  }

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

  // MARK: Standing at a height

  /// The presentation that comes as this sheet where it is none itself, such as a popover's (POP-04).
  weak var host: UIPresentationController?
  /// The heights that the detents said they have; nil where they are to be asked.
  var storedHeights: DetentHeights?
  /// Where the sheet put the presented view last; nil where it stands on no height now.
  var placedFrame: CGRect?

  /// Has custom detents asked for their heights anew in the next layout pass, which puts the sheet at its new height.
  ///
  /// Inside of ``animateChanges(_:)`` that pass is part of the changes. The sheet keeps to its selected detent as long
  /// as that is there.
  open func invalidateDetents() {
    storedHeights = nil
    holder?.setNeedsLayout()
  }

  /// Makes changes that move: the sheet stands at its new height when they are made.
  ///
  /// - Parameter changes: what to change.
  open func animateChanges(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(withDuration: 0.35) { [weak holder = holder] in
        changes()
        holder?.layoutIfNeeded()
      }
    }
  }

  /// At the lower edge of the container, as high as the detent at which the sheet rests.
  open override var frameOfPresentedViewInContainerView: CGRect {
    standsAsSheet ? restingFrame : super.frameOfPresentedViewInContainerView
  }

  /// Knows from the start where the presented view is.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    placedFrame = standsAsSheet ? restingFrame : nil
  }

  /// Keeps the sheet at its height when that or the container changes.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    layOutAtRest()
  }

  /// Pulls the sheet to another height, as a finger would (SHEET-11).
  ///
  /// - Parameter identifier: the name of one of the ``detents`` that is to be used now.
  /// - Returns: whether the sheet stands at another height now.
  @_spi(Sceneway)
  public func pull(to identifier: Detent.Identifier) -> Bool {
    guard identifier != restingDetent?.identifier,
      heights.contains(where: { $0.identifier == identifier })
    else { return false }
    animateChanges { selectedDetentIdentifier = identifier }
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
