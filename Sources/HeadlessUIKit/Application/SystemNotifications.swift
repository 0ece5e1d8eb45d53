public import Foundation

extension UIApplication {
  /// Posted when the day or the time changed much; headless, by nobody.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted when a person took a picture of the screen; headless, by nobody.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Posted when the app may work in the background or no longer; headless, by nobody.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")

  /// The link to the app's settings of notices.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// As often as the system can.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// Never.
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

  /// How often the app wants to fetch in the background; headless, it never does.
  ///
  /// - Parameter minimumBackgroundFetchInterval: how often at most, in seconds.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// Whether the app has other icons; headless, none.
  public var supportsAlternateIcons: Bool { false }

  /// The name of the icon that shows; nil for the first one.
  public var alternateIconName: String? { nil }

  /// Shows another icon; headless, there is none.
  ///
  /// - Parameters:
  ///   - alternateIconName: its name; nil for the first one.
  ///   - completionHandler: told in the next turn that it failed, unless the first one is wanted.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: ((_ error: (any Error)?) -> Void)? = nil
  ) {
    let error = alternateIconName == nil ? nil : CocoaError(.featureUnsupported)
    HeadlessEnvironment.current.clock.schedule(after: 0) { completionHandler?(error) }
  }
}

extension UIDevice {
  /// What a battery does.
  public enum BatteryState: Int, Sendable {
    /// Not known.
    case unknown
    /// It gets empty.
    case unplugged
    /// It is filled.
    case charging
    /// It is full.
    case full
  }

  /// Posted when the battery's level changed; headless, by nobody.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when the battery does something else; headless, by nobody.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when something came near to the screen; headless, by nobody.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChange")

  /// How full the battery is, from 0 to 1; -1, since it is not known.
  public var batteryLevel: Float { -1 }

  /// What the battery does; not known.
  public var batteryState: BatteryState { .unknown }

  /// Whether something is near to the screen; no.
  public var proximityState: Bool { false }

  /// Whether several apps run; yes.
  public var isMultitaskingSupported: Bool { true }

  /// The same for all apps of one maker, as long as one is there; the same for each process here.
  public var identifierForVendor: UUID? { Self.vendor }

  private static let vendor = UUID()

  /// Makes the sound of a key; headless, none.
  public func playInputClick() {}
}

extension UIScreen {
  /// Posted when the screen became lighter or darker; headless, by nobody.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted when the screen is filmed or no longer; headless, by nobody.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// Posted when a screen was connected; headless, by nobody.
  public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// Posted when a screen was taken away; headless, by nobody.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")

  /// All screens: one.
  public class var screens: [UIScreen] { [main] }

  /// Whether the screen is filmed; no.
  public var isCaptured: Bool { false }

  /// How many pictures the screen shows a second at most.
  public var maximumFramesPerSecond: Int { 60 }

  /// The screen that this one shows again; none.
  public var mirrored: UIScreen? { nil }
}
