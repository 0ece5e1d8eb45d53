import Foundation
import Testing

@testable import HeadlessUIKit

/// Fonts' descriptors, text with pictures in it, and its measures.
@MainActor
struct TextCompanionTests {
  @Test func `a descriptor makes a font bold, slanted or larger`() {
    let font = UIFont.systemFont(ofSize: 20)
    let bold = font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
    #expect(bold?.symbolicTraits == [.traitBold, .traitItalic])
    let made = bold.map { UIFont(descriptor: $0, size: 0) }
    #expect(made?.pointSize == 20)
    #expect(made?.weight == .bold)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 12).pointSize == 12)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    #expect(UIFont(descriptor: body, size: 0) == UIFont.preferredFont(forTextStyle: .body))
    #expect(font.fontDescriptor.withDesign(.monospaced)?.symbolicTraits.contains(.traitMonoSpace) == true)
  }

  @Test func `labels, fields and views of text follow the person's text size where they are told`() {
    let views: [any UIContentSizeCategoryAdjusting] = [UILabel(), UITextField(), UITextView()]
    for view in views {
      view.adjustsFontForContentSizeCategory = true
      #expect(view.adjustsFontForContentSizeCategory)
    }
  }

  @Test func `a picture stands in text as one letter`() {
    let attachment = NSTextAttachment()
    attachment.image = UIImage(systemName: "star")
    let text = NSMutableAttributedString(string: "a")
    text.append(NSAttributedString(attachment: attachment))
    #expect(text.length == 2)
    let found = text.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment
    #expect(found === attachment)
  }

  @Test func `text is larger in a larger typeface, and breaks into lines where it is told`() {
    let small: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
    let large: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let text = "a text of some words"
    #expect(text.size(withAttributes: large).width > text.size(withAttributes: small).width)
    #expect((text as NSString).size(withAttributes: small) == text.size(withAttributes: small))
    let room = CGSize(width: 50, height: CGFloat.greatestFiniteMagnitude)
    let broken = text.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: small, context: nil)
    #expect(broken.width <= 50)
    #expect(broken.height > text.size(withAttributes: small).height)
    let styled = NSAttributedString(string: text, attributes: large)
    #expect(styled.size() == text.size(withAttributes: large))
    #expect(styled.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).width <= 50)
  }

  @Test func `a text view lays its text out in a room`() {
    let view = UITextView()
    view.textContainer.lineFragmentPadding = 0
    #expect(view.textContainer.lineFragmentPadding == 0)
    #expect(NSTextContainer().lineFragmentPadding == 5)
  }

  @Test func `a value of Foundation's holds a rectangle as notifications of the keyboard do`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let information: [AnyHashable: Any] = [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: rect)]
    #expect((information[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }
}
