import HeadlessUIKit
import Foundation
import Testing

@Suite("What apps say of drawing")
@MainActor
struct DrawingTests {
  @Test("An emitter keeps what it is told of its particles")
  func emitter() {
    let layer = CAEmitterLayer()
    let cell = CAEmitterCell()
    cell.birthRate = 20
    cell.emissionLongitude = .pi
    layer.emitterShape = .rectangle
    layer.emitterCells = [cell]
    #expect(layer.emitterCells?.first?.birthRate == 20)
    #expect(layer.emitterShape == .rectangle)
    #expect(CAEmitterCell().scale == 1)
  }

  @Test("A layer's subclass copies itself, and is laid out with its view")
  func layers() {
    final class Arc: CALayer {
      var layouts = 0
      override init() { super.init() }
      override init(layer: Any) { super.init(layer: layer) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override func layoutSublayers() {
        super.layoutSublayers()
        layouts += 1
      }
    }
    final class Panel: UIView {
      override class var layerClass: AnyClass { Arc.self }
    }
    let arc = Arc()
    arc.cornerRadius = 4
    #expect(Arc(layer: arc).cornerRadius == 4)
    let panel = Panel()
    let layer = panel.layer as? Arc
    panel.setNeedsLayout()
    panel.layoutIfNeeded()
    #expect(layer?.layouts == 1)
  }

  @Test("A picture has as many pixels as its size says, and a part of it as many as it asks for")
  func pixels() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { _ in }
    #expect(image.cgImage?.width == Int(10 * image.scale))
    let part = image.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 6, height: 6))
    #expect(part.map { UIImage(cgImage: $0).size } == CGSize(width: 6, height: 6))
    #expect(UIImage(systemName: "star")?.cgImage == nil)
    #expect(image.imageRendererFormat.scale == image.scale)
  }

  @Test("A path keeps its dashes")
  func dashes() {
    let path = UIBezierPath()
    path.setLineDash([2, 3], count: 2, phase: 1)
    var lengths: [CGFloat] = [0, 0]
    var count = 0
    path.getLineDash(&lengths, count: &count, phase: nil)
    #expect(lengths == [2, 3])
    #expect(count == 2)
  }

  @Test("Steps of an animation are made at once, and its completion waits")
  func keyframes() {
    let view = UIView()
    var hasEnded = false
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
    } completion: { _ in
      hasEnded = true
    }
    #expect(view.alpha == 0.5)
    #expect(!hasEnded)
  }

  @Test("A rule about nothing is there for a property to begin with")
  func emptyRule() {
    let rule = NSLayoutConstraint()
    #expect(rule.firstItem == nil)
    #expect(rule.firstAttribute == .notAnAttribute)
  }

  @Test("A controller's guides stand for what covers the ends of its view")
  func guides() {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    let rule = NSLayoutConstraint(
      item: controller.view as Any, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
      attribute: .bottom, multiplier: 1, constant: 0)
    #expect((rule.secondItem as? UILayoutGuide)?.owningView === controller.view)
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
    #expect(controller.bottomLayoutGuide.length == controller.view.safeAreaInsets.bottom)
  }

  @Test("A search bar's keyboard is its field's")
  func searchBar() {
    let bar = UISearchBar()
    bar.autocapitalizationType = .none
    bar.keyboardType = .emailAddress
    #expect(bar.searchTextField.autocapitalizationType == .none)
    #expect(bar.searchTextField.keyboardType == .emailAddress)
  }

  @Test("A colour that depends on traits is asked for them")
  func dynamicColor() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
    #expect(UIColor.red.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .red)
  }

  #if !canImport(ObjectiveC)
    @Test("An observer of a property is told of the value that is there, where it asks for that")
    func observing() {
      let view = UIView()
      var seen: [CGFloat?] = []
      let observation = view.observe(\.alpha, options: [.initial, .new]) { _, change in
        seen.append(change.newValue)
      }
      #expect(seen == [1])
      observation.invalidate()
    }
  #endif
}
