import BehaviourRecorder
import Testing
import UIKit

/// Delegates of a presentation that do something themselves while they are asked and told.
@MainActor
@Suite struct `Delegates that act during a swipe` {
  @MainActor
  private final class Guard: NSObject, UIAdaptivePresentationControllerDelegate {
    let timeline: Timeline
    var allows = true
    var onCall: ((String, UIPresentationController) -> Void)?

    init(_ timeline: Timeline) { self.timeline = timeline }

    private func hear(_ call: String, _ presentation: UIPresentationController) {
      timeline.write(call)
      onCall?(call, presentation)
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      hear("should", presentationController)
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      hear("will", presentationController)
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      hear("did", presentationController)
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      hear("attempt", presentationController)
    }
  }

  /// A sheet B over A with a delegate that writes its calls down.
  private func sheet(_ stage: Stage) -> (RecordingViewController, RecordingViewController, Guard) {
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    stage.show(a)
    a.present(b, animated: false)
    stage.settle()
    stage.timeline.clear()
    let delegate = Guard(stage.timeline)
    b.presentationController?.delegate = delegate
    return (a, b, delegate)
  }

  @Test func `SHEET-02 a refused swipe may ask with a sheet of its own`() async {
    await Stage.play { stage in
      let (_, b, delegate) = sheet(stage)
      let c = stage.controller("C")
      delegate.allows = false
      delegate.onCall = { call, _ in if call == "attempt" { b.present(c, animated: true) } }
      #expect(stage.swipeAway(b) == "refused")
      #expect(stage.happensUntilSettled() == "should attempt C.load C.vdl C.wA C.iA C.dA")
      #expect(stage.swipeAway(b) == "notPresented")
    }
  }

  @Test func `SHEET-01 DISM-17 a delegate that dismisses while it is asked takes the swipe's place`() async {
    await Stage.play { stage in
      let (a, b, delegate) = sheet(stage)
      delegate.onCall = { call, _ in if call == "should" { b.dismiss(animated: true) } }
      #expect(stage.swipeAway(b) == "notPresented")
      #expect(stage.happensUntilSettled() == "should B.wD B.dD")
      #expect(a.presentedViewController == nil)
      #expect(stage.said() == [])
    }
  }

  @Test func `SHEET-01 a delegate that was taken away while it was asked is told nothing more`() async {
    await Stage.play { stage in
      let (_, b, delegate) = sheet(stage)
      delegate.onCall = { call, presentation in if call == "should" { presentation.delegate = nil } }
      #expect(stage.swipeAway(b) == "started")
      #expect(stage.happensUntilSettled() == "should B.wD B.dD")
    }
  }

  @Test func `SHEET-01 MIS-14 a dismissal in willDismiss is dropped with a line in the log`() async {
    await Stage.play { stage in
      let (_, b, delegate) = sheet(stage)
      delegate.onCall = { call, _ in if call == "will" { b.dismiss(animated: true) } }
      stage.swipeAway(b)
      #expect(stage.happensUntilSettled() == "should will B.wD B.dD did")
      #expect(
        stage.said() == [
          "Warning: Attempt to dismiss from view controller <BehaviourRecorder.RecordingViewController: 0x…> while a "
            + "presentation or dismiss is in progress!"
        ])
    }
  }

  @Test func `SHEET-01 SHEET-12 didDismiss may present the next sheet`() async {
    await Stage.play { stage in
      let (a, b, delegate) = sheet(stage)
      let c = stage.controller("C")
      delegate.onCall = { call, _ in if call == "did" { a.present(c, animated: true) } }
      stage.swipeAway(b)
      #expect(stage.happensUntilSettled() == "should will B.wD B.dD did C.load C.vdl C.wA C.iA C.dA")
      #expect(b.presentationController?.delegate == nil)
    }
  }

  @Test func `SHEET-04 only a child that shows makes the sheet modal`() async {
    await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      b.isModalInPresentation = true
      let navigation = stage.navigation("nav", b, c)
      stage.show(a)
      a.present(navigation, animated: false)
      stage.settle()
      navigation.popViewController(animated: false)
      stage.settle()
      #expect(stage.swipeAway(navigation) == "refused")
      navigation.pushViewController(c, animated: false)
      stage.settle()
      #expect(stage.swipeAway(navigation) == "started")
    }
  }

  @Test func `SHEET-11 a detent of the app's own can be pulled to while it has a height`() async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      stage.show(a)
      let (small, never) = (
        UISheetPresentationController.Detent.Identifier("small"),
        UISheetPresentationController.Detent.Identifier("never")
      )
      var heights: [CGFloat] = []
      b.sheetPresentationController?.detents = [
        .large(),
        .custom(identifier: small) { context in
          heights.append(context.maximumDetentValue)
          return 200
        },
        .custom(identifier: never) { _ in nil },
      ]
      a.present(b, animated: false)
      stage.settle()
      #expect(stage.pull(b, to: small) && !stage.pull(b, to: never))
      #expect(b.sheetPresentationController?.selectedDetentIdentifier == small)
      #expect(heights.allSatisfy { $0 > 200 } && !heights.isEmpty)
    }
  }
}
