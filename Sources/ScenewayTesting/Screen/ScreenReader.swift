internal import Foundation
@_spi(Sceneway) internal import HeadlessUIKit

/// Reads what a person sees in a window, from the tree of controllers and views.
///
/// What lies under a presented screen is left out: no finger reaches it. Bars are read from their items, content from
/// the view tree, in reading order.
@MainActor
struct ScreenReader {
  private(set) var elements: [LiveElement] = []

  /// The controller whose title is that of the screen; the others' titles are read as headers.
  private var titled: UIViewController?

  /// Whether the title of what is read next was read already.
  private var isTitleRead = false

  /// The search that goes on over what is read now.
  private var search: UISearchController?

  /// How many tab bars stand around what is read now.
  var barDepth = 0

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
    let content = root.topmostPresented.frontmostContent
    var reader = ScreenReader()
    reader.titled = content
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
    if let presented = controller.covering {
      read(presented)
      return
    }
    let outerSearch = search
    if let own = controller.search, own.isActive { search = own }
    defer { search = outerSearch }
    switch controller {
    case let alert as UIAlertController: readAlert(alert)
    case let navigation as UINavigationController: readNavigation(navigation)
    case let tabs as UITabBarController:
      if let front = tabs.frontChild {
        barDepth += tabs.isTabBarOutOfSight ? 0 : 1
        read(front)
        barDepth -= tabs.isTabBarOutOfSight ? 0 : 1
      }
      readTabBar(of: tabs)
    case let split as UISplitViewController:
      if let button = split.columnButton { readBarItem(button, in: .navigationBar) }
      readColumns(split.visibleControllers)
    default: readContent(of: controller)
    }
  }

  /// Reads columns that stand beside one another, each under its title.
  private mutating func readColumns(_ columns: [UIViewController]) {
    guard columns.count > 1 else { return columns.forEach { read($0) } }
    for column in columns {
      readTitle(column.screenName)
      isTitleRead = true
      read(column)
      isTitleRead = false
    }
  }

  private mutating func readTitle(_ title: String) {
    append(LiveElement(value: ScreenElement(.header, title, place: .navigationBar), target: .none))
  }

  private mutating func readNavigation(_ navigation: UINavigationController) {
    // The screen's own title stands in its heading; that of a stack inside the screen stands here.
    let front = navigation.frontmostContent
    if titled != nil, front !== titled, !isTitleRead, !navigation.isNavigationBarHidden, !navigation.isNested,
      let title = front.screenTitle
    {
      readTitle(title)
    }
    isTitleRead = false
    readNavigationBar(of: navigation, search: search ?? navigation.topViewController?.search)
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
    guard let search, search !== controller.parent else {
      return readViews([view], in: .content, of: controller)
    }
    readSearch(search, over: view, of: controller)
  }

  /// Reads what a person sees of a screen while it is searched: the results where they show, otherwise the screen itself,
  /// unless it is dimmed.
  private mutating func readSearch(
    _ search: UISearchController, over view: UIView, of controller: UIViewController
  ) {
    let results = search.shownResultsController
    if results == nil, !search.obscuresBackgroundDuringPresentation {
      return readViews([view], in: .content, of: controller)
    }
    if search.searchBar.isDescendant(of: view) { readViews([search.searchBar], in: .content) }
    if let results { read(results) }
  }
}
