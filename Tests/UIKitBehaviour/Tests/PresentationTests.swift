import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Presenting` {
  @Test(arguments: [true, false])
  func `PRES-01 PRES-12 LIFE-24 links stand at once, appearance begins with the commit`(animated: Bool) async
  {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      b.modalPresentationStyle = .fullScreen
      stage.show(a)
      a.present(b, animated: animated)
      #expect(a.presentedViewController === b && b.presentingViewController === a)
      #expect(stage.happened() == "")
      let begin = "B.load B.vdl A.wD B.wA B.iA"
      #expect(stage.happensThisTurn() == (animated ? begin : begin + " B.dA A.dD"))
      #expect(stage.happensUntilSettled() == (animated ? "B.dA A.dD" : ""))
    }
  }

  @Test(arguments: [true, false])
  func `PRES-02 PRES-03 PRES-15 the completion comes last, when nothing is being presented any more`(
    animated: Bool
  ) async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      b.modalPresentationStyle = .fullScreen
      stage.show(a)
      a.present(b, animated: animated) {
        stage.timeline.write("completion")
        #expect(!b.isBeingPresented)
      }
      #expect(stage.happensUntilSettled().hasSuffix("B.dA A.dD completion"))
    }
  }

  @Test(
    arguments: [
      UIModalPresentationStyle.pageSheet, .formSheet, .automatic, .overFullScreen, .overCurrentContext,
      .custom,
    ], [true, false])
  func `PRES-04 DISM-02 DISM-16 a presentation that does not cover leaves its presenter in peace`(
    style: UIModalPresentationStyle, animated: Bool
  ) async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      b.modalPresentationStyle = style
      stage.show(a)
      a.present(b, animated: animated) { stage.timeline.write("presented") }
      #expect(stage.happensUntilSettled() == "B.load B.vdl B.wA B.iA B.dA presented")
      #expect(a.view.window != nil)
      a.dismiss(animated: animated) { stage.timeline.write("dismissed") }
      #expect(stage.happensUntilSettled() == "B.wD B.dD dismissed")
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
  func `PRES-05 a presentation that covers removes its presenter's view`(style: UIModalPresentationStyle)
    async
  {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      b.modalPresentationStyle = style
      stage.show(a)
      a.present(b, animated: true)
      #expect(stage.happensUntilSettled() == "B.load B.vdl A.wD B.wA B.iA B.dA A.dD")
      #expect(a.view.window == nil && b.view.window === stage.window)
    }
  }

  @Test func `16-21 PRES-06 PRES-07 the style is a page sheet by itself, an alert stands over the screen`()
    async
  {
    await Stage.play { _ in
      #expect(UIViewController().modalPresentationStyle == .pageSheet)
      let controller = UIViewController()
      controller.modalPresentationStyle = .fullScreen
      controller.modalPresentationStyle = .automatic
      #expect(controller.modalPresentationStyle == .pageSheet)
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      #expect(alert.modalPresentationStyle != .pageSheet)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func `PRES-08 PRES-09 PRES-10 the outermost container presents, everyone inside sees it`(
    style: UIModalPresentationStyle
  ) async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let navigation = stage.navigation("nav", a)
      let tabs = stage.tabs("tab", navigation)
      let child = stage.controller("C")
      let b = stage.controller("B")
      b.addChild(child)
      b.modalPresentationStyle = style
      stage.show(tabs)
      a.present(b, animated: true)
      #expect(b.presentingViewController === tabs && child.presentingViewController === tabs)
      for controller in [a, navigation, tabs] {
        #expect(controller.presentedViewController === b)
        #expect(controller.presentingViewController == nil)
      }
      #expect(b.presentedViewController == nil && child.presentedViewController == nil)
    }
  }

  @Test func `PRES-11 over the current context the nearest controller that defines one presents`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let context = stage.controller("X")
      let root = stage.controller("R")
      context.definesPresentationContext = true
      root.addChild(context)
      context.addChild(a)
      root.view.addSubview(context.view)
      context.view.addSubview(a.view)
      stage.show(root)
      let b = stage.controller("B")
      b.modalPresentationStyle = .overCurrentContext
      a.present(b, animated: false)
      stage.settle()
      #expect(b.presentingViewController === context)
      #expect(b.view.isDescendant(of: root.view))
      a.dismiss(animated: false)
      stage.settle()

      context.definesPresentationContext = false
      let other = stage.controller("B2")
      other.modalPresentationStyle = .overCurrentContext
      a.present(other, animated: false)
      stage.settle()
      #expect(other.presentingViewController === root)
      #expect(!other.view.isDescendant(of: root.view))
    }
  }

  @Test func `PRES-13 PRES-14 PRES-16 what presented and presenter can read while they change`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      b.modalPresentationStyle = .fullScreen
      stage.show(a)
      b.onEvent = { event in
        guard event == "wA" else { return }
        #expect(b.isBeingPresented && b.presentingViewController === a && b.presentedViewController == nil)
      }
      a.onEvent = { event in
        guard event == "wD" else { return }
        #expect(!a.isBeingDismissed && !a.isMovingFromParent && a.presentedViewController === b)
      }
      a.present(b, animated: true)
      #expect(stage.happensUntilSettled() == "B.load B.vdl A.wD B.wA B.iA B.dA A.dD")
    }
  }

  @Test(arguments: [true, false])
  func `PRES-17 a navigation controller that is presented comes before its child`(animated: Bool) async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let r = stage.controller("R")
      let navigation = OutspokenNavigation()
      stage.timeline.name(navigation, "nav")
      navigation.timeline = stage.timeline
      navigation.viewControllers = [r]
      navigation.modalPresentationStyle = .fullScreen
      stage.show(a)
      r.onEvent = { if $0 == "wA" { #expect(navigation.isBeingPresented && !r.isBeingPresented) } }
      a.present(navigation, animated: animated)
      #expect(
        stage.happensUntilSettled()
          == "A.wD nav.wA R.load R.vdl R.wA R.iA nav.dA R.dA R.dM(nav) A.dD")
    }
  }

  @Test
  func `PRES-18 a full screen presentation takes the visible branch along, the hidden one hears nothing`()
    async
  {
    await Stage.play { stage in
      let a = stage.controller("A")
      let hidden = stage.controller("H")
      let tabs = stage.tabs("tab", stage.navigation("nav", a), hidden)
      let b = stage.controller("B")
      b.modalPresentationStyle = .fullScreen
      stage.show(tabs)
      a.present(b, animated: true)
      #expect(stage.happensUntilSettled() == "B.load B.vdl A.wD B.wA B.iA B.dA A.dD")
      a.dismiss(animated: true)
      let back = stage.happensUntilSettled()
      #expect(back == "B.wD A.wA A.iA A.dA B.dD")
    }
  }

  @Test func `PRES-19 DISM-10 a chain of four, each presented by the one below`() async {
    await Stage.play { stage in
      let chain = ["A", "B", "C", "D", "E"].map(stage.controller)
      stage.show(chain[0])
      for (lower, upper) in zip(chain, chain.dropFirst()) {
        lower.present(upper, animated: true)
        stage.settle()
        #expect(upper.presentingViewController === lower)
      }
      stage.timeline.clear()
      chain[0].dismiss(animated: true)
      #expect(stage.happensUntilSettled() == "E.wD D.wD C.wD B.wD E.dD D.dD C.dD B.dD")
      #expect(chain.allSatisfy { $0.presentedViewController == nil && $0.presentingViewController == nil })
    }
  }

  @Test
  func `PRES-20 SHEET-12 the presentation controller is kept until the dismissal, and the style with it`()
    async
  {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      b.modalPresentationStyle = .formSheet
      let early = b.presentationController
      #expect(early != nil && b.presentationController === early)
      b.modalPresentationStyle = .fullScreen
      stage.show(a)
      a.present(b, animated: false)
      #expect(stage.happensUntilSettled() == "B.load B.vdl B.wA B.iA B.dA")
      #expect(b.presentationController === early && early?.presentationStyle == .formSheet)
      a.dismiss(animated: false)
      stage.settle()
      #expect(
        b.presentationController !== early && b.presentationController?.presentationStyle == .fullScreen)
    }
  }

  @Test func `PRES-24 a presentation controller hears of both ways`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let transitioning = CustomTransitioning(stage.timeline)
      b.modalPresentationStyle = .custom
      b.transitioningDelegate = transitioning
      stage.show(a)
      a.present(b, animated: true)
      #expect(stage.happensUntilSettled() == "B.load B.vdl B.wA willBegin B.iA B.dA didEnd(true)")
      a.dismiss(animated: true)
      #expect(stage.happensUntilSettled() == "willDismiss B.wD B.dD didDismiss(true)")
    }
  }

  @Test func `PRES-27 a custom presentation learns the real presenter and the source`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let navigation = stage.navigation("nav", a)
      let b = stage.controller("B")
      let transitioning = CustomTransitioning(stage.timeline)
      b.modalPresentationStyle = .custom
      b.transitioningDelegate = transitioning
      stage.show(navigation)
      a.present(b, animated: true)
      #expect(transitioning.presenting === navigation && transitioning.source === a)
      stage.settle()
      #expect(b.presentationController is CustomPresentation)
      #expect(b.presentationController?.containerView === b.view.superview)
      #expect(b.presentationController?.presentingViewController === navigation)
    }
  }

  @Test func `PRES-25 the presenter keeps what it presents, until it is dismissed`() async {
    await Stage.play { stage in
      weak var presented: UIViewController?
      let a = stage.controller("A")
      stage.show(a)
      do {
        let b = stage.controller("B")
        presented = b
        a.present(b, animated: true)
      }
      stage.settle()
      #expect(presented != nil)
      a.dismiss(animated: true)
      stage.settle()
      #expect(presented == nil)
    }
  }

  @Test func `16-06 PRES-26 presenting where there is no window presents nothing`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      a.present(b, animated: true) { stage.timeline.write("completion") }
      #expect(a.presentedViewController == nil && b.presentingViewController == nil)
      #expect(stage.happensUntilSettled() == "")
      #expect(stage.said().map { $0.hasSuffix("whose view is not in the window hierarchy.") } == [true])
    }
  }

  // MARK: From a moment of the lifecycle

  @Test
  func
    `PRES-26 presenting from viewDidLoad of a root is dropped, from viewWillAppear and viewDidAppear it works`()
    async
  {
    for (event, works) in [("vdl", false), ("wA", true), ("iA", true), ("dA", true)] {
      await Stage.play { stage in
        let a = stage.controller("A")
        let b = stage.controller("B")
        b.modalPresentationStyle = .fullScreen
        a.onEvent = { [weak a] in
          guard $0 == event, let a, a.presentedViewController == nil, b.viewIfLoaded == nil else { return }
          a.present(b, animated: true)
        }
        stage.window.rootViewController = a
        stage.window.makeKeyAndVisible()
        let own = "A.load A.vdl A.wA A.iA A.dA"
        let rest = works ? " B.load B.vdl A.wD B.wA B.iA B.dA A.dD" : ""
        #expect(stage.happensUntilSettled() == own + rest, "\(event)")
        #expect(stage.said().count == (works ? 0 : 1), "\(event)")
      }
    }
  }

  @Test func `PRES-26 presenting from viewWillAppear of a pushed controller comes too early`() async {
    await Stage.play { stage in
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", stage.controller("A"))
      stage.show(navigation)
      b.onEvent = { if $0 == "wA" { b.present(stage.controller("M"), animated: true) } }
      navigation.pushViewController(b, animated: true)
      #expect(!stage.happensUntilSettled().contains("M."))
      #expect(stage.said().map { $0.hasSuffix("whose view is not in the window hierarchy.") } == [true])
    }
  }

  @Test func `PRES-19 presenting from viewDidAppear of a presented controller`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let c = stage.controller("C")
      stage.show(a)
      b.onEvent = { if $0 == "dA" { b.present(c, animated: true) } }
      a.present(b, animated: true) { stage.timeline.write("B presented") }
      #expect(
        stage.happensUntilSettled()
          == "B.load B.vdl B.wA B.iA B.dA B presented C.load C.vdl C.wA C.iA C.dA")
      #expect(stage.said() == [])
    }
  }

  @Test func `PRES-01 a controller that is embedded in viewDidLoad comes and goes with its parent`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let c = stage.controller("C")
      b.modalPresentationStyle = .fullScreen
      b.onEvent = { event in
        guard event == "vdl" else { return }
        b.addChild(c)
        b.view.addSubview(c.view)
        c.didMove(toParent: b)
      }
      stage.show(a)
      a.present(b, animated: true)
      #expect(
        stage.happensUntilSettled()
          == "B.load B.vdl C.wM(B) C.load C.vdl C.dM(B) A.wD B.wA C.wA B.iA C.iA B.dA C.dA A.dD")
      a.dismiss(animated: true)
      #expect(stage.happensUntilSettled() == "B.wD C.wD A.wA A.iA A.dA B.dD C.dD")
    }
  }
}

/// Makes a presentation controller of its own and remembers what it was asked with.
private final class CustomTransitioning: NSObject, UIViewControllerTransitioningDelegate {
  let timeline: Timeline
  weak var presenting: UIViewController?
  weak var source: UIViewController?

  init(_ timeline: Timeline) {
    self.timeline = timeline
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    self.presenting = presenting
    self.source = source
    let controller = CustomPresentation(presentedViewController: presented, presenting: presenting)
    controller.timeline = timeline
    return controller
  }
}

private final class CustomPresentation: UIPresentationController {
  var timeline: Timeline?

  override func presentationTransitionWillBegin() { timeline?.write("willBegin") }
  override func presentationTransitionDidEnd(_ completed: Bool) { timeline?.write("didEnd(\(completed))") }
  override func dismissalTransitionWillBegin() { timeline?.write("willDismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { timeline?.write("didDismiss(\(completed))") }
}

/// A navigation controller that writes down when it comes itself.
private final class OutspokenNavigation: UINavigationController {
  var timeline: Timeline?

  override func viewWillAppear(_ animated: Bool) {
    timeline?.write("nav.wA")
    super.viewWillAppear(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    timeline?.write("nav.dA")
    super.viewDidAppear(animated)
  }
}
