public import Foundation
@_spi(Sceneway) internal import HeadlessUIKit

/// A device to run an app on.
public struct AppDevice: Hashable, Sendable {
  /// Whether it is an iPad.
  public var isPad: Bool

  /// The size of its screen, in points.
  public var screenSize: CGSize

  /// Describes a device.
  ///
  /// - Parameters:
  ///   - isPad: whether it is an iPad.
  ///   - screenSize: the size of its screen, in points.
  public init(isPad: Bool, screenSize: CGSize) {
    self.isPad = isPad
    self.screenSize = screenSize
  }

  /// An iPhone, 390 by 844 points.
  public static let phone = AppDevice(isPad: false, screenSize: CGSize(width: 390, height: 844))

  /// An iPad, 820 by 1180 points.
  public static let pad = AppDevice(isPad: true, screenSize: CGSize(width: 820, height: 1180))

  @MainActor
  func apply(to environment: HeadlessEnvironment) {
    environment.useDevice(isPad ? .pad : .phone, screenSize: screenSize)
  }
}
