public import UIKit

#if canImport(HeadlessUIKit)
  @_spi(Sceneway) import HeadlessUIKit
#endif

#if canImport(HeadlessUIKit)
  /// What a person does, and what the system does to an app. A Mac has no such calls; these tests are Linux's alone.
  extension Stage {
    /// Swipes a presented controller away.
    ///
    /// - Parameters:
    ///   - controller: the presented controller.
    ///   - completes: false for a finger that lets go too early.
    /// - Returns: what became of it: `started`, `refused`, `notSwipeable` or `notPresented`.
    @discardableResult
    public func swipeAway(_ controller: UIViewController, completes: Bool = true) -> String {
      "\(controller.swipeToDismiss(completes: completes))"
    }

    /// Pulls a sheet to another height.
    ///
    /// - Parameters:
    ///   - controller: the presented controller.
    ///   - identifier: the height.
    /// - Returns: whether the sheet stands at another height now.
    @discardableResult
    public func pull(
      _ controller: UIViewController, to identifier: UISheetPresentationController.Detent.Identifier
    ) -> Bool {
      controller.sheetPresentationController?.pull(to: identifier) ?? false
    }

    /// Taps a button of an alert.
    ///
    /// - Parameters:
    ///   - title: the button's title.
    ///   - alert: the alert.
    /// - Returns: whether the tap did something.
    @discardableResult
    public func tap(_ title: String, in alert: UIAlertController) -> Bool {
      alert.actions.first { $0.title == title }.map(alert.tap) ?? false
    }

    /// Turns the device on its side, or back.
    public func rotate() {
      let size = UIScreen.main.bounds.size
      UIApplication.shared.resizeScreen(to: CGSize(width: size.height, height: size.width))
    }

    /// Says that memory runs short.
    public func runOutOfMemory() {
      UIApplication.shared.sendMemoryWarning()
    }

    /// Sends the app to the background.
    public func enterBackground() {
      UIApplication.shared.enterBackground()
    }

    /// Brings the app back.
    public func enterForeground() {
      UIApplication.shared.enterForeground()
    }
  }
#endif

extension Stage {
  /// What UIKit said so far, in order, with every address written as `0x…`; forgotten afterwards.
  ///
  /// Exceptions come as `Name: reason`, log lines as they are.
  public func said() -> [String] {
    defer {
      complaints = []
      exceptions = []
    }
    return (exceptions + complaints).map { text in
      text.replacingOccurrences(of: "0x[0-9a-f]+", with: "0x…", options: .regularExpression)
    }
  }
}
