import Foundation
import InterfaceBuilder
import Testing

struct DocumentErrorTests {
  /// Content that cannot be read, and what is said about it.
  struct Case: CustomTestStringConvertible, Sendable {
    let id: String
    let bytes: [UInt8]
    let code: String
    let line: Int
    let column: Int
    let message: String

    init(_ id: String, _ text: String, _ code: String, _ line: Int, _ column: Int, _ message: String) {
      self.init(id, bytes: Array(text.utf8), code, line, column, message)
    }

    init(_ id: String, bytes: [UInt8], _ code: String, _ line: Int, _ column: Int, _ message: String) {
      self.id = id
      self.bytes = bytes
      self.code = code
      self.line = line
      self.column = column
      self.message = message
    }

    var testDescription: String { id }
  }

  private static let start = Fixture.start
  private static let conflict = """
    <<<<<<< HEAD
    <scenes/>
    ||||||| base
    =======
    <scenes></scenes>
    >>>>>>> branch
    """
  private static let bomb = """
    <?xml version="1.0"?>
    <!DOCTYPE document [
    <!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">
    ]>
    \(start)&c;</document>
    """

  static let cases: [Case] = [
    Case("EMPTY-01 no byte", "", "empty", 1, 1, "the file is empty"),
    Case("EMPTY-02 white space", " \n\t\n", "empty", 1, 1, "the file is empty"),
    Case(
      "EMPTY-03 byte order mark only", bytes: [0xEF, 0xBB, 0xBF], "empty", 1, 1, "the file is empty"),
    Case(
      "CUT-01 declaration", Fixture.declaration, "cut-short", 1, 39,
      "the file ends before its outermost element"),
    Case(
      "CUT-02 in the root tag", "<document type=\"com", "cut-short", 1, 1,
      "the file ends before its outermost element"),
    Case(
      "CUT-03 an open element", "\(start)\n  <scenes>\n", "cut-short", 3, 1,
      "the file ends while <scenes>, begun on line 2, is open"),
    Case(
      "CUT-04 in a value", "\(start)\n  <scene sceneID=\"a", "cut-short", 2, 3,
      "the file ends while <document>, begun on line 1, is open"),
    Case(
      "CUT-05 in a comment", "\(start)\n<scenes><!-- a", "cut-short", 2, 9,
      "the file ends while <scenes>, begun on line 2, is open"),
    Case(
      "CUT-06 in a section", "\(start)\n<string><![CDATA[ a", "cut-short", 2, 20,
      "the file ends while <string>, begun on line 2, is open"),
    Case(
      "NOTXML-01 text", "Hello\nWorld", "not-xml", 1, 1, "this is not XML; it begins with ‘Hello’"),
    Case(
      "NOTXML-02 JSON after lines", "\n\n  {\"a\": 1}", "not-xml", 3, 3,
      "this is not XML; it begins with ‘{\"a\": 1}’"),
    Case(
      "NOTXML-03 text before the root", "TODO \(start)", "not-xml", 1, 1,
      "this is not XML; it begins with ‘TODO <document type=\"com.apple.Interface…’"),
    Case(
      "NIB-01 binary property list", "bplist00\u{1}\u{2}", "compiled-nib", 1, 1,
      "this is a compiled nib, not a source document"),
    Case(
      "NIB-02 archive", "NIBArchive\u{1}", "compiled-nib", 1, 1,
      "this is a compiled nib, not a source document"),
    Case(
      "LFS-01 pointer", "version https://git-lfs.github.com/spec/v1\noid sha256:0", "large-file-pointer", 1,
      1,
      "this is a Git LFS pointer; the document itself was not fetched"),
    Case(
      "OTHER-01 property list",
      "<?xml version=\"1.0\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"a.dtd\">\n<plist/>",
      "not-interface-builder", 2, 1,
      "this XML is no Interface Builder document; its outermost element is ‘plist’"),
    Case(
      "OTHER-02 HTML", "<html><body><p>not closed</body></html>", "not-interface-builder", 1, 1,
      "this XML is no Interface Builder document; its outermost element is ‘html’"),
    Case(
      "OTHER-03 a document of another kind", "<document type=\"letter\"/>", "not-interface-builder", 1, 1,
      "this ‘document’ does not say that it is Interface Builder's; the attribute ‘type’ is missing or another one"
    ),
    Case(
      "OTHER-04 a document without a type", "\n<document/>", "not-interface-builder", 2, 1,
      "this ‘document’ does not say that it is Interface Builder's; the attribute ‘type’ is missing or another one"
    ),
    Case(
      "OTHER-05 Interface Builder 3",
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"><data/></archive>",
      "old-archive", 1, 1, "this is an archive in the format before Xcode 5"),
    Case(
      "CONFLICT-01 both versions", "\(start)\n\(conflict)\n</document>", "conflict-markers", 2, 1,
      "the file holds merge-conflict markers on lines 2, 4, 5 and 7"),
    Case(
      "CONFLICT-02 carriage returns", "\(start)\r\n<<<<<<< a\r\n</document>", "conflict-markers", 2, 1,
      "the file holds merge-conflict markers on line 2"),
    Case(
      "CONFLICT-03 before the root", "<<<<<<< HEAD\n\(start)", "conflict-markers", 1, 1,
      "the file holds merge-conflict markers on line 1"),
    Case(
      "CONFLICT-04 no marker", "\(start)\n <<<<<<< a\n</document>", "malformed", 2, 3,
      "‘<’ is not allowed here"),
    Case(
      "ENTITY-01 bomb", bomb, "document-type-declaration", 2, 1,
      "the document type declares entities or an external part"),
    Case(
      "ENTITY-02 external", "<!DOCTYPE document SYSTEM \"file:///etc/passwd\">\n\(start)</document>",
      "document-type-declaration", 1, 1, "the document type declares entities or an external part"),
    Case(
      "ENTITY-03 parameter entity",
      "<!DOCTYPE document [<!ENTITY % p SYSTEM \"file:///etc/passwd\">%p;]>\(start)</document>",
      "document-type-declaration", 1, 1, "the document type declares entities or an external part"),
    Case(
      "ENTITY-04 unknown", "\(start)\n<label text=\"&nbsp;\"/></document>", "malformed", 2, 14,
      "the entity ‘nbsp’ is not known in XML; write the character itself"),
    Case(
      "ENTITY-05 character zero", "\(start)\n<label text=\"&#0;\"/></document>", "malformed", 2, 14,
      "a character reference names no allowed character"),
    Case(
      "ENTITY-06 bare ampersand", "\(start)\n<label text=\"a & b\"/></document>", "malformed", 2, 16,
      "‘&’ must be written as ‘&amp;’"),
    Case(
      "ENTITY-07 ampersand before a word", "\(start)\n<label text=\"a &b c\"/></document>", "malformed", 2,
      16,
      "‘&’ must be written as ‘&amp;’"),
    Case(
      "ENTITY-08 unknown in text", "\(start)\n<string>&lt;&copy;</string></document>", "malformed", 2, 13,
      "the entity ‘copy’ is not known in XML; write the character itself"),
    Case(
      "ENCODING-01 Latin 1", "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n\(start)</document>",
      "unsupported-encoding", 1, 31, "the encoding ‘ISO-8859-1’ is not supported"),
    Case(
      "ENCODING-02 says UTF-16 and is not",
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n\(start)</document>",
      "encoding-mismatch", 1, 31, "the XML declaration says ‘UTF-16’, but the file is not UTF-16"),
    Case(
      "ENCODING-03 says UTF-8 and is UTF-16", bytes: utf16("\(Fixture.declaration)\(start)</document>"),
      "encoding-mismatch", 1, 31, "the XML declaration says ‘UTF-8’, but the file is UTF-16"),
    Case(
      "ENCODING-04 UTF-32", bytes: [0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0], "unsupported-encoding", 1, 1,
      "the encoding ‘UTF-32’ is not supported"),
    Case(
      "ENCODING-05 Latin 1 without saying so",
      bytes: Array("\(start)\n<label text=\"caf".utf8) + [0xE9] + Array("\"/></document>".utf8),
      "invalid-bytes", 2,
      17, "these bytes are not UTF-8"),
    Case(
      "ENCODING-06 surrogate in UTF-8",
      bytes: Array("\(start)\n".utf8) + [0xED, 0xA0, 0x80] + Array("</document>".utf8), "invalid-bytes", 2, 1,
      "these bytes are not UTF-8"),
    Case(
      "ENCODING-07 overlong", bytes: Array("\(start)\na".utf8) + [0xC0, 0xAF], "invalid-bytes", 2, 2,
      "these bytes are not UTF-8"),
    Case(
      "ENCODING-08 half a pair in UTF-16", bytes: utf16("\(start)\nab") + [0x00, 0xD8, 0x61, 0x00],
      "invalid-bytes", 2,
      3, "these bytes are not UTF-16"),
    Case(
      "ENCODING-09 odd UTF-16", bytes: utf16("\(start)\n") + [0x61], "invalid-bytes", 2, 1,
      "these bytes are not UTF-16"),
    Case(
      "CHARACTER-01 zero byte", "\(start)\n<a>\0</a></document>", "forbidden-character", 2, 4,
      "the character U+0000 is not allowed in XML"),
    Case(
      "CHARACTER-02 escape in a value", "\(start)\n<a b=\"\u{1B}\"/></document>", "forbidden-character", 2, 7,
      "the character U+001B is not allowed in XML"),
    Case(
      "TAG-01 wrong end", "\(start)\n<scenes>\n  </scene>\n</document>", "mismatched-tag", 3, 5,
      "</scene> does not close <scenes>, begun on line 2"),
    Case(
      "TAG-02 an end too many", "\(start)</document>\n</document>", "malformed", 2, 1,
      "more content follows the outermost element"),
    Case(
      "TAG-03 two roots", "\(start)</document>\n\(start)</document>", "malformed", 2, 1,
      "more content follows the outermost element"),
    Case(
      "TAG-04 attribute twice", "\(start)\n<view id=\"a\" key=\"b\" id=\"c\"/></document>", "malformed", 2,
      22,
      "the attribute ‘id’ is given twice"),
    Case(
      "TAG-05 no space between attributes", "\(start)\n<view id=\"a\"key=\"b\"/></document>", "malformed", 2,
      13,
      "‘k’ is not allowed here"),
    Case(
      "TAG-06 no quotes", "\(start)\n<view id=a/></document>", "malformed", 2, 10, "‘a’ is not allowed here"),
    Case(
      "TAG-07 declaration not first", "\n\(Fixture.declaration)\n\(start)</document>", "malformed", 2, 1,
      "the XML declaration is not at the start of the file"),
    Case(
      "TAG-08 a character of two bytes", "\(start)\n<view é=\"1\" ü/></document>", "malformed", 2, 16,
      "‘/’ is not allowed here"),
  ]

  @Test(arguments: cases) func `says what is wrong and where`(_ content: Case) throws {
    let error = try #require(Fixture.error(content.bytes))
    #expect(error.problem.code == content.code)
    #expect(error.line == content.line)
    #expect(error.column == content.column)
    #expect(error.message == content.message)
    #expect(error.file == "Main.storyboard")
    #expect(error.explanation.hasSuffix("."))
    #expect(error.suggestion.hasSuffix("."))
    #expect(
      error.description == "Main.storyboard:\(content.line):\(content.column): error: \(content.message)")
    #expect(error.errorDescription == error.description)
  }

  @Test func `has a case for each id once`() {
    #expect(Set(Self.cases.map(\.id)).count == Self.cases.count)
  }

  private static func utf16(_ text: String) -> [UInt8] {
    [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }
}
