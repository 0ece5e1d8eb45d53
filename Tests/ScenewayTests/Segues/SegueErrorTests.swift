@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Errors of closure segues` {
  struct Case: CustomTestStringConvertible, Sendable {
    let id: String
    let kind: SceneError.Kind
    /// Words that the message must have.
    let words: [String]
    let perform: @MainActor (SourceController) throws -> Void

    var testDescription: String { id }
  }

  nonisolated static let cases = [
    Case(
      id: "an identifier that no segue has", kind: .unknownSegue,
      words: ["SourceController", "'showPlane'", "showTabs", "Did you mean 'showPlain'?"]
    ) { try $0.performSegue(withIdentifier: "showPlane", sender: nil) { _ in } },
    Case(
      id: "a class that no segue leads to", kind: .noSegueToDestination,
      words: ["SourceController", "ElsewhereController", "'showLonely' to ScenewayTests.LonelyController"]
    ) { try $0.performSegue(to: ElsewhereController.self) { _ in } },
    Case(
      id: "a class that several segues lead to", kind: .ambiguousSegue,
      words: ["TwiceController", "'second'", "'secondToo'"]
    ) { try $0.performSegue(to: TwiceController.self) { _ in } },
  ]

  @Test(arguments: cases)
  func `the error names what was asked and what there is, and nothing happens`(_ item: Case) async throws {
    try await FlowStage.playSegues { stage, source in
      let error = #expect(throws: SceneError.self) { try item.perform(source) }
      #expect(error?.kind == item.kind)
      let text = error?.description ?? ""
      for word in item.words { #expect(text.contains(word), "\(text)") }
      stage.settle()
      #expect(source.timeline == [])
      #expect(source.navigationController?.topViewController === source)
      #expect(source.presentedViewController == nil)
      #expect(stage.complaints == [])
    }
  }

  @Test(arguments: [
    ("showPlain", ["PlainController"]),
    ("showWrapped", ["UINavigationController", "WrappedController"]),
    ("showTabs", ["UITabBarController", "LonelyController", "InSecondTabController"]),
  ])
  func `a destination of another class is listed with all that is inside it, and does not come on the screen`(
    identifier: String, inside: [String]
  ) async throws {
    try await FlowStage.playSegues { stage, source in
      let error = #expect(throws: SceneError.self) {
        try source.performSegue(to: ElsewhereController.self, identifier: identifier) { _ in }
      }
      #expect(error?.kind == .wrongDestination)
      #expect(error?.identifier == identifier)
      #expect(error?.expected == "ElsewhereController")
      #expect(error?.found == inside)
      stage.settle()
      #expect(source.timeline == ["prepare \(identifier)"])
      #expect(source.navigationController?.viewControllers == [source])
      #expect(source.presentedViewController == nil)
      #expect(stage.problems == [] && stage.complaints == [])
      // The next one goes its way.
      try source.performSegue(withIdentifier: identifier, sender: nil) { _ in }
      stage.settle()
      #expect(
        source.navigationController?.viewControllers.count == 2 || source.presentedViewController != nil)
    }
  }

  @Test func `a segue that stops is of its own class again, and nothing keeps its destination`() async throws
  {
    try await FlowStage.playSegues { _, source in
      var segue: UIStoryboardSegue?
      weak var destination: UIViewController?
      #expect(throws: SceneError.self) {
        try source.performSegue(withIdentifier: "showPlain", sender: nil) {
          segue = $0
          destination = $0.destination
          throw SceneError(.failed, scene: "test")
        }
      }
      #expect(segue.map { ObjectIdentifier(type(of: $0)) } == ObjectIdentifier(UIStoryboardSegue.self))
      segue = nil
      #expect(destination == nil)
    }
  }
}
