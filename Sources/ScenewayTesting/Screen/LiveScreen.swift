@_spi(Sceneway) internal import HeadlessUIKit

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
  var declaredClassName: String {
    missingClassName.map { String($0.split(separator: ".").last ?? "") } ?? shortClassName
  }

  /// How the controller, or the nearest one around it that is presented, lies over another screen.
  var cover: ScreenSnapshot.Cover? {
    guard let presenting = presentingViewController else { return nil }
    let presented = sequence(first: self, next: \.parent).first { $0.ownPresenting != nil } ?? self
    let kind: ScreenSnapshot.Cover.Kind
    if let alert = presented as? UIAlertController {
      kind = alert.preferredStyle == .alert ? .alert : .actionSheet
    } else {
      switch presented.presentationController?.effectiveStyle ?? presented.modalPresentationStyle {
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
