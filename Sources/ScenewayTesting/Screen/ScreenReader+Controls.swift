internal import Foundation
@_spi(Sceneway) internal import HeadlessUIKit

extension ScreenReader {
  /// Reads a view of a kind that says by itself what it is.
  ///
  /// - Returns: whether the view is of such a kind, so that what is inside is not read on its own.
  mutating func readKnownView(_ view: UIView, in place: ScreenElement.Place, depth: Int) -> Bool {
    switch view {
    case let label as UILabel: readText(label.text, of: label, in: place, depth)
    case let field as UITextField: readField(field, .textField, field.placeholder, field.text, place, depth)
    case let view as UITextView where view.isEditable:
      readField(view, .textView, nil, view.text, place, depth)
    case let view as UITextView: readText(view.text, of: view, in: place, depth)
    case let bar as UISearchBar: readSearchBar(bar, in: place, depth)
    case let button as UIButton: readButton(button, in: place, depth)
    case let toggle as UISwitch:
      read(
        toggle, .toggle, toggle.accessibilityLabel ?? toggle.title, toggle.isOn ? "on" : "off", place, depth)
    case let slider as UISlider:
      read(slider, .slider, slider.accessibilityLabel, Self.number(Double(slider.value)), place, depth)
    case let stepper as UIStepper: readStepper(stepper, in: place, depth)
    case let control as UISegmentedControl: readSegments(of: control, in: place, depth)
    case let pages as UIPageControl:
      guard !pages.hidesForSinglePage || pages.numberOfPages > 1 else { return true }
      read(
        pages, .pageControl, pages.accessibilityLabel, "\(pages.currentPage + 1) of \(pages.numberOfPages)",
        place, depth)
    case let picker as UIPickerView: readWheels(of: picker, in: place, depth)
    case let picker as UIDatePicker:
      read(picker, .picker, picker.accessibilityLabel, PickedDate.text(of: picker), place, depth)
    case let progress as UIProgressView:
      let percent = "\(Int((progress.progress * 100).rounded()))%"
      read(progress, .progress, progress.accessibilityLabel, percent, place, depth)
    case let activity as UIActivityIndicatorView:
      if activity.isAnimating { read(activity, .activity, activity.accessibilityLabel, nil, place, depth) }
    case let image as UIImageView where !image.hasTapRecognizer:
      readImage(image, in: place, depth)
      return image.subviews.isEmpty
    default: return false
    }
    return true
  }

  // MARK: Kinds

  private mutating func read(
    _ view: UIView, _ kind: ScreenElement.Kind, _ text: String?, _ value: String?,
    _ place: ScreenElement.Place, _ depth: Int, target: LiveElement.Target? = nil, isSelected: Bool = false,
    isEnabled: Bool = true, otherNames: [String?] = []
  ) {
    let takesTouches = (view as? UIControl).map { $0.isEnabled && $0.isUserInteractionEnabled } ?? true
    let element = ScreenElement(
      kind, text ?? "", value: value, isEnabled: isEnabled && takesTouches,
      isSelected: isSelected, identifier: view.accessibilityIdentifier, place: place, depth: depth)
    append(
      LiveElement(
        value: element, target: target ?? .view(view),
        otherNames: otherNames.compactMap { $0 }.filter { $0 != text }))
  }

  private mutating func readText(
    _ text: String?, of view: UIView, in place: ScreenElement.Place, _ depth: Int
  ) {
    let words = text ?? ""
    guard !words.allSatisfy(\.isWhitespace) else { return }
    let label = view.accessibilityLabel
    read(view, view.hasTapRecognizer ? .area : .text, words, nil, place, depth, otherNames: [label])
  }

  private mutating func readField(
    _ field: UIView, _ kind: ScreenElement.Kind, _ placeholder: String?, _ text: String?,
    _ place: ScreenElement.Place, _ depth: Int
  ) {
    let isSecure = (field as? any UITextInputTraits)?.isSecureTextEntry ?? false
    let typed = text.flatMap { $0.isEmpty ? nil : $0 }
    let shown = typed.map { isSecure ? String(repeating: "•", count: $0.count) : $0 }
    let own = [placeholder, field.accessibilityLabel].compactMap { $0 }.first { !$0.isEmpty && $0 != typed }
    read(
      field, kind, own, shown, place, depth, isSelected: field.isFirstResponder,
      otherNames: [placeholder, field.accessibilityLabel].filter { $0 != typed })
  }

  private mutating func readSearchBar(_ bar: UISearchBar, in place: ScreenElement.Place, _ depth: Int) {
    let typed = bar.text.flatMap { $0.isEmpty ? nil : $0 }
    let name = [bar.placeholder, bar.accessibilityLabel].compactMap { $0 }.first { !$0.isEmpty } ?? "Search"
    read(bar, .searchField, name, typed, place, depth, target: .view(bar.searchTextField))
    if bar.showsCancelButton {
      read(bar, .button, "Cancel", nil, place, depth, target: .searchCancel(bar))
    }
    guard bar.showsScopeBar else { return }
    for (index, title) in (bar.scopeButtonTitles ?? []).enumerated() {
      read(
        bar, .segment, title, nil, place, depth, target: .scope(bar, index),
        isSelected: bar.selectedScopeButtonIndex == index)
    }
  }

  private mutating func readButton(_ button: UIButton, in place: ScreenElement.Place, _ depth: Int) {
    let title = button.displayedTitle.flatMap { $0.isEmpty ? nil : $0 }
    let inside = title == nil ? Self.words(inside: button).joined(separator: " ") : nil
    let label = button.accessibilityLabel
    let name = title ?? label ?? inside
    read(
      button, .button, name, nil, place, depth, isSelected: button.isSelected,
      otherNames: [label, button.currentImage?.name])
  }

  private mutating func readStepper(_ stepper: UIStepper, in place: ScreenElement.Place, _ depth: Int) {
    let value = Self.number(stepper.value)
    for up in [false, true] {
      let isAtEnd = up ? stepper.value >= stepper.maximumValue : stepper.value <= stepper.minimumValue
      read(
        stepper, .stepper, up ? "+" : "−", value, place, depth, target: .step(stepper, up: up),
        isEnabled: stepper.wraps || !isAtEnd,
        otherNames: [up ? "Increment" : "Decrement", stepper.accessibilityLabel])
    }
  }

  private mutating func readSegments(
    of control: UISegmentedControl, in place: ScreenElement.Place, _ depth: Int
  ) {
    for index in 0..<control.numberOfSegments {
      let name = control.titleForSegment(at: index) ?? control.imageForSegment(at: index)?.name
      read(
        control, .segment, name ?? "segment \(index + 1)", nil, place, depth,
        target: .segment(control, index), isSelected: control.selectedSegmentIndex == index,
        isEnabled: control.isEnabledForSegment(at: index))
    }
  }

  private mutating func readWheels(of picker: UIPickerView, in place: ScreenElement.Place, _ depth: Int) {
    for component in 0..<picker.numberOfComponents {
      let row = picker.selectedRow(inComponent: component)
      let title = row < 0 ? nil : picker.title(forRow: row, inComponent: component) ?? "row \(row + 1)"
      read(
        picker, .picker, picker.accessibilityLabel, title, place, depth, target: .wheel(picker, component))
    }
  }

  private mutating func readImage(_ view: UIImageView, in place: ScreenElement.Place, _ depth: Int) {
    guard depth == 0, let name = view.accessibilityLabel ?? view.image?.name, !name.isEmpty else { return }
    read(view, .image, name, nil, place, depth)
  }

  // MARK: Words

  /// The words of the labels inside a view, in reading order.
  static func words(inside view: UIView) -> [String] {
    ReadingOrder.sorted(view.subviews).filter { !$0.isHidden && $0.alpha >= 0.01 }.flatMap { subview in
      if let text = (subview as? UILabel)?.text { return text.isEmpty ? [] : [text] }
      return words(inside: subview)
    }
  }

  /// A number as people write it: without a point where it is whole.
  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
  }
}

extension UIView {
  /// Whether a tap on the view itself does something beyond what its kind does.
  var hasTapRecognizer: Bool {
    isUserInteractionEnabled
      && (gestureRecognizers ?? []).contains { $0.isEnabled && $0 is UITapGestureRecognizer }
  }
}
