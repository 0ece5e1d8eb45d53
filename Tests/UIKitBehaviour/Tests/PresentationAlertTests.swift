import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Alerts` {
  private func alert(_ stage: Stage, _ style: UIAlertController.Style = .alert) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: "For ever.", preferredStyle: style)
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { stage.timeline.write("\($0.title ?? "")") })
    alert.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { stage.timeline.write("\($0.title ?? "")") })
    return alert
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `PRES-28 an alert leaves its presenter in peace, a tap dismisses first and runs the handler then`(
    style: UIAlertController.Style
  ) async {
    await Stage.play { stage in
      let a = stage.controller("A")
      stage.show(a)
      let alert = alert(stage, style)
      a.present(alert, animated: true) { stage.timeline.write("presented") }
      #expect(stage.happensUntilSettled() == "presented")
      #expect(
        alert.presentingViewController === a && alert.title == "Delete?" && alert.message == "For ever.")
      #expect(alert.preferredStyle == style)
      #expect(stage.tap("Delete", in: alert))
      #expect(stage.happensThisTurn() == "")
      #expect(a.presentedViewController === alert)
      #expect(stage.happensUntilSettled() == "Delete")
      #expect(a.presentedViewController == nil)
    }
  }

  @Test func `PRES-28 a handler may present the next alert`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      stage.show(a)
      let second = alert(stage)
      let first = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      first.addAction(
        UIAlertAction(title: "More", style: .default) { _ in a.present(second, animated: true) })
      a.present(first, animated: true)
      stage.settle()
      #expect(stage.tap("More", in: first))
      stage.settle()
      #expect(a.presentedViewController === second)
      #expect(stage.said() == [])
    }
  }

  @Test func `PRES-28 only an alert that is there, and a button that is enabled, can be tapped`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      stage.show(a)
      let alert = alert(stage)
      #expect(!stage.tap("Delete", in: alert))
      a.present(alert, animated: true)
      #expect(!stage.tap("Delete", in: alert))
      stage.settle()
      alert.actions[0].isEnabled = false
      #expect(!stage.tap("Delete", in: alert))
      #expect(stage.tap("Cancel", in: alert))
      #expect(!stage.tap("Cancel", in: alert))
      #expect(stage.happensUntilSettled() == "Cancel")
    }
  }

  @Test func `PRES-28 an alert's text fields are set up at once and stand in its view`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      stage.show(a)
      let alert = alert(stage)
      #expect(alert.textFields == nil)
      alert.addTextField { $0.text = "Ada" }
      alert.addTextField()
      #expect(alert.textFields?.map { $0.text ?? "" } == ["Ada", ""])
      a.present(alert, animated: true)
      stage.settle()
      #expect(alert.textFields?.allSatisfy { $0.window === stage.window } == true)
    }
  }

  @Test func `PRES-28 an alert has one cancel button, and an action sheet has no text fields`() async {
    await Stage.play { stage in
      let alert = alert(stage)
      alert.addAction(UIAlertAction(title: "Never mind", style: .cancel))
      #expect(alert.actions.map(\.title) == ["Delete", "Cancel"])
      let sheet = self.alert(stage, .actionSheet)
      sheet.addTextField()
      #expect(sheet.textFields == nil)
      #expect(
        stage.said() == [
          "NSInternalInconsistencyException: UIAlertController can only have one action with a style of "
            + "UIAlertActionStyleCancel",
          "NSInternalInconsistencyException: Text fields can only be added to an alert controller of style "
            + "UIAlertControllerStyleAlert",
        ])
    }
  }
}
