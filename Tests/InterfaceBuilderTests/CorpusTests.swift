import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif
import InterfaceBuilder
import Testing

@Suite(.enabled(if: Corpus.isThere, "The corpus of real documents is not there."))
struct CorpusTests {
  /// Every document that reads, once for all tests.
  private static let documents: [InterfaceBuilderDocument] = Corpus.files.compactMap {
    try? InterfaceBuilderDocument(contentsOf: $0)
  }

  @Test func `reads exactly the well-formed documents`() throws {
    let broken = Set(Corpus.broken.map(\.name))
    #expect(broken.count == 17)
    #expect(Corpus.files.count == 310)
    for file in Corpus.files where !broken.contains(file.lastPathComponent) {
      #expect(throws: Never.self) { try InterfaceBuilderDocument(contentsOf: file) }
    }
  }

  @Test func `tells for each broken document where it breaks`() throws {
    for broken in Corpus.broken {
      let file = try #require(Corpus.files.first { $0.lastPathComponent == broken.name })
      let error = try #require(throws: InterfaceBuilderError.self) {
        try InterfaceBuilderDocument(contentsOf: file)
      }
      let line = try #require(error.line)
      #expect(error.file == file.path)
      #expect(try #require(error.column) >= 1)
      switch error.kind {
      case .conflictMarkers(let lines):
        let text = try String(contentsOf: file, encoding: .utf8).split(
          separator: "\n", omittingEmptySubsequences: false)
        let begins = text.indices.filter { text[$0].hasPrefix("<<<<<<<") }
        #expect(lines.count == broken.conflicts)
        #expect(line == begins[0] + 1)
        #expect(begins.allSatisfy { lines.contains($0 + 1) })
      case .notInterfaceBuilder:
        #expect(line < broken.line, "the wrong root is met before the syntax error")
      default:
        #expect(broken.conflicts == 0)
        #expect(line == broken.line, "\(error)")
      }
    }
  }

  @Test func `keeps every byte`() throws {
    for (document, file) in try pairs() {
      #expect(document.data == (try Data(contentsOf: file)))
    }
  }

  @Test func `counts scenes, controllers and segues as the statistics do`() {
    #expect(Self.documents.map(\.scenes.count).reduce(0, +) == 1963)
    #expect(Self.documents.map(\.controllers.count).reduce(0, +) == 1954)
    #expect(Self.documents.map(\.segues.count).reduce(0, +) == 1718)
    var kinds: [Segue.Kind: Int] = [:]
    for segue in Self.documents.flatMap(\.segues) { kinds[segue.kind, default: 0] += 1 }
    #expect(
      kinds == [
        .relationship: 629, .show: 428, .push: 207, .presentation: 150, .unwind: 75, .embed: 57, .custom: 50,
        .showDetail: 49, .modal: 39, .popoverPresentation: 28, .popover: 4, .sheet: 2,
      ])
  }

  @Test func `counts connections as the statistics do`() {
    let connections = Self.documents.flatMap(\.root.descendants).flatMap(\.connections)
    #expect(connections.compactMap(\.outlet).count == 5902)
    #expect(connections.compactMap(\.action).count == 2251)
    #expect(connections.compactMap(\.outletCollection).count == 315)
    #expect(connections.compactMap(\.segue).count == 1718)
  }

  @Test func `resolves every destination`() {
    for document in Self.documents {
      for segue in document.segues {
        #expect(segue.destination != nil)
        #expect(segue.source != nil)
        #expect((segue.kind == .unwind) == (segue.destinationController == nil))
        if segue.kind == .unwind { #expect(segue.destination.flatMap(Exit.init) != nil) }
      }
    }
  }

  @Test func `agrees with another parser on every name, value and text`() throws {
    for (document, file) in try pairs() {
      let oracle = Oracle()
      let parser = XMLParser(data: try Data(contentsOf: file))
      parser.delegate = oracle
      try #require(parser.parse())
      let elements = [document.root] + Array(document.root.descendants)
      try #require(elements.count == oracle.elements.count)
      // One expectation for all: there are more than a hundred thousand elements.
      let differing = zip(elements, oracle.elements).first { !$1.agrees(with: $0) }
      #expect(differing == nil, "\(differing?.0.source ?? "")")
    }
  }

  @Test func `finds the one id that names nothing`() throws {
    let problems = Self.documents.flatMap(\.problems)
    #expect(problems.count == 1)
    let problem = try #require(problems.first)
    #expect(
      problem.kind
        == .danglingIdentifier(id: "8cV-un-sd9", attribute: "initialViewController", element: "document"))
    #expect(problem.line == 2)
  }

  @Test func `reads every runtime attribute, frame and canvas location`() {
    for document in Self.documents {
      for element in document.root.descendants {
        for attribute in element.runtimeAttributes where attribute.type != "nil" {
          #expect(attribute.value != .unknown, "\(attribute.element.source)")
        }
        if element.name == "rect" { #expect(Rect(element) != nil) }
        if element["key"] == "canvasLocation" { #expect(Point(element) != nil) }
      }
      if case .unknown(let name) = document.targetRuntime { Issue.record("unknown runtime \(name)") }
      #expect(document.kind == .storyboard)
    }
  }

  private func pairs() throws -> [(InterfaceBuilderDocument, URL)] {
    let files = Dictionary(uniqueKeysWithValues: Corpus.files.map { ($0.path, $0) })
    return try Self.documents.map { ($0, try #require(files[$0.file])) }
  }
}

/// What Foundation's parser makes of a document.
private final class Oracle: NSObject, XMLParserDelegate {
  struct Found {
    let name: String
    let attributes: [String: String]
    let line: Int
    var text = ""

    func agrees(with element: Element) -> Bool {
      let own = Dictionary(uniqueKeysWithValues: element.attributes.map { ($0.name, $0.value) })
      // White space around elements and comments is layout, which only this parser reports.
      let isLayout = text.allSatisfy(\.isWhitespace) && element.nodes.contains { _ in true }
      return element.name == name && own == attributes && element.location.line <= line
        && (element.text == text || isLayout && element.text.isEmpty)
    }
  }

  var elements: [Found] = []
  private var open: [Int] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Found(name: name, attributes: attributes, line: parser.lineNumber))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }
}
