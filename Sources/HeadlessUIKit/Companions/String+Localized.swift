#if !canImport(ObjectiveC)
  public import Foundation

  extension String {
    /// A text to be looked up in the app's string tables, with values in it: `"\(count) items"` is the key `%lld items`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, @unchecked Sendable {
      fileprivate let key: String
      // Numbers and texts alone, which do not change.
      fileprivate let arguments: [any CVarArg]

      /// Makes a text without values.
      ///
      /// - Parameter value: the text.
      public init(_ value: String) {
        key = value
        arguments = []
      }

      /// Makes a text without values.
      ///
      /// - Parameter value: the text.
      public init(stringLiteral value: String) { self.init(value) }

      /// Makes a text of its parts.
      ///
      /// - Parameter stringInterpolation: the words and values.
      public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
      }

      /// The words and values of a text, as they come.
      public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var arguments: [any CVarArg] = []

        /// Makes a text without words.
        ///
        /// - Parameters:
        ///   - literalCapacity: how many bytes of words come.
        ///   - interpolationCount: how many values come.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds words.
        ///
        /// - Parameter literal: the words.
        public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

        /// Adds a text.
        ///
        /// - Parameter value: the text.
        public mutating func appendInterpolation(_ value: String) { append(value, "%@") }

        /// Adds a whole number.
        ///
        /// - Parameter value: the number.
        public mutating func appendInterpolation(_ value: some SignedInteger) {
          append(Int64(clamping: value), value is Int32 ? "%d" : "%lld")
        }

        /// Adds a whole number.
        ///
        /// - Parameter value: the number.
        public mutating func appendInterpolation(_ value: some UnsignedInteger) {
          append(UInt64(clamping: value), value is UInt32 ? "%u" : "%llu")
        }

        /// Adds a number.
        ///
        /// - Parameter value: the number.
        public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
          append(Double(value), value is Float ? "%f" : "%lf")
        }

        /// Adds a value that is written in a way of its own.
        ///
        /// - Parameters:
        ///   - value: the value.
        ///   - specifier: how a format writes it, such as `%.2f`.
        public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
          append(value, specifier)
        }

        /// Adds anything else as it describes itself.
        ///
        /// - Parameter value: the value.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) { append("\(value)", "%@") }

        private mutating func append(_ value: any CVarArg, _ specifier: String) {
          key += specifier
          arguments.append(value)
        }
      }
    }

    /// Looks a text up in the app's string tables.
    ///
    /// - Parameters:
    ///   - localized: the text, with its values.
    ///   - table: the table; `Localizable` by default.
    ///   - bundle: where the tables are; the app's own by default.
    ///   - locale: how numbers are written.
    ///   - comment: a hint for translators.
    public init(
      localized: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
      comment: StaticString? = nil
    ) {
      self.init(localized.key, localized, table, bundle, locale)
    }

    /// Looks a text up in the app's string tables by a key.
    ///
    /// - Parameters:
    ///   - localized: the key.
    ///   - defaultValue: the text where the tables have none, and its values.
    ///   - table: the table; `Localizable` by default.
    ///   - bundle: where the tables are; the app's own by default.
    ///   - locale: how numbers are written.
    ///   - comment: a hint for translators.
    public init(
      localized: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self.init("\(localized)", defaultValue, table, bundle, locale)
    }

    private init(
      _ key: String, _ value: LocalizationValue, _ table: String?, _ bundle: Bundle?, _ locale: Locale
    ) {
      // A text without values has no doubled signs in its table.
      let plain = value.key.replacing("%%", with: "%")
      let looked = value.arguments.isEmpty && key == value.key ? plain : key
      let format = (bundle ?? .main).localizedString(
        forKey: looked, value: value.arguments.isEmpty ? plain : value.key, table: table)
      guard !value.arguments.isEmpty else {
        self = format
        return
      }
      self.init(
        format: PluralFormat.resolved(format, value.arguments), locale: locale, arguments: value.arguments)
    }
  }
#endif
