@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `A scene of a storyboard by its class` {
  private static func make<Controller: UIViewController>(
    _ identifier: SceneIdentifier, as type: Controller.Type, _ file: String = "Segues",
    configure: (Controller) throws -> Void = { _ in }
  ) async throws -> UIViewController {
    var made: UIViewController?
    try await FlowStage.play { _ in
      made = try UIStoryboard(name: file, bundle: .module).scene(identifier, as: type, configure: configure)
    }
    return try #require(made)
  }

  @Test func `gets what it needs before its view loads`() async throws {
    var configured: PlainController?
    let made = try await Self.make("Plain", as: PlainController.self) {
      #expect(!$0.isViewLoaded)
      configured = $0
    }
    #expect(made === configured && !made.isViewLoaded)
  }

  @Test func `is found inside a container, and the container is what to show`() async throws {
    var configured: ClassDetailController?
    let made = try await Self.make("DetailNav", as: ClassDetailController.self) { configured = $0 }
    #expect(made is UINavigationController && configured?.parent === made)
  }

  @Test func `of an identifier that is not there throws those that are`() async throws {
    let error = await #expect(throws: SceneError.self) {
      _ = try await Self.make("Plian", as: PlainController.self)
    }
    #expect(error?.kind == .unknownScene && error?.suggestion == "Plain")
  }

  @Test func `of another class throws what was there instead`() async throws {
    let error = await #expect(throws: SceneError.self) {
      _ = try await Self.make("DetailNav", as: PlainController.self)
    }
    #expect(error?.kind == .wrongScene)
    #expect(error?.found == ["UINavigationController", "ClassDetailController"])
  }

  @Test func `without a required input throws its name`() async throws {
    let error = await #expect(throws: SceneError.self) {
      _ = try await Self.make("ArticleDetail", as: ArticleDetailController.self, "Article")
    }
    #expect(error?.kind == .missingInput && error?.found == ["ArticleDetailStore.message"])
  }
}
