internal import Foundation

extension UIBarButtonItem {
  /// What the item reads as: its title, or the words of the system's item.
  @_spi(Sceneway)
  public var displayedTitle: String? {
    if let title, !title.isEmpty { return title }
    return systemItem?.systemTitle ?? accessibilityLabel
  }

  /// Whether the item is room between other items, or shows nothing now.
  @_spi(Sceneway)
  public var isSpace: Bool {
    systemItem == .flexibleSpace || systemItem == .fixedSpace || showsNothing
  }

  /// Does what a tap does: the segue of a storyboard (SEG-32), the action, or the target's method.
  ///
  /// - Returns: whether there was something to do; false for a disabled item.
  @_spi(Sceneway) @discardableResult
  public func sendAction() -> Bool {
    guard isEnabled else { return false }
    return HeadlessEnvironment.handlingTouch(words: displayedTitle) { send() }
  }

  private func send() -> Bool {
    if let segueAction {
      segueAction(self)
      return true
    }
    if let primaryAction {
      primaryAction.run(from: self)
      return true
    }
    guard let action else { return false }
    return UIApplication.shared.sendAction(action, to: target, from: self, for: UIEvent())
  }
}
