import BehaviourRecorder
import Testing
import UIKit

/// On an iPad a sheet of actions is a popover, and what a popover points at may be said in several ways.
@MainActor
@Suite struct `Sheets of actions and popovers on an iPad` {
  private func actionSheet(_ stage: Stage) -> UIAlertController {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in stage.timeline.write("delete") })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in stage.timeline.write("cancel") })
    return sheet
  }

  @Test func `PRES-28 POP-01 a sheet of actions that points at nothing raises UIKit's exception on an iPad`()
    async
  {
    await Stage.play { stage in
      stage.use(.pad, 1024, 768)
      let a = stage.controller("A")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      a.present(actionSheet(stage), animated: true)
      #expect(stage.said() == [])
      stage.settle()
      #expect(
        stage.said() == [
          "NSGenericException: Your application has presented a UIAlertController (<UIAlertController: 0x…>) of style "
            + "UIAlertControllerStyleActionSheet from UINavigationController (<UINavigationController: 0x…>). The "
            + "modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must "
            + "provide location information for this popover through the alert controller's "
            + "popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.  "
            + "If this information is not known when you present the alert controller, you may provide it in the "
            + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
        ])
    }
  }

  @Test func `PRES-28 SHEET-08 with an anchor it is a popover, and a tap beside it is its cancel button`()
    async
  {
    await Stage.play { stage in
      stage.use(.pad, 1024, 768)
      let a = stage.controller("A")
      stage.show(a)
      let sheet = actionSheet(stage)
      #expect(sheet.modalPresentationStyle == .popover)
      sheet.popoverPresentationController?.sourceView = a.view
      a.present(sheet, animated: true)
      stage.settle()
      #expect(sheet.presentingViewController === a)
      #expect(stage.swipeAway(sheet) == "started")
      #expect(stage.happensUntilSettled() == "cancel")
      #expect(sheet.presentingViewController == nil)
      #expect(stage.said() == [])
    }
  }

  @Test func `PRES-28 POP-04 beside another app, and on a phone, it needs nothing to point at`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      stage.show(a)
      let onPhone = actionSheet(stage)
      #expect(onPhone.modalPresentationStyle != .popover && onPhone.popoverPresentationController == nil)
      a.present(onPhone, animated: true)
      stage.settle()
      onPhone.dismiss(animated: false)
      stage.settle()
      stage.use(.pad, 320, 768)
      let beside = actionSheet(stage)
      a.present(beside, animated: true)
      stage.settle()
      #expect(beside.presentingViewController === a)
      #expect(stage.said() == [])
    }
  }

  /// Says at the last moment what the popover points at.
  private final class Pointer: NSObject, UIPopoverPresentationControllerDelegate {
    let view: UIView
    init(_ view: UIView) { self.view = view }
    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
      popover.sourceView = view
    }
  }

  @Test func `POP-01 POP-02 POP-03 the anchor may be given in prepareForPopoverPresentation`() async {
    await Stage.play { stage in
      stage.use(.pad, 1024, 768)
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      stage.show(a)
      let pointer = Pointer(a.view)
      b.modalPresentationStyle = .popover
      b.popoverPresentationController?.delegate = pointer
      a.present(b, animated: true)
      #expect(stage.happensUntilSettled() == "B.load B.vdl B.wA B.iA B.dA")
      #expect(stage.said() == [])
    }
  }

  @Test func `POP-01 POP-06 the anchor may be a source item, a view or a bar button item`() async {
    await Stage.play { stage in
      stage.use(.pad, 1024, 768)
      let a = stage.controller("A")
      let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
      a.navigationItem.rightBarButtonItem = item
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      let anchors: [any UIPopoverPresentationControllerSourceItem] = [a.view, item]
      for anchor in anchors {
        let b = stage.controller("B")
        b.modalPresentationStyle = .popover
        b.popoverPresentationController?.sourceItem = anchor
        a.present(b, animated: false)
        stage.settle()
        #expect(b.presentingViewController === navigation)
        let passesThrough = b.popoverPresentationController?.passthroughViews == [navigation.navigationBar]
        #expect(passesThrough == (anchor === item))
        b.dismiss(animated: false)
        stage.settle()
      }
      #expect(stage.said() == [])
    }
  }
}
