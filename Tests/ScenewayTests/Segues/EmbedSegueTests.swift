@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Closures of embed segues` {
  @Test
  func `Wish 7: children are configured by identifier and by class while the view loads, before prepare`()
    async throws
  {
    try await Ways.play { ways in
      let parent = try ways.make(EmbeddingController.self, "Parent")
      try parent.configureEmbed(EmbeddedNotes.self) {
        parent.timeline.append("notes")
        $0.note = "notes"
      }
      try parent.configureEmbed(.totals) {
        parent.timeline.append("totals")
        $0.note = "totals"
      }
      #expect(parent.timeline == [])
      parent.loadViewIfNeeded()
      #expect(parent.timeline == ["totals", "prepare totals", "notes", "prepare nil", "viewDidLoad"])
      let children = parent.children.map { ($0 as? UINavigationController)?.topViewController ?? $0 }
      #expect(children.compactMap { ($0 as? WayScreen)?.note } == ["totals", "notes"])
      #expect(ways.stage.problems == [])
    }
  }

  @Test func `Wish 7: a closure whose child never comes is dropped when the view is loaded, and told`()
    async throws
  {
    try await Ways.play { ways in
      let parent = try ways.make(EmbeddingController.self, "Parent")
      weak var held: UIButton?
      try { @MainActor in
        let object = UIButton()
        held = object
        try parent.configureEmbed(EmbeddedRefused.self) { _ in object.tag = 1 }
        try parent.configureEmbed(WayEnd.self, identifier: "totals") { _ in object.tag = 2 }
      }()
      #expect(held != nil)
      parent.loadViewIfNeeded()
      #expect(held == nil)
      #expect(ways.stage.problems.map(\.kind) == [.wrongDestination, .childNotEmbedded])
      #expect(ways.stage.problems.last?.expected == "EmbeddedRefused")
      #expect(ways.stage.problems.last?.found == ["UINavigationController", "EmbeddedNotes"])
      #expect(ways.stage.problems.first?.found == ["UINavigationController", "EmbeddedTotals"])
    }
  }

  @Test func `Wish 7: it is too late to ask for a child when the view is loaded`() async throws {
    try await Ways.play { ways in
      let parent = try ways.make(EmbeddingController.self, "Parent")
      parent.loadViewIfNeeded()
      let error = #expect(throws: SceneError.self) { try parent.configureEmbed(.totals) { _ in } }
      #expect(error?.kind == .viewAlreadyLoaded)
      #expect(error?.identifier == "totals")
    }
  }
}
