internal import Foundation
internal import InterfaceBuilder

extension UIViewController {
  /// Reads the controller's own attributes, its bar items and the controllers that are part of it (LIFE-03, SB-09).
  func decode(from coder: NSCoder) {
    guard let coder = coder as? InterfaceBuilderCoder else { return }
    coder.didReachBaseClass(of: self)
    takeScene(coder)
    decodeAttributes(coder)
    decodeBarItems(coder)
    switch self {
    case let navigation as UINavigationController: navigation.decodeNavigation(coder)
    case let tabs as UITabBarController: tabs.decodeTabs(coder)
    case let split as UISplitViewController: split.decodeColumns(coder)
    default: break
    }
  }

  private func takeScene(_ coder: InterfaceBuilderCoder) {
    guard let scene = coder.instantiation.scene, scene.element.isIdentical(to: coder.element) else {
      // Out of a nib: the view lies in the same file, or in one of its own.
      storedNibName = coder.element["nibName"]
      if let view = coder.object(key: "view") as? UIView { viewLoader = ViewLoader { _ in view } }
      return
    }
    scene.controller = self
    sceneContext = scene
    storyboard = scene.storyboard
    storyboardIdentifier = coder.element["storyboardIdentifier"]
    segueTemplates = scene.orderedTemplates
    for template in segueTemplates { template.source = self }
    viewLoader = ViewLoader { [scene] controller in scene.loadView(of: controller) }
  }

  // MARK: Attributes

  private func decodeAttributes(_ coder: InterfaceBuilderCoder) {
    if let title = coder.string("title") { self.title = title }
    restorationIdentifier = Controller(coder.element)?.restorationIdentifier
    if let style = coder.element["modalPresentationStyle"].flatMap(UIModalPresentationStyle.init(name:)) {
      modalPresentationStyle = style
    }
    if let style = coder.element["modalTransitionStyle"].flatMap(UIModalTransitionStyle.init(name:)) {
      modalTransitionStyle = style
    }
    if let context = coder.boolean("definesPresentationContext") { definesPresentationContext = context }
    if let provides = coder.boolean("providesPresentationContextTransitionStyle") {
      providesPresentationContextTransitionStyle = provides
    }
    if let isModal = coder.boolean("modalInPresentation") { isModalInPresentation = isModal }
    if let hides = coder.boolean("hidesBottomBarWhenPushed") { hidesBottomBarWhenPushed = hides }
    if let size = coder.size("contentSizeForViewInPopover") { preferredContentSize = size }
    if let includes = coder.boolean("extendedLayoutIncludesOpaqueBars") {
      extendedLayoutIncludesOpaqueBars = includes
    }
    if let edges = coder.element.child(key: "edgesForExtendedLayout") {
      edgesForExtendedLayout = UIViewController.edges(edges)
    }
  }

  /// Reads edges as Interface Builder writes them: those that are left out are none.
  private static func edges(_ element: Element) -> UIRectEdge {
    let names: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    var edges: UIRectEdge = []
    for (name, edge) in names where element[name] == "YES" { edges.insert(edge) }
    return edges
  }

  // MARK: Bar items

  private func decodeBarItems(_ coder: InterfaceBuilderCoder) {
    if let item = coder.object(key: "navigationItem") as? UINavigationItem {
      takeNavigationItem(item)
    }
    if let item = coder.object(key: "tabBarItem") as? UITabBarItem { tabBarItem = item }
    let items = coder.objects(in: "toolbarItems").compactMap { $0 as? UIBarButtonItem }
    if !items.isEmpty { toolbarItems = items }
  }

  // MARK: Relationships

  /// Makes the controllers of the relationships, in document order; no segue is prepared for them (SEG-28).
  func relatedControllers(_ coder: InterfaceBuilderCoder) -> [UIViewController] {
    relationships(coder).map(\.controller)
  }

  /// Makes the controllers of the relationships, each with the name of its relationship.
  func relationships(_ coder: InterfaceBuilderCoder) -> [(name: String, controller: UIViewController)] {
    guard let storyboard, let session = coder.instantiation.session else { return [] }
    return (Controller(coder.element)?.relationships ?? []).compactMap { relationship in
      guard let element = relationship.destination else {
        SegueTemplate.complain(ofMissingDestination: relationship, in: storyboard)
        return nil
      }
      guard session.hasRoom(in: self),
        let destination = StoryboardDestination.find(element, in: storyboard, complains: true),
        let controller = session.make(
          destination.element, of: destination.file, in: destination.storyboard, creator: nil)
      else { return nil }
      return (relationship.relationship ?? "", controller)
    }
  }
}

extension UINavigationController {
  fileprivate func decodeNavigation(_ coder: InterfaceBuilderCoder) {
    if let bar = coder.object(key: "navigationBar") as? UINavigationBar { takeNavigationBar(bar) }
    if let bar = coder.object(key: "toolbar") as? UIToolbar { takeToolbar(bar) }
    if let hidden = coder.boolean("navigationBarHidden") { isNavigationBarHidden = hidden }
    if let hidden = coder.boolean("toolbarHidden") { isToolbarHidden = hidden }
    if let hides = coder.boolean("hidesBarsOnSwipe") { hidesBarsOnSwipe = hides }
    if let hides = coder.boolean("hidesBarsOnTap") { hidesBarsOnTap = hides }
    if let hides = coder.boolean("hidesBarsWhenVerticallyCompact") { hidesBarsWhenVerticallyCompact = hides }
    if let hides = coder.boolean("hidesBarsWhenKeyboardAppears") { hidesBarsWhenKeyboardAppears = hides }
    let controllers = relatedControllers(coder)
    if !controllers.isEmpty { change(to: controllers, animated: false) }
  }
}

extension UITabBarController {
  fileprivate func decodeTabs(_ coder: InterfaceBuilderCoder) {
    if let bar = coder.object(key: "tabBar") as? UITabBar { takeTabBar(bar) }
    let controllers = relatedControllers(coder)
    if !controllers.isEmpty { setViewControllers(controllers, animated: false) }
  }
}

extension UIModalPresentationStyle {
  /// Reads a style as Interface Builder writes it.
  init?(name: String) {
    let styles: [String: UIModalPresentationStyle] = [
      "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
      "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
      "overCurrentContext": .overCurrentContext, "popover": .popover,
      "blurOverFullScreen": .blurOverFullScreen,
      "none": .none, "automatic": .automatic,
    ]
    guard let style = styles[name] else { return nil }
    self = style
  }
}

extension UIModalTransitionStyle {
  /// Reads a style as Interface Builder writes it.
  init?(name: String) {
    let styles: [String: UIModalTransitionStyle] = [
      "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
      "partialCurl": .partialCurl,
    ]
    guard let style = styles[name] else { return nil }
    self = style
  }
}
