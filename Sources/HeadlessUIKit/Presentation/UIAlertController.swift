public import Foundation

/// One button of an alert or action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// How the button looks and where it stands.
  public enum Style: Int, Sendable {
    /// An ordinary button.
    case `default` = 0
    /// The button that leaves everything as it is; there is at most one.
    case cancel = 1
    /// A button that destroys something.
    case destructive = 2
  }

  /// The button's title.
  open internal(set) var title: String?

  /// How the button looks.
  open internal(set) var style: Style

  /// Whether the button can be tapped; true by default.
  open var isEnabled = true

  let handler: ((UIAlertAction) -> Void)?

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: its title.
  ///   - style: how it looks.
  ///   - handler: called after the alert is dismissed (PRES-28).
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// A short question to the person, with buttons.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Whether the question stands in the middle or slides up.
  public enum Style: Int, Sendable {
    /// Buttons that slide up from the bottom.
    case actionSheet = 0
    /// A box in the middle of the screen.
    case alert = 1
  }

  /// The text below the title.
  open var message: String?

  /// Whether the question stands in the middle or slides up.
  open private(set) var preferredStyle: Style = .alert

  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// The button that the return key stands for; one of ``actions``.
  open var preferredAction: UIAlertAction?

  /// The text fields, from top to bottom; nil where there are none.
  open private(set) var textFields: [UITextField]?

  /// Makes an alert.
  ///
  /// - Parameters:
  ///   - title: its title.
  ///   - message: the text below.
  ///   - preferredStyle: whether it stands in the middle or slides up.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  override var automaticPresentationStyle: UIModalPresentationStyle {
    preferredStyle == .actionSheet && UIDevice.current.userInterfaceIdiom == .pad ? .popover : .overFullScreen
  }

  /// Adds a button.
  ///
  /// A second cancel button raises UIKit's own exception.
  ///
  /// - Parameter action: the button.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return UIKitComplaint.secondCancelAction.report()
    }
    actions.append(action)
  }

  /// Adds a text field; only an alert has them.
  ///
  /// - Parameter configurationHandler: sets the field up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return UIKitComplaint.textFieldInActionSheet.report()
    }
    let top = 320 + 40 * CGFloat(textFields?.count ?? 0)
    let field = UITextField(frame: CGRect(x: 75, y: top, width: 240, height: 30))
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    if let view = storedView { view.addSubview(field) }
  }

  /// Holds the alert's text fields.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for field in textFields ?? [] { view.addSubview(field) }
    self.view = view
  }

  /// Taps a button: the alert is dismissed, then the handler runs (PRES-28).
  ///
  /// - Parameter action: one of ``actions``.
  /// - Returns: whether the tap did something: the button is enabled and the alert is on the screen.
  @_spi(Sceneway)
  public func tap(_ action: UIAlertAction) -> Bool {
    guard action.isEnabled, actions.contains(action), ownPresentingViewController != nil,
      presentationPhase == .none, presentedAbove == nil
    else { return false }
    HeadlessEnvironment.handlingTouch(words: action.title) {
      let touch = HeadlessEnvironment.current.touch
      dismiss(animated: true) { HeadlessEnvironment.handlingTouch(as: touch) { action.handler?(action) } }
    }
    return true
  }

  /// A person tapped beside it, which is what a popover has in place of the cancel button (PRES-28, SHEET-08).
  func runCancelAction() {
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return }
    HeadlessEnvironment.handlingTouch(words: cancel.title) { cancel.handler?(cancel) }
  }
}
