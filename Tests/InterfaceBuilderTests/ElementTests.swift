import InterfaceBuilder
import Testing

struct ElementTests {
  private func root(_ content: String) throws -> Element {
    try Fixture.read("\(Fixture.start)\(content)</document>").root
  }

  private func first(_ content: String) throws -> Element {
    try #require(try root(content).children.first)
  }

  @Test func `finds children by name and by key`() throws {
    let root = try root("<a key='x'/>text<b key='y'><a key='z'/></b><!-- c --><a key='w'/>")
    #expect(root.children.map(\.name) == ["a", "b", "a"])
    #expect(root.children.reversed().map { $0["key"] } == ["w", "y", "x"])
    #expect(root.children.count == 3)
    #expect(root.children(named: "a").map { $0["key"] } == ["x", "w"])
    #expect(root.child(named: "b")?.child(named: "a")?["key"] == "z")
    #expect(root.child(key: "w")?.name == "a")
    #expect(root.child(key: "z") == nil)
    #expect(root.child(named: "missing") == nil)
    #expect(root.children(named: "missing").isEmpty)
    #expect(root.descendants.map { $0["key"] } == ["x", "y", "z", "w"])
    #expect(root.descendants(named: "a").map { $0["key"] } == ["x", "z", "w"])
  }

  @Test func `walks children backwards past nested ones, texts and comments`() throws {
    let root = try root("<!-- 0 --><a><x><y/></x></a>t<!-- 1 --><b/><c><z/></c>t")
    #expect(root.children.reversed().map(\.name) == ["c", "b", "a"])
    #expect(root.children.last?.name == "c")
  }

  @Test func `an element without children has none`() throws {
    let element = try first("<a/>")
    #expect(element.children.isEmpty)
    #expect(Array(element.descendants).isEmpty)
    #expect(element.text.isEmpty)
  }

  @Test func `skips what lies inside an element on demand`() throws {
    var walk = try root("<a><b><c/></b></a><d/>").descendants
    #expect(walk.next()?.name == "a")
    walk.skipDescendants()
    #expect(walk.next()?.name == "d")
    #expect(walk.next() == nil)
  }

  @Test func `knows parents and ancestors`() throws {
    let root = try root("<a><b><c/></b></a>")
    let inner = try #require(root.descendants(named: "c").first)
    #expect(inner.parent?.name == "b")
    #expect(inner.ancestors.map(\.name) == ["b", "a", "document"])
    #expect(root.parent == nil)
    #expect(Array(root.ancestors).isEmpty)
  }

  @Test func `gives nodes in order, without layout`() throws {
    let element = try first("<a>\n  one <!-- two --><b/>\n<?three four?>&lt;five\n</a>")
    let nodes = element.nodes.map { node in
      switch node {
      case .element(let element): "element \(element.name)"
      case .text(let text): "text \(text.string)"
      case .comment(let comment): "comment \(comment.string)"
      case .processingInstruction(let instruction): "instruction \(instruction.string)"
      }
    }
    #expect(
      nodes == ["text \n  one ", "comment  two ", "element b", "instruction three four", "text <five\n"])
    #expect(element.nodes.map(\.location.line) == [1, 2, 2, 3, 3])
  }

  @Test(arguments: [
    ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"), ("&#65;&#x42;&#x1F600;", "AB😀"), ("a\r\nb\rc", "a\nb\nc"),
    ("<![CDATA[<&amp;>]]>", "<&amp;>"), ("a<![CDATA[]]>b", "ab"), ("<![CDATA[]]]]><![CDATA[>]]>", "]]>"),
    ("&amp;lt;", "&lt;"), (" ", " "), ("é😀", "é😀"),
  ])
  func `decodes text`(_ source: String, _ expected: String) throws {
    #expect(try first("<a>\(source)</a>").text == expected)
  }

  @Test(arguments: [
    ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"), ("&#10;&#xA0;", "\n\u{A0}"), ("a\r\nb\nc\td", "a b c d"),
    ("&amp;amp;", "&amp;"), ("'>/=", "'>/="), ("", ""), ("é😀", "é😀"),
  ])
  func `decodes attributes`(_ source: String, _ expected: String) throws {
    let element = try first("<a  b = \"\(source)\"\n/>")
    #expect(element["b"] == expected)
    #expect(element.attribute("b")?.rawValue == source)
    #expect(element["c"] == nil)
  }

  @Test func `reads values`() throws {
    let element = try first("<a yes='YES' no='NO' odd='maybe' size='-1.5e2' count='7' text='x'/>")
    #expect(element.boolean("yes") == true)
    #expect(element.boolean("no") == false)
    #expect(element.boolean("odd") == nil)
    #expect(element.boolean("missing") == nil)
    #expect(element.number("size") == -150)
    #expect(element.number("text") == nil)
    #expect(element.integer("count") == 7)
    #expect(element.integer("size") == nil)
  }

  @Test(arguments: [
    ("<a text='plain'/>", "plain"), ("<a><string key='text'>two\nlines</string></a>", "two\nlines"),
    ("<a><mutableString key='text'> </mutableString></a>", " "), ("<a><string key='text'/></a>", ""),
    ("<a><string key='text' base64-UTF8='YES'>\nw6k\n</string></a>", "é"),
    (
      "<a><attributedString key='text'><fragment content='b'/><fragment><string key='content'>c d</string>"
        + "</fragment></attributedString></a>", "bc d"
    ),
  ])
  func `reads a text in each of its forms`(_ source: String, _ expected: String) throws {
    #expect(try first(source).string("text") == expected)
  }

  @Test func `a text that is not there is nil`() throws {
    #expect(try first("<a><nil key='text'/></a>").string("text") == nil)
    #expect(try first("<a/>").string("text") == nil)
  }

  @Test(arguments: [
    ("<a b='1' c='2'/>", "<a c=\"2\" b=\"1\"></a>"), ("<a><b/><c/></a>", "<a>\n<b/><!-- x --><?y?> <c/></a>"),
    ("<a b='&#65;'/>", "<a b='A'/>"), ("<a>&lt;</a>", "<a><![CDATA[<]]></a>"),
  ])
  func `equality looks at structure`(_ left: String, _ right: String) throws {
    let first = try first(left)
    let second = try self.first(right)
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(!first.isIdentical(to: second))
  }

  @Test(arguments: [
    ("<a/>", "<b/>"), ("<a b='1'/>", "<a b='2'/>"), ("<a b='1'/>", "<a c='1'/>"), ("<a b='1'/>", "<a/>"),
    ("<a><b/><c/></a>", "<a><b><c/></b></a>"), ("<a><b/></a>", "<a/>"), ("<a>x</a>", "<a>y</a>"),
    ("<a><b/><c/></a>", "<a><c/><b/></a>"), ("<a>x</a>", "<a><x/></a>"),
  ])
  func `inequality looks at structure`(_ left: String, _ right: String) throws {
    #expect(try first(left) != first(right))
    #expect(try first(right) != first(left))
  }

  @Test func `equal elements of one document are told apart by identity`() throws {
    let children = Array(try root("<a/><a/>").children)
    #expect(children[0] == children[1])
    #expect(!children[0].isIdentical(to: children[1]))
    #expect(children[0].isIdentical(to: children[0]))
  }

  @Test func `an element keeps its document alive`() throws {
    var document: InterfaceBuilderDocument? = try Fixture.read(Fixture.shop)
    let element = try #require(document?["lbl-Ti-tle"])
    document = nil
    #expect(element["text"] == "Name & price")
    #expect(element.ancestors.contains { $0.name == "tableViewController" })
  }
}
