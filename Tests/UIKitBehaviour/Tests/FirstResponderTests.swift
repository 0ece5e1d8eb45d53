import BehaviourRecorder
import Testing
import UIKit

/// Who is the first responder while views and screens come and go.
@MainActor
@Suite struct `First responders that leave` {
  /// Something that can be typed into, and writes down when that begins and ends.
  private final class Field: UIView {
    let timeline: Timeline
    let name: String
    var mayResign = true

    init(_ name: String, _ timeline: Timeline) {
      self.name = name
      self.timeline = timeline
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayResign }

    override func becomeFirstResponder() -> Bool {
      let became = super.becomeFirstResponder()
      timeline.write("\(name).becomes(\(became))")
      return became
    }

    override func resignFirstResponder() -> Bool {
      let resigned = super.resignFirstResponder()
      timeline.write("\(name).resigns(\(resigned))")
      return resigned
    }
  }

  /// A screen that is the first responder itself, as screens with a bar above the keyboard are.
  private final class Chat: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      becomeFirstResponder()
    }
  }

  @Test func `RESP-02 the first responder gives way to the next unless it refuses`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      stage.show(a)
      let (f, g) = (Field("f", stage.timeline), Field("g", stage.timeline))
      #expect(!f.becomeFirstResponder())
      a.view.addSubview(f)
      a.view.addSubview(g)
      stage.timeline.clear()
      #expect(f.becomeFirstResponder() && g.becomeFirstResponder())
      #expect(stage.happened() == "f.becomes(true) f.resigns(true) g.becomes(true)")
      g.mayResign = false
      #expect(!f.becomeFirstResponder())
      #expect(stage.happened() == "g.resigns(false) f.becomes(false)")
      #expect(g.isFirstResponder && !f.isFirstResponder)
    }
  }

  @Test func `RESP-02 a view that leaves the window resigns, even where it would refuse`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      for mayResign in [true, false] {
        let field = Field("f", stage.timeline)
        a.view.addSubview(field)
        #expect(field.becomeFirstResponder())
        field.mayResign = mayResign
        stage.timeline.clear()
        field.removeFromSuperview()
        #expect(stage.happened() == "f.resigns(\(mayResign))")
        #expect(!field.isFirstResponder)
      }
      let field = Field("f", stage.timeline)
      a.view.addSubview(field)
      #expect(field.becomeFirstResponder())
      stage.timeline.clear()
      navigation.pushViewController(stage.controller("B"), animated: true)
      stage.settle()
      #expect(stage.happened().contains("f.resigns(true)"))
    }
  }

  @Test func `RESP-02 a text field that is taken away ends its editing`() async {
    await Stage.play { stage in
      final class Ends: NSObject, UITextFieldDelegate {
        var ended = 0
        func textFieldDidEndEditing(_ textField: UITextField) { ended += 1 }
      }
      let a = stage.controller("A")
      stage.show(a)
      let (field, ends) = (UITextField(), Ends())
      field.delegate = ends
      a.view.addSubview(field)
      #expect(field.becomeFirstResponder())
      field.removeFromSuperview()
      #expect(ends.ended == 1 && !field.isEditing)
    }
  }

  @Test func `RESP-02 NAV-POP-13 a screen that is the first responder itself is freed when it goes`() async {
    await Stage.play { stage in
      let navigation = stage.navigation("nav", stage.controller("A"))
      stage.show(navigation)
      weak var gone: UIViewController?
      do {
        let chat = Chat()
        gone = chat
        navigation.pushViewController(chat, animated: true)
        stage.settle()
        #expect(chat.isFirstResponder)
      }
      navigation.popViewController(animated: true)
      stage.settle()
      #expect(gone == nil)
    }
  }
}
