public import Foundation

/// The sides from which a popover's arrow may come.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits as UIKit numbers them.
  public let rawValue: UInt

  /// Makes directions of bits.
  ///
  /// - Parameter rawValue: the bits as UIKit numbers them.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The popover stands below.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The popover stands above.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The popover stands on the right.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The popover stands on the left.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Hears about a popover, besides what every presentation's delegate hears (SHEET-09).
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be presented (POP-03).
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  {}
}

/// Something that a popover can point at: a view or a bar button item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Presents a popover, which points at what it was opened from.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  open var sourceView: UIView?

  /// The place in ``sourceView`` that the popover points at, in points; its whole bounds where it is null, the default.
  open var sourceRect: CGRect = .null

  /// The bar button item that the popover points at.
  open var barButtonItem: UIBarButtonItem?

  /// What the popover points at, a view or a bar button item; nil, the default, leaves it to the two above.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?

  /// Whether the popover may cover what it points at; false by default.
  open var canOverlapSourceViewRect = false

  /// The least room between the popover and the edges of the screen, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// The colour behind the content, that of the arrow too; the system's own where it is nil, which is the default.
  open var backgroundColor: UIColor?

  /// The sides from which the arrow may come; any by default.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any

  /// Views outside that can be touched while the popover is there.
  open var passthroughViews: [UIView]?

  /// The sheet as which the popover comes where there is little room; for setting its detents (POP-04).
  open private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    sheet.presentationStyle = .pageSheet
    sheet.host = self
    return sheet
  }()

  override func adaptivePresentationController(for style: UIModalPresentationStyle)
    -> UIPresentationController
  {
    guard style == .pageSheet || style == .formSheet else {
      return super.adaptivePresentationController(for: style)
    }
    adaptiveSheetPresentationController.presentationStyle = style
    return adaptiveSheetPresentationController
  }

  /// A sheet where there is little room from left to right, the whole screen where there is little from top to bottom.
  override func systemAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    if presentedViewController is UIAlertController {
      return traits.horizontalSizeClass == .compact ? .overFullScreen : .none
    }
    if traits.verticalSizeClass == .compact { return .overFullScreen }
    return traits.horizontalSizeClass == .compact ? .pageSheet : .none
  }

  /// Tells the delegate, then checks that there is something to point at (POP-01, POP-02, POP-03).
  ///
  /// One that comes as something else points at nothing (POP-04).
  override func willPresent() {
    guard effectiveStyle == .popover else { return }
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    if viewOfAnchor == nil, itemOfAnchor == nil { complainOfMissingAnchor() }
    if let bar = barOfAnchor, passthroughViews == nil { passthroughViews = [bar] }
  }

  /// A sheet of actions has words of its own: on a phone it needs no anchor, so many apps forget it.
  private func complainOfMissingAnchor() {
    let complaint =
      presentedViewController is UIAlertController
      ? UIKitComplaint.actionSheetWithoutAnchor(presentedViewController, presenter: presentingViewController)
      : .popoverWithoutAnchor(self)
    complaint.report()
  }

  private var viewOfAnchor: UIView? { sourceItem as? UIView ?? sourceView }

  private var itemOfAnchor: UIBarButtonItem? { sourceItem as? UIBarButtonItem ?? barButtonItem }

  override var viewsInReach: [UIView] { effectiveStyle == .popover ? passthroughViews ?? [] : [] }

  /// The bar that the popover's item stands in, whose other items stay in reach (POP-06).
  private var barOfAnchor: UIView? {
    guard let itemOfAnchor, let source = shownController.presentationSource else { return nil }
    let navigations = source.selfAndAncestors.compactMap { $0 as? UINavigationController }
    for navigation in navigations {
      let item = navigation.stack.last?.navigationItem
      let items = (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
      if items.contains(itemOfAnchor) { return navigation.navigationBar }
      if let bar = navigation.storedToolbar, bar.items?.contains(itemOfAnchor) ?? false { return bar }
    }
    return nil
  }

  /// Beside what the popover points at, as large as the presented controller would like to be (POP-03); where it comes
  /// as a sheet, as high as that.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard effectiveStyle == .popover, let bounds = containerView?.bounds else {
      let sheet = adaptiveSheetPresentationController
      return sheet.standsAsSheet ? sheet.restingFrame : super.frameOfPresentedViewInContainerView
    }
    let room = bounds.insetBy(dx: 10, dy: 10)
    var size = shownController.preferredContentSize
    if size.width <= 0 { size.width = 320 }
    if size.height <= 0 { size.height = 480 }
    size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    let anchor = anchorFrame ?? CGRect(x: bounds.midX, y: room.minY + 54, width: 0, height: 0)
    let left = min(max(room.minX, anchor.midX - size.width / 2), room.maxX - size.width)
    let below = anchor.maxY + size.height <= room.maxY
    let top = below ? anchor.maxY : max(room.minY, anchor.minY - size.height)
    return CGRect(x: left, y: min(top, room.maxY - size.height), width: size.width, height: size.height)
  }

  /// Keeps the popover beside what it points at when the container changes its size.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if effectiveStyle == .popover {
      presentedView?.frame = frameOfPresentedViewInContainerView
    } else {
      adaptiveSheetPresentationController.layOutAtRest()
    }
  }

  /// Where in the container the popover points to; nil where it points at a bar button item.
  private var anchorFrame: CGRect? {
    guard let containerView, let viewOfAnchor else { return nil }
    let rect = sourceItem != nil || sourceRect.isNull ? viewOfAnchor.bounds : sourceRect
    return containerView.convert(rect, from: viewOfAnchor)
  }
}

extension UIViewController {
  /// The popover's presentation controller where this controller, or one around it, is or will be one (POP-05).
  public var popoverPresentationController: UIPopoverPresentationController? {
    let isPresented = selfAndAncestors.contains { $0.ownPresentingViewController != nil }
    guard isPresented || modalPresentationStyle == .popover else { return nil }
    return presentationController as? UIPopoverPresentationController
  }
}
