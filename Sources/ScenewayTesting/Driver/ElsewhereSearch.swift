internal import Foundation
@_spi(Sceneway) internal import HeadlessUIKit

/// Looks for words where no finger reaches them now, to say why.
@MainActor
enum ElsewhereSearch {
  /// Where some words are, in a tree of controllers of which the screen shows a part.
  ///
  /// - Parameters:
  ///   - words: the words.
  ///   - root: the top of the tree.
  /// - Returns: the reason why they cannot be reached; nil where they are nowhere.
  static func place(of words: String, under root: UIViewController) -> AppDriverError.Reason? {
    let top = root.topmostPresented.frontmostContent
    if let view = top.viewIfLoaded, let reason = reasonHere(words, in: view) { return reason }
    return search(words, root, covered: nil, top: top)
  }

  private static func search(
    _ words: String, _ controller: UIViewController, covered: String?, top: UIViewController
  ) -> AppDriverError.Reason? {
    let presented = controller.covering
    let cover = covered ?? presented.map { "under “\($0.screenName)”" }
    if let cover, controller !== top, has(words, controller) { return .elsewhere(cover) }
    let visible = controller.visibleChildren
    for child in controller.children {
      let isVisible = visible.contains { $0 === child }
      let place = cover ?? (isVisible ? nil : "on the screen “\(child.screenName)”, which is not shown now")
      if let found = search(words, child, covered: place, top: top) { return found }
    }
    if let presented { return search(words, presented, covered: nil, top: top) }
    return nil
  }

  /// Whether the controller's own screen has the words, in its view or its bar.
  private static func has(_ words: String, _ controller: UIViewController) -> Bool {
    guard !controller.isContainer, controller.isViewLoaded else { return false }
    var reader = ScreenReader()
    reader.isPassive = true
    if controller.navigationController != nil {
      let item = controller.navigationItem
      for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
        reader.readBarItem(button, in: .navigationBar)
      }
    }
    if let view = controller.viewIfLoaded { reader.readViews([view], in: .content, of: controller) }
    return !ElementSearch(elements: reader.elements).elements(named: words).isEmpty
  }

  /// Why something in the screen's view that has the words is not to be seen.
  private static func reasonHere(_ words: String, in view: UIView) -> AppDriverError.Reason? {
    guard view.isShown else {
      var reader = ScreenReader()
      reader.isPassive = true
      reader.readHidden(view)
      let isThere = !ElementSearch(elements: reader.elements).elements(named: words).isEmpty
      return isThere ? (view.isOutsideOfWindow ? .offScreen : .hidden) : nil
    }
    for subview in view.subviews {
      if let reason = reasonHere(words, in: subview) { return reason }
    }
    return nil
  }
}
