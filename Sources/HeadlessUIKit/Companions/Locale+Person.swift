#if !canImport(ObjectiveC)
  public import Foundation

  extension Locale {
    /// The language and region of the person whose device the app runs on: American English where nobody says otherwise, as a
    /// new simulator has.
    ///
    /// Foundation's own off Apple's platforms is of no region, whatever the system says; bridged sources ask this one.
    public static var bridgedCurrent: Locale {
      Locale(identifier: HeadlessEnvironment.current.preferredLanguage ?? "en_US")
    }
  }

  extension DateFormatter {
    /// Makes a formatter for the person's language and region; bridged sources call this in the place of `init()`.
    ///
    /// - Returns: the formatter.
    public static func bridgedFormatter() -> DateFormatter {
      let formatter = DateFormatter()
      formatter.locale = .bridgedCurrent
      return formatter
    }
  }

  extension NumberFormatter {
    /// Makes a formatter for the person's language and region; bridged sources call this in the place of `init()`.
    ///
    /// - Returns: the formatter.
    public static func bridgedFormatter() -> NumberFormatter {
      let formatter = NumberFormatter()
      formatter.locale = .bridgedCurrent
      return formatter
    }
  }
#endif
