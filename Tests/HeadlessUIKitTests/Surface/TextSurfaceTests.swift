import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// Text, its looks and what lays it out, as apps write them.
@MainActor
struct TextSurfaceTests {
  final class Highlighter: NSObject, NSTextStorageDelegate {
    var edits: [String] = []

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      guard editedMask.contains(.editedCharacters) else { return }
      edits.append("\(editedRange.location)+\(editedRange.length) \(delta)")
    }
  }

  @Test func `a text storage tells of changes, those that belong together once`() {
    let storage = NSTextStorage(string: "let it be")
    let highlighter = Highlighter()
    storage.delegate = highlighter
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "Letting")
    #expect(storage.string == "Letting it be")
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 7), with: "L")
    storage.setAttributes([.font: UIFont.systemFont(ofSize: 10)], range: NSRange(location: 0, length: 1))
    storage.endEditing()
    #expect(highlighter.edits == ["0+7 4", "0+1 -6"])
    #expect(storage.editedMask.isEmpty)
  }

  @Test func `a text view's storage shows what it is told, and what the view is told`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: nil)
    view.text = "one"
    #expect(view.textStorage.string == "one")
    view.textStorage.replaceCharacters(in: NSRange(location: 3, length: 0), with: " two")
    #expect(view.text == "one two")
    view.attributedText = NSAttributedString(string: "three")
    #expect(view.textStorage.string == "three")
    #expect(view.layoutManager.textContainers.first === view.textContainer)
    #expect(view.layoutManager.numberOfGlyphs == 5)
  }

  @Test func `a layout manager finds the letter under a finger, line by line`() {
    let storage = NSTextStorage(string: "first line\nsecond")
    storage.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 10), range: NSRange(location: 0, length: storage.length))
    let (manager, room) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 300, height: 300)))
    storage.addLayoutManager(manager)
    manager.addTextContainer(room)
    room.lineFragmentPadding = 0
    let second = manager.boundingRect(forGlyphRange: NSRange(location: 11, length: 6), in: room)
    #expect(second.minY > 0)
    #expect(manager.glyphIndex(for: CGPoint(x: second.minX + 1, y: second.midY), in: room) == 11)
    #expect(manager.glyphIndex(for: CGPoint(x: 299, y: second.midY), in: room) == 16)
    var lines: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: room)) { _, _, _, range, _ in
      lines.append(range)
    }
    #expect(lines.map(\.length) == [11, 6])
    #expect(manager.usedRect(for: room).height == second.maxY)
  }

  @Test func `a paragraph style keeps tabs, direction and strategy, and takes another one over`() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .left, location: 20)]
    style.addTabStop(NSTextTab(textAlignment: .right, location: 40))
    style.baseWritingDirection = .rightToLeft
    style.lineBreakStrategy = .pushOut
    style.allowsDefaultTighteningForTruncation = true
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(style)
    #expect(other == style)
    #expect(other.tabStops.map(\.location) == [20, 40])
    let text = NSAttributedString(
      string: "a",
      attributes: [.paragraphStyle: style, .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle])
    #expect(text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle == other)
  }

  final class Reader: NSObject, UITextViewDelegate {
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool { URL.scheme == "https" }
  }

  @Test func `a text view's delegate says whether a link may be used`() {
    let delegate: any UITextViewDelegate = Reader()
    let view = UITextView()
    for (link, isAllowed) in [("https://a.b", true), ("tel:1", false)] {
      let url = URL(string: link)
      #expect(
        url.map {
          delegate.textView(
            view, shouldInteractWith: $0, in: NSRange(location: 0, length: 1),
            interaction: .invokeDefaultAction)
        } == isAllowed)
    }
  }
}
