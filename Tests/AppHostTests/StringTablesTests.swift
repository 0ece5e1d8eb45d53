import Foundation
import Testing

@testable import AppHost

@Suite("String tables of a hosted app")
struct StringTablesTests {
  private let catalogue = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
      "%@ has %lld notes": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%@ has %lld note"}},
          "other": {"stringUnit": {"value": "%@ has %lld notes"}}}}},
        "de": {"stringUnit": {"value": "%#@n@ von %1$@"}, "substitutions": {"n": {"argNum": 2, "formatSpecifier": "lld",
          "variations": {"plural": {"other": {"stringUnit": {"value": "%arg Notizen"}}}}}}}}},
      "Tap": {"localizations": {"en": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "Tap it"}}, "other": {"stringUnit": {"value": "Click it"}}}}}}},
      "Bye": {}
    }}
    """

  private func texts(_ files: [String: String]) throws -> [String: [String: String]] {
    let scratch = try Scratch()
    let tables = StringTables(try files.map { try scratch.write($0.value, to: $0.key) })
    return withExtendedLifetime(scratch) {
      Dictionary(
        uniqueKeysWithValues: tables.texts.map { ("\($0.key.language ?? "")/\($0.key.table)", $0.value) })
    }
  }

  @Test
  func `A catalogue becomes a table for each language, keys standing for the one that it was written in`()
    throws
  {
    let texts = try texts(["Localizable.xcstrings": catalogue])
    #expect(texts.keys.sorted() == ["de/Localizable", "en/Localizable"])
    #expect(texts["de/Localizable"]?["Hello"] == "Hallo")
    #expect(texts["en/Localizable"]?["Hello"] == "Hello")
    #expect(texts["en/Localizable"]?["Bye"] == "Bye")
    #expect(texts["en/Localizable"]?["Tap"] == "Tap it")
    #expect(texts["de/Localizable"]?["Tap"] == nil)
  }

  @Test func `Forms for numbers stand in the text, with the places of the values`() throws {
    let texts = try texts(["Localizable.xcstrings": catalogue])
    let english = try #require(texts["en/Localizable"]?["%@ has %lld notes"])
    #expect(english.hasPrefix("%#@all@\u{FFF9}{\"language\":\"en\""))
    #expect(english.contains("\"argument\":2"))
    #expect(english.contains("\"one\":\"%1$@ has %2$lld note\""))
    let german = try #require(texts["de/Localizable"]?["%@ has %lld notes"])
    #expect(german.hasPrefix("%#@n@ von %1$@\u{FFF9}"))
    #expect(german.contains("\"other\":\"%lld Notizen\""))
  }

  @Test func `A dictionary of forms and a plain table of one language are one file`() throws {
    let dictionary = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>notes</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d note</string><key>other</key><string>%d notes</string></dict></dict></dict></plist>
      """
    let texts = try texts([
      "en.lproj/Localizable.strings": "\"hello\" = \"Hello\";",
      "en.lproj/Localizable.stringsdict": dictionary,
      "de.lproj/Localizable.strings": "\"hello\" = \"Hallo\";",
    ])
    #expect(texts.keys.sorted() == ["en/Localizable"])
    #expect(texts["en/Localizable"]?["hello"] == "Hello")
    #expect(texts["en/Localizable"]?["notes"]?.contains("\"one\":\"%d note\"") == true)
  }

  @Test func `A table's file is read back as it was, quotes, breaks and backslashes too`() throws {
    let texts = ["a \"b\"": "c\\d\ne", "%lld": "\u{FFF9}{\"x\":\"y\"}\u{FFFB}"]
    let list = try PropertyListSerialization.propertyList(
      from: Data(StringTables.file(texts).utf8), options: [], format: nil)
    #expect(list as? [String: String] == texts)
  }

  @Test func `What is no table is left as it is`() throws {
    #expect(try texts(["Localizable.xcstrings": "{", "en.lproj/A.strings": "\"a\" = \"b\";"]).isEmpty)
  }
}
