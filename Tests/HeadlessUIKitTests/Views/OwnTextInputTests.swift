import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// Text inputs, UIKit's and an app's own, by places and ranges.
@MainActor
struct OwnTextInputTests {
  final class Place: UITextPosition {
    let index: Int
    init(at index: Int) {
      self.index = index
      super.init()
    }
  }

  final class Part: UITextRange {
    let first: Place
    let last: Place
    init(from first: Place, to last: Place) {
      (self.first, self.last) = (first, last)
      super.init()
    }
    override var start: UITextPosition { first }
    override var end: UITextPosition { last }
    override var isEmpty: Bool { first.index == last.index }
  }

  /// A text input as an app writes one of its own: with Apple's requirements and nothing else.
  final class CodeView: UIView, UITextInput {
    var code = ""
    var selectedTextRange: UITextRange?
    var markedTextRange: UITextRange? { nil }
    var markedTextStyle: [NSAttributedString.Key: Any]?
    weak var inputDelegate: (any UITextInputDelegate)?
    lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    var beginningOfDocument: UITextPosition { Place(at: 0) }
    var endOfDocument: UITextPosition { Place(at: code.count) }
    var hasText: Bool { !code.isEmpty }
    override var canBecomeFirstResponder: Bool { true }

    private func index(_ position: UITextPosition) -> Int { (position as? Place)?.index ?? 0 }
    func insertText(_ text: String) { code += text }
    func deleteBackward() { _ = code.popLast() }
    func text(in range: UITextRange) -> String? {
      String(code.dropFirst(index(range.start)).prefix(index(range.end) - index(range.start)))
    }
    func replace(_ range: UITextRange, withText text: String) {
      inputDelegate?.textWillChange(self)
      code = code.prefix(index(range.start)) + text + code.dropFirst(index(range.end))
      inputDelegate?.textDidChange(self)
    }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    func unmarkText() {}
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
      Part(from: Place(at: index(fromPosition)), to: Place(at: index(toPosition)))
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
      Place(at: index(position) + offset)
    }
    func position(
      from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { Place(at: index(position) + offset) }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
      index(position) < index(other) ? .orderedAscending : .orderedDescending
    }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
      index(toPosition) - index(from)
    }
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
      range.end
    }
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
      -> UITextRange?
    {
      nil
    }
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
      -> NSWritingDirection
    { .leftToRight }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    func firstRect(for range: UITextRange) -> CGRect { .zero }
    func caretRect(for position: UITextPosition) -> CGRect { .zero }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    func closestPosition(to point: CGPoint) -> UITextPosition? { beginningOfDocument }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { range.start }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }
  }

  @Test func `an app's own text input is made of Apple's requirements alone, and its words are found`() {
    let view = CodeView()
    view.insertText("let it be. Now!")
    let place = view.position(from: view.beginningOfDocument, offset: 5)
    let word = place.flatMap {
      view.tokenizer.rangeEnclosingPosition($0, with: .word, inDirection: .storage(.forward))
    }
    #expect(word.flatMap { view.text(in: $0) } == "it")
    let end = place.flatMap {
      view.tokenizer.position(from: $0, toBoundary: .sentence, inDirection: .storage(.forward))
    }
    #expect(end.map { view.offset(from: view.beginningOfDocument, to: $0) } == 9)
    #expect(view.tokenizer.isPosition(Place(at: 3), atBoundary: .word, inDirection: .storage(.forward)))
    #expect(!view.tokenizer.isPosition(Place(at: 3), withinTextUnit: .word, inDirection: .storage(.forward)))
    #expect(view.shouldChangeText(in: UITextRange(), replacementText: "x"))
    #expect(view.textInputView === view)
  }

  @Test func `a field's places are counted in units of UTF-16 and have carets from left to right`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    field.text = "ab cd"
    let second = try #require(field.position(from: field.beginningOfDocument, in: .right, offset: 2))
    #expect(field.position(from: second, in: .left, offset: 3) == nil)
    let rest = try #require(field.characterRange(byExtending: second, in: .right))
    #expect(field.text(in: rest) == " cd")
    #expect(field.caretRect(for: field.beginningOfDocument).minX < field.caretRect(for: second).minX)
    let touched = try #require(field.closestPosition(to: CGPoint(x: 299, y: 10)))
    #expect(field.compare(touched, to: field.endOfDocument) == .orderedSame)
    #expect(field.markedTextRange == nil)
    field.replace(rest, withText: "!")
    #expect(field.text == "ab!")
  }

  final class QuietField: UITextField {
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  }

  @Test func `a subclass hides the caret and keeps the cursor at the end`() {
    let field = QuietField()
    field.text = "12"
    #expect(field.caretRect(for: field.endOfDocument) == .zero)
    #expect(
      field.closestPosition(to: .zero).map { field.offset(from: field.beginningOfDocument, to: $0) } == 2)
  }
}
