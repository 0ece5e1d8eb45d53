internal import Foundation

/// Hears of what a person does with an alert view; every method is optional.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
  /// Told that the person tapped a button.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Told that the alert is about to show.
  func willPresent(_ alertView: UIAlertView)
  /// Told that the alert shows.
  func didPresent(_ alertView: UIAlertView)
  /// Told that the alert is about to go.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Told that the alert is gone.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
  /// Told that the person tapped a button; does nothing by default.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Told that the alert is about to show; does nothing by default.
  public func willPresent(_ alertView: UIAlertView) {}
  /// Told that the alert shows; does nothing by default.
  public func didPresent(_ alertView: UIAlertView) {}
  /// Told that the alert is about to go; does nothing by default.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Told that the alert is gone; does nothing by default.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// Which text fields an alert view has.
public enum UIAlertViewStyle: Int, Sendable {
  /// None.
  case `default`
  /// One for a password.
  case secureTextInput
  /// One for text.
  case plainTextInput
  /// One for a name and one for a password.
  case loginAndPasswordInput
}

/// A short question to the person, as apps asked before `UIAlertController`.
///
/// It shows by means of an alert controller that the key window's topmost controller presents.
@preconcurrency @MainActor
@available(iOS, deprecated: 9.0, message: "Use UIAlertController instead")
open class UIAlertView: UIView {
  /// Who hears of what the person does.
  open weak var delegate: AnyObject?

  /// The title.
  open var title = ""

  /// The text below the title.
  open var message: String?

  /// Which text fields there are.
  open var alertViewStyle = UIAlertViewStyle.default

  /// The place of the button that leaves everything as it is; -1 where there is none.
  open var cancelButtonIndex = -1

  /// The place of the first other button; -1 where there is none.
  open var firstOtherButtonIndex: Int {
    titles.indices.first { $0 != cancelButtonIndex } ?? -1
  }

  /// How many buttons there are.
  open var numberOfButtons: Int { titles.count }

  /// Whether the alert shows.
  open var isVisible: Bool { controller?.presentingViewController != nil }

  private var titles: [String] = []
  private var controller: UIAlertController?

  /// Makes an alert.
  ///
  /// - Parameters:
  ///   - title: its title.
  ///   - message: the text below.
  ///   - delegate: who hears of what the person does.
  ///   - cancelButtonTitle: the words of the button that leaves everything as it is; none where it is nil.
  public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate as AnyObject?
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Makes an alert with several buttons.
  ///
  /// - Parameters:
  ///   - title: its title.
  ///   - message: the text below.
  ///   - delegate: who hears of what the person does.
  ///   - cancelButtonTitle: the words of the button that leaves everything as it is; none where it is nil.
  ///   - firstButtonTitle: the words of another button.
  ///   - moreButtonTitles: the words of more buttons.
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  /// Adds a button.
  ///
  /// - Parameter title: its words.
  /// - Returns: its place, counted from 0.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// The words of a button.
  ///
  /// - Parameter buttonIndex: its place, counted from 0.
  /// - Returns: the words; nil where there is no such button.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// A text field.
  ///
  /// - Parameter textFieldIndex: its place, counted from 0.
  /// - Returns: the field; nil where there is none.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    let fields = alertController.textFields ?? []
    return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  private var listener: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  /// What shows the alert, made when it is first asked for.
  private var alertController: UIAlertController {
    if let controller { return controller }
    let made = UIAlertController(title: title, message: message, preferredStyle: .alert)
    switch alertViewStyle {
    case .default: break
    case .secureTextInput: made.addTextField { $0.isSecureTextEntry = true }
    case .plainTextInput: made.addTextField()
    case .loginAndPasswordInput:
      made.addTextField()
      made.addTextField { $0.isSecureTextEntry = true }
    }
    controller = made
    return made
  }

  /// Shows the alert over everything in the key window.
  open func show() {
    guard !isVisible, let presenter = UIApplication.shared.keyWindow?.topmostController else { return }
    let controller = alertController
    controller.title = title
    controller.message = message
    for (index, title) in titles.enumerated().dropFirst(controller.actions.count) {
      // The alert lives until one of its buttons was tapped.
      controller.addAction(
        UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { _ in
          self.listener?.alertView(self, clickedButtonAt: index)
          self.end(with: index)
        })
    }
    listener?.willPresent(self)
    presenter.present(controller, animated: true) { self.listener?.didPresent(self) }
  }

  /// Takes the alert away as a tap on a button does, without saying that the button was tapped.
  ///
  /// - Parameters:
  ///   - buttonIndex: the button's place, counted from 0.
  ///   - animated: whether it takes time.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isVisible else { return }
    controller?.dismiss(animated: animated) { self.end(with: buttonIndex) }
  }

  private func end(with index: Int) {
    listener?.alertView(self, willDismissWithButtonIndex: index)
    controller = nil
    listener?.alertView(self, didDismissWithButtonIndex: index)
  }
}
