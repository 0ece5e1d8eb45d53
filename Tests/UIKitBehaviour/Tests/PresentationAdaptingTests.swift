import BehaviourRecorder
import Testing
import UIKit

/// Answers for a presentation, and writes down what it is asked and told.
private final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
  let timeline: Timeline
  var style = UIModalPresentationStyle.none
  var wraps = false
  var onPrepare: ((UIPresentationController) -> Void)?
  private(set) var wrapper: UINavigationController?

  init(_ timeline: Timeline) { self.timeline = timeline }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    timeline.write("style?")
    return style
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    timeline.write("prepare")
    onPrepare?(adaptivePresentationController)
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    timeline.write("other(\(style))")
    guard wraps else { return nil }
    let made = UINavigationController()
    timeline.name(made, "nav")
    made.viewControllers = [controller.presentedViewController]
    wrapper = made
    return made
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    timeline.write("comes(\(style)\(transitionCoordinator == nil ? ",alone" : ""))")
  }

  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    timeline.write("popover")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    timeline.write("didDismiss")
  }
}

/// Answers for little room alone.
private final class NarrowAdapter: NSObject, UIAdaptivePresentationControllerDelegate {
  var style = UIModalPresentationStyle.fullScreen
  var questions = 0

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    questions += 1
    return style
  }
}

@MainActor
@Suite struct `Presentations that adapt to the room` {
  @Test(arguments: [
    (UIModalPresentationStyle.pageSheet, UIModalPresentationStyle.currentContext),
    (.pageSheet, .overCurrentContext), (.pageSheet, .popover), (.pageSheet, .custom),
    (.pageSheet, .automatic),
    (.popover, .currentContext), (.popover, .custom), (.popover, .automatic),
  ])
  func `PRES-23 POP-04 an answer that nothing can adapt to counts for none`(
    style: UIModalPresentationStyle, answer: UIModalPresentationStyle
  ) async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      stage.show(a)
      b.modalPresentationStyle = style
      let adapter = Adapter(stage.timeline)
      adapter.style = answer
      b.presentationController?.delegate = adapter
      b.popoverPresentationController?.sourceView = a.view
      a.present(b, animated: false)
      stage.settle()
      // The presenter stays on the screen, and the sheet that comes can be swiped away.
      #expect(a.view.window === stage.window && b.view.window === stage.window)
      #expect(stage.swipeAway(b) == "started")
      stage.settle()
      #expect(a.presentedViewController == nil && stage.said().isEmpty)
    }
  }

  private func present(
    _ stage: Stage, _ style: UIModalPresentationStyle,
    _ setUp: (Adapter, UIPresentationController?) -> Void = { _, _ in }
  ) -> (RecordingViewController, RecordingViewController, Adapter) {
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    let adapter = Adapter(stage.timeline)
    b.modalPresentationStyle = style
    stage.show(a)
    a.present(b, animated: true)
    b.presentationController?.delegate = adapter
    b.popoverPresentationController?.sourceView = a.view
    setUp(adapter, b.presentationController)
    return (a, b, adapter)
  }

  @Test func `PRES-22 a sheet fills the screen where there is little room from top to bottom`() async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      stage.show(a)
      stage.rotate()
      stage.settle()
      stage.timeline.clear()
      a.present(b, animated: true)
      #expect(stage.happensUntilSettled() == "B.load B.vdl B.wA B.iA B.dA")
      #expect(stage.swipeAway(b) == "notSwipeable")
      stage.rotate()
      #expect(stage.happensUntilSettled() == "")
      #expect(stage.swipeAway(b) == "started")
      stage.settle()
      #expect(a.presentedViewController == nil)
      stage.rotate()
      a.present(b, animated: true)
      b.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
      stage.settle()
      #expect(stage.swipeAway(b) == "started")
    }
  }

  @Test(arguments: [true, false])
  func `PRES-22 SHEET-05 a sheet that a finger lets go again adapts to how the device was turned meanwhile`(
    inTheSameTurn: Bool
  ) async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      stage.show(a)
      a.present(b, animated: false)
      stage.settle()
      #expect(stage.swipeAway(b, completes: false) == "started")
      if !inTheSameTurn { stage.turn() }
      stage.rotate()
      stage.settle()
      #expect(stage.swipeAway(b) == "notSwipeable")
      #expect(b.view.frame == stage.window.bounds)
      stage.rotate()
      stage.settle()
      #expect(stage.swipeAway(b) == "started")
    }
  }

  @Test func `PRES-23 the delegate is asked at the presentation, before the view is loaded`() async {
    await Stage.play { stage in
      let (a, b, adapter) = present(stage, .pageSheet) { adapter, _ in adapter.style = .fullScreen }
      #expect(
        stage.happensUntilSettled()
          == "style? other(fullScreen) prepare comes(fullScreen) B.load B.vdl A.wD B.wA B.iA B.dA A.dD")
      #expect(a.view.window == nil && stage.swipeAway(b) == "notSwipeable")
      #expect(b.presentationController?.presentationStyle == .pageSheet)
      a.dismiss(animated: true)
      #expect(stage.happensUntilSettled() == "B.wD A.wA A.iA A.dA B.dD")
      withExtendedLifetime(adapter) {}
    }
  }

  @Test(arguments: [UIModalPresentationStyle.none, .pageSheet])
  func `PRES-23 none, or the style itself, keeps the style`(answer: UIModalPresentationStyle) async {
    await Stage.play { stage in
      let (_, b, adapter) = present(stage, .pageSheet) { adapter, _ in adapter.style = answer }
      #expect(stage.happensUntilSettled() == "style? comes(none) B.load B.vdl B.wA B.iA B.dA")
      #expect(stage.swipeAway(b) == "started")
      withExtendedLifetime(adapter) {}
    }
  }

  @Test func `PRES-23 a full screen does not adapt`() async {
    await Stage.play { stage in
      let (_, _, adapter) = present(stage, .fullScreen)
      #expect(stage.happensUntilSettled() == "B.load B.vdl A.wD B.wA B.iA B.dA A.dD")
      withExtendedLifetime(adapter) {}
    }
  }

  @Test func `PRES-23 the method without traits is asked where there is little room from left to right`()
    async
  {
    await Stage.play { stage in
      stage.use(.pad, 820, 1180)
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let adapter = NarrowAdapter()
      stage.show(a)
      a.present(b, animated: false)
      b.presentationController?.delegate = adapter
      stage.settle()
      #expect(adapter.questions == 0 && a.view.window != nil)
      stage.timeline.clear()
      stage.resize(400, 1180)
      #expect(stage.happensUntilSettled() == "A.wD A.dD")
      #expect(adapter.questions == 1 && a.view.window == nil)
      stage.resize(820, 1180)
      #expect(stage.happensUntilSettled() == "A.wA A.iA A.dA")
      #expect(adapter.questions == 1 && a.view.superview === stage.window)
      a.dismiss(animated: false)
      #expect(stage.happensUntilSettled() == "B.wD B.dD")
      #expect(stage.said() == [])
    }
  }

  @Test func `PRES-23 another controller may come in its stead`() async {
    await Stage.play { stage in
      let (a, b, adapter) = present(stage, .popover) { adapter, _ in
        adapter.style = .pageSheet
        adapter.wraps = true
      }
      #expect(
        stage.happensUntilSettled()
          == "style? other(pageSheet) B.wM(nav) prepare comes(pageSheet) B.load B.vdl B.wA B.iA B.dA B.dM(nav)"
      )
      #expect(a.presentedViewController === adapter.wrapper && b.parent === adapter.wrapper)
      #expect(b.presentingViewController === a && adapter.wrapper?.view.window != nil)
      b.dismiss(animated: true)
      #expect(stage.happensUntilSettled() == "B.wD B.dD")
      #expect(a.presentedViewController == nil)
    }
  }

  @Test func `PRES-23 the delegate is asked again when the traits change, and the controllers change places`()
    async
  {
    await Stage.play { stage in
      stage.use(.pad, 820, 1180)
      let (a, b, adapter) = present(stage, .popover) { adapter, _ in adapter.wraps = true }
      #expect(stage.happensUntilSettled() == "style? comes(none) B.load B.vdl popover B.wA B.iA B.dA")
      adapter.style = .fullScreen
      stage.resize(400, 1180)
      #expect(
        stage.happensUntilSettled()
          == "style? other(fullScreen) B.wM(nav) B.dM(nav) prepare comes(fullScreen) B.wD B.dD B.wA B.iA A.wD "
          + "B.dA A.dD")
      #expect(a.presentedViewController === adapter.wrapper && a.view.window == nil)
      #expect(b.view.window === stage.window)
      adapter.style = .none
      stage.resize(820, 1180)
      #expect(
        stage.happensUntilSettled()
          == "style? comes(none) B.wD B.dD B.wM(nil) B.dM(nil) B.wA B.iA A.wA A.iA B.dA A.dA")
      #expect(a.presentedViewController === b && b.parent == nil)
      #expect(b.view.window === stage.window && a.view.superview === stage.window)
      a.dismiss(animated: false)
      stage.settle()
      #expect(a.presentedViewController == nil && stage.window.subviews == [a.view])
      #expect(stage.said() == [])
    }
  }

  @Test func `PRES-23 a change of traits that leaves the style alone tells nobody`() async {
    await Stage.play { stage in
      stage.use(.pad, 820, 1180)
      let (_, _, adapter) = present(stage, .formSheet)
      stage.settle()
      stage.timeline.clear()
      stage.resize(400, 1180)
      #expect(stage.happensUntilSettled() == "style?")
      withExtendedLifetime(adapter) {}
    }
  }

  @Test func `POP-04 a popover is a sheet where there is little room, and needs nothing to point at`() async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let delegate = SheetOfPopover(stage.timeline)
      stage.show(a)
      b.modalPresentationStyle = .popover
      a.present(b, animated: true)
      b.popoverPresentationController?.delegate = delegate
      #expect(stage.happensUntilSettled() == "prepare B.load B.vdl B.wA B.iA B.dA")
      #expect(delegate.prepared === b.popoverPresentationController?.adaptiveSheetPresentationController)
      #expect(stage.said() == [])
      #expect(b.view.frame == stage.window.bounds)
      #expect(stage.swipeAway(b) == "started")
      #expect(stage.happensUntilSettled() == "B.wD B.dD didDismiss")
      stage.rotate()
      a.present(b, animated: true)
      stage.settle()
      #expect(stage.swipeAway(b) == "notSwipeable")
      #expect(stage.said() == [])
    }
  }

  @Test func `POP-01 POP-04 none keeps the popover, which then needs something to point at`() async {
    await Stage.play { stage in
      let (_, b, adapter) = present(stage, .popover)
      #expect(stage.happensUntilSettled() == "style? comes(none) B.load B.vdl popover B.wA B.iA B.dA")
      #expect(b.view.frame.size == CGSize(width: 320, height: 480))
      b.dismiss(animated: false)
      stage.settle()
      let (_, _, other) = present(stage, .popover) { _, controller in
        (controller as? UIPopoverPresentationController)?.sourceView = nil
      }
      stage.settle()
      #expect(stage.said().first?.hasPrefix("NSGenericException: UIPopoverPresentationController") == true)
      withExtendedLifetime((adapter, other)) {}
    }
  }

  @Test func `POP-06 the bar that a popover points at stays in reach, and presents nothing twice`() async {
    await Stage.play { stage in
      stage.use(.pad, 820, 1180)
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let item = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
      a.navigationItem.rightBarButtonItem = item
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      b.modalPresentationStyle = .popover
      b.preferredContentSize = CGSize(width: 200, height: 100)
      a.present(b, animated: true)
      b.popoverPresentationController?.barButtonItem = item
      stage.settle()
      #expect(b.view.frame.size == CGSize(width: 200, height: 100))
      let bar = navigation.navigationBar
      let inBar = stage.window.convert(CGPoint(x: 3, y: 20), from: bar)
      let below = CGPoint(x: 3, y: 1000)
      let hit = stage.window.hitTest(inBar, with: nil)
      #expect(hit?.isDescendant(of: bar) == true)
      #expect(stage.window.hitTest(below, with: nil)?.isDescendant(of: a.view) == false)
      b.popoverPresentationController?.passthroughViews = []
      #expect(stage.window.hitTest(inBar, with: nil)?.isDescendant(of: bar) == false)
      a.present(stage.controller("C"), animated: true)
      #expect(stage.complaints.first?.contains("which is already presenting") == true)
    }
  }
}

private final class SheetOfPopover: NSObject, UIPopoverPresentationControllerDelegate {
  let timeline: Timeline
  private(set) var prepared: UIPresentationController?

  init(_ timeline: Timeline) { self.timeline = timeline }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    timeline.write("prepare")
    prepared = adaptivePresentationController
  }

  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    timeline.write("popover")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    timeline.write("didDismiss")
  }
}
