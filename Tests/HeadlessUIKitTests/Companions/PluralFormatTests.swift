#if !canImport(ObjectiveC)
  import Foundation
  import Testing

  @testable import HeadlessUIKit

  /// Texts whose words depend on numbers.
  struct PluralFormatTests {
    private func text(_ format: String, _ forms: String, language: String = "en") -> String {
      "\(format)\u{FFF9}{\"language\":\"\(language)\",\"variables\":\(forms)}\u{FFFB}"
    }

    @Test func `A format has the form of its number`() {
      let format = text(
        "%#@n@ in all", #"{"n":{"forms":{"one":"%d note","other":"%d notes","zero":"no note"}}}"#)
      #expect(String(bridgedFormat: format, 1) == "1 note in all")
      #expect(String(bridgedFormat: format, 5) == "5 notes in all")
      #expect(String(bridgedFormat: format, 0) == "no note in all")
      #expect(String.bridgedLocalizedStringWithFormat(format, 2) == "2 notes in all")
      #expect(String(bridgedFormat: format, arguments: [1]) == "1 note in all")
    }

    @Test func `Several numbers and other values keep their places`() {
      let format = text(
        "%@: %#@n@, %.1f %%",
        #"{"n":{"forms":{"one":"%d note with %#@s@","other":"%d notes with %#@s@"}},"s":{"forms":{"one":"%d star","other":"%d stars"}}}"#
      )
      #expect(String(bridgedFormat: format, "Ada", 1, 3, 0.5) == "Ada: 1 note with 3 stars, 0.5 %")
      let placed = text(
        "%#@all@",
        #"{"all":{"argument":2,"forms":{"one":"%1$@ has %2$lld note","other":"%1$@ has %2$lld notes"}}}"#)
      #expect(String(bridgedFormat: placed, "Ada", 1) == "Ada has 1 note")
    }

    @Test func `A text without forms is a plain format`() {
      #expect(String(bridgedFormat: "%d of %@", 2, "all") == "2 of all")
      #expect(String(bridgedFormat: "\u{FFF9}broken\u{FFFB}") == "\u{FFF9}broken\u{FFFB}")
    }

    /// A language, a number and its category.
    nonisolated static let categories: [(String, Double, PluralCategory)] = [
      ("en", 1, .one), ("en", 0, .other), ("en", 1.5, .other), ("de-AT", 1, .one), ("fr", 0, .one),
      ("fr", 1.5, .one),
      ("pt-PT", 0, .other), ("pt_BR", 0, .one), ("ja", 1, .other), ("ru", 21, .one), ("ru", 11, .many),
      ("ru", 22, .few),
      ("pl", 22, .few), ("pl", 21, .many), ("cs", 3, .few), ("ar", 0, .zero), ("ar", 103, .few),
      ("ar", 11, .many),
      ("lv", 10, .zero), ("sl", 102, .two), ("xx", 1, .one), ("en", -1, .one),
    ]

    @Test(arguments: categories.indices)
    func `Languages tell numbers apart in their own ways`(index: Int) {
      let (language, number, category) = Self.categories[index]
      #expect(PluralCategory.of(number, language: language) == category, "\(language) \(number)")
    }

    @Test func `A localised text is looked up by its words and the kinds of its values`() {
      let (name, count) = ("Ada", 3)
      #expect(String(localized: "\(name) has \(count) notes, 100 %") == "Ada has 3 notes, 100 %")
      #expect(String(localized: "100 %") == "100 %")
      #expect(
        String(localized: "key", defaultValue: "\(2.5, specifier: "%.2f") \(Int32(1)) \([1])") == "2.50 1 [1]"
      )
    }
  }
#endif
