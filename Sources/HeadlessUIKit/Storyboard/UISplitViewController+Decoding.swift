internal import Foundation
internal import InterfaceBuilder

extension UISplitViewController.Style {
  /// Reads the style: a supplementary column makes it three, otherwise an attribute says that there are two; a
  /// storyboard of before iOS 14 says neither.
  @MainActor init(storyboard coder: NSCoder) {
    let element = (coder as? InterfaceBuilderCoder)?.element
    let relationships = element.flatMap { Controller($0) }?.relationships ?? []
    if relationships.contains(where: { $0.relationship == "supplementaryViewController" }) {
      self = .tripleColumn
    } else {
      self = element?.boolean("allowDoubleColumnStyle") == true ? .doubleColumn : .unspecified
    }
  }
}

extension UISplitViewController {
  /// Reads the controllers by the names of their relationships, in whatever order they stand, and what else Interface
  /// Builder writes.
  func decodeColumns(_ coder: InterfaceBuilderCoder) {
    decodeModes(coder)
    decodeWidths(coder)
    let related = relationships(coder)
    func controller(_ name: String) -> UIViewController? { related.last { $0.name == name }?.controller }
    guard style != .unspecified else {
      viewControllers = ["masterViewController", "detailViewController"].compactMap(controller)
      return
    }
    let names: [(Column, String)] = [
      (.primary, "masterViewController"), (.supplementary, "supplementaryViewController"),
      (.secondary, "detailViewController"), (.compact, "compactViewController"),
    ]
    for (column, name) in names { setViewController(controller(name), for: column) }
  }

  private func decodeModes(_ coder: InterfaceBuilderCoder) {
    if let mode = coder.element["preferredDisplayMode"].flatMap(DisplayMode.init(name:)) {
      preferredDisplayMode = mode
    }
    if let behavior = coder.element["behavior"].flatMap(SplitBehavior.init(name:)) {
      preferredSplitBehavior = behavior
    }
    if let presents = coder.boolean("presentsWithGesture") { presentsWithGesture = presents }
    if let shows = coder.boolean("showsSecondaryOnlyButton") { showsSecondaryOnlyButton = shows }
    if coder.element["primaryEdge"] == "trailing" { primaryEdge = .trailing }
    if coder.element["primaryBackgroundStyle"] == "sidebar" { primaryBackgroundStyle = .sidebar }
  }

  private func decodeWidths(_ coder: InterfaceBuilderCoder) {
    let widths: [(String, ReferenceWritableKeyPath<UISplitViewController, CGFloat>)] = [
      ("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth),
      ("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction),
      ("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth),
      ("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth),
      ("preferredSupplementaryColumnWidth", \.preferredSupplementaryColumnWidth),
      ("preferredSupplementaryColumnWidthFraction", \.preferredSupplementaryColumnWidthFraction),
      ("minimumSupplementaryColumnWidth", \.minimumSupplementaryColumnWidth),
      ("maximumSupplementaryColumnWidth", \.maximumSupplementaryColumnWidth),
    ]
    for (name, property) in widths {
      if let width = coder.number(name) { self[keyPath: property] = width }
    }
  }
}

extension UISplitViewController.DisplayMode {
  /// Reads a mode as Interface Builder writes it, today or before iOS 14.
  fileprivate init?(name: String) {
    switch name {
    case "secondaryOnly", "primaryHidden": self = .secondaryOnly
    case "beside", "allVisible": self = .oneBesideSecondary
    case "over", "primaryOverlay": self = .oneOverSecondary
    case "twoBeside": self = .twoBesideSecondary
    case "twoOver": self = .twoOverSecondary
    case "twoDisplace": self = .twoDisplaceSecondary
    default: return nil
    }
  }
}

extension UISplitViewController.SplitBehavior {
  /// Reads a behaviour as Interface Builder writes it.
  fileprivate init?(name: String) {
    switch name {
    case "tile": self = .tile
    case "overlay": self = .overlay
    case "displace": self = .displace
    default: return nil
    }
  }
}
