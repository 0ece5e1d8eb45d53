@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `A yes-or-no question` {
  enum Way: CaseIterable {
    case yes, no, dismissedByCode, rootReplaced, neverShown
  }

  @Test(arguments: Way.allCases) func `is answered once, on every way out; all but yes mean no`(way: Way)
    async throws
  {
    try await FlowStage.play { stage in
      var screen: Screen? = Screen("asks")
      if way != .neverShown { stage.show(try #require(screen)) }
      var answers: [Bool] = []
      Task { [weak screen] in
        guard let screen else { return }
        answers.append(await screen.confirm("Sure?", message: "Think.", yes: "Yes", no: "No"))
      }
      await stage.settle { screen?.presentedViewController != nil || !answers.isEmpty }
      stage.settle()
      weak let alert = screen?.presentedViewController as? UIAlertController
      if way != .neverShown {
        #expect(alert?.title == "Sure?" && alert?.message == "Think.")
        #expect(alert?.actions.map(\.style) == [.destructive, .cancel] && answers.isEmpty)
      }
      switch way {
      case .yes: _ = alert.map { $0.tap($0.actions[0]) }
      case .no: _ = alert.map { $0.tap($0.actions[1]) }
      case .dismissedByCode: screen?.dismiss(animated: true)
      case .rootReplaced:
        Navigator.of(stage.window).setRoot(UIViewController())
        screen = nil
      case .neverShown: break
      }
      await stage.settle { !answers.isEmpty }
      #expect(answers == [way == .yes])
      #expect(alert == nil)
    }
  }

  @Test func `lies over whatever is on top`() async throws {
    await FlowStage.play { stage in
      let (screen, sheet) = (Screen("asks"), Screen("sheet"))
      stage.show(screen)
      screen.present(sheet, animated: true)
      stage.settle()
      Task { _ = await screen.confirm("Sure?", yes: "Yes", no: "No", isDestructive: false) }
      await stage.settle { sheet.presentedViewController != nil }
      stage.settle()
      #expect((sheet.presentedViewController as? UIAlertController)?.actions.first?.style == .default)
      #expect(stage.complaints == [])
    }
  }
}
