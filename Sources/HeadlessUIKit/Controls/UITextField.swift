public import Foundation

/// A field for one line of text.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits, ForciblyEditable {
  private var storedText = "" { didSet { chosenText = nil } }
  /// The part of the text that code chose, in UTF-16 code units; nil for the end.
  var chosenText: Range<Int>?
  private var storedAttributedText: NSAttributedString?
  private var storedAttributedPlaceholder: NSAttributedString?

  /// Who is asked and told about the field.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The text; empty by default.
  ///
  /// Code that sets it tells nobody.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue ?? ""
      storedAttributedText = nil
      invalidateIntrinsicContentSize()
    }
  }

  /// The text with its looks.
  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? NSAttributedString(string: storedText, attributes: defaultTextAttributes) }
    set {
      storedAttributedText = newValue
      storedText = newValue?.string ?? ""
    }
  }

  /// The text that stands there while the field is empty.
  open var placeholder: String? {
    didSet { storedAttributedPlaceholder = nil }
  }

  /// The text that stands there while the field is empty, with its looks.
  open var attributedPlaceholder: NSAttributedString? {
    get { storedAttributedPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      storedAttributedPlaceholder = newValue
    }
  }

  /// The look of the whole text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The look of text that is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any]?

  /// The typeface.
  open var font: UIFont? = .systemFont(ofSize: 17)

  /// The colour of the letters.
  open var textColor: UIColor? = .label

  /// Where the text stands from left to right.
  open var textAlignment = NSTextAlignment.natural

  /// The frame around the field.
  open var borderStyle = BorderStyle.none

  /// Whether the text goes when editing begins; false by default.
  open var clearsOnBeginEditing = false

  /// Whether the first thing typed replaces the text; false by default.
  open var clearsOnInsertion = false

  /// Whether text is made smaller to fit; false by default.
  open var adjustsFontSizeToFitWidth = false

  /// How small text is made at most, in points.
  open var minimumFontSize: CGFloat = 0

  /// Whether the size follows the person's text size; false by default.
  open var adjustsFontForContentSizeCategory = false

  /// Whether a person may change how the text looks; false by default.
  open var allowsEditingTextAttributes = false

  /// The picture behind the text.
  open var background: UIImage?

  /// The picture behind the text of a field that cannot be used.
  open var disabledBackground: UIImage?

  /// When the button that clears the text shows.
  open var clearButtonMode = ViewMode.never

  /// The view at the left of the text.
  open var leftView: UIView?

  /// When the view at the left shows.
  open var leftViewMode = ViewMode.never

  /// The view at the right of the text.
  open var rightView: UIView?

  /// When the view at the right shows.
  open var rightViewMode = ViewMode.never

  /// What stands in the place of the keyboard.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  /// What stands above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }

  private var storedInputView: UIView?
  private var storedInputAccessoryView: UIView?

  /// Whether the text is being edited.
  open private(set) var isEditing = false

  // MARK: Keyboard

  /// Which letters the keyboard writes large.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// Whether the keyboard mends words.
  open var autocorrectionType = UITextAutocorrectionType.default

  /// Whether words are checked.
  open var spellCheckingType = UITextSpellCheckingType.default

  /// Whether quotation marks become curly.
  open var smartQuotesType = UITextSmartQuotesType.default

  /// Whether two hyphens become a dash.
  open var smartDashesType = UITextSmartDashesType.default

  /// Whether spaces are added and taken with words.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default

  /// Which keys the keyboard has.
  open var keyboardType = UIKeyboardType.default

  /// The colours of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default

  /// What stands on the return key.
  open var returnKeyType = UIReturnKeyType.default

  /// Whether the return key needs text.
  open var enablesReturnKeyAutomatically = false

  /// Whether the text is shown as dots.
  open var isSecureTextEntry = false

  /// What the text is.
  open var textContentType: UITextContentType!

  /// What passwords must be like that the system makes up.
  open var passwordRules: UITextInputPasswordRules?

  /// Whether the keyboard proposes how a sentence goes on.
  open var inlinePredictionType = UITextInlinePredictionType.default

  // MARK: Geometry

  /// Where the text stands.
  ///
  /// - Parameter bounds: the field's rectangle, in points.
  /// - Returns: the text's rectangle, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text stands while it is edited.
  ///
  /// - Parameter bounds: the field's rectangle, in points.
  /// - Returns: the text's rectangle, in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text stands that shows while the field is empty.
  ///
  /// - Parameter bounds: the field's rectangle, in points.
  /// - Returns: the text's rectangle, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the view at the left stands.
  ///
  /// - Parameter bounds: the field's rectangle, in points.
  /// - Returns: the view's rectangle, in points.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }

  /// Where the view at the right stands.
  ///
  /// - Parameter bounds: the field's rectangle, in points.
  /// - Returns: the view's rectangle, in points.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }

  open override var intrinsicContentSize: CGSize {
    let font = self.font ?? .systemFont(ofSize: 17)
    let shown = storedText.isEmpty ? placeholder ?? "" : storedText
    let frame: CGFloat = borderStyle == .none ? 0 : 7
    let size = TextMeasure.size(of: shown, font: font)
    return CGSize(
      width: size.width + 2 * frame, height: max(size.height, font.lineHeight.rounded(.up)) + 2 * frame)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Places in the text

  /// What the keyboard keeps about the text.
  struct TextInputState {
    weak var inputDelegate: (any UITextInputDelegate)?
    var markedTextStyle: [NSAttributedString.Key: Any]?
  }

  var textInputState = TextInputState()

  /// Where the cursor stands, in points; reckoned with letters of ordinary width.
  ///
  /// - Parameter position: its place in the text.
  /// - Returns: the rectangle.
  open func caretRect(for position: UITextPosition) -> CGRect {
    PlainText(input: self).caret(
      position, font: font ?? .systemFont(ofSize: 17), in: textRect(forBounds: bounds))
  }

  /// The rectangles around a part; none is known without drawing.
  ///
  /// - Parameter range: the part.
  /// - Returns: an empty list.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  /// The place in the text next to a point; reckoned with letters of ordinary width.
  ///
  /// - Parameter point: in points.
  /// - Returns: the place.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    PlainText(input: self).place(
      nearestTo: point, font: font ?? .systemFont(ofSize: 17), in: textRect(forBounds: bounds))
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, shouldBeginEditing(), super.becomeFirstResponder() else { return false }
    isEditing = true
    if clearsOnBeginEditing { storedText = "" }
    didBeginEditing()
    // A field's delegate hears of its editing before anybody hears of the keyboard, unlike that of a text view.
    if isFirstResponder { HeadlessEnvironment.current.keyboard.serve(self) }
    return true
  }

  override var tellsKeyboardItself: Bool { true }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard shouldEndEditing() else { return false }
    return endEditingUnasked()
  }

  func endEditingByForce() {
    endEditingUnasked()
  }

  @discardableResult
  private func endEditingUnasked() -> Bool {
    guard super.resignFirstResponder() else { return false }
    finishEditing()
    return true
  }

  private func finishEditing() {
    guard isEditing else { return }
    isEditing = false
    didEndEditing()
  }

  /// A field that leaves its window ends editing without asking.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, isFirstResponder { endEditingUnasked() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isTap = isTracking
    super.touchesEnded(touches, with: event)
    if isTap { becomeFirstResponder() }
  }

  // MARK: Who is asked and told

  func shouldBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }

  func shouldEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  func shouldChange(_ range: NSRange, to string: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }

  func didBeginEditing() {
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin, with: nil)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func didEndEditing() {
    if let delegate {
      let told: Void? = OptionalMethod.call { delegate.textFieldDidEndEditing(self, reason: .committed) }
      if told == nil { delegate.textFieldDidEndEditing(self) }
    }
    sendActions(for: .editingDidEnd, with: nil)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  func textDidChange() {
    sendActions(for: .editingChanged, with: nil)
    delegate?.textFieldDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func shouldClear() -> Bool { delegate?.textFieldShouldClear(self) ?? true }

  func shouldReturn() -> Bool { delegate?.textFieldShouldReturn(self) ?? true }

  /// Puts a letter at the end and tells everyone, without copying what stands before it.
  func append(_ letter: Character) {
    storedText.append(letter)
    storedAttributedText = nil
    textDidChange()
  }

  /// Puts other text in its place and tells everyone.
  func change(to text: String) {
    storedText = text
    storedAttributedText = nil
    textDidChange()
  }

  override var defaultAccessibilityLabel: String? { placeholder }
  override var defaultAccessibilityValue: String? {
    isSecureTextEntry ? String(repeating: "•", count: storedText.count) : storedText
  }
}
