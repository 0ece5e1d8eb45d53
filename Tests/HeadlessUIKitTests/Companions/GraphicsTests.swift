import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// Paths, pictures and layers: nothing is drawn, what is set can be read back.
@MainActor
struct GraphicsTests {
  @Test func `a path knows where it ends and what is around it`() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 10, y: 20))
    path.addLine(to: CGPoint(x: 40, y: 60))
    #expect(path.currentPoint == CGPoint(x: 40, y: 60))
    #expect(path.bounds == CGRect(x: 10, y: 20, width: 30, height: 40))
    path.apply(CGAffineTransform(translationX: 5, y: 5))
    #expect(path.bounds.origin == CGPoint(x: 15, y: 25))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 15, y: 25))
    path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(path.bounds.origin == .zero)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func `round things stay inside their rectangle`() {
    let room = CGRect(x: 0, y: 0, width: 100, height: 50)
    for path in [
      UIBezierPath(rect: room), UIBezierPath(ovalIn: room), UIBezierPath(roundedRect: room, cornerRadius: 8),
      UIBezierPath(
        roundedRect: room, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 8, height: 8)),
    ] {
      #expect(abs(path.bounds.minX) < 0.001 && abs(path.bounds.maxX - 100) < 0.001)
      #expect(abs(path.bounds.minY) < 0.001 && abs(path.bounds.maxY - 50) < 0.001)
    }
  }

  @Test func `an arc ends where its angle says, whichever way round`() {
    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(quarter.currentPoint.x) < 0.001 && abs(quarter.currentPoint.y - 10) < 0.001)
    #expect(quarter.bounds.minX > -0.001, "a clockwise quarter stays in its quarter")
    let rest = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(rest.bounds.minX < -9.9)
  }

  @Test func `a drawn picture has its size`() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 2)
    #expect(UIGraphicsGetCurrentContext()?.width == 40)
    UIColor.red.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).fill()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 20, height: 10))
    #expect(image?.scale == 2)
    #expect(UIGraphicsGetCurrentContext() == nil)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 9)).image { context in
      context.cgContext.translateBy(x: 1, y: 2)
      #expect(context.cgContext.ctm.tx == 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(drawn.size == CGSize(width: 7, height: 9))
  }

  @Test func `a layer's transform is its view's`() {
    let view = UIView()
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    view.transform = CGAffineTransform(translationX: 4, y: 5)
    #expect(view.layer.affineTransform() == view.transform)
    #expect(CATransform3DIsAffine(view.layer.transform))
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(turn.m12 - 1) < 0.001 && abs(turn.m21 + 1) < 0.001)
  }

  @Test func `a shape layer holds its path and colours`() {
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath
    layer.strokeColor = UIColor.red.cgColor
    layer.lineCap = .round
    #expect(layer.path?.boundingBox.width == 4)
    #expect(layer.strokeColor == UIColor.red.cgColor)
    #expect(layer.strokeEnd == 1)
  }

  // MARK: Animations

  final class Listener: CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append(flag ? "end" : "taken") }
  }

  private func stage(_ body: (HeadlessClock) -> Void) {
    let environment = HeadlessEnvironment(mode: .virtual)
    HeadlessEnvironment.withEnvironment(environment) { body(environment.clock) }
  }

  @Test func `an animation's delegate hears when it begins and ends`() {
    stage { clock in
      let (layer, listener) = (CALayer(), Listener())
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.duration = 1
      animation.autoreverses = true
      animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
      animation.delegate = listener
      layer.add(animation, forKey: "fade")
      #expect(layer.animationKeys() == ["fade"])
      clock.advance(by: 1.5)
      #expect(listener.heard == ["start"])
      clock.advance(by: 0.5)
      #expect(listener.heard == ["start", "end"])
      #expect(layer.animation(forKey: "fade") == nil)
      layer.add(animation, forKey: "fade")
      layer.removeAllAnimations()
      #expect(listener.heard.suffix(2) == ["start", "taken"])
    }
  }

  @Test func `an animation without end keeps nobody waiting`() {
    stage { clock in
      let layer = CALayer()
      let spin = CABasicAnimation(keyPath: "transform.rotation")
      spin.repeatCount = .infinity
      layer.add(spin, forKey: nil)
      #expect(clock.isIdle)
      #expect(layer.animationKeys()?.count == 1)
    }
  }

  @Test func `a transaction is complete when what it started is over`() {
    stage { clock in
      var heard: [String] = []
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setCompletionBlock { heard.append("complete") }
      UIView.animate(withDuration: 1) {
      } completion: { _ in
        heard.append("view")
      }
      CATransaction.commit()
      clock.advance(by: 0.9)
      #expect(heard == [])
      clock.advance(by: 0.2)
      #expect(heard == ["view", "complete"])
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }

  @Test func `a transaction around a push is complete when the push is over`() {
    stage { clock in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      clock.runUntilIdle()
      var isComplete = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { isComplete = navigation.transitionCoordinator == nil }
      navigation.pushViewController(UIViewController(), animated: true)
      CATransaction.commit()
      clock.advance(by: 0.1)
      #expect(!isComplete)
      clock.runUntilIdle()
      #expect(isComplete)
    }
  }

  @Test func `a transaction that starts nothing is complete in the next turn`() {
    stage { clock in
      var isComplete = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { isComplete = true }
      CATransaction.commit()
      #expect(!isComplete)
      clock.runUntilIdle()
      #expect(isComplete)
    }
  }
}
