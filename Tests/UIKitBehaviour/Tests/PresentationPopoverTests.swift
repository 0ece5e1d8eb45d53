import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Popovers` {
  @Test func `POP-02 POP-03 PRES-04 an anchor may be set after present, and the delegate is told before`()
    async
  {
    await Stage.play { stage in
      stage.use(.pad, 820, 1180)
      let a = stage.controller("A")
      let b = stage.controller("B")
      let delegate = PopoverDelegate(stage.timeline)
      stage.show(a)
      b.modalPresentationStyle = .popover
      a.present(b, animated: true) { stage.timeline.write("presented") }
      b.popoverPresentationController?.sourceView = a.view
      b.popoverPresentationController?.delegate = delegate
      #expect(stage.happensUntilSettled() == "B.load B.vdl prepare B.wA B.iA B.dA presented")
      #expect(stage.said() == [])
      a.dismiss(animated: true)
      #expect(stage.happensUntilSettled() == "B.wD B.dD")
    }
  }

  @Test
  func `POP-05 a popover's presentation controller is made for that style alone, and shared with children`()
    async
  {
    await Stage.play { stage in
      let a = stage.controller("A")
      let child = stage.controller("C")
      let b = UINavigationController(rootViewController: child)
      #expect(b.popoverPresentationController == nil)
      b.modalPresentationStyle = .popover
      let popover = b.popoverPresentationController
      #expect(popover != nil && b.popoverPresentationController === popover)
      popover?.barButtonItem = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
      stage.show(a)
      a.present(b, animated: false)
      stage.settle()
      #expect(child.popoverPresentationController === popover)
      #expect(stage.said() == [])
    }
  }

  @Test func `PRES-22 a sheet leaves its presenter in peace where there is little room, too`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      stage.show(a)
      stage.rotate()
      stage.settle()
      stage.timeline.clear()
      a.present(b, animated: true)
      #expect(stage.happensUntilSettled() == "B.load B.vdl B.wA B.iA B.dA")
    }
  }
}

private final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  let timeline: Timeline

  init(_ timeline: Timeline) {
    self.timeline = timeline
  }

  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    timeline.write("prepare")
  }
}
