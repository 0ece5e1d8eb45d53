internal import Foundation

extension UINavigationController {
  /// The title of the back button that the top controller shows, nil where it shows none (NAV-MISC-06, NAV-MISC-07).
  @_spi(Sceneway) public var backButtonTitle: String? {
    guard stack.count > 1, let top = stack.last, !isNavigationBarHidden, top.navigationItem.showsBackButton
    else {
      return nil
    }
    return stack[stack.count - 2].navigationItem.backButtonText
  }

  /// Taps the back button, as a finger would (NAV-POP-11).
  ///
  /// - Returns: whether there is one and it was free to be tapped.
  @_spi(Sceneway) public func tapBackButton() -> Bool {
    guard backButtonTitle != nil, transition == nil, appearanceState == .appeared else { return false }
    if let top = stack.last?.navigationItem,
      navigationBar.delegate?.navigationBar(navigationBar, shouldPop: top) == false
    {
      return true
    }
    popViewController(animated: true)
    return true
  }
}
