import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Swiping a sheet away` {
  private func sheet(
    _ stage: Stage, _ style: UIModalPresentationStyle = .pageSheet, mayDismiss: Bool = true
  ) -> (RecordingViewController, RecordingViewController, SheetDelegate) {
    let a = stage.controller("A")
    let b = stage.controller("B")
    b.modalPresentationStyle = style
    let delegate = SheetDelegate(stage.timeline, mayDismiss: mayDismiss)
    stage.show(a)
    a.present(b, animated: false)
    b.presentationController?.delegate = delegate
    stage.settle()
    stage.timeline.clear()
    return (a, b, delegate)
  }

  @Test func `SHEET-01 SHEET-06 PRES-21 asked, told, gone, told: the presenter hears nothing`() async {
    await Stage.play { stage in
      let (a, b, delegate) = sheet(stage)
      #expect(stage.swipeAway(b) == "started")
      #expect(stage.happened() == "shouldDismiss willDismiss")
      #expect(b.isBeingDismissed && a.presentedViewController === b)
      #expect(stage.happensThisTurn() == "B.wD")
      #expect(stage.happensUntilSettled() == "B.dD didDismiss")
      #expect(a.presentedViewController == nil)
      withExtendedLifetime(delegate) {}
    }
  }

  @Test func `SHEET-02 a delegate that refuses is told of the attempt`() async {
    await Stage.play { stage in
      let (a, b, delegate) = sheet(stage, mayDismiss: false)
      #expect(stage.swipeAway(b) == "refused")
      #expect(stage.happensUntilSettled() == "shouldDismiss attempt")
      #expect(a.presentedViewController === b && !b.isBeingDismissed)
      withExtendedLifetime(delegate) {}
    }
  }

  @Test func `SHEET-03 a modal sheet does not even ask`() async {
    await Stage.play { stage in
      let (_, b, delegate) = sheet(stage)
      b.isModalInPresentation = true
      #expect(stage.swipeAway(b) == "refused")
      #expect(stage.happensUntilSettled() == "attempt")
      withExtendedLifetime(delegate) {}
    }
  }

  @Test func `SHEET-04 a child on the screen makes the whole sheet modal`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let r = stage.controller("R")
      let top = stage.controller("T")
      top.isModalInPresentation = true
      let navigation = stage.navigation("nav", r, top)
      stage.show(a)
      a.present(navigation, animated: false)
      stage.settle()
      #expect(stage.swipeAway(navigation) == "refused")
      navigation.popViewController(animated: true)
      stage.settle()
      #expect(stage.swipeAway(navigation) == "started")
    }
  }

  @Test
  func
    `16-15 SHEET-05 PRES-24 a finger that lets go too early: the sheet comes back and may be swiped again`()
    async
  {
    await Stage.play { stage in
      let (a, b, delegate) = sheet(stage)
      var cancelled: Bool?
      #expect(stage.swipeAway(b, completes: false) == "started")
      b.transitionCoordinator?.animate(alongsideTransition: nil) { cancelled = $0.isCancelled }
      #expect(stage.happensUntilSettled() == "shouldDismiss willDismiss B.wD B.wA B.iA B.dA")
      #expect(cancelled == true)
      #expect(a.presentedViewController === b && !b.isBeingDismissed && b.view.window != nil)
      #expect(b.animatedFlags.suffix(4) == [true, true, true, true])
      #expect(stage.swipeAway(b) == "started")
      #expect(stage.happensUntilSettled() == "shouldDismiss willDismiss B.wD B.dD didDismiss")
      withExtendedLifetime(delegate) {}
    }
  }

  @Test func `SHEET-07 the transition coordinator is there in willDismiss`() async {
    await Stage.play { stage in
      let (_, b, delegate) = sheet(stage)
      delegate.onWillDismiss = {
        let coordinator = b.transitionCoordinator
        #expect(coordinator?.isAnimated == true && coordinator?.initiallyInteractive == true)
        coordinator?.animate { _ in
          stage.timeline.write("alongside")
        } completion: { context in
          stage.timeline.write("coordinator ended")
          #expect(!context.isCancelled)
        }
      }
      stage.swipeAway(b)
      #expect(
        stage.happensUntilSettled()
          == "shouldDismiss willDismiss B.wD alongside B.dD coordinator ended didDismiss")
      #expect(b.transitionCoordinator == nil)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.formSheet, .pageSheet])
  func `SHEET-08 a form sheet goes the same way`(style: UIModalPresentationStyle) async {
    await Stage.play { stage in
      let (_, b, delegate) = sheet(stage, style)
      stage.swipeAway(b)
      #expect(stage.happensUntilSettled() == "shouldDismiss willDismiss B.wD B.dD didDismiss")
      withExtendedLifetime(delegate) {}
    }
  }

  @Test(
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom,
    ])
  func `SHEET-10 nothing but a sheet can be swiped away`(style: UIModalPresentationStyle) async {
    await Stage.play { stage in
      let (a, b, delegate) = sheet(stage, style)
      #expect(stage.swipeAway(b) == "notSwipeable")
      #expect(stage.happensUntilSettled() == "")
      #expect(a.presentedViewController === b)
      withExtendedLifetime(delegate) {}
    }
  }

  @Test func `SHEET-01 what stands below another presentation is out of a finger's reach`() async {
    await Stage.play { stage in
      let (a, b, delegate) = sheet(stage)
      b.present(stage.controller("C"), animated: false)
      #expect(stage.swipeAway(b) == "notPresented")
      #expect(stage.swipeAway(a) == "notPresented")
      withExtendedLifetime(delegate) {}
    }
  }

  @Test func `DISM-17 code that dismisses asks no delegate`() async {
    await Stage.play { stage in
      let (a, _, delegate) = sheet(stage, mayDismiss: false)
      a.dismiss(animated: true)
      #expect(stage.happensUntilSettled() == "B.wD B.dD")
      withExtendedLifetime(delegate) {}
    }
  }

  @Test func `PRES-21 a delegate may be set before present, too`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let delegate = SheetDelegate(stage.timeline, mayDismiss: false)
      b.presentationController?.delegate = delegate
      stage.show(a)
      a.present(b, animated: false)
      stage.settle()
      stage.timeline.clear()
      stage.swipeAway(b)
      #expect(stage.happened() == "shouldDismiss attempt")
    }
  }

  @Test func `SHEET-11 a person's pull at a sheet is told, a change by code is not`() async {
    await Stage.play { stage in
      let (_, b, _) = sheet(stage)
      let delegate = SheetAndPopoverDelegate()
      let controller = b.sheetPresentationController
      controller?.delegate = delegate
      controller?.detents = [.medium(), .large()]
      #expect(stage.pull(b, to: .large) && controller?.selectedDetentIdentifier == .large)
      #expect(delegate.pulls == 1)
      controller?.selectedDetentIdentifier = .medium
      #expect(delegate.pulls == 1)
      #expect(!stage.pull(b, to: .medium) && !stage.pull(b, to: .init("nowhere")))
      #expect(delegate.pulls == 1)
    }
  }

  @Test func `SHEET-09 delegates of sheets and popovers hear what every presentation's delegate hears`() async
  {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let delegate = SheetAndPopoverDelegate()
      let general: any UIAdaptivePresentationControllerDelegate = delegate
      b.sheetPresentationController?.delegate = delegate
      #expect(b.presentationController?.delegate === general)
      stage.show(a)
      a.present(b, animated: false)
      stage.settle()
      stage.swipeAway(b)
      stage.settle()
      #expect(delegate.dismissals == 1)
    }
  }
}

private final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  let timeline: Timeline
  let mayDismiss: Bool
  var onWillDismiss: () -> Void = {}

  init(_ timeline: Timeline, mayDismiss: Bool) {
    self.timeline = timeline
    self.mayDismiss = mayDismiss
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    timeline.write("shouldDismiss")
    return mayDismiss
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    timeline.write("willDismiss")
    onWillDismiss()
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    timeline.write("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    timeline.write("attempt")
  }
}

private final class SheetAndPopoverDelegate: NSObject, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  var dismissals = 0
  var pulls = 0

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { pulls += 1 }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    dismissals += 1
  }
}
