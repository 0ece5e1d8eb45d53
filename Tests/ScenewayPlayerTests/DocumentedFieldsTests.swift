import Foundation
import ScenewayPlayer
import ScenewayTesting
import Testing

@Suite @MainActor
struct DocumentedFieldsTests {
  private nonisolated static let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/Play.md")

  /// The fields in the page's tables.
  private func documented() throws -> Set<String> {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    return Set(
      text.split(separator: "\n").compactMap { line in
        line.hasPrefix("| `") ? line.dropFirst(3).split(separator: "`").first.map(String.init) : nil
      })
  }

  /// A step in which nothing is left out.
  private func fullStep() async throws -> PlayerStep {
    let session = try await PlayerSession(StoryboardSet(paths: [Fixtures.shop]))
    _ = session.launchStep()
    _ = await session.perform(.tap(.words("Sign in")))
    _ = await session.perform(.type(.number(1), "secret"))
    var step = await session.perform(.tree, line: 4, narration: ["Heading"])
    var controller = try #require(step.modals.first)
    controller.container = "UINavigationController"
    controller.storyboardIdentifier = "Login"
    controller.title = "Sign in"
    step.modals = [controller]
    step.transition = PlayerTransition(
      kind: .tab, from: controller, to: controller, segue: "signIn",
      tab: PlayerStep.TabSummary(number: 1, title: "Menu"))
    step.tab = PlayerStep.TabSummary(number: 1, title: "Menu")
    step.screen.elements[0].identifier = "identifier"
    step.screen.elements[0].value = "value"
    step.screen.elements[0].number = 1
    step.diagnostics = [AppDiagnostic(text: "words", exception: "NSGenericException", row: "MIS-10")]
    step.ways = [PlayerStep.Way(number: 1, identifier: "goOn", kind: "show", destination: "Next")]
    step.notes = ["note"]
    step.error = "reason"
    return step
  }

  private func fields(of value: Any, at path: String) -> Set<String> {
    if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(fields(of: $1, at: path)) } }
    guard let object = value as? [String: Any] else { return [] }
    return object.reduce(into: []) { found, entry in
      let field = path.isEmpty ? entry.key : "\(path).\(entry.key)"
      found.insert(field)
      found.formUnion(fields(of: entry.value, at: name(of: field)))
    }
  }

  /// What fields of one type are listed under.
  private func name(of field: String) -> String {
    switch field {
    case "transition.from", "transition.to", "stack", "modals": "controller"
    case "transition.tab", "tab": "tabs"
    case "tree.children", "tree.presented": "tree"
    default: field
    }
  }

  @Test func `the page lists the fields that a step has in JSON, and no others`() async throws {
    let data = try JSONEncoder().encode(try await fullStep())
    let written = fields(of: try JSONSerialization.jsonObject(with: data), at: "")
    let missing = try documented().subtracting(written).sorted()
    let further = try written.subtracting(documented()).sorted()
    #expect(missing == [])
    #expect(further == [])
  }
}
