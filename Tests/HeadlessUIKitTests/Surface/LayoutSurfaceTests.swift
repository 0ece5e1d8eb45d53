import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// Constraints by pictures, steps of animations, layers and scrolling as apps write them.
@MainActor
struct LayoutSurfaceTests {
  private func stage(_ size: CGSize = CGSize(width: 300, height: 200)) -> (UIView, UIView, UIView) {
    let (outer, first, second) = (UIView(frame: CGRect(origin: .zero, size: size)), UIView(), UIView())
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
    }
    return (outer, first, second)
  }

  private func words(_ constraints: [NSLayoutConstraint], _ names: [ObjectIdentifier: String]) -> [String] {
    constraints.map { constraint in
      func name(_ item: AnyObject?) -> String { item.flatMap { names[ObjectIdentifier($0)] } ?? "-" }
      let relation = ["<=", "==", ">="][constraint.relation.rawValue + 1]
      return "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(relation) "
        + "\(name(constraint.secondItem)).\(constraint.secondAttribute) \(constraint.constant) "
        + "@\(constraint.priority.rawValue)"
    }
  }

  @Test func `a picture of views in a row becomes the constraints between them`() {
    let (outer, first, second) = stage()
    let names = [
      ObjectIdentifier(outer): "|", ObjectIdentifier(first): "a", ObjectIdentifier(second): "b",
    ]
    let views = ["a": first, "b": second]
    #expect(
      words(
        NSLayoutConstraint.constraints(
          withVisualFormat: "|-[a(==b,>=50)]-gap-[b(100@750)]-(>=20)-|", options: [.alignAllTop],
          metrics: ["gap": 12], views: views), names) == [
          "a.leading == |.leadingMargin 0.0 @1000.0", "b.leading == a.trailing 12.0 @1000.0",
          "|.trailing >= b.trailing 20.0 @1000.0", "a.width == b.width 0.0 @1000.0",
          "a.width >= -.notAnAttribute 50.0 @1000.0", "b.width == -.notAnAttribute 100.0 @750.0",
          "a.top == b.top 0.0 @1000.0",
        ])
    #expect(
      words(
        NSLayoutConstraint.constraints(
          withVisualFormat: "V:|[a]-[b(<=30)]|", metrics: nil, views: views), names) == [
          "a.top == |.top 0.0 @1000.0", "b.top == a.bottom 8.0 @1000.0", "|.bottom == b.bottom 0.0 @1000.0",
          "b.height <= -.notAnAttribute 30.0 @1000.0",
        ])
    #expect(
      words(
        NSLayoutConstraint.constraints(withVisualFormat: "H:[a]-(-5)-[b]", metrics: nil, views: views), names)
        == ["b.leading == a.trailing -5.0 @1000.0"])
  }

  @Test func `a picture that cannot be read raises UIKit's exception with the place`() {
    let environment = HeadlessEnvironment(mode: .virtual)
    var raised: [String] = []
    environment.diagnostics.exceptionHandler = { raised.append($0.text) }
    HeadlessEnvironment.withEnvironment(environment) {
      let (_, first, _) = stage()
      for format in ["H:|[nobody]", "[a]-wide-[a]", "[a", "[a]x"] {
        #expect(
          NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": first]).isEmpty)
      }
    }
    #expect(raised.count == 4)
    #expect(
      raised.first
        == "Unable to parse constraint format: \nnobody is not a key in the views dictionary. \nH:|[nobody] \n    ^"
    )
  }

  @Test func `the steps of an animation are there in their order, and its end is told in time`() {
    let environment = HeadlessEnvironment(mode: .virtual)
    HeadlessEnvironment.withEnvironment(environment) {
      let view = UIView()
      var ends: [Bool] = []
      UIView.animateKeyframes(withDuration: 2, delay: 1, options: [.calculationModeCubic]) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
      } completion: {
        ends.append($0)
      }
      #expect(view.alpha == 0)
      #expect(ends.isEmpty)
      environment.clock.runUntilIdle()
      #expect(ends == [true])
      #expect(environment.clock.now >= 3)
    }
  }

  @Test func `layers find each other's places and stand in order`() {
    let (outer, middle, inner) = (CALayer(), CALayer(), CALayer())
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    middle.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
    inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    outer.addSublayer(middle)
    middle.addSublayer(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 16, y: 26))
    #expect(inner.convert(CGPoint(x: 16, y: 26), from: outer) == CGPoint(x: 1, y: 1))
    #expect(outer.hitTest(CGPoint(x: 16, y: 26)) === inner)
    #expect(outer.hitTest(CGPoint(x: 90, y: 90)) === outer)
    let (below, above) = (CALayer(), CALayer())
    outer.insertSublayer(below, below: middle)
    outer.insertSublayer(above, above: middle)
    #expect(outer.sublayers?.map { $0 === below ? 0 : $0 === middle ? 1 : 2 } == [0, 1, 2])
    outer.cornerCurve = .continuous
    outer.contentsGravity = .resizeAspectFill
    outer.actions = ["position": NSNull()]
    outer.speed = 0
    outer.timeOffset = 3
    #expect(outer.convertTime(CACurrentMediaTime(), from: nil) == 3)
  }

  @Test func `a scroll view magnifies a part of its content and pans to it`() {
    final class Zoomed: NSObject, UIScrollViewDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }
    let delegate = Zoomed()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 100)
    view.addSubview(delegate.view)
    view.delegate = delegate
    #expect(view.pinchGestureRecognizer == nil)
    view.maximumZoomScale = 4
    #expect(view.pinchGestureRecognizer != nil)
    view.zoom(to: CGRect(x: 50, y: 50, width: 50, height: 50), animated: false)
    #expect(view.zoomScale == 2)
    #expect(view.touchesShouldCancel(in: UIView()))
    #expect(!view.touchesShouldCancel(in: UIButton()))
  }
}
