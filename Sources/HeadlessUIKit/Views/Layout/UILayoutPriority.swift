internal import Foundation

/// How much a constraint matters, from 1 to 1000.
public struct UILayoutPriority: Hashable, Sendable, RawRepresentable {
  /// The priority as a number.
  public let rawValue: Float

  /// Makes a priority.
  ///
  /// - Parameter rawValue: from 1 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority.
  ///
  /// - Parameter rawValue: from 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It has to hold.
  public static let required = UILayoutPriority(1000)
  /// As content resists being made smaller.
  public static let defaultHigh = UILayoutPriority(750)
  /// As a person's drag can still resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// As a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// As a person's drag cannot resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// As content resists being made larger.
  public static let defaultLow = UILayoutPriority(250)
  /// As a view is asked for its smallest size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
