internal import Foundation
@_spi(Sceneway) internal import HeadlessUIKit

/// Reads what a person sees in a window, from the tree of controllers and views.
///
/// What lies under a presented screen is left out: no finger reaches it. Bars are read from their items, content from
/// the view tree, in reading order.
@MainActor
struct ScreenReader {
  private(set) var elements: [LiveElement] = []

  /// Whether lists are left as they are, so that reading a screen that is not shown does not fill them.
  var isPassive = false

  /// Reads a window.
  ///
  /// - Parameters:
  ///   - window: the window.
  ///   - menu: a menu that is open and lies over everything else.
  /// - Returns: what a person sees.
  static func read(_ window: UIWindow, menu: UIMenu? = nil) -> LiveScreen {
    guard let root = window.rootViewController else {
      return LiveScreen(
        snapshot: ScreenSnapshot(controllerClass: String(describing: type(of: window))), elements: [])
    }
    var reader = ScreenReader()
    if let menu {
      reader.readMenu(menu)
    } else {
      reader.read(root)
    }
    reader.nameControlsByLabels()
    var number = 1
    for index in reader.elements.indices where reader.elements[index].isTouchable {
      reader.elements[index].value.number =
        number
      number += 1
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

  mutating func removeElements(from index: Int) {
    elements.removeSubrange(index...)
  }

  /// Lets controls without words answer to the words right before them, as a person reads them.
  private mutating func nameControlsByLabels() {
    for index in elements.indices.dropFirst() where elements[index].value.isNamedByLabel {
      let before = elements[index - 1]
      guard before.value.kind == .text || before.value.kind == .row,
        before.value.place == elements[index].value.place
      else { continue }
      elements[index].otherNames += before.names
    }
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
    case let tabs as UITabBarController:
      if let front = tabs.frontChild { read(front) }
      readTabBar(of: tabs)
    case let split as UISplitViewController:
      if let button = split.columnButton { readBarItem(button, in: .navigationBar) }
      for column in split.visibleControllers { read(column) }
    default: readContent(of: controller)
    }
  }

  private mutating func readNavigation(_ navigation: UINavigationController) {
    readNavigationBar(of: navigation)
    if let top = navigation.topViewController { read(top) }
    if navigation.showsToolbar, let items = navigation.topViewController?.toolbarItems {
      for item in items { readBarItem(item, in: .toolbar) }
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
