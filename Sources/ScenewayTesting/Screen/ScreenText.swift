internal import Foundation

/// Writes a screen as text: a title line, one line for each thing, a number before what can be touched.
package struct ScreenText {
  /// What a piece of the text is, for whoever colours it.
  package enum Role {
    case title, rule, number, words, header, faint, disabled, selected, problem
  }

  /// How wide a line may be, in characters.
  package var width: Int

  /// Dresses a piece of the text; the words stay as they are by default.
  package var style: (String, Role) -> String

  package init(width: Int = 64, style: @escaping (String, Role) -> String = { words, _ in words }) {
    self.width = max(20, width)
    self.style = style
  }

  /// The screen as lines, without a line end after the last.
  package func text(of screen: ScreenSnapshot) -> String {
    var lines = [heading(of: screen)]
    let groups = groupsOnOneLine(screen.elements)
    var place = ScreenElement.Place.navigationBar
    for (index, group) in groups.enumerated() {
      guard let first = group.first else { continue }
      let isNewPart = index > 0 && first.place != place
      if isNewPart { lines.append(style(String(repeating: "─", count: width), .rule)) }
      if first.kind == .header, !isNewPart, index > 0 { lines.append("") }
      place = first.place
      lines += group.count > 1 ? [line(of: group)] : self.lines(of: first)
    }
    if screen.elements.isEmpty { lines.append("    " + style("(nothing to read or to touch)", .faint)) }
    return lines.joined(separator: "\n")
  }

  private func heading(of screen: ScreenSnapshot) -> String {
    let cover =
      screen.cover.map { " \($0.kind.words) “\($0.over.onOneLine(width: width / 3))” ──" } ?? ""
    let name = screen.name.onOneLine(width: max(8, width - cover.columns - 6))
    let room = width - name.columns - cover.columns - 4
    return style("── ", .rule) + style(name, .title) + " "
      + style(String(repeating: "─", count: max(2, room)) + cover, .rule)
  }

  // MARK: Lines

  /// Tabs and segments that belong together share a line.
  private func groupsOnOneLine(_ elements: [ScreenElement]) -> [[ScreenElement]] {
    var groups: [[ScreenElement]] = []
    for element in elements {
      let sharesLine = element.kind == .tab || element.kind == .segment
      if sharesLine, let last = groups.last?.last, last.kind == element.kind, last.depth == element.depth,
        groups[groups.count - 1].reduce(0, { $0 + $1.text.columns + 8 }) + element.text.columns < width
      {
        groups[groups.count - 1].append(element)
      } else {
        groups.append([element])
      }
    }
    return groups
  }

  private func line(of group: [ScreenElement]) -> String {
    let pieces = group.enumerated().map { index, element in
      let number = element.number.map(String.init) ?? ""
      return index == 0
        ? gutter(element) + dressed(element)
        : style(number, .number) + " " + dressed(element)
    }
    return pieces.joined(separator: "   ")
  }

  private func lines(of element: ScreenElement) -> [String] {
    let words = ScreenText.wrapped(plain(element), width: width - 4 - element.depth * 2)
    return words.enumerated().map { index, words in
      let start = index == 0 ? gutter(element) : "    " + String(repeating: "  ", count: element.depth)
      return start + style(words, role(of: element))
    }
  }

  private func gutter(_ element: ScreenElement) -> String {
    let indent = String(repeating: "  ", count: element.depth)
    guard let number = element.number else { return "    " + indent }
    let digits = String(number)
    return String(repeating: " ", count: max(0, 2 - digits.count)) + style(digits, .number) + "  " + indent
  }

  private func dressed(_ element: ScreenElement) -> String { style(plain(element), role(of: element)) }

  private func role(of element: ScreenElement) -> Role {
    if !element.isEnabled { return .disabled }
    if element.isSelected { return .selected }
    switch element.kind {
    case .header: return .header
    case .footer, .note, .image, .activity: return .faint
    default: return .words
    }
  }

  /// The element in words, before any colour.
  private func plain(_ element: ScreenElement) -> String {
    let words = element.kind.plain(element.text, element.value, element.isSelected)
    return element.isEnabled ? words : words + "  (disabled)"
  }

  /// Breaks words into lines, at spaces.
  package static func wrapped(_ text: String, width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      var lines: [String] = []
      var current = ""
      var taken = 0
      for word in line.split(separator: " ", omittingEmptySubsequences: false) {
        let columns = String(word).columns
        if !current.isEmpty, taken + columns + 1 > width {
          lines.append(current)
          current = String(word)
          taken = columns
        } else {
          taken += columns + (current.isEmpty ? 0 : 1)
          current += current.isEmpty ? String(word) : " " + word
        }
      }
      return lines + [current]
    }
  }
}

extension ScreenElement.Kind {
  /// How an element of this kind reads.
  fileprivate func plain(_ text: String, _ value: String?, _ isSelected: Bool) -> String {
    let name = text.isEmpty ? "(\(nameWithoutText))" : text
    switch self {
    case .backButton: return "‹ " + name
    case .barButton, .button, .action: return "[\(name)]" + (isSelected ? " ✓" : "")
    case .textField, .textView, .searchField:
      return text.isEmpty ? (value ?? "________") : "\(text): \(value ?? "________")"
    case .stepper: return "[\(text)]  (stepper at \(value ?? "–"))"
    case .toggle, .slider, .picker, .pageControl:
      return "\(text.isEmpty ? nameWithoutText : text): \(value ?? "–")"
        + (text.isEmpty ? "" : "  (\(nameWithoutText))")
    case .segment, .tab: return (isSelected ? "● " : "○ ") + name + (value.map { " (\($0))" } ?? "")
    case .row, .item: return name + (value.map { "  \($0)" } ?? "")
    case .accessory: return "ⓘ " + name
    case .image: return "(image\(text.isEmpty ? "" : ": \(text)"))"
    case .progress: return "\(text.isEmpty ? "progress" : text): \(value ?? "0%")"
    case .activity: return "(busy…)"
    case .menuItem: return (isSelected ? "✓ " : "") + name
    case .text, .header, .footer, .note, .area: return name
    }
  }

  /// What to call an element that has no words of its own.
  package var nameWithoutText: String {
    switch self {
    case .backButton: "back button"
    case .barButton, .button: "button without words"
    case .textField: "text field"
    case .textView: "text view"
    case .searchField: "search field"
    case .pageControl: "pages"
    case .area: "touchable area"
    case .accessory: "more"
    case .menuItem: "menu item"
    default: rawValue
    }
  }
}

extension ScreenSnapshot.Cover.Kind {
  /// How the cover reads in a title line, before the name of what it covers.
  package var words: String {
    switch self {
    case .alert: "alert over"
    case .actionSheet: "action sheet over"
    case .sheet: "sheet over"
    case .popover: "popover over"
    case .fullScreen: "full screen over"
    }
  }
}
