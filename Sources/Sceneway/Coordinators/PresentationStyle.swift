#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// How a screen or a flow is presented over what is there.
public struct PresentationStyle: Hashable, Sendable {
  /// UIKit's style; nil leaves the one that the controller has.
  public let modalPresentationStyle: UIModalPresentationStyle?

  /// A style of UIKit's.
  ///
  /// - Parameter modalPresentationStyle: the style; nil leaves the one that the controller has.
  public init(_ modalPresentationStyle: UIModalPresentationStyle?) {
    self.modalPresentationStyle = modalPresentationStyle
  }

  /// As the controller itself says; what alerts want.
  public static let asIs = PresentationStyle(nil)
  /// As the system thinks fit, which is a sheet for most controllers (PRES-06).
  public static let automatic = PresentationStyle(.automatic)
  /// A sheet that can be swiped away.
  public static let sheet = PresentationStyle(.pageSheet)
  /// A smaller sheet in the middle of a large screen.
  public static let formSheet = PresentationStyle(.formSheet)
  /// The whole screen; what is below disappears (PRES-01).
  public static let fullScreen = PresentationStyle(.fullScreen)
  /// The whole screen; what is below stays (PRES-04).
  public static let overFullScreen = PresentationStyle(.overFullScreen)
}
