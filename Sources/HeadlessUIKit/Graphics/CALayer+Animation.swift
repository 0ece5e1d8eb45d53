internal import Foundation

/// The animations of one layer that are under way.
@MainActor
final class LayerAnimations {
  struct Entry {
    let key: String
    let animation: CAAnimation
    let token: HeadlessClock.Token?
  }

  var entries: [Entry] = []
  private var count = 0

  /// A key for an animation that has none.
  func freshKey() -> String {
    count += 1
    return "animation-\(count)"
  }

  /// Ends an animation before its time.
  func end(_ entry: Entry) {
    entries.removeAll { $0.key == entry.key }
    if let token = entry.token {
      HeadlessEnvironment.current.clock.cancel(token)
      entry.animation.delegate?.animationDidStop(entry.animation, finished: false)
    }
  }
}

extension CALayer {
  /// Starts an animation, in the place of one with the same key.
  ///
  /// - Parameters:
  ///   - anim: the animation; it is kept until it ends.
  ///   - key: a name to find it by; nil for none.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    let key = key ?? animations.freshKey()
    let duration = anim.wholeDuration
    anim.delegate?.animationDidStart(anim)
    // What goes on for ever, a spinner say, is nothing to wait for.
    guard duration.isFinite else {
      animations.entries.append(.init(key: key, animation: anim, token: nil))
      return
    }
    let takesTime = UIView.areAnimationsEnabled
    let token = HeadlessEnvironment.current.clock.schedule(after: takesTime ? duration : 0) { [weak self] in
      if anim.isRemovedOnCompletion { self?.animations.entries.removeAll { $0.key == key } }
      anim.delegate?.animationDidStop(anim, finished: true)
    }
    animations.entries.append(.init(key: key, animation: anim, token: token))
  }

  /// Takes an animation away; its delegate hears that it did not end by itself.
  ///
  /// - Parameter key: its name.
  public func removeAnimation(forKey key: String) {
    for entry in animations.entries where entry.key == key { animations.end(entry) }
  }

  /// Takes all animations away.
  public func removeAllAnimations() {
    for entry in animations.entries { animations.end(entry) }
  }

  /// An animation that is under way.
  ///
  /// - Parameter key: its name.
  /// - Returns: the animation; nil where there is none of that name.
  public func animation(forKey key: String) -> CAAnimation? {
    animations.entries.first { $0.key == key }?.animation
  }

  /// The names of the animations that are under way; nil where there are none.
  public func animationKeys() -> [String]? {
    animations.entries.isEmpty ? nil : animations.entries.map(\.key)
  }

  // MARK: Transform

  /// Scales, turns and moves the layer within the plane.
  ///
  /// - Parameter m: how.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// How the layer is scaled, turned and moved within the plane.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  // MARK: Drawing

  /// Draws the layer; nothing is drawn.
  ///
  /// - Parameter ctx: where to draw it.
  public func render(in ctx: CGContext) {}
}
