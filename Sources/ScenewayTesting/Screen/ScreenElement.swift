/// One thing on a screen: something to read or something to touch.
public struct ScreenElement: Hashable, Sendable {
  /// What an element is.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// Words to read.
    case text
    /// The title of a group of rows.
    case header
    /// The small print below a group of rows.
    case footer
    /// The button that leads back in a navigation stack.
    case backButton
    /// A button in a navigation bar or toolbar.
    case barButton
    /// A button.
    case button
    /// A line to type into.
    case textField
    /// A field to type longer text into.
    case textView
    /// A line to type a search into.
    case searchField
    /// A switch.
    case toggle = "switch"
    /// A value between two ends.
    case slider
    /// A pair of buttons that count up and down.
    case stepper
    /// One part of a segmented control.
    case segment
    /// A wheel of things to choose from.
    case picker
    /// The dots that tell pages.
    case pageControl
    /// A row of a table.
    case row
    /// An item of a collection.
    case item
    /// The button at the end of a row that tells more about it.
    case accessory
    /// A picture.
    case image
    /// How far something has come.
    case progress
    /// Something goes on.
    case activity
    /// A view that a gesture belongs to.
    case area
    /// A tab.
    case tab
    /// A button of an alert or action sheet.
    case action
    /// Something to choose in an open menu.
    case menuItem
    /// What the reader has to say about the screen, such as how many rows follow.
    case note

    /// Whether a finger does something here.
    public var isTouchable: Bool {
      switch self {
      case .text, .header, .footer, .image, .progress, .activity, .note: false
      default: true
      }
    }

    /// Whether words can be typed here.
    public var isTypable: Bool { self == .textField || self == .textView || self == .searchField }
  }

  /// Which part of the screen an element stands in.
  public enum Place: String, Hashable, Sendable, Codable {
    /// The bar at the top.
    case navigationBar
    /// Between the bars.
    case content
    /// The bar with buttons at the bottom.
    case toolbar
    /// The bar with tabs at the bottom.
    case tabBar
    /// An open menu.
    case menu
  }

  /// The number to touch the element by, from 1; nil for what cannot be touched.
  public var number: Int?

  /// What the element is.
  public var kind: Kind

  /// The words a person knows it by: its title, label or placeholder; empty where it has none.
  public var text: String

  /// What it holds: the typed text, `on` or `off`, a number; nil where it holds nothing.
  public var value: String?

  /// Whether it can be used now.
  public var isEnabled: Bool

  /// Whether it is chosen: the current tab, a segment, a row.
  public var isSelected: Bool

  /// The name that the app gave it for tests, `accessibilityIdentifier`.
  public var identifier: String?

  /// Which part of the screen it stands in.
  public var place: Place

  /// How deep it stands inside others that are listed, such as a switch in a row; 0 for most.
  public var depth: Int

  /// Makes an element.
  ///
  /// - Parameters:
  ///   - kind: what it is.
  ///   - text: the words a person knows it by.
  ///   - value: what it holds; nothing by default.
  ///   - isEnabled: whether it can be used now; true by default.
  ///   - isSelected: whether it is chosen; false by default.
  ///   - identifier: the name that the app gave it for tests; none by default.
  ///   - place: which part of the screen it stands in; between the bars by default.
  ///   - depth: how deep it stands inside others that are listed; 0 by default.
  ///   - number: the number to touch it by; none by default.
  public init(
    _ kind: Kind, _ text: String, value: String? = nil, isEnabled: Bool = true, isSelected: Bool = false,
    identifier: String? = nil, place: Place = .content, depth: Int = 0, number: Int? = nil
  ) {
    self.kind = kind
    self.text = text
    self.value = value
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.identifier = identifier
    self.place = place
    self.depth = depth
    self.number = number
  }
}

extension ScreenElement {
  /// Whether it is a control that has no words of its own, which people know by the label beside it.
  var isNamedByLabel: Bool {
    switch kind {
    case .textField, .textView, .toggle, .slider, .stepper, .picker: text.isEmpty || kind == .stepper
    default: false
    }
  }
}

extension ScreenElement: Codable {
  /// The names of the parts in JSON.
  private enum CodingKeys: String, CodingKey {
    case number, kind, text, value, identifier, place, depth
    case isEnabled = "enabled"
    case isSelected = "selected"
  }
}
