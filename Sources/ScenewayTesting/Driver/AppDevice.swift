public import Foundation
@_spi(Sceneway) internal import HeadlessUIKit

/// A device to run an app on.
public struct AppDevice: Hashable, Sendable {
  /// The kind of a device.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
    /// An Apple TV.
    case tv
  }

  /// The kind of device.
  public var kind: Kind

  /// The size of its screen, in points.
  public var screenSize: CGSize

  /// Describes a device.
  ///
  /// - Parameters:
  ///   - kind: the kind of device.
  ///   - screenSize: the size of its screen, in points.
  public init(_ kind: Kind, screenSize: CGSize) {
    self.kind = kind
    self.screenSize = screenSize
  }

  /// An iPhone, 390 by 844 points.
  public static let phone = AppDevice(.phone, screenSize: CGSize(width: 390, height: 844))

  /// An iPad, 820 by 1180 points.
  public static let pad = AppDevice(.pad, screenSize: CGSize(width: 820, height: 1180))

  /// An Apple TV, 1920 by 1080 points.
  public static let tv = AppDevice(.tv, screenSize: CGSize(width: 1920, height: 1080))

  @MainActor
  func apply(to environment: HeadlessEnvironment) {
    let idiom: UIUserInterfaceIdiom =
      switch kind {
      case .phone: .phone
      case .pad: .pad
      case .tv: .tv
      }
    environment.useDevice(idiom, screenSize: screenSize)
  }
}
