import Foundation
import Testing

@testable import AppHost

@Suite("What is wrong with an app's resources")
struct ResourceProblemTests {
  private func problems(_ text: String, _ name: String) throws -> [String] {
    let scratch = try Scratch()
    let file = try scratch.write(text, to: name)
    let found = ResourceProblems.all(in: [file, file])
    return found.map { "\($0.line):\($0.column): \($0.message)" }
  }

  @Test func `A table of texts is told at the place where it breaks the rules`() throws {
    #expect(
      try problems("/* a */\n\"a\" = \"b\"; // c\nkey = \"x\\\"y\";\n\"alone\";\n", "A.strings").isEmpty)
    #expect(
      try problems("\"a\" = \"b\"\n\"c\" = \"d\";\n", "A.strings") == ["1:10: “;” is missing after an entry"])
    #expect(try problems("\"a\" \"b\";\n", "A.strings") == ["1:4: “;” is missing after an entry"])
    #expect(try problems("\"a\" = \"b;\n", "A.strings") == ["1:7: a quotation mark is not closed"])
    #expect(try problems("\"a\" = ;\n", "A.strings") == ["1:7: a text after “=” is missing: there is “;”"])
    #expect(try problems("/* a\n\"a\" = \"b\";\n", "A.strings") == ["1:1: a comment is not closed"])
  }

  @Test func `A property list is told where its XML breaks, or by the key whose value is wrong`() throws {
    func list(_ body: String) -> String {
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
        + "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\(body)\n</dict>\n</plist>\n"
    }
    let forms = "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
    let format = "<key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"
    let good =
      "<key>notes</key><dict>\(format)<key>n</key><dict>\(forms)<key>other</key><string>x</string></dict></dict>"
    #expect(try problems(list(good), "A.stringsdict").isEmpty)
    let short = "<key>notes</key><dict>\(format)<key>n</key><dict>\(forms)</dict></dict>"
    #expect(try problems(list(short), "A.stringsdict") == ["5:1: “notes”: ‘n’ has no form ‘other’"])
    #expect(
      try problems(list("<key>notes</key><dict></dict>"), "A.stringsdict")
        == ["5:1: “notes”: NSStringLocalizedFormatKey is missing"])
    #expect(
      try problems(list("<key>a</key><string>b</strin>"), "A.stringsdict").first?.hasPrefix("5:") == true)
    #expect(
      try problems(list("<key>a</key><integer>1</integer>"), "A.strings") == [
        "5:1: “a”: the value is no text"
      ])
  }

  @Test func `A catalogue is told where its JSON breaks, or what it lacks`() throws {
    #expect(try problems("{\"sourceLanguage\": \"en\", \"strings\": {}}", "A.xcstrings").isEmpty)
    let broken = try problems("{\"sourceLanguage\": \"en\",\n  \"strings\" {}}", "A.xcstrings")
    #expect(broken.count == 1)
    #expect(broken.first?.hasPrefix("2:") == true)
    #expect(
      try problems("{\"strings\": {}}", "A.xcstrings")
        == ["1:1: this is no string catalogue: ‘sourceLanguage’ is missing"])
  }

  @Test func `A storyboard is told as the player tells it, and so is one that is not there`() throws {
    let found = try problems(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\">\n  <scenes>\n</document>\n",
      "A.storyboard")
    #expect(found.first?.hasPrefix("3:") == true)
    let lost = ResourceProblems.all(in: [URL(fileURLWithPath: "/none/Lost.xib")])
    #expect(lost.map(\.message) == ["the project names this file, and it is not there"])
  }
}
