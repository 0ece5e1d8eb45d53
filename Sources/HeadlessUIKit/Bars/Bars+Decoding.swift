internal import Foundation
internal import InterfaceBuilder

extension UIBarItem {
  /// Reads what a bar's item shows.
  func decode(from coder: NSCoder) {
    guard let coder = coder as? InterfaceBuilderCoder else { return }
    (self as? UIBarButtonItem)?.decodeButtonItem(coder)
    (self as? UITabBarItem)?.decodeTabItem(coder)
    if let title = coder.string("title") { self.title = title }
    if let image = coder.image("image") { self.image = image }
    landscapeImagePhone = coder.image("landscapeImage")
    coder.set(self, \.isEnabled, from: "enabled")
    coder.set(self, \.tag, from: "tag")
    if let insets = coder.insets("imageInsets") { imageInsets = insets }
    guard let element = coder.element.child(key: "accessibilityConfiguration") else { return }
    if let label = coder.localizedString("accessibilityLabel") ?? element.string("label") {
      accessibilityLabel = label
    }
    accessibilityIdentifier = element["identifier"]
  }
}

extension UIBarButtonItem {
  fileprivate func decodeButtonItem(_ coder: InterfaceBuilderCoder) {
    systemItem = coder.element["systemItem"].flatMap(SystemItem.init(interfaceBuilderName:))
    if systemItem == .done || systemItem == .save { style = .done }
    coder.set(self, \.style, from: "style", ["plain": .plain, "done": .done])
    coder.set(self, \.width, from: "width")
    if let view = coder.view("customView") { customView = view }
    if let color = coder.color("tintColor") { tintColor = color }
  }
}

extension UITabBarItem {
  fileprivate func decodeTabItem(_ coder: InterfaceBuilderCoder) {
    if let system = coder.element["systemItem"].flatMap(SystemItem.init(interfaceBuilderName:)) {
      title = system.systemTitle
    }
    selectedImage = coder.image("selectedImage")
    badgeValue = coder.string("badgeValue")
    if let offset = coder.element.child(key: "titlePositionAdjustment"),
      let horizontal = offset["horizontal"].flatMap(Double.init),
      let vertical = offset["vertical"].flatMap(Double.init)
    {
      titlePositionAdjustment = UIOffset(horizontal: horizontal, vertical: vertical)
    }
    if let color = coder.color("badgeColor") { badgeColor = color }
  }
}

extension UINavigationItem {
  /// Reads what a navigation bar shows for a screen.
  func decode(from coder: NSCoder) {
    guard let coder = coder as? InterfaceBuilderCoder else { return }
    title = coder.string("title")
    prompt = coder.string("prompt")
    backButtonTitle = coder.string("backButtonTitle")
    titleView = coder.view("titleView")
    backBarButtonItem = coder.object(key: "backBarButtonItem") as? UIBarButtonItem
    leftBarButtonItems = items(coder, list: "leftBarButtonItems", single: "leftBarButtonItem")
    rightBarButtonItems = items(coder, list: "rightBarButtonItems", single: "rightBarButtonItem")
    coder.set(self, \.hidesBackButton, from: "hidesBackButton")
    coder.set(self, \.leftItemsSupplementBackButton, from: "leftItemsSupplementBackButton")
    coder.set(
      self, \.largeTitleDisplayMode, from: "largeTitleDisplayMode",
      ["never": .never, "always": .always, "automatic": .automatic, "inline": .inline])
    coder.set(
      self, \.backButtonDisplayMode, from: "backButtonDisplayMode",
      ["default": .default, "generic": .generic, "minimal": .minimal])
  }

  private func items(_ coder: InterfaceBuilderCoder, list: String, single: String) -> [UIBarButtonItem]? {
    let items = coder.objects(in: list).compactMap { $0 as? UIBarButtonItem }
    if !items.isEmpty { return items }
    return (coder.object(key: single) as? UIBarButtonItem).map { [$0] }
  }
}

extension UINavigationBar {
  /// Reads the bar's looks and, where it stands by itself, its items.
  func decodeNavigationBar(_ coder: InterfaceBuilderCoder) {
    coder.set(self, \.barStyle, from: "barStyle", ["default": .default, "black": .black])
    coder.set(self, \.isTranslucent, from: "translucent")
    coder.set(self, \.prefersLargeTitles, from: "largeTitles")
    if let color = coder.color("barTintColor") { barTintColor = color }
    let items = coder.objects(in: "items").compactMap { $0 as? UINavigationItem }
    if !items.isEmpty { self.items = items }
  }
}

extension UITabBar {
  /// Reads the bar's looks and, where it stands by itself, its tabs.
  func decodeTabBar(_ coder: InterfaceBuilderCoder) {
    coder.set(self, \.barStyle, from: "barStyle", ["default": .default, "black": .black])
    coder.set(self, \.isTranslucent, from: "translucent")
    if let color = coder.color("barTintColor") { barTintColor = color }
    if let color = coder.color("unselectedItemTintColor") { unselectedItemTintColor = color }
    // The colour's name from before iOS 8.
    if let color = coder.color("selectedImageTintColor") { tintColor = color }
    let items = coder.objects(in: "items").compactMap { $0 as? UITabBarItem }
    if !items.isEmpty { replaceItems(items) }
    selectedItem = (coder.element["selectedItem"]).flatMap {
      coder.instantiation.object(id: $0) as? UITabBarItem
    }
  }
}

extension UIToolbar {
  /// Reads the bar's looks and items.
  func decodeToolbar(_ coder: InterfaceBuilderCoder) {
    coder.set(self, \.barStyle, from: "barStyle", ["default": .default, "black": .black])
    coder.set(self, \.isTranslucent, from: "translucent")
    if let color = coder.color("barTintColor") { barTintColor = color }
    let items = coder.objects(in: "items").compactMap { $0 as? UIBarButtonItem }
    if !items.isEmpty { self.items = items }
  }
}
