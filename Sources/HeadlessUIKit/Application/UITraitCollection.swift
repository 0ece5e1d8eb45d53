public import Foundation

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// What an interface has to fit: room, kind of device, style.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The room from left to right.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels per point.
  public let displayScale: CGFloat

  init(
    idiom: UIUserInterfaceIdiom = .unspecified, horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified, style: UIUserInterfaceStyle = .unspecified,
    scale: CGFloat = 0
  ) {
    userInterfaceIdiom = idiom
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceStyle = style
    displayScale = scale
    super.init()
  }

  /// Traits of a given horizontal size class alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  /// Traits of a given vertical size class alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  /// Traits of a given kind of device alone.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(idiom: userInterfaceIdiom)
  }

  /// Traits of a given style alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Traits put together of several collections, where a later one has the last word on what it names.
  ///
  /// - Parameter traitCollections: the collections.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Trait: Equatable>(_ trait: (UITraitCollection) -> Trait, but unspecified: Trait) -> Trait {
      traitCollections.map(trait).last { $0 != unspecified } ?? unspecified
    }
    self.init(
      idiom: last(\.userInterfaceIdiom, but: .unspecified),
      horizontal: last(\.horizontalSizeClass, but: .unspecified),
      vertical: last(\.verticalSizeClass, but: .unspecified),
      style: last(\.userInterfaceStyle, but: .unspecified), scale: last(\.displayScale, but: 0))
  }

  func hasSameTraits(as other: UITraitCollection) -> Bool {
    userInterfaceIdiom == other.userInterfaceIdiom && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass && userInterfaceStyle == other.userInterfaceStyle
      && displayScale == other.displayScale
  }

  /// The traits of the screen.
  public static var current: UITraitCollection {
    traits(for: UIScreen.main.bounds.size)
  }

  /// The traits that a window of a size has on the current device.
  static func traits(for size: CGSize) -> UITraitCollection {
    let idiom = UIDevice.current.userInterfaceIdiom
    let isLandscapePhone = idiom == .phone && size.width > size.height
    let isWide =
      switch idiom {
      // The large phones alone have much room on their side; they are 414 points wide and more.
      case .phone: isLandscapePhone && size.height >= 414
      // Full screens have, and the larger part of most divided ones; half of the largest screen is 678 points.
      case .pad: size.width >= 660
      default: true
      }
    return UITraitCollection(
      idiom: idiom, horizontal: isWide ? .regular : .compact,
      vertical: isLandscapePhone ? .compact : .regular,
      style: .light, scale: UIScreen.main.scale)
  }

  /// Whether every trait that another collection names is the same here.
  ///
  /// - Parameter traits: the other collection.
  /// - Returns: whether this one contains it.
  public func containsTraits(in traits: UITraitCollection?) -> Bool {
    guard let traits else { return true }
    return (traits.userInterfaceIdiom == .unspecified || traits.userInterfaceIdiom == userInterfaceIdiom)
      && (traits.horizontalSizeClass == .unspecified || traits.horizontalSizeClass == horizontalSizeClass)
      && (traits.verticalSizeClass == .unspecified || traits.verticalSizeClass == verticalSizeClass)
      && (traits.userInterfaceStyle == .unspecified || traits.userInterfaceStyle == userInterfaceStyle)
  }
}

/// An object that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An object that takes part in size changes.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size the content would like, in points.
  var preferredContentSize: CGSize { get }
  /// Called when a child's preferred size changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size of a child in a parent of a given size, in points.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  )
    -> CGSize
  /// Called before the size changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UITraitEnvironment, UIContentContainer {}

extension UIWindow {
  /// The traits of the window's size.
  var windowTraitCollection: UITraitCollection { .traits(for: bounds.size) }
}

/// The directions that an interface may stand in.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits as UIKit numbers them.
  public let rawValue: UInt

  /// Makes a mask of bits.
  ///
  /// - Parameter rawValue: the bits as UIKit numbers them.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// How the status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the interface style has it.
  case `default` = 0
  /// Light text.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}
