internal import Foundation

/// Tells of the keyboard as a device does: nothing is drawn, but app code makes room for it.
///
/// The keyboard stays while typing goes on in another field, and goes when nobody takes typed text any more.
@MainActor
final class KeyboardNotices {
  /// How long the keyboard moves, in seconds.
  private static let duration: TimeInterval = 0.25
  /// UIKit's own curve for keyboards, which has no name.
  private static let curve = 7

  private(set) var isShown = false
  private var isHandingOver = false

  nonisolated init() {}

  /// Lets a responder give way to another one, which says afterwards whether the keyboard stays.
  ///
  /// - Parameter resign: gives way.
  /// - Returns: whether it did.
  func handingOver(_ resign: () -> Bool) -> Bool {
    let wasHandingOver = isHandingOver
    isHandingOver = true
    defer { isHandingOver = wasHandingOver }
    return resign()
  }

  /// Shows the keyboard or hides it, as a new first responder wants it.
  ///
  /// - Parameter responder: the first responder; nil where there is none.
  func serve(_ responder: UIResponder?) {
    let isWanted = responder?.bringsKeyboard ?? false
    guard isWanted != isShown, !isHandingOver || responder != nil else { return }
    isShown = isWanted
    let information = information(coming: isWanted)
    post(UIResponder.keyboardWillChangeFrameNotification, information)
    post(
      isWanted ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      information)
    let duration = UIView.areAnimationsEnabled ? Self.duration : 0
    HeadlessEnvironment.current.clock.schedule(after: duration) { [weak self] in
      guard let self, isShown == isWanted else { return }
      post(UIResponder.keyboardDidChangeFrameNotification, information)
      post(
        isWanted ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
        information)
    }
  }

  private func post(_ name: Notification.Name, _ information: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: information)
  }

  /// Where the keyboard lies while it is shown, in points of the screen.
  var frame: CGRect {
    let screen = UIScreen.main.bounds
    return CGRect(
      x: 0, y: screen.height - Self.height(on: screen), width: screen.width, height: Self.height(on: screen))
  }

  private func information(coming: Bool) -> [AnyHashable: Any] {
    let shown = frame
    let hidden = shown.offsetBy(dx: 0, dy: shown.height)
    return [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: coming ? hidden : shown),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: coming ? shown : hidden),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  /// About what the keyboard of such a device measures, in points: it differs by device, language and system.
  private static func height(on screen: CGRect) -> CGFloat {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    let isWide = screen.width > screen.height
    return isPad ? (isWide ? 408 : 320) : (isWide ? 209 : 336)
  }
}
