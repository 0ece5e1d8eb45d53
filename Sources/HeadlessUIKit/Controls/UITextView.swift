public import Foundation

/// A field for many lines of text.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits, ForciblyEditable {
  private var storedText = ""
  private var storedAttributedText: NSAttributedString?

  /// Who is asked and told about the view.
  open var delegate: (any UITextViewDelegate)? {
    get { storedDelegate as? any UITextViewDelegate }
    set { storedDelegate = newValue }
  }

  /// The text; empty by default.
  ///
  /// Code that sets it tells nobody.
  open var text: String! {
    get { storedText }
    set {
      storedText = newValue ?? ""
      storedAttributedText = nil
      selectedRange = NSRange(location: storedText.utf16.count, length: 0)
      invalidateIntrinsicContentSize()
      updateTextStorage()
    }
  }

  /// The text with its looks.
  open var attributedText: NSAttributedString! {
    get { storedAttributedText ?? NSAttributedString(string: storedText) }
    set {
      storedAttributedText = newValue
      storedText = newValue?.string ?? ""
      updateTextStorage()
    }
  }

  /// The text as what lays it out has it; what is changed there shows.
  open var textStorage: NSTextStorage {
    if let madeTextStorage { return madeTextStorage }
    let storage = NSTextStorage(string: "")
    madeTextStorage = storage
    updateTextStorage()
    storage.addLayoutManager(layoutManager)
    storage.changed = { [weak self, weak storage] in
      let handed = HandedText(value: storage)
      MainActor.assumeIsolated { self?.take(handed.value) }
    }
    return storage
  }

  private var madeTextStorage: NSTextStorage?
  private var isMirroring = false

  /// A text on its way to the main actor, where it is changed.
  private struct HandedText: @unchecked Sendable {
    let value: NSTextStorage?
  }

  private func take(_ storage: NSTextStorage?) {
    guard let storage, !isMirroring else { return }
    storedText = storage.string
    storedAttributedText = NSAttributedString(attributedString: storage)
    invalidateIntrinsicContentSize()
  }

  private func updateTextStorage() {
    guard let madeTextStorage, !isMirroring else { return }
    isMirroring = true
    defer { isMirroring = false }
    madeTextStorage.setAttributedString(attributedText ?? NSAttributedString(string: ""))
  }

  /// Lays the text out.
  open private(set) lazy var layoutManager: NSLayoutManager = {
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    return manager
  }()

  /// Makes a view whose text is laid out in a room.
  ///
  /// - Parameters:
  ///   - frame: place and size in the superview's coordinates, in points.
  ///   - textContainer: the room; one of its own where it is nil.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
    if let textContainer { self.textContainer = textContainer }
  }

  /// Whether the size of text follows the person's in the way that all apps do.
  open var usesStandardTextScaling = false

  /// Whether a person may search in the text; false by default.
  open var isFindInteractionEnabled = false

  /// The frame around the view.
  open var borderStyle = BorderStyle.none

  /// The frame around a text view.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none
    /// A line with round corners.
    case roundedRect
  }

  /// The typeface.
  open var font: UIFont?

  /// The colour of the letters.
  open var textColor: UIColor? = .label

  /// Where lines stand from left to right.
  open var textAlignment = NSTextAlignment.natural

  /// Whether a person may change the text; true by default.
  open var isEditable = true

  /// Whether a person may choose parts of the text; true by default.
  open var isSelectable = true

  /// The part of the text that is chosen, in UTF-16 code units.
  open var selectedRange = NSRange(location: 0, length: 0)

  /// What in the text is found and can be tapped.
  open var dataDetectorTypes: UIDataDetectorTypes = []

  /// The look of text that is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// The look of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]

  /// The room that the text is laid out in.
  open private(set) lazy var textContainer = NSTextContainer()

  /// The room around the text, in points; 8 above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

  /// Whether a person may change how the text looks; false by default.
  open var allowsEditingTextAttributes = false

  /// Whether the first thing typed replaces the text; false by default.
  open var clearsOnInsertion = false

  /// Whether the size follows the person's text size; false by default.
  open var adjustsFontForContentSizeCategory = false

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
  var isEditing = false

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
      position, font: font ?? .systemFont(ofSize: 14), in: bounds.inset(by: textContainerInset))
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
      nearestTo: point, font: font ?? .systemFont(ofSize: 14), in: bounds.inset(by: textContainerInset))
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { (isEditable || isSelectable) && window != nil }

  override var bringsKeyboard: Bool { isEditable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if isEditable, !(delegate?.textViewShouldBeginEditing(self) ?? true) { return false }
    guard super.becomeFirstResponder() else { return false }
    guard isEditable else { return true }
    isEditing = true
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    if isEditing, !(delegate?.textViewShouldEndEditing(self) ?? true) { return false }
    return endEditingUnasked()
  }

  func endEditingByForce() {
    endEditingUnasked()
  }

  @discardableResult
  private func endEditingUnasked() -> Bool {
    guard super.resignFirstResponder() else { return false }
    guard isEditing else { return true }
    isEditing = false
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// A view that leaves its window ends editing without asking.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, isFirstResponder { endEditingUnasked() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEditable { becomeFirstResponder() }
  }

  // MARK: Text

  /// Puts other text in its place and tells everyone.
  func change(to text: String) {
    storedText = text
    textDidChange(selecting: text.utf16.count)
  }

  /// Tells everyone that the text is another one.
  ///
  /// - Parameter end: where it ends, in UTF-16 code units.
  private func textDidChange(selecting end: Int) {
    storedAttributedText = nil
    selectedRange = NSRange(location: end, length: 0)
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Scrolls just so far that a part of the text shows; nothing is laid out, so nothing moves.
  ///
  /// - Parameter range: the part, in UTF-16 code units.
  open func scrollRangeToVisible(_ range: NSRange) {}

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = textContainerInset
    let text = TextMeasure.size(
      of: storedText, font: font ?? .systemFont(ofSize: 12), width: size.width - inset.left - inset.right,
      lines: 0)
    return CGSize(
      width: text.width + inset.left + inset.right, height: text.height + inset.top + inset.bottom)
  }

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityValue: String? { storedText }
}

extension UITextView: UIKeyInput {
  /// Whether there is text.
  public var hasText: Bool { !(text ?? "").isEmpty }

  /// Puts text at the end and tells everyone; the delegate is not asked.
  ///
  /// - Parameter text: the text.
  public func insertText(_ text: String) {
    change(to: (self.text ?? "") + text)
  }

  /// Takes the last letter away and tells everyone; the delegate is not asked.
  public func deleteBackward() {
    guard let text, !text.isEmpty else { return }
    change(to: String(text.dropLast()))
  }

  /// Types as a person does: letter by letter, asking the delegate.
  ///
  /// - Parameter text: what is typed.
  /// - Returns: whether the text is being edited, or began to be for it.
  @_spi(Sceneway) @discardableResult
  public func typeText(_ text: String) -> Bool {
    guard isEditable, isEditing || becomeFirstResponder() else { return false }
    var end = TextEnd()
    for letter in text {
      let range = NSRange(location: end.location(in: self.text ?? ""), length: 0)
      guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: String(letter)) ?? true
      else { continue }
      storedText.append(letter)
      textDidChange(selecting: end.location(in: storedText))
    }
    return true
  }

  /// Replaces the whole text as a person does who selects it and types.
  ///
  /// - Parameter text: what is typed.
  /// - Returns: whether the text is being edited, or began to be for it.
  @_spi(Sceneway) @discardableResult
  public func replaceText(with text: String) -> Bool {
    guard isEditable, isEditing || becomeFirstResponder() else { return false }
    let range = NSRange(location: 0, length: (self.text ?? "").utf16.count)
    if range.length > 0, delegate?.textView(self, shouldChangeTextIn: range, replacementText: "") ?? true {
      change(to: "")
    }
    return typeText(text)
  }
}

/// What in a text is found and can be tapped.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits as UIKit numbers them.
  public let rawValue: UInt

  /// Makes a set of bits.
  ///
  /// - Parameter rawValue: the bits as UIKit numbers them.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses on the web.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses of houses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
