internal import Foundation
internal import InterfaceBuilder

extension UIView {
  /// Reads what views of one kind have; called once every view's own is read.
  func decodeKind(_ coder: InterfaceBuilderCoder) {
    decodePriorities(coder)
    (self as? UIControl)?.decodeControl(coder)
    (self as? UIScrollView)?.decodeScrollView(coder)
    switch self {
    case let view as UILabel: view.decodeLabel(coder)
    case let view as UIImageView: view.decodeImageView(coder)
    case let view as UIButton: view.decodeButton(coder)
    case let view as UITextField: view.decodeTextField(coder)
    case let view as UITextView: view.decodeTextView(coder)
    case let view as UIStackView: view.decodeStackView(coder)
    case let view as UITableView: view.decodeTableView(coder)
    case let view as UITableViewCell: view.decodeCell(coder)
    case let view as UICollectionView: view.decodeCollectionView(coder)
    case let view as UICollectionReusableView: view.decodeReusableView(coder)
    case let view as UITableViewHeaderFooterView: view.decodeHeaderFooter(coder)
    case let view as UISegmentedControl: view.decodeSegments(coder)
    case let view as UISwitch: coder.set(view, \.isOn, from: "on")
    case let view as UISlider: view.decodeSlider(coder)
    case let view as UIStepper: view.decodeStepper(coder)
    case let view as UIPageControl: view.decodePageControl(coder)
    case let view as UIDatePicker: view.decodeDatePicker(coder)
    case let view as UIProgressView: view.decodeProgressView(coder)
    case let view as UIActivityIndicatorView: view.decodeIndicator(coder)
    case let view as UISearchBar: view.decodeSearchBar(coder)
    case let view as UIVisualEffectView: view.decodeEffectView(coder)
    case let view as UINavigationBar: view.decodeNavigationBar(coder)
    case let view as UITabBar: view.decodeTabBar(coder)
    case let view as UIToolbar: view.decodeToolbar(coder)
    default: break
    }
  }

  private func decodePriorities(_ coder: InterfaceBuilderCoder) {
    func priority(_ name: String) -> UILayoutPriority? {
      coder.element.number(name).map { UILayoutPriority(Float($0)) }
    }
    if let value = priority("horizontalHuggingPriority") {
      setContentHuggingPriority(value, for: .horizontal)
    }
    if let value = priority("verticalHuggingPriority") { setContentHuggingPriority(value, for: .vertical) }
    if let value = priority("horizontalCompressionResistancePriority") {
      setContentCompressionResistancePriority(value, for: .horizontal)
    }
    if let value = priority("verticalCompressionResistancePriority") {
      setContentCompressionResistancePriority(value, for: .vertical)
    }
    if let margins = coder.insets("layoutMargins") ?? coder.insets("directionalLayoutMargins") {
      layoutMargins = margins
    }
  }
}

extension UILabel {
  fileprivate func decodeLabel(_ coder: InterfaceBuilderCoder) {
    if let font = coder.font() { self.font = font }
    if let color = coder.color("textColor") { textColor = color }
    if let color = coder.color("highlightedColor") { highlightedTextColor = color }
    if let color = coder.color("shadowColor") { shadowColor = color }
    if let offset = coder.size("shadowOffset") { shadowOffset = offset }
    if let alignment = coder.element["textAlignment"].flatMap(NSTextAlignment.init(interfaceBuilderName:)) {
      textAlignment = alignment
    }
    if let mode = coder.element["lineBreakMode"].flatMap(NSLineBreakMode.init(interfaceBuilderName:)) {
      lineBreakMode = mode
    }
    coder.set(self, \.numberOfLines, from: "numberOfLines")
    coder.set(self, \.isEnabled, from: "enabled")
    coder.set(self, \.isHighlighted, from: "highlighted")
    coder.set(self, \.adjustsFontSizeToFitWidth, from: "adjustsFontSizeToFit")
    coder.set(self, \.adjustsFontForContentSizeCategory, from: "adjustsFontForContentSizeCategory")
    coder.set(self, \.minimumScaleFactor, from: "minimumScaleFactor")
    coder.set(self, \.preferredMaxLayoutWidth, from: "preferredMaxLayoutWidth")
    if let styled = coder.attributedString("attributedText") {
      attributedText = styled
    } else if let text = coder.string("text") {
      self.text = text
    }
  }
}

extension UIImageView {
  fileprivate func decodeImageView(_ coder: InterfaceBuilderCoder) {
    image = coder.image("image")
    highlightedImage = coder.image("highlightedImage")
    coder.set(self, \.isHighlighted, from: "highlighted")
    if let duration = coder.number("animationDuration") { animationDuration = TimeInterval(duration) }
  }
}

extension UIStackView {
  fileprivate func decodeStackView(_ coder: InterfaceBuilderCoder) {
    coder.set(self, \.axis, from: "axis", ["vertical": .vertical, "horizontal": .horizontal])
    coder.set(
      self, \.distribution, from: "distribution",
      [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ])
    coder.set(
      self, \.alignment, from: "alignment",
      [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
      ])
    coder.set(self, \.spacing, from: "spacing")
    if coder.element["spacingType"] == "standard" { spacing = 8 }
    coder.set(self, \.isBaselineRelativeArrangement, from: "baselineRelativeArrangement")
    coder.set(self, \.isLayoutMarginsRelativeArrangement, from: "layoutMarginsRelativeArrangement")
    adoptArrangement(of: subviews)
  }
}

extension UIScrollView {
  fileprivate func decodeScrollView(_ coder: InterfaceBuilderCoder) {
    if let size = coder.size("contentSize") { contentSize = size }
    if let insets = coder.insets("contentInset") { contentInset = insets }
    coder.set(self, \.isScrollEnabled, from: "scrollEnabled")
    coder.set(self, \.isPagingEnabled, from: "pagingEnabled")
    coder.set(self, \.isDirectionalLockEnabled, from: "directionalLockEnabled")
    coder.set(self, \.bounces, from: "bounces")
    coder.set(self, \.alwaysBounceVertical, from: "alwaysBounceVertical")
    coder.set(self, \.alwaysBounceHorizontal, from: "alwaysBounceHorizontal")
    coder.set(self, \.showsVerticalScrollIndicator, from: "showsVerticalScrollIndicator")
    coder.set(self, \.showsHorizontalScrollIndicator, from: "showsHorizontalScrollIndicator")
    coder.set(self, \.delaysContentTouches, from: "delaysContentTouches")
    coder.set(self, \.canCancelContentTouches, from: "canCancelContentTouches")
    coder.set(self, \.minimumZoomScale, from: "minimumZoomScale")
    coder.set(self, \.maximumZoomScale, from: "maximumZoomScale")
    coder.set(
      self, \.keyboardDismissMode, from: "keyboardDismissMode",
      ["none": .none, "onDrag": .onDrag, "interactive": .interactive])
    coder.set(
      self, \.contentInsetAdjustmentBehavior, from: "contentInsetAdjustmentBehavior",
      ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always])
    if let control = coder.object(key: "refreshControl") as? UIRefreshControl { refreshControl = control }
  }
}

extension UIVisualEffectView {
  fileprivate func decodeEffectView(_ coder: InterfaceBuilderCoder) {
    if let view = coder.view("contentView") { adopt(contentView: view) }
    let blur = coder.element.child(named: "blurEffect").map(UIBlurEffect.init(element:))
    if let vibrancy = coder.element.child(named: "vibrancyEffect") {
      let inner = vibrancy.child(named: "blurEffect").map(UIBlurEffect.init(element:))
      effect = UIVibrancyEffect(blurEffect: inner ?? UIBlurEffect(style: .regular))
    } else {
      effect = blur
    }
  }
}

extension UIBlurEffect {
  fileprivate convenience init(element: InterfaceBuilder.Element) {
    let styles: [String: Style] = [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
      "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
      "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
      "systemChromeMaterial": .systemChromeMaterial,
    ]
    self.init(style: element["style"].flatMap { styles[$0] } ?? .regular)
  }
}
