internal import Foundation
@_spi(Sceneway) internal import HeadlessUIKit

/// Reads what a person sees in a window, from the tree of controllers and views.
///
/// What lies under a presented screen is left out: no finger reaches it. Bars are read from their items, content from
/// the view tree, in reading order.
@MainActor
struct ScreenReader {
  private(set) var elements: [LiveElement] = []

  /// Reads a window.
  static func read(_ window: UIWindow) -> LiveScreen {
    guard let root = window.rootViewController else {
      return LiveScreen(
        snapshot: ScreenSnapshot(controllerClass: String(describing: type(of: window))), elements: [])
    }
    var reader = ScreenReader()
    reader.read(root)
    for index in reader.elements.indices where reader.elements[index].value.kind.isTouchable {
      reader.elements[index].value.number =
        reader.elements[..<index].count { $0.value.kind.isTouchable } + 1
    }
    let content = root.topmostPresented.frontmostContent
    let snapshot = ScreenSnapshot(
      controllerClass: content.declaredClassName, storyboardIdentifier: content.storyboardIdentifier,
      title: content.screenTitle, cover: content.cover, elements: reader.elements.map(\.value))
    return LiveScreen(snapshot: snapshot, elements: reader.elements)
  }

  mutating func append(_ element: LiveElement) {
    elements.append(element)
  }

  // MARK: Controllers

  mutating func read(_ controller: UIViewController) {
    if let presented = controller.ownPresented {
      read(presented)
      return
    }
    switch controller {
    case let alert as UIAlertController: readAlert(alert)
    case let navigation as UINavigationController: readNavigation(navigation)
    case let tabs as UITabBarController: readTabs(tabs)
    default: readContent(of: controller)
    }
  }

  private mutating func readNavigation(_ navigation: UINavigationController) {
    readNavigationBar(of: navigation)
    if let top = navigation.topViewController { read(top) }
    if !navigation.isToolbarHidden, let items = navigation.topViewController?.toolbarItems {
      for item in items { readBarItem(item, in: .toolbar) }
    }
  }

  private mutating func readNavigationBar(of navigation: UINavigationController) {
    guard !navigation.isNavigationBarHidden, let item = navigation.topViewController?.navigationItem else {
      return
    }
    if let prompt = item.prompt, !prompt.isEmpty {
      append(LiveElement(value: ScreenElement(.text, prompt, place: .navigationBar), target: .none))
    }
    if let back = navigation.backButtonTitle {
      append(
        LiveElement(
          value: ScreenElement(.backButton, back.isEmpty ? "Back" : back, place: .navigationBar),
          target: .back(navigation), otherNames: ["Back"]))
    }
    for button in item.leftBarButtonItems ?? [] { readBarItem(button, in: .navigationBar) }
    if let titleView = item.titleView { readViews([titleView], in: .navigationBar) }
    // The bar shows the items at its right from right to left.
    for button in (item.rightBarButtonItems ?? []).reversed() { readBarItem(button, in: .navigationBar) }
  }

  mutating func readBarItem(_ item: UIBarButtonItem, in place: ScreenElement.Place) {
    guard !item.isSpace else { return }
    if let customView = item.customView {
      readViews([customView], in: place)
      return
    }
    let name = item.displayedTitle ?? item.image?.name ?? ""
    append(
      LiveElement(
        value: ScreenElement(
          .barButton, name, isEnabled: item.isEnabled, isSelected: item.isSelected,
          identifier: item.accessibilityIdentifier, place: place),
        target: .barItem(item), otherNames: [item.accessibilityLabel].compactMap { $0 }))
  }

  private mutating func readTabs(_ tabs: UITabBarController) {
    if let selected = tabs.selectedViewController { read(selected) }
    guard !tabs.tabBar.isHidden, !tabs.isTabBarHiddenByStack else { return }
    for (index, controller) in (tabs.viewControllers ?? []).enumerated() {
      guard let item = controller.tabBarItem else { continue }
      append(
        LiveElement(
          value: ScreenElement(
            .tab, item.title ?? item.accessibilityLabel ?? controller.title ?? item.image?.name ?? "",
            value: item.badgeValue,
            isEnabled: item.isEnabled, isSelected: tabs.selectedIndex == index,
            identifier: item.accessibilityIdentifier, place: .tabBar),
          target: .tab(tabs, index), otherNames: [item.accessibilityLabel].compactMap { $0 }))
    }
  }

  private mutating func readAlert(_ alert: UIAlertController) {
    if let message = alert.message, !message.isEmpty {
      append(LiveElement(value: ScreenElement(.text, message), target: .none))
    }
    readViews(alert.textFields ?? [], in: .content)
    for action in alert.actions {
      append(
        LiveElement(
          value: ScreenElement(.action, action.title ?? "", isEnabled: action.isEnabled),
          target: .alertAction(alert, action)))
    }
  }

  private mutating func readContent(of controller: UIViewController) {
    guard let view = controller.viewIfLoaded else { return }
    readViews([view], in: .content, of: controller)
  }
}

/// A screen as a value, with what a finger reaches behind each of its elements.
@MainActor
struct LiveScreen {
  let snapshot: ScreenSnapshot
  let elements: [LiveElement]

  /// The elements that can be touched, in the order of their numbers.
  var touchable: [LiveElement] { elements.filter { $0.value.number != nil } }
}

extension UIViewController {
  /// The class that the storyboard names for the controller, otherwise its own.
  var declaredClassName: String { shortClassName }

  /// How the controller, or the nearest one around it that is presented, lies over another screen.
  var cover: ScreenSnapshot.Cover? {
    guard let presenting = presentingViewController else { return nil }
    let presented = sequence(first: self, next: \.parent).first { $0.ownPresenting != nil } ?? self
    let kind: ScreenSnapshot.Cover.Kind
    if let alert = presented as? UIAlertController {
      kind = alert.preferredStyle == .alert ? .alert : .actionSheet
    } else {
      switch presented.presentationController?.presentationStyle ?? presented.modalPresentationStyle {
      case .pageSheet, .formSheet: kind = .sheet
      case .popover: kind = .popover
      default: kind = .fullScreen
      }
    }
    return ScreenSnapshot.Cover(kind: kind, over: presenting.screenName)
  }

  /// The presenter of this very controller; `presentingViewController` also tells of its ancestors'.
  private var ownPresenting: UIViewController? {
    guard let presenting = presentingViewController, parent?.presentingViewController !== presenting else {
      return nil
    }
    return presenting
  }
}
