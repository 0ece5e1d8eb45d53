@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Routers` {
  /// A source whose router answers its segues.
  private func playRouting(
    _ body: @MainActor (FlowStage, SourceController, SourceRouter) async throws -> Void
  )
    async throws
  {
    try await FlowStage.playSegues { stage, source in
      let router = SourceRouter(viewController: source)
      router.dataStore = SourceInteractor(message: "Hello")
      router.table = ["Detail": router.routeToDetail, "WrappedDetail": router.routeToWrappedDetail]
      source.router = router
      try await body(stage, source, router)
    }
  }

  // MARK: Data

  @Test func `a struct store keeps what a segue hands over`() async throws {
    try await playRouting { stage, source, _ in
      source.performSegue(withIdentifier: "Detail", sender: nil)
      stage.settle()
      let detail = source.navigationController?.topViewController as? StructDetailController
      #expect(detail?.messageAtLoad == "Hello")
      #expect(stage.problems == [])
    }
  }

  @Test func `a struct store keeps what is handed over without a segue`() async throws {
    try await playRouting { stage, source, router in
      try router.routeToDetail(segue: nil)
      let detail = source.navigationController?.topViewController as? StructDetailController
      #expect(detail?.isViewLoaded == false)
      #expect(detail?.router?.dataStore?.message == "Hello")
      stage.settle()
      #expect(detail?.messageAtLoad == "Hello")
    }
  }

  @Test(arguments: [true, false])
  func `a store behind a protocol gets its data inside a navigation controller`(bySegue: Bool) async throws {
    try await playRouting { stage, source, router in
      if bySegue {
        source.performSegue(withIdentifier: "WrappedDetail", sender: nil)
      } else {
        try router.routeToWrappedDetail(segue: nil)
      }
      stage.settle()
      let navigation = source.presentedViewController as? UINavigationController
      #expect((navigation?.topViewController as? ClassDetailController)?.messageAtLoad == "Hello")
      #expect(stage.problems == [])
    }
  }

  @Test func `a controller that code makes gets its data before its view loads`() async throws {
    try await playRouting { stage, source, router in
      let made = StructDetailController()
      try router.route(
        nil, to: StructDetailController.self,
        or: .present(.sheet) { UINavigationController(rootViewController: made) }
      ) {
        source, destination in
        #expect(!made.isViewLoaded)
        destination.message = source.message
      }
      stage.settle()
      #expect(made.messageAtLoad == "Hello")
      #expect(source.presentedViewController === made.navigationController)
    }
  }

  @Test func `a scene without a router is configured by itself`() async throws {
    try await playRouting { _, source, router in
      try router.route(nil, toAny: PlainController.self, or: .push("Plain")) { $0.note = "handed over" }
      #expect((source.navigationController?.topViewController as? PlainController)?.note == "handed over")
    }
  }

  // MARK: Segues without a route

  @Test func `a segue that no route answers is thrown by the call that started it`() async throws {
    try await playRouting { _, source, router in
      router.table = ["Detial": router.routeToDetail]
      let error = #expect(throws: SceneError.self) { try router.route(for: segue("Detail", from: source)) }
      #expect(error?.kind == .noRoute)
      #expect(error?.description.contains("SourceRouter has no route for segue 'Detail'") == true)
      #expect(error?.suggestion == "Detial")
    }
  }

  @Test func `a segue that the person started and no route answers is a named problem`() async throws {
    try await playRouting { stage, source, router in
      router.table = [:]
      source.performSegue(withIdentifier: "Detail", sender: nil)
      #expect(stage.problems.map(\.kind) == [.noRoute])
      #expect(stage.problems.first?.identifier == "Detail")
    }
  }

  @Test func `what a route throws is thrown by the closure segue that led to it`() async throws {
    try await playRouting { stage, source, router in
      router.dataStore = nil
      let error = #expect(throws: SceneError.self) {
        try source.performSegue(withIdentifier: "Detail", sender: nil) { _ in }
      }
      #expect(error?.kind == .noDataStore)
      #expect(stage.problems == [])
    }
  }

  @Test func `a segue that a closure configures needs no route`() async throws {
    try await playRouting { stage, source, _ in
      try source.performSegue(to: LonelyController.self, identifier: "showLonely") { $0.note = "by closure" }
      #expect(stage.problems == [])
    }
  }

  @Test func `the table of routes is checked against the storyboard`() async throws {
    try await playRouting { _, source, router in
      router.table = ["Detial": router.routeToDetail]
      let misspelt = #expect(throws: SceneError.self) { try router.checkRoutes() }
      #expect(misspelt?.kind == .unknownRoute)
      #expect(misspelt?.suggestion == "Detail")
      router.table = ["Detail": router.routeToDetail]
      let missing = #expect(throws: SceneError.self) { try router.checkRoutes() }
      #expect(missing?.kind == .noRoute)
      for identifier in source.segueIdentifiers { router.table[identifier] = router.routeWithoutData }
      try router.checkRoutes()
    }
  }

  private func segue(_ identifier: String, from source: UIViewController) -> UIStoryboardSegue {
    UIStoryboardSegue(identifier: identifier, source: source, destination: UIViewController())
  }
}
