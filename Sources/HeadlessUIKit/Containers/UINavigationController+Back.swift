internal import Foundation

extension UINavigationController {
  /// The title of the back button that the top controller shows, nil where it shows none (NAV-MISC-06, NAV-MISC-07).
  @_spi(Sceneway) public var backButtonTitle: String? {
    let screens = screens
    guard screens.count > 1, let top = screens.last, !barIsOutOfSight, top.navigationItem.showsBackButton
    else {
      return nil
    }
    return screens[screens.count - 2].navigationItem.backButtonText
  }

  /// Taps the back button, as a finger would (NAV-POP-11).
  ///
  /// - Returns: whether there is one and it was free to be tapped.
  @_spi(Sceneway) public func tapBackButton() -> Bool {
    let inner = innermost
    guard backButtonTitle != nil, transition == nil, inner.transition == nil, appearanceState == .appeared
    else { return false }
    HeadlessEnvironment.handlingTouch(on: navigationBar, words: backButtonTitle) {
      if let action = screens.last?.navigationItem.backAction { return action.run(from: navigationBar) }
      if let top = screens.last?.navigationItem,
        navigationBar.delegate?.navigationBar(navigationBar, shouldPop: top) == false
      {
        return
      }
      (inner.stack.count > 1 ? inner : self).popViewController(animated: true)
    }
    return true
  }

  /// The words of the menu that a long press on the back button opens, the nearest screen first (NAV-POP-12).
  @_spi(Sceneway) public var backMenuTitles: [String] {
    guard backButtonTitle != nil else { return [] }
    return screens.dropLast().reversed().map(\.navigationItem.wayBackText)
  }

  /// Chooses from the menu that a long press on the back button opens (NAV-POP-12).
  ///
  /// - Parameter index: the place in ``backMenuTitles``.
  /// - Returns: whether there is such a screen and the menu was free to be opened.
  @_spi(Sceneway) public func chooseBackMenuItem(at index: Int) -> Bool {
    guard backMenuTitles.indices.contains(index), transition == nil, appearanceState == .appeared else {
      return false
    }
    let screen = screens[screens.count - 2 - index]
    HeadlessEnvironment.handlingTouch(on: navigationBar, words: backMenuTitles[index]) {
      _ = (stack.contains(screen) ? self : innermost).popToViewController(screen, animated: true)
    }
    return true
  }

  // MARK: Several at once

  /// Takes away what is above a controller, as soon as that may be (NAV-POP-09, NAV-POP-10).
  func pop(to viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    var popped: [UIViewController]? = []
    whenFree("popToViewController:transition:") { [self] in
      guard let index = stack.firstIndex(of: viewController) else {
        UIKitComplaint.poppedToStranger.report()
        popped = nil
        return
      }
      popped = Array(stack[(index + 1)...])
      if popped?.isEmpty == false { change(to: Array(stack[...index]), animated: animated) }
    }
    return popped
  }

  /// Takes away all but the root, as soon as that may be (NAV-POP-08).
  func popToRoot(animated: Bool) -> [UIViewController]? {
    var popped: [UIViewController] = []
    whenFree("popToViewController:transition:") { [self] in
      guard stack.count > 1 else { return }
      popped = Array(stack.dropFirst())
      change(to: Array(stack.prefix(1)), animated: animated)
    }
    return popped
  }
}
