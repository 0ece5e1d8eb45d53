public import Foundation

/// Moves a view a little as the device is tilted; a headless one never is.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Makes an effect.
  public override init() { super.init() }

  /// Tells what changes for a tilt.
  ///
  /// - Parameter viewerOffset: how far the device is tilted, from -1 to 1 both ways.
  /// - Returns: the values by the paths of the view's properties; nil for nothing.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Changes one property between two values as the device is tilted.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The way of tilting.
  public enum EffectType: Int, Sendable {
    /// To the left and right.
    case tiltAlongHorizontalAxis
    /// Forwards and backwards.
    case tiltAlongVerticalAxis
  }

  /// The path of the property.
  public let keyPath: String

  /// The way of tilting.
  public let type: EffectType

  /// The value at the one end.
  open var minimumRelativeValue: Any?

  /// The value at the other end.
  open var maximumRelativeValue: Any?

  /// Makes an effect.
  ///
  /// - Parameters:
  ///   - keyPath: the path of the property.
  ///   - type: the way of tilting.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// Several effects together.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// How the view moves as the device is tilted.
  public var motionEffects: [UIMotionEffect] {
    get { details.motionEffects }
    set { details.motionEffects = newValue }
  }

  /// Adds an effect.
  ///
  /// - Parameter effect: the effect.
  public func addMotionEffect(_ effect: UIMotionEffect) { details.motionEffects.append(effect) }

  /// Takes an effect away.
  ///
  /// - Parameter effect: the effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    details.motionEffects.removeAll { $0 === effect }
  }
}
