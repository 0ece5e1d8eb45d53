@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Errors of routers` {
  struct Case: CustomTestStringConvertible, Sendable {
    let id: String
    let kind: SceneError.Kind
    let words: [String]
    /// Whether the source stands in a navigation controller.
    var isPushed = true
    let route: @MainActor (SourceRouter) throws -> Void

    var testDescription: String { id }
  }

  @MainActor static func pass(_ source: any SourceDataStore, _ destination: inout StructDetailStore) {
    destination.message = source.message
  }

  nonisolated static let cases = [
    Case(id: "no data store", kind: .noDataStore, words: ["SourceRouter", "SourceDataStore"]) {
      $0.dataStore = nil
      try $0.routeToDetail(segue: nil)
    },
    Case(id: "no view controller", kind: .noViewController, words: ["SourceRouter"]) {
      $0.viewController = nil
      try $0.routeToDetail(segue: nil)
    },
    Case(id: "an unknown scene", kind: .unknownScene, words: ["'Detial'", "Did you mean 'Detail'?"]) {
      try $0.route(nil, to: StructDetailController.self, or: .push("Detial"), pass: pass)
    },
    Case(
      id: "a scene of another class", kind: .wrongScene,
      words: ["'Plain'", "StructDetailController", "PlainController"]
    ) {
      try $0.route(nil, to: StructDetailController.self, or: .push("Plain"), pass: pass)
    },
    Case(id: "a destination without router", kind: .noRouter, words: ["NoRouterDetailController"]) {
      try $0.route(nil, to: NoRouterDetailController.self, or: .push("NoRouter"), pass: pass)
    },
    Case(
      id: "a destination without store", kind: .noDataStore,
      words: ["ClassDetailRouter", "ClassDetailDataStore"]
    ) {
      try $0.route(nil, to: NoStoreDetailController.self, or: .push("NoStore")) { $1.message = $0.message }
    },
    Case(
      id: "nothing to push on", kind: .noNavigationController, words: ["SourceController"], isPushed: false
    ) {
      try $0.routeToDetail(segue: nil)
    },
    Case(id: "a navigation controller to push", kind: .transitionRefused, words: ["UINavigationController"]) {
      try $0.route(nil, to: ClassDetailController.self, or: .push("DetailNav")) { $1.message = $0.message }
    },
    Case(
      id: "a segue to another class", kind: .wrongDestination,
      words: ["'x'", "StructDetailController", "PlainController"]
    ) {
      guard let source = $0.viewController else { return }
      let segue = UIStoryboardSegue(identifier: "x", source: source, destination: PlainController())
      try $0.routeToDetail(segue: segue)
    },
  ]

  @Test(arguments: cases)
  func `the error names what is missing, and nothing is shown`(_ item: Case) async throws {
    try await FlowStage.playSegues { stage, source in
      if !item.isPushed {
        source.navigationController?.viewControllers = [UIViewController()]
        stage.settle()
        stage.show(source)
      }
      let router = SourceRouter(viewController: source)
      router.dataStore = SourceInteractor(message: "Hello")
      let error = #expect(throws: SceneError.self) { try item.route(router) }
      #expect(error?.kind == item.kind)
      let text = error?.description ?? ""
      for word in item.words { #expect(text.contains(word), "\(text)") }
      stage.settle()
      #expect(source.navigationController?.topViewController ?? source === source)
      #expect(source.presentedViewController == nil)
      #expect(stage.complaints == [])
    }
  }

  @Test func `a scene of code has no storyboard to take scenes from`() async {
    await FlowStage.play { stage in
      let source = SourceController()
      stage.show(UINavigationController(rootViewController: source))
      let router = SourceRouter(viewController: source)
      router.dataStore = SourceInteractor(message: "Hello")
      let error = #expect(throws: SceneError.self) { try router.routeToDetail(segue: nil) }
      #expect(error?.kind == .noStoryboard)
      #expect(error?.identifier == "Detail")
    }
  }
}
