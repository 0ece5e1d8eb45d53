internal import Foundation
internal import InterfaceBuilder

extension UITextInputTraits {
  /// Reads how the keyboard is.
  func decodeTraits(_ coder: InterfaceBuilderCoder) {
    guard let element = coder.element.child(key: "textInputTraits") else { return }
    func word<Value>(_ name: String, _ words: [String: Value]) -> Value? {
      element[name].flatMap { words[$0] }
    }
    if let secure = element.boolean("secureTextEntry") { isSecureTextEntry = secure }
    if let enables = element.boolean("enablesReturnKeyAutomatically") {
      enablesReturnKeyAutomatically = enables
    }
    if let type = word("keyboardType", keyboardTypes) { keyboardType = type }
    if let type = word("returnKeyType", returnKeyTypes) { returnKeyType = type }
    if let type = word(
      "autocapitalizationType",
      [
        "none": UITextAutocapitalizationType.none, "words": .words, "sentences": .sentences,
        "allCharacters": .allCharacters,
      ])
    {
      autocapitalizationType = type
    }
    if let type = word("autocorrectionType", ["no": UITextAutocorrectionType.no, "yes": .yes]) {
      autocorrectionType = type
    }
    if let type = word("spellCheckingType", ["no": UITextSpellCheckingType.no, "yes": .yes]) {
      spellCheckingType = type
    }
    if let type = word("keyboardAppearance", ["alert": UIKeyboardAppearance.dark, "light": .light]) {
      keyboardAppearance = type
    }
    if let type = element["textContentType"] { textContentType = UITextContentType(rawValue: type) }
  }

  private var keyboardTypes: [String: UIKeyboardType] {
    [
      "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
      "numbersAndPunctuation": .numbersAndPunctuation,
      "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
      "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
      "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]
  }

  private var returnKeyTypes: [String: UIReturnKeyType] {
    [
      "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search,
      "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
    ]
  }
}

extension UITextField {
  /// Reads the text and how it is edited.
  func decodeTextField(_ coder: InterfaceBuilderCoder) {
    if let font = coder.font() { self.font = font }
    if let color = coder.color("textColor") { textColor = color }
    if let alignment = coder.element["textAlignment"].flatMap(NSTextAlignment.init(interfaceBuilderName:)) {
      textAlignment = alignment
    }
    if let text = coder.string("text") { self.text = text }
    if let styled = coder.attributedString("attributedText") { attributedText = styled }
    if let placeholder = coder.string("placeholder") { self.placeholder = placeholder }
    if let styled = coder.attributedString("attributedPlaceholder") { attributedPlaceholder = styled }
    coder.set(
      self, \.borderStyle, from: "borderStyle",
      ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect])
    coder.set(
      self, \.clearButtonMode, from: "clearButtonMode",
      ["never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always])
    coder.set(self, \.clearsOnBeginEditing, from: "clearsOnBeginEditing")
    coder.set(self, \.adjustsFontSizeToFitWidth, from: "adjustsFontSizeToFit")
    coder.set(self, \.minimumFontSize, from: "minimumFontSize")
    background = coder.image("background")
    decodeTraits(coder)
  }
}

extension UITextView {
  /// Reads the text and how it is edited.
  func decodeTextView(_ coder: InterfaceBuilderCoder) {
    if let font = coder.font() { self.font = font }
    if let color = coder.color("textColor") { textColor = color }
    if let alignment = coder.element["textAlignment"].flatMap(NSTextAlignment.init(interfaceBuilderName:)) {
      textAlignment = alignment
    }
    if let styled = coder.attributedString("attributedText") {
      attributedText = styled
    } else if let text = coder.string("text") {
      self.text = text
    }
    coder.set(self, \.isEditable, from: "editable")
    coder.set(self, \.isSelectable, from: "selectable")
    decodeTraits(coder)
  }
}

extension UISearchBar {
  /// Reads the text, the buttons and the scopes.
  func decodeSearchBar(_ coder: InterfaceBuilderCoder) {
    text = coder.string("text")
    placeholder = coder.string("placeholder")
    prompt = coder.string("prompt")
    coder.set(self, \.showsCancelButton, from: "showsCancelButton")
    coder.set(self, \.showsBookmarkButton, from: "showsBookmarkButton")
    coder.set(self, \.showsSearchResultsButton, from: "showsSearchResultsButton")
    coder.set(self, \.showsScopeBar, from: "showsScopeBar")
    coder.set(
      self, \.searchBarStyle, from: "searchBarStyle",
      ["default": .default, "prominent": .prominent, "minimal": .minimal])
    coder.set(self, \.barStyle, from: "barStyle", ["default": .default, "black": .black])
    if let color = coder.color("barTintColor") { barTintColor = color }
    let titles = coder.element.child(named: "scopeButtonTitles")?.children.compactMap(\.stringValue)
    if let titles, !titles.isEmpty { scopeButtonTitles = titles }
    searchTextField.decodeTraits(coder)
  }
}
