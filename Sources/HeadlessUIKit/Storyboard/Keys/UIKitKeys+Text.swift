internal import Foundation

extension __UIKitBridge {
  static func registerText() {
    RuntimeClass(UILabel.self)
      .outlet("text", \.text)
      .outlet("attributedText", \.attributedText)
      .attribute("font", \.font)
      .attribute("textColor", \.textColor)
      .attribute("numberOfLines", \.numberOfLines)
      .attribute("enabled", \.isEnabled)
      .attribute("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
      .attribute("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
      .attribute("minimumScaleFactor", \.minimumScaleFactor)
      .value("textAlignment", get: { $0.textAlignment.rawValue }) { label, value in
        let number: Int? = value as? Int ?? RuntimeConversion.convert(value)
        number.flatMap(NSTextAlignment.init(rawValue:)).map { label.textAlignment = $0 }
      }
      .register()
    RuntimeClass(UITextField.self)
      .outlet("delegate", \.delegate)
      .outlet("text", \.text)
      .outlet("placeholder", \.placeholder)
      .outlet("font", \.font)
      .outlet("textColor", \.textColor)
      .outlet("leftView", \.leftView)
      .outlet("rightView", \.rightView)
      .attribute("secureTextEntry", \.isSecureTextEntry)
      .register()
    RuntimeClass(UITextView.self)
      .outlet("delegate", \.delegate)
      .attribute("text", \.text)
      .outlet("font", \.font)
      .outlet("textColor", \.textColor)
      .attribute("editable", \.isEditable)
      .attribute("selectable", \.isSelectable)
      .register()
    RuntimeClass(UISearchBar.self)
      .outlet("delegate", \.delegate)
      .outlet("text", \.text)
      .outlet("placeholder", \.placeholder)
      .outlet("prompt", \.prompt)
      .register()
  }
}
