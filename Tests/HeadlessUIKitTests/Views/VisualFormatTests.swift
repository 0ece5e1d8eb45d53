import HeadlessUIKit
import Foundation
import Testing

@Suite("Visual formats")
@MainActor
struct VisualFormatTests {
  private let around = UIView()
  private let first = UIView()
  private let second = UIView()

  init() {
    around.addSubview(first)
    around.addSubview(second)
  }

  private func name(_ item: AnyObject?) -> String {
    item === around ? "|" : item === first ? "a" : item === second ? "b" : ""
  }

  /// The constraints of a line, each as a sum.
  private func read(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [String] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: ["a": first, "b": second]
    ).map { rule in
      let sign = ["<=", "==", ">="][rule.relation.rawValue + 1]
      let other =
        rule.secondItem == nil ? "" : "\(name(rule.secondItem)).\(rule.secondAttribute) + "
      let priority = rule.priority == .required ? "" : " @\(Int(rule.priority.rawValue))"
      return "\(name(rule.firstItem)).\(rule.firstAttribute) \(sign) \(other)\(Int(rule.constant))\(priority)"
    }
  }

  @Test("Views in a row face one another, and the view around")
  func rows() {
    #expect(
      read("H:|-20-[a]-8-[b]|") == [
        "a.leading == |.leading + 20", "b.leading == a.trailing + 8", "|.trailing == b.trailing + 0",
      ])
    #expect(read("V:[a][b]") == ["b.top == a.bottom + 0"])
    #expect(read("[a]-[b]") == ["b.leading == a.trailing + 8"])
    #expect(read("|-[a]-|") == ["a.leading == |.leadingMargin + 0", "|.trailingMargin == a.trailing + 0"])
  }

  @Test("Lengths have relations, priorities, names and other views")
  func lengths() {
    #expect(read("[a(100)]") == ["a.width == 100"])
    #expect(
      read("V:[a(>=10,<=room@750)]", metrics: ["room": 40]) == ["a.height >= 10", "a.height <= 40 @750"])
    #expect(read("[a(==b)]") == ["a.width == b.width + 0"])
    #expect(
      read("[a]-(>=gap@low)-[b]", metrics: ["gap": 5.0, "low": 250]) == ["b.leading >= a.trailing + 5 @250"])
  }

  @Test("Options line views up and turn the direction")
  func options() {
    #expect(
      read("[a][b]", [.alignAllTop, .alignAllBottom]) == [
        "b.leading == a.trailing + 0", "a.top == b.top + 0", "a.bottom == b.bottom + 0",
      ])
    #expect(read("[a]-5-[b]", .directionLeftToRight) == ["b.left == a.right + 5"])
    #expect(read("[a]-5-[b]", .directionRightToLeft) == ["a.left == b.right + 5"])
  }
}
