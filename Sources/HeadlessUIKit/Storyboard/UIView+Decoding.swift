internal import Foundation
internal import InterfaceBuilder

extension UIView {
  /// Reads what every view has: its place, looks, behaviour and subviews; subclasses read their own after it.
  func decode(from coder: NSCoder) {
    guard let coder = coder as? InterfaceBuilderCoder else { return }
    coder.didReachBaseClass(of: self)
    decodePlace(coder)
    decodeLooks(coder)
    decodeBehaviour(coder)
    decodeAccessibility(coder)
    for case let subview as UIView in coder.objects(in: "subviews") { addSubview(subview) }
    decodeKind(coder)
  }

  private func decodePlace(_ coder: InterfaceBuilderCoder) {
    if let rect = coder.rect("frame") { frame = rect }
    if let mask = coder.element.child(key: "autoresizingMask") {
      autoresizingMask = AutoresizingMask(mask)
    }
    if let resizes = coder.boolean("autoresizesSubviews") { autoresizesSubviews = resizes }
    if let translates = coder.boolean("translatesAutoresizingMaskIntoConstraints") {
      translatesAutoresizingMaskIntoConstraints = translates
    }
    if let preserves = coder.boolean("preservesSuperviewLayoutMargins") {
      preservesSuperviewLayoutMargins = preserves
    }
    if let insets = coder.boolean("insetsLayoutMarginsFromSafeArea") {
      insetsLayoutMarginsFromSafeArea = insets
    }
  }

  private func decodeLooks(_ coder: InterfaceBuilderCoder) {
    if let color = coder.color("backgroundColor") { backgroundColor = color }
    if let color = coder.color("tintColor") { tintColor = color }
    if let mode = coder.element["contentMode"].flatMap(ContentMode.init(interfaceBuilderName:)) {
      contentMode = mode
    }
    if let alpha = coder.number("alpha") { self.alpha = alpha }
    if let hidden = coder.boolean("hidden") { isHidden = hidden }
    if let opaque = coder.boolean("opaque") { isOpaque = opaque }
    if let clips = coder.boolean("clipsSubviews") { clipsToBounds = clips }
    if let clears = coder.boolean("clearsContextBeforeDrawing") { clearsContextBeforeDrawing = clears }
  }

  private func decodeBehaviour(_ coder: InterfaceBuilderCoder) {
    if let tag = coder.integer("tag") { self.tag = tag }
    if let enabled = coder.boolean("userInteractionEnabled") { isUserInteractionEnabled = enabled }
    if let multiple = coder.boolean("multipleTouchEnabled") { isMultipleTouchEnabled = multiple }
    if let exclusive = coder.boolean("exclusiveTouch") { isExclusiveTouch = exclusive }
    if let identifier = coder.element["restorationIdentifier"] { details.restorationIdentifier = identifier }
    for case let recognizer as UIGestureRecognizer in coder.objects(in: "gestureRecognizers") {
      addGestureRecognizer(recognizer)
    }
  }

  private func decodeAccessibility(_ coder: InterfaceBuilderCoder) {
    guard let element = coder.element.child(key: "accessibilityConfiguration") else { return }
    if let label = coder.localizedString("accessibilityLabel") ?? element.string("label") {
      accessibilityLabel = label
    }
    if let hint = coder.localizedString("accessibilityHint") ?? element.string("hint") {
      accessibilityHint = hint
    }
    if let identifier = element["identifier"] { accessibilityIdentifier = identifier }
    if let isElement = element.child(key: "isElement")?.boolean("value") {
      isAccessibilityElement = isElement
    }
    if let traits = element.child(key: "traits") { accessibilityTraits = UIAccessibilityTraits(traits) }
  }
}

extension UIView.AutoresizingMask {
  /// Reads a mask as Interface Builder writes it.
  init(_ element: InterfaceBuilder.Element) {
    let names: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    self = names.reduce(into: []) { mask, name in
      if element.boolean(name.0) ?? false { mask.insert(name.1) }
    }
  }
}

extension UIAccessibilityTraits {
  /// Reads traits as Interface Builder writes them.
  init(_ element: InterfaceBuilder.Element) {
    let names: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
      ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
      ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
      ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
      ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
      ("allowsDirectInteraction", .allowsDirectInteraction), ("header", .header),
    ]
    self = names.reduce(into: []) { traits, name in
      if element.boolean(name.0) ?? false { traits.insert(name.1) }
    }
  }
}
