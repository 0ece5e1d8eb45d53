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
    Case(
      id: "a segue that leads to another class", kind: .wrongDestination,
      words: ["'showPlain'", "should lead to WrappedController", "PlainController"]
    ) { try $0.performSegue(to: WrappedController.self, identifier: "showPlain") { _ in } },
    Case(
      id: "a segue that leads to a container of others", kind: .wrongDestination,
      words: [
        "'showWrapped'", "should lead to LonelyController", "UINavigationController", "WrappedController",
      ]
    ) { try $0.performSegue(to: LonelyController.self, identifier: "showWrapped") { _ in } },
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

  @Test
  func
    `a tab bar controller's tabs are known only when it is made, so the segue happens and the error follows`()
    async throws
  {
    try await FlowStage.playSegues { _, source in
      let error = #expect(throws: SceneError.self) {
        try source.performSegue(to: PlainController.self, identifier: "showTabs") { _ in }
      }
      #expect(error?.kind == .wrongDestination)
      #expect(error?.found == ["UITabBarController", "LonelyController", "InSecondTabController"])
      #expect(source.presentedViewController is UITabBarController)
    }
  }
}
