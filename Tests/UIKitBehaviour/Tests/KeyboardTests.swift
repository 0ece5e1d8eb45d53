import BehaviourRecorder
import Foundation
import Testing
import UIKit

/// A device tells of its keyboard when somebody takes typed text.
@MainActor
@Suite(.serialized) struct `The keyboard` {
  /// Writes down what is posted of the keyboard, as long as it lives.
  @MainActor
  final class Ear {
    private var tokens: [any NSObjectProtocol] = []
    private(set) var last: [AnyHashable: Any] = [:]

    init(_ timeline: Timeline) {
      let names = [
        UIResponder.keyboardWillShowNotification: "will show",
        UIResponder.keyboardDidShowNotification: "shows",
        UIResponder.keyboardWillHideNotification: "will hide",
        UIResponder.keyboardDidHideNotification: "is hidden",
      ]
      for (name, word) in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: UIScreen.main, queue: nil) {
            [weak self] in
            nonisolated(unsafe) let information = $0.userInfo ?? [:]
            MainActor.assumeIsolated {
              self?.last = information
              timeline.write(word)
            }
          })
      }
    }

    func stop() {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }

  final class FieldListener: NSObject, UITextFieldDelegate, UITextViewDelegate {
    let timeline: Timeline
    init(_ timeline: Timeline) { self.timeline = timeline }
    func textFieldDidBeginEditing(_ textField: UITextField) { timeline.write("begins") }
    func textFieldDidEndEditing(_ textField: UITextField) { timeline.write("ends") }
    func textViewDidBeginEditing(_ textView: UITextView) { timeline.write("begins") }
  }

  private func play(
    _ body: @MainActor (Stage, UIViewController, Ear, FieldListener) -> Void
  ) async {
    await Stage.play { stage in
      let a = UIViewController()
      stage.show(a)
      let ear = Ear(stage.timeline)
      body(stage, a, ear, FieldListener(stage.timeline))
      ear.stop()
    }
  }

  private func field(in a: UIViewController, _ listener: FieldListener) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.delegate = listener
    a.view.addSubview(field)
    return field
  }

  @Test func `it shows when a field is edited, stays for the next one, and hides at the end`() async {
    await play { stage, a, ear, listener in
      let (first, second) = (field(in: a, listener), field(in: a, listener))
      first.becomeFirstResponder()
      #expect(stage.happened() == "begins will show")
      let end = (ear.last[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      let begin = (ear.last[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue
      #expect(end?.maxY == UIScreen.main.bounds.height && begin?.minY == UIScreen.main.bounds.height)
      #expect((end?.height ?? 0) > 200 && end?.width == UIScreen.main.bounds.width)
      #expect(ear.last[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
      stage.settle()
      #expect(stage.happened() == "shows")
      second.becomeFirstResponder()
      #expect(stage.happensUntilSettled() == "ends begins")
      a.view.endEditing(true)
      #expect(stage.happensUntilSettled() == "will hide ends is hidden")
    }
  }

  @Test func `a text view's delegate hears of its editing after the keyboard`() async {
    await play { stage, a, _, listener in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.delegate = listener
      a.view.addSubview(view)
      view.becomeFirstResponder()
      #expect(stage.happensUntilSettled() == "will show begins shows")
    }
  }

  @Test func `it hides when its field leaves the window, and never comes for what takes no text`() async {
    await play { stage, a, _, listener in
      final class Plain: UIView {
        override var canBecomeFirstResponder: Bool { true }
      }
      let plain = Plain()
      a.view.addSubview(plain)
      plain.becomeFirstResponder()
      #expect(stage.happensUntilSettled() == "")
      let field = field(in: a, listener)
      field.becomeFirstResponder()
      stage.settle()
      stage.timeline.clear()
      field.removeFromSuperview()
      #expect(stage.happensUntilSettled() == "will hide ends is hidden")
    }
  }
}
