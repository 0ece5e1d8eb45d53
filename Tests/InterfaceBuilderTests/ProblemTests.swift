import InterfaceBuilder
import Testing

struct ProblemTests {
  /// A readable document with something wrong in it, and what is said about it.
  struct Case: CustomTestStringConvertible, Sendable {
    let id: String
    let content: String
    let code: String
    let place: String
    let message: String

    var testDescription: String { id }
  }

  static let cases: [Case] = [
    Case(
      id: "DUPLICATE-01 two objects", content: "<a id=\"x\"/>\n<b key=\"y\" id=\"x\"/>",
      code: "duplicate-identifier",
      place: "4:16", message: "the id ‘x’ is used twice; first on line 3"),
    Case(
      id: "DUPLICATE-02 scene and object", content: "<scene sceneID=\"x\">\n<b id=\"x\"/></scene>",
      code: "duplicate-identifier", place: "4:8", message: "the id ‘x’ is used twice; first on line 3"),
    Case(
      id: "DUPLICATE-03 written in two ways", content: "<a id=\"x&amp;\"/><b id=\"x&#38;\"/>",
      code: "duplicate-identifier", place: "3:24", message: "the id ‘x&’ is used twice; first on line 3"),
    dangling("01 segue", "<segue kind=\"show\" destination=\"gone\"/>", "3:33", "destination", "segue"),
    dangling("02 outlet", "<outlet property=\"p\" destination=\"gone\"/>", "3:35", "destination", "outlet"),
    dangling(
      "03 collection", "<outletCollection destination=\"gone\"/>", "3:32", "destination", "outletCollection"),
    dangling("04 action", "<action selector=\"s\" destination=\"gone\"/>", "3:35", "destination", "action"),
    dangling("05 action of macOS", "<action selector=\"s\" target=\"gone\"/>", "3:30", "target", "action"),
    dangling("06 constraint", "<constraint firstItem=\"gone\"/>", "3:24", "firstItem", "constraint"),
    dangling("07 constraint", "<constraint secondItem=\"gone\"/>", "3:25", "secondItem", "constraint"),
    dangling("08 tie breaker", "<segue reference=\"gone\"/>", "3:19", "reference", "segue"),
    dangling("09 anchor", "<segue popoverAnchorView=\"gone\"/>", "3:27", "popoverAnchorView", "segue"),
    dangling("10 exclusion", "<exclude reference=\"gone\"/>", "3:21", "reference", "exclude"),
    dangling("11 cell", "<tableViewCell textLabel=\"gone\"/>", "3:27", "textLabel", "tableViewCell"),
    Case(
      id: "STRAY-01 text", content: "<scenes>oops</scenes><a/>oh<b/>", code: "stray-text", place: "3:26",
      message: "the text ‘oh’ stands between elements"),
    Case(
      id: "STRAY-02 marker", content: "<a/>\n>>>>>>> branch\n<b/>", code: "conflict-markers", place: "4:1",
      message: "the file holds merge-conflict markers on line 4"),
    Case(
      id: "STRAY-03 middle", content: "<a/>\n=======\n<b/>", code: "conflict-markers", place: "4:1",
      message: "the file holds merge-conflict markers on line 4"),
  ]

  private static func dangling(
    _ id: String, _ content: String, _ place: String, _ attribute: String, _ element: String
  ) -> Case {
    Case(
      id: "DANGLING-\(id)", content: content, code: "dangling-identifier", place: place,
      message: "‘\(attribute)’ of ‘\(element)’ names ‘gone’, which is not in the document")
  }

  @Test(arguments: cases) func `a readable document lists what is wrong`(_ content: Case) throws {
    let document = try Fixture.read(Fixture.storyboard(content.content))
    #expect(document.problems.map(\.code) == [content.code])
    let problem = try #require(document.problems.first)
    #expect(problem.location?.description == content.place)
    #expect(problem.message == content.message)
    #expect(problem.file == "Main.storyboard")
    #expect(problem.explanation.hasSuffix("."))
    #expect(problem.suggestion.hasSuffix("."))
    let error = try #require(throws: InterfaceBuilderError.self) { try document.checked() }
    #expect(error.problems == document.problems)
    #expect(error.description == "Main.storyboard:\(content.place): error: \(content.message)")
  }

  @Test(arguments: [
    "<string key=\"text\">=======\n&gt;&gt;&gt;</string>", "<string key=\"text\">a<!-- b -->c</string>",
    "<device id=\"x\"><adaptation id=\"x\"/></device><a id=\"x\"/>", "<rect target=\"gone\"/>",
    "<view textLabel=\"gone\"/>", "<constraint firstItem=\"\"/>",
  ])
  func `is content with what is right`(_ content: String) throws {
    #expect(try Fixture.read(Fixture.storyboard(content)).problems.isEmpty)
  }

  @Test func `an initial controller that is missing leaves the rest usable`() throws {
    let start = Fixture.start.replacing(" version", with: " initialViewController=\"gone\" version")
    let document = try Fixture.read(
      "\(start)\n<scenes><scene sceneID=\"s\"><objects/></scene></scenes></document>")
    #expect(document.problems.map(\.code) == ["dangling-identifier"])
    #expect(document.initialViewController == nil)
    #expect(document.scenes.count == 1)
  }

  @Test func `problems come in document order`() throws {
    let document = try Fixture.read(
      Fixture.storyboard(
        "<segue destination=\"a\"/>\n<b id=\"c\"/>x<b id=\"c\"/>\n<segue destination=\"d\"/>"))
    #expect(document.problems.compactMap(\.line) == [3, 4, 4, 5])
    let error = try #require(throws: InterfaceBuilderError.self) { try document.checked() }
    #expect(error.problems.count == 4)
    #expect(error.problem == document.problems.first)
  }

  @Test func `where an id is used twice the first counts`() throws {
    let document = try Fixture.read(Fixture.storyboard("<a id=\"x\"/><b id=\"x\"/>"))
    #expect(document["x"]?.name == "a")
  }
}
