public import Foundation

/// One kind of particles.
///
/// Nothing is drawn: what it is told is kept.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// The kind's name.
  open var name: String?
  /// Whether particles come at all.
  open var isEnabled = true
  /// What a particle looks like: a picture of some kind.
  open var contents: Any?
  /// The part of the picture that is shown, each side from 0 to 1.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The colour that the picture is multiplied with.
  open var color: CGColor? = UIColor.white.cgColor
  /// Kinds of particles that come from each of this kind.
  open var emitterCells: [CAEmitterCell]?
  /// Styles by name.
  open var style: [AnyHashable: Any]?
  /// How many come in a second.
  open var birthRate: Float = 0
  /// How long one lasts, in seconds.
  open var lifetime: Float = 0
  /// How far that varies, in seconds.
  open var lifetimeRange: Float = 0
  /// The direction that they leave in, up from the plane, in radians.
  open var emissionLatitude: CGFloat = 0
  /// The direction that they leave in, within the plane, in radians.
  open var emissionLongitude: CGFloat = 0
  /// How far the direction varies, in radians.
  open var emissionRange: CGFloat = 0
  /// How fast they leave, in points a second.
  open var velocity: CGFloat = 0
  /// How far that varies, in points a second.
  open var velocityRange: CGFloat = 0
  /// How they are pulled to the right, in points a second squared.
  open var xAcceleration: CGFloat = 0
  /// How they are pulled down, in points a second squared.
  open var yAcceleration: CGFloat = 0
  /// How they are pulled to the front, in points a second squared.
  open var zAcceleration: CGFloat = 0
  /// How large they are, as a factor.
  open var scale: CGFloat = 1
  /// How far that varies.
  open var scaleRange: CGFloat = 0
  /// How it changes in a second.
  open var scaleSpeed: CGFloat = 0
  /// How fast they turn, in radians a second.
  open var spin: CGFloat = 0
  /// How far that varies, in radians a second.
  open var spinRange: CGFloat = 0
  /// How far red varies, from 0 to 1.
  open var redRange: Float = 0
  /// How far green varies, from 0 to 1.
  open var greenRange: Float = 0
  /// How far blue varies, from 0 to 1.
  open var blueRange: Float = 0
  /// How far opacity varies, from 0 to 1.
  open var alphaRange: Float = 0
  /// How red changes in a second.
  open var redSpeed: Float = 0
  /// How green changes in a second.
  open var greenSpeed: Float = 0
  /// How blue changes in a second.
  open var blueSpeed: Float = 0
  /// How opacity changes in a second.
  open var alphaSpeed: Float = 0
  /// Pixels per point of the picture.
  open var contentsScale: CGFloat = 1
  /// How sharp small pictures stay.
  open var minificationFilterBias: Float = 0

  /// Makes a kind of which none come.
  public override init() {
    super.init()
  }
}
