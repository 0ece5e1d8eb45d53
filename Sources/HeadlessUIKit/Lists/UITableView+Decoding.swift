internal import Foundation
internal import InterfaceBuilder

extension UITableView {
  /// Reads the looks, the prototypes and the static cells.
  func decodeTableView(_ coder: InterfaceBuilderCoder) {
    let styles: [String: Style] = ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]
    adopt(style: coder.element["style"].flatMap { styles[$0] } ?? .plain)
    coder.set(self, \.rowHeight, from: "rowHeight")
    coder.set(self, \.sectionHeaderHeight, from: "sectionHeaderHeight")
    coder.set(self, \.sectionFooterHeight, from: "sectionFooterHeight")
    coder.set(self, \.estimatedRowHeight, from: "estimatedRowHeight")
    coder.set(self, \.estimatedSectionHeaderHeight, from: "estimatedSectionHeaderHeight")
    coder.set(self, \.estimatedSectionFooterHeight, from: "estimatedSectionFooterHeight")
    coder.set(
      self, \.separatorStyle, from: "separatorStyle",
      ["none": .none, "default": .singleLine, "singleLine": .singleLine])
    if let insets = coder.insets("separatorInset") { separatorInset = insets }
    if let color = coder.color("separatorColor") { separatorColor = color }
    coder.set(self, \.allowsSelection, from: "allowsSelection")
    coder.set(self, \.allowsSelectionDuringEditing, from: "allowsSelectionDuringEditing")
    coder.set(self, \.allowsMultipleSelection, from: "allowsMultipleSelection")
    coder.set(self, \.allowsMultipleSelectionDuringEditing, from: "allowsMultipleSelectionDuringEditing")
    tableHeaderView = coder.view("tableHeaderView")
    tableFooterView = coder.view("tableFooterView")
    backgroundView = coder.view("backgroundView")
    for element in coder.element.child(named: "prototypes").map({ Array($0.children) }) ?? [] {
      let prototype = coder.prototype(element)
      orderedPrototypes.append { prototype.make() as? UITableViewCell }
      guard let identifier = prototype.reuseIdentifier else { continue }
      cellPrototypes[identifier] = { prototype.make() as? UITableViewCell }
    }
    if let sections = coder.element.child(named: "sections")?.children(named: "tableViewSection"),
      hasStaticContent(coder.element, sections.isEmpty)
    {
      staticSections = sections.map { staticSection($0, coder) }
    }
  }

  /// Whether the storyboard says what stands in the table.
  ///
  /// Sections may be left in the file where the table was switched to prototypes, empty ones above all.
  private func hasStaticContent(_ element: InterfaceBuilder.Element, _ sectionsAreEmpty: Bool) -> Bool {
    switch element["dataMode"] {
    case "prototypes": false
    case "static": true
    default: !sectionsAreEmpty
    }
  }

  private func staticSection(_ element: InterfaceBuilder.Element, _ coder: InterfaceBuilderCoder)
    -> StaticSection
  {
    func text(_ key: String) -> String? {
      coder.instantiation.file.localizedString(key, of: element) ?? element.string(key)
    }
    func height(_ name: String) -> CGFloat? {
      element.number(name).flatMap { $0 >= 0 ? CGFloat($0) : nil }
    }
    let cells = element.child(named: "cells").map { Array($0.children) } ?? []
    return StaticSection(
      header: text("headerTitle"), footer: text("footerTitle"), headerHeight: height("headerHeight"),
      footerHeight: height("footerHeight"),
      rows: cells.compactMap { child in
        (coder.object(child) as? UITableViewCell).map {
          StaticSection.Row(cell: $0, height: $0.designedHeight)
        }
      })
  }
}

extension UITableViewCell {
  /// Reads the style, the content and what stands beside it.
  func decodeCell(_ coder: InterfaceBuilderCoder) {
    adopt(reuseIdentifier: coder.element["reuseIdentifier"])
    let styles: [String: CellStyle] = [
      "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
      "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
    let height = coder.number("rowHeight").flatMap { $0 > 0 ? $0 : nil }
    adopt(
      style: coder.element["style"].flatMap { styles[$0] } ?? .default,
      contentView: coder.view("contentView"), designedHeight: height ?? designedFrameHeight(coder))
    func part<View>(_ name: String, _ type: View.Type) -> View? {
      coder.element[name].flatMap { coder.instantiation.object(id: $0) as? View }
    }
    adopt(
      textLabel: part("textLabel", UILabel.self), detailTextLabel: part("detailTextLabel", UILabel.self),
      imageView: part("imageView", UIImageView.self))
    coder.set(
      self, \.selectionStyle, from: "selectionStyle",
      ["none": .none, "blue": .blue, "gray": .gray, "default": .default])
    let accessories: KeyValuePairs<String, AccessoryType> = [
      "none": .none, "disclosureIndicator": .disclosureIndicator,
      "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
      "detailButton": .detailButton,
    ]
    coder.set(self, \.accessoryType, from: "accessoryType", accessories)
    coder.set(self, \.editingAccessoryType, from: "editingAccessoryType", accessories)
    coder.set(self, \.indentationLevel, from: "indentationLevel")
    coder.set(self, \.indentationWidth, from: "indentationWidth")
    coder.set(self, \.shouldIndentWhileEditing, from: "shouldIndentWhileEditing")
    coder.set(self, \.showsReorderControl, from: "showsReorderControl")
    if let insets = coder.insets("separatorInset") { separatorInset = insets }
    accessoryView = coder.view("accessoryView")
    backgroundView = coder.view("backgroundView")
    selectedBackgroundView = coder.view("selectedBackgroundView")
  }

  /// The height of a cell that was drawn without one of its own.
  private func designedFrameHeight(_ coder: InterfaceBuilderCoder) -> CGFloat? {
    coder.rect("frame").flatMap { $0.height > 0 ? $0.height : nil }
  }
}

extension UITableViewHeaderFooterView {
  /// Reads the identifier.
  func decodeHeaderFooter(_ coder: InterfaceBuilderCoder) {
    adopt(reuseIdentifier: coder.element["reuseIdentifier"])
  }
}
