internal import Foundation
internal import InterfaceBuilder

extension UIControl {
  /// Reads what every control has.
  func decodeControl(_ coder: InterfaceBuilderCoder) {
    coder.set(self, \.isEnabled, from: "enabled")
    coder.set(self, \.isSelected, from: "selected")
    coder.set(self, \.isHighlighted, from: "highlighted")
    coder.set(self, \.showsMenuAsPrimaryAction, from: "showsMenuAsPrimaryAction")
    coder.set(
      self, \.contentHorizontalAlignment, from: "contentHorizontalAlignment",
      [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
      ])
    coder.set(
      self, \.contentVerticalAlignment, from: "contentVerticalAlignment",
      ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill])
  }
}

extension UIButton {
  /// Reads a button's kind and contents.
  func decodeButton(_ coder: InterfaceBuilderCoder) {
    let types: [String: ButtonType] = [
      "system": .system, "roundedRect": .system, "custom": .custom, "detailDisclosure": .detailDisclosure,
      "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]
    adopt(type: coder.element["buttonType"].flatMap { types[$0] } ?? .custom)
    if let insets = coder.insets("contentEdgeInsets") { contentEdgeInsets = insets }
    if let insets = coder.insets("titleEdgeInsets") { titleEdgeInsets = insets }
    if let insets = coder.insets("imageEdgeInsets") { imageEdgeInsets = insets }
    coder.set(self, \.adjustsImageWhenHighlighted, from: "adjustsImageWhenHighlighted")
    coder.set(self, \.adjustsImageWhenDisabled, from: "adjustsImageWhenDisabled")
    coder.set(self, \.showsTouchWhenHighlighted, from: "showsTouchWhenHighlighted")
    for state in coder.element.children(named: "state") { decodeState(state, coder) }
    if let element = coder.element.child(key: "configuration") { decodeConfiguration(element, coder) }
    if let font = coder.font() { titleLabel?.font = font }
    if let mode = coder.element["lineBreakMode"].flatMap(NSLineBreakMode.init(interfaceBuilderName:)),
      displayedTitle != nil
    {
      titleLabel?.lineBreakMode = mode
    }
  }

  private func decodeState(_ element: InterfaceBuilder.Element, _ coder: InterfaceBuilderCoder) {
    let states: [String: State] = [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
      "focused": .focused,
    ]
    guard let key = element["key"], let state = states[key] else { return }
    if let title = coder.localizedString("\(key)Title") ?? element.string("title") {
      setTitle(title, for: state)
    }
    if let styled = element.child(key: "attributedTitle"), let text = styled.stringValue {
      setAttributedTitle(NSAttributedString(string: text), for: state)
    }
    if let image = coder.image("image", of: element) { setImage(image, for: state) }
    if let image = coder.image("backgroundImage", of: element) { setBackgroundImage(image, for: state) }
    if let color = element.child(key: "titleColor").flatMap(coder.instantiation.file.color) {
      setTitleColor(color, for: state)
    }
    if let color = element.child(key: "titleShadowColor").flatMap(coder.instantiation.file.color) {
      setTitleShadowColor(color, for: state)
    }
  }

  private func decodeConfiguration(_ element: InterfaceBuilder.Element, _ coder: InterfaceBuilderCoder) {
    var new: Configuration =
      switch element["style"] {
      case "filled": .filled()
      case "tinted": .tinted()
      case "gray": .gray()
      default: .plain()
      }
    new.title = coder.localizedString("configuration.title") ?? element.string("title")
    new.subtitle = coder.localizedString("configuration.subtitle") ?? element.string("subtitle")
    new.image = coder.image("image", of: element)
    if let styled = element.child(key: "attributedTitle")?.stringValue {
      new.attributedTitle = AttributedString(styled)
    }
    if let color = element.child(key: "baseForegroundColor").flatMap(coder.instantiation.file.color) {
      new.baseForegroundColor = color
    }
    if let color = element.child(key: "baseBackgroundColor").flatMap(coder.instantiation.file.color) {
      new.baseBackgroundColor = color
    }
    configuration = new
  }
}

extension UISegmentedControl {
  /// Reads the segments.
  func decodeSegments(_ coder: InterfaceBuilderCoder) {
    let elements = coder.element.child(named: "segments")?.children(named: "segment") ?? []
    segments = elements.enumerated().map { index, element in
      var segment = Part(
        title: coder.localizedString("segmentTitles[\(index)]") ?? element.string("title"),
        image: coder.image("image", of: element))
      if let enabled = element.boolean("enabled") { segment.isEnabled = enabled }
      if let width = element.number("width") { segment.width = CGFloat(width) }
      return segment
    }
    coder.set(self, \.selectedSegmentIndex, from: "selectedSegmentIndex")
    coder.set(self, \.isMomentary, from: "momentary")
  }
}

extension UISlider {
  /// Reads the values.
  func decodeSlider(_ coder: InterfaceBuilderCoder) {
    if let value = coder.number("minValue") { minimumValue = Float(value) }
    if let value = coder.number("maxValue") { maximumValue = Float(value) }
    if let value = coder.number("value") { self.value = Float(value) }
    coder.set(self, \.isContinuous, from: "continuous")
    minimumValueImage = coder.image("minimumValueImage")
    maximumValueImage = coder.image("maximumValueImage")
  }
}

extension UIStepper {
  /// Reads the values.
  func decodeStepper(_ coder: InterfaceBuilderCoder) {
    if let value = coder.number("minimumValue") { minimumValue = Double(value) }
    if let value = coder.number("maximumValue") { maximumValue = Double(value) }
    if let value = coder.number("stepValue") { stepValue = Double(value) }
    if let value = coder.number("value") { self.value = Double(value) }
    coder.set(self, \.wraps, from: "wraps")
    coder.set(self, \.autorepeat, from: "autorepeat")
    coder.set(self, \.isContinuous, from: "continuous")
  }
}

extension UIPageControl {
  /// Reads the pages.
  func decodePageControl(_ coder: InterfaceBuilderCoder) {
    coder.set(self, \.numberOfPages, from: "numberOfPages")
    coder.set(self, \.currentPage, from: "currentPage")
    coder.set(self, \.hidesForSinglePage, from: "hidesForSinglePage")
  }
}

extension UIDatePicker {
  /// Reads what is chosen and how.
  func decodeDatePicker(_ coder: InterfaceBuilderCoder) {
    coder.set(
      self, \.datePickerMode, from: "datePickerMode",
      ["time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer])
    coder.set(
      self, \.preferredDatePickerStyle, from: "style",
      ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline])
    coder.set(self, \.minuteInterval, from: "minuteInterval")
  }
}

extension UIProgressView {
  /// Reads how much is done.
  func decodeProgressView(_ coder: InterfaceBuilderCoder) {
    if let value = coder.number("progress") { progress = Float(value) }
    coder.set(self, \.progressViewStyle, from: "progressViewStyle", ["default": .default, "bar": .bar])
    if let color = coder.color("progressTintColor") { progressTintColor = color }
    if let color = coder.color("trackTintColor") { trackTintColor = color }
  }
}

extension UIActivityIndicatorView {
  /// Reads whether the wheel turns.
  func decodeIndicator(_ coder: InterfaceBuilderCoder) {
    coder.set(
      self, \.style, from: "style",
      ["whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium, "large": .large])
    if let color = coder.color("color") { self.color = color }
    hidesWhenStopped = coder.boolean("hidesWhenStopped") ?? false
    if coder.boolean("animating") ?? false { startAnimating() }
  }
}
