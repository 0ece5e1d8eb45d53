import Foundation
import InterfaceBuilder
import Testing

struct LosslessTests {
  private static let texts: [(id: String, text: String)] = [
    ("shop", Fixture.shop),
    ("carriage returns", Fixture.shop.replacing("\n", with: "\r\n")),
    ("old carriage returns", Fixture.shop.replacing("\n", with: "\r")),
    (
      "single quotes and odd spaces",
      "<document  type = 'com.apple.InterfaceBuilder3'\n\tid='a&quot;'  ><a /><b></b ></document >"
    ),
    ("before and behind", "<!-- a --><?b c?>\n\(Fixture.start)<!----><?d?></document><!-- e -->\n<?f ?>"),
    ("text", Fixture.storyboard("<string>a &amp; b<![CDATA[<c>&amp;]]></string><string> </string>")),
    ("emoji", Fixture.storyboard("<label text=\"👩‍👩‍👧 é\"/>")),
  ]

  @Test(arguments: texts) func `keeps every byte`(_ text: (id: String, text: String)) throws {
    let files: [Data] = [
      Data(text.text.utf8), Data([0xEF, 0xBB, 0xBF]) + Data(text.text.utf8),
      utf16(text.text, bigEndian: false, mark: true), utf16(text.text, bigEndian: true, mark: true),
    ]
    for file in files {
      // A declaration must name the encoding that is in use.
      if file[0] != 0x3C, file[0] != 0xEF, text.text.contains("UTF-8") { continue }
      let document = try InterfaceBuilderDocument(data: file, file: "Main.storyboard")
      #expect(document.data == file)
      #expect(document == (try InterfaceBuilderDocument(data: file, file: "Other.storyboard")))
    }
  }

  @Test func `keeps every byte of UTF-16, with and without mark`() throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n\(Fixture.start)<label text=\"😀 é\" id=\"a\"/></document>"
    for bigEndian in [false, true] {
      for mark in [false, true] {
        let file = utf16(text, bigEndian: bigEndian, mark: mark)
        let document = try InterfaceBuilderDocument(data: file, file: "Main.xib")
        #expect(document.data == file)
        #expect(document.encoding == (bigEndian ? .utf16BigEndian : .utf16LittleEndian))
        #expect(document.text == text)
        #expect(document["a"]?["text"] == "😀 é")
      }
    }
  }

  @Test func `a byte order mark moves no column`() throws {
    let file = Data([0xEF, 0xBB, 0xBF]) + Data("\(Fixture.start)\n <a id=\"b\"/></document>".utf8)
    let document = try InterfaceBuilderDocument(data: file, file: "Main.xib")
    #expect(document.root.location.description == "1:1")
    #expect(document.root.location.range.lowerBound == 3)
    #expect(document["b"]?.location.description == "2:2")
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func `counts lines however they end`(_ end: String) throws {
    let document = try Fixture.read("\(Fixture.start)\(end)\(end)  <a/>\(end)<b/></document>")
    #expect(document.root.child(named: "a")?.location.description == "3:3")
    #expect(document.root.child(named: "b")?.location.description == "4:1")
  }

  @Test func `every range shows what it is the range of`() throws {
    let document = try Fixture.read(Fixture.shop)
    let bytes = Array(Fixture.shop.utf8)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    for element in [document.root] + Array(document.root.descendants) {
      #expect(text(element.range) == element.source)
      #expect(element.source.hasPrefix("<\(element.name)"))
      #expect(element.source.hasSuffix("/>") || element.source.hasSuffix("</\(element.name)>"))
      #expect(text(element.location.range).hasSuffix(">"))
      for attribute in element.attributes {
        #expect(text(attribute.nameLocation.range) == attribute.name)
        #expect(text(attribute.valueLocation.range) == attribute.rawValue)
        #expect(text(attribute.location.range) == "\(attribute.name)=\"\(attribute.rawValue)\"")
        #expect(element.location.range.contains(attribute.location.range.lowerBound))
      }
      if let parent = element.parent {
        #expect(parent.range.lowerBound < element.range.lowerBound)
        #expect(parent.range.upperBound > element.range.upperBound)
      }
    }
  }

  @Test func `gives line and column of an attribute`() throws {
    let document = try Fixture.read("\(Fixture.start)\n  <label é=\"1\"\n    text=\"a\"/>\n</document>")
    let label = try #require(document.root.child(named: "label"))
    let start = Fixture.start.utf8.count + 3
    #expect(label.location == SourceLocation(line: 2, column: 3, range: start..<start + 28))
    #expect(label.attribute("é")?.valueLocation.description == "2:14")
    #expect(label.attribute("text")?.location.description == "3:5")
    #expect(label.attribute("text")?.valueLocation.description == "3:11")
  }

  private func utf16(_ text: String, bigEndian: Bool, mark: Bool) -> Data {
    let units = (mark ? [0xFEFF] : []) + Array(text.utf16)
    return Data(
      units.flatMap { unit in
        let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        return bigEndian ? bytes.reversed() : bytes
      })
  }
}
