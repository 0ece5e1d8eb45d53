import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

@MainActor
struct TextInputTests {
  @MainActor
  final class Recorder: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var mayBegin = true
    var mayEnd = true
    var mayChange: (String) -> Bool = { _ in true }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      calls.append("shouldBegin")
      return mayBegin
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      calls.append("shouldEnd")
      return mayEnd
    }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      calls.append("change \(range.location) \(range.length) \(string)")
      return mayChange(string)
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      calls.append("return")
      return true
    }
  }

  private func field(_ recorder: Recorder) -> (UIWindow, UITextField) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.isHidden = false
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.delegate = recorder
    window.addSubview(field)
    return (window, field)
  }

  @Test func `a field asks and tells its delegate from beginning to end`() {
    withApplication { _ in
      let recorder = Recorder()
      let (_, field) = field(recorder)
      field.addAction(UIAction { _ in recorder.calls.append("event begin") }, for: .editingDidBegin)
      field.addAction(UIAction { _ in recorder.calls.append("event changed") }, for: .editingChanged)
      field.addAction(UIAction { _ in recorder.calls.append("event end") }, for: .editingDidEnd)
      #expect(TouchSimulator.tap(field).isDone)
      #expect(field.isEditing)
      field.typeText("é")
      field.resignFirstResponder()
      #expect(
        recorder.calls == [
          "shouldBegin", "didBegin", "event begin", "change 0 0 é", "event changed", "shouldEnd", "didEnd",
          "event end",
        ])
    }
  }

  @Test func `a delegate can forbid beginning, ending and changing`() {
    withApplication { _ in
      let recorder = Recorder()
      let (window, field) = field(recorder)
      recorder.mayBegin = false
      #expect(!field.becomeFirstResponder())
      recorder.mayBegin = true
      recorder.mayChange = { $0 != "2" }
      field.typeText("123")
      #expect(field.text == "13")
      recorder.mayEnd = false
      #expect(!field.resignFirstResponder())
      let other = UITextField(frame: CGRect(x: 0, y: 50, width: 100, height: 30))
      window.addSubview(other)
      #expect(!other.becomeFirstResponder())
      #expect(field.isFirstResponder)
      #expect(window.endEditing(true))
      #expect(!field.isEditing)
    }
  }

  @Test func `the return key sends its events and ends editing where somebody listens`() {
    withApplication { _ in
      let recorder = Recorder()
      let (_, field) = field(recorder)
      var primary = 0
      field.addAction(UIAction { _ in primary += 1 }, for: .primaryActionTriggered)
      field.typeText("a\n")
      #expect(primary == 1)
      #expect(field.isEditing)
      field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
      field.pressReturn()
      #expect(!field.isEditing)
    }
  }

  @Test func `a delegate with a reason is not told without one`() {
    withApplication { _ in
      final class WithReason: NSObject, UITextFieldDelegate {
        var calls: [String] = []
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("plain") }
        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
          calls.append("reason")
        }
      }
      let (_, field) = field(Recorder())
      let delegate = WithReason()
      field.delegate = delegate
      field.becomeFirstResponder()
      field.resignFirstResponder()
      #expect(delegate.calls == ["reason"])
    }
  }

  @Test func `a field that leaves its window ends editing`() {
    withApplication { _ in
      let recorder = Recorder()
      let (window, field) = field(recorder)
      field.becomeFirstResponder()
      field.removeFromSuperview()
      #expect(!field.isEditing)
      #expect(window.firstResponder == nil)
      #expect(recorder.calls.last == "didEnd")
    }
  }

  @Test func `a search bar tells its delegate what is typed and searched`() {
    withApplication { _ in
      final class Searcher: NSObject, UISearchBarDelegate {
        var calls: [String] = []
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
          calls.append(searchText)
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
      }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      window.isHidden = false
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
      let searcher = Searcher()
      bar.delegate = searcher
      window.addSubview(bar)
      bar.text = "code"
      #expect(bar.becomeFirstResponder())
      bar.searchTextField.typeText("s\n")
      #expect(!bar.tapCancelButton())
      bar.showsCancelButton = true
      bar.tapCancelButton()
      #expect(searcher.calls == ["begin", "codes", "search", "cancel"])
    }
  }

  @Test func `a text view asks and tells its delegate, which is its scroll view's as well`() {
    withApplication { _ in
      final class Writer: NSObject, UITextViewDelegate {
        var calls: [String] = []
        func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
        func textView(
          _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { text != "x" }
        func textViewDidChange(_ textView: UITextView) { calls.append(textView.text) }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
      }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      window.isHidden = false
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
      let writer = Writer()
      view.delegate = writer
      #expect((view as UIScrollView).delegate === writer)
      window.addSubview(view)
      view.typeText("axb")
      view.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
      #expect(writer.calls == ["begin", "a", "ab", "scroll"])
      view.isEditable = false
      #expect(!view.typeText("c"))
    }
  }
}
