import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

@MainActor
struct AttributedStringTests {
  @Test func `pieces of text with fonts, colours and paragraph styles can be joined and changed`() {
    func attributes(_ size: CGFloat) -> [NSAttributedString.Key: Any] {
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      return [
        .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.red, .paragraphStyle: style,
        .shadow: NSShadow(),
      ]
    }
    let text = NSMutableAttributedString(string: "")
    for size in [12, 12, 14] as [CGFloat] {
      text.append(NSAttributedString(string: "ab", attributes: attributes(size)))
    }
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 2))
    #expect(text.string == "ababab")
    #expect(text.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 14))
    #expect(text.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .blue)
    let label = UILabel()
    label.attributedText = text
    #expect(label.text == "ababab")
  }
}
