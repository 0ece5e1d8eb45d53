#if !canImport(ObjectiveC)
  public import Foundation

  extension String {
    /// Makes a text of a format, in the form that its numbers ask for.
    ///
    /// Foundation for Linux knows one form alone; bridged sources call this in the place of `String(format:)`.
    ///
    /// - Parameters:
    ///   - bridgedFormat: the format, as a look-up in the app's string tables finds it.
    ///   - arguments: its values.
    public init(bridgedFormat: String, _ arguments: any CVarArg...) {
      self.init(format: PluralFormat.resolved(bridgedFormat, arguments), arguments: arguments)
    }

    /// Makes a text of a format, in the form that its numbers ask for.
    ///
    /// - Parameters:
    ///   - bridgedFormat: the format, as a look-up in the app's string tables finds it.
    ///   - locale: how numbers are written.
    ///   - arguments: its values.
    public init(bridgedFormat: String, locale: Locale?, _ arguments: any CVarArg...) {
      self.init(format: PluralFormat.resolved(bridgedFormat, arguments), locale: locale, arguments: arguments)
    }

    /// Makes a text of a format, in the form that its numbers ask for.
    ///
    /// - Parameters:
    ///   - bridgedFormat: the format, as a look-up in the app's string tables finds it.
    ///   - locale: how numbers are written; as in the person's language by default.
    ///   - arguments: its values.
    public init(bridgedFormat: String, locale: Locale? = nil, arguments: [any CVarArg]) {
      self.init(format: PluralFormat.resolved(bridgedFormat, arguments), locale: locale, arguments: arguments)
    }

    /// Makes a text of a format in the person's language, in the form that its numbers ask for.
    ///
    /// - Parameters:
    ///   - format: the format, as a look-up in the app's string tables finds it.
    ///   - arguments: its values.
    /// - Returns: the text.
    public static func bridgedLocalizedStringWithFormat(_ format: String, _ arguments: any CVarArg...)
      -> String
    {
      String(format: PluralFormat.resolved(format, arguments), locale: .current, arguments: arguments)
    }
  }
#endif
