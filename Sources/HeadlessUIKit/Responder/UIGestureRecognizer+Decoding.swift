internal import Foundation
internal import InterfaceBuilder

extension UIGestureRecognizer {
  /// Reads what makes up the gesture.
  func decode(from coder: NSCoder) {
    guard let coder = coder as? InterfaceBuilderCoder else { return }
    coder.set(self, \.isEnabled, from: "enabled")
    coder.set(self, \.cancelsTouchesInView, from: "cancelsTouchesInView")
    coder.set(self, \.delaysTouchesBegan, from: "delaysTouchesBegan")
    coder.set(self, \.delaysTouchesEnded, from: "delaysTouchesEnded")
    switch self {
    case let tap as UITapGestureRecognizer:
      coder.set(tap, \.numberOfTapsRequired, from: "numberOfTapsRequired")
      coder.set(tap, \.numberOfTouchesRequired, from: "numberOfTouchesRequired")
    case let press as UILongPressGestureRecognizer:
      if let duration = coder.number("minimumPressDuration") {
        press.minimumPressDuration = TimeInterval(duration)
      }
      coder.set(press, \.numberOfTouchesRequired, from: "numberOfTouchesRequired")
      coder.set(press, \.numberOfTapsRequired, from: "numberOfTapsRequired")
      coder.set(press, \.allowableMovement, from: "allowableMovement")
    case let swipe as UISwipeGestureRecognizer:
      coder.set(
        swipe, \.direction, from: "direction", ["left": .left, "right": .right, "up": .up, "down": .down])
      coder.set(swipe, \.numberOfTouchesRequired, from: "numberOfTouchesRequired")
    case let pan as UIPanGestureRecognizer:
      coder.set(pan, \.minimumNumberOfTouches, from: "minimumNumberOfTouches")
      coder.set(pan, \.maximumNumberOfTouches, from: "maximumNumberOfTouches")
    default:
      break
    }
  }
}
