internal import Foundation
internal import InterfaceBuilder

extension UICollectionView {
  /// Reads the layout and the prototypes.
  func decodeCollectionView(_ coder: InterfaceBuilderCoder) {
    coder.set(self, \.allowsSelection, from: "allowsSelection")
    coder.set(self, \.allowsMultipleSelection, from: "allowsMultipleSelection")
    coder.set(self, \.isPrefetchingEnabled, from: "prefetchingEnabled")
    backgroundView = coder.view("backgroundView")
    if let layout = coder.object(key: "collectionViewLayout") as? UICollectionViewLayout {
      collectionViewLayout = layout
    }
    if let element = coder.element.child(key: "collectionViewLayout") {
      (collectionViewLayout as? UICollectionViewFlowLayout)?.decode(element)
    }
    for element in coder.element.child(named: "cells").map({ Array($0.children) }) ?? [] {
      add(element, kind: Self.itemKind, coder)
    }
    for (key, kind) in [
      ("sectionHeaderView", Self.elementKindSectionHeader),
      ("sectionFooterView", Self.elementKindSectionFooter),
    ] {
      if let element = coder.element.child(key: key) { add(element, kind: kind, coder) }
    }
  }

  private func add(_ element: InterfaceBuilder.Element, kind: String, _ coder: InterfaceBuilderCoder) {
    let prototype = coder.prototype(element)
    if kind == Self.itemKind { orderedPrototypes.append { prototype.make() as? UICollectionViewCell } }
    guard let identifier = prototype.reuseIdentifier else { return }
    prototypes[ReuseKey(kind: kind, identifier: identifier)] = {
      prototype.make() as? UICollectionReusableView
    }
  }
}

extension UICollectionViewFlowLayout {
  /// Reads the sizes and rooms.
  func decode(_ element: InterfaceBuilder.Element) {
    func size(_ key: String) -> CGSize? { element.child(key: key).flatMap(Size.init).map(CGSize.init) }
    if let room = element.number("minimumLineSpacing") { minimumLineSpacing = CGFloat(room) }
    if let room = element.number("minimumInteritemSpacing") { minimumInteritemSpacing = CGFloat(room) }
    if element["scrollDirection"] == "horizontal" { scrollDirection = .horizontal }
    if let size = size("itemSize") { itemSize = size }
    if let size = size("estimatedItemSize") { estimatedItemSize = size }
    if let size = size("headerReferenceSize") { headerReferenceSize = size }
    if let size = size("footerReferenceSize") { footerReferenceSize = size }
    if let inset = element.child(key: "sectionInset") {
      func number(_ name: String) -> CGFloat { CGFloat(inset.number(name) ?? 0) }
      sectionInset = UIEdgeInsets(
        top: number("minY"), left: number("minX"), bottom: number("maxY"), right: number("maxX"))
    }
  }
}

extension UICollectionReusableView {
  /// Reads the identifier and, for a cell, the content.
  func decodeReusableView(_ coder: InterfaceBuilderCoder) {
    reuseIdentifier = coder.element["reuseIdentifier"]
    if let cell = self as? UICollectionViewCell, let content = coder.view("contentView") {
      cell.adopt(contentView: content)
    }
  }
}
