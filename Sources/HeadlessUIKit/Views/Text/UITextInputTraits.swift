public import Foundation

/// Which letters the keyboard writes large.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// Each word's first.
  case words = 1
  /// Each sentence's first.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether the keyboard mends words.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the kind of text suggests.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether words are checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the kind of text suggests.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether quotation marks become curly.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the kind of text suggests.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the kind of text suggests.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spaces are added and taken with words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the kind of text suggests.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Which keys the keyboard has.
public enum UIKeyboardType: Int, Sendable {
  /// The ordinary ones.
  case `default` = 0
  /// Latin letters.
  case asciiCapable = 1
  /// Digits and signs.
  case numbersAndPunctuation = 2
  /// What addresses on the web need.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// What telephone numbers need.
  case phonePad = 5
  /// What names and telephone numbers need.
  case namePhonePad = 6
  /// What addresses of letters need.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// What short messages need.
  case twitter = 9
  /// What a search on the web needs.
  case webSearch = 10
  /// Latin digits.
  case asciiCapableNumberPad = 11
}

/// The colours of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the appearance suggests.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}

/// What stands on the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// What text is, so that the system can offer it.
public struct UITextContentType: Hashable, Sendable, RawRepresentable {
  /// The kind's name.
  public let rawValue: String

  /// Makes a kind of its name.
  ///
  /// - Parameter rawValue: the name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A person's first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A person's last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An address of letters.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A name to sign in with.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be made up.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code for one use.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address on the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// A street and a number.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A code of a town.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// An organisation.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A position.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A card's number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A person's nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
}

/// How the keyboard for some text is.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters the keyboard writes large.
  var autocapitalizationType: UITextAutocapitalizationType { get set }

  /// Whether the keyboard mends words.
  var autocorrectionType: UITextAutocorrectionType { get set }

  /// Whether words are checked.
  var spellCheckingType: UITextSpellCheckingType { get set }

  /// Whether quotation marks become curly.
  var smartQuotesType: UITextSmartQuotesType { get set }

  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get set }

  /// Whether spaces are added and taken with words.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }

  /// Which keys the keyboard has.
  var keyboardType: UIKeyboardType { get set }

  /// The colours of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }

  /// What stands on the return key.
  var returnKeyType: UIReturnKeyType { get set }

  /// Whether the return key needs text.
  var enablesReturnKeyAutomatically: Bool { get set }

  /// Whether the text is shown as dots.
  var isSecureTextEntry: Bool { get set }

  /// What the text is.
  var textContentType: UITextContentType! { get set }
}

/// Every one is optional for an app's own text input, which has the ordinary ones until it declares some.
extension UITextInputTraits {
  /// Which letters the keyboard writes large.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }

  /// Whether the keyboard mends words.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }

  /// Whether words are checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }

  /// Whether quotation marks become curly.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }

  /// Whether two hyphens become a dash.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }

  /// Whether spaces are added and taken with words.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }

  /// Which keys the keyboard has.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }

  /// The colours of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }

  /// What stands on the return key.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }

  /// Whether the return key needs text.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }

  /// Whether the text is shown as dots.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }

  /// What the text is.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}
