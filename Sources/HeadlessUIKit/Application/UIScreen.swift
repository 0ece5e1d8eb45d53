public import Foundation

/// The screen that the app's windows stand on.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of the device.
  public static var main: UIScreen { HeadlessEnvironment.current.screen }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .current }

  /// The size of the screen as the app sees it, in points; an iPhone's 390 by 844 by default.
  open internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// Pixels per point.
  open var scale: CGFloat { 3 }

  /// Pixels per point of the panel itself.
  open var nativeScale: CGFloat { scale }

  /// The size of the panel, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// How bright the screen is, from 0 to 1.
  open var brightness: CGFloat = 0.5 {
    didSet { brightness = min(max(brightness, 0), 1) }
  }

  nonisolated override init() {
    super.init()
  }
}
