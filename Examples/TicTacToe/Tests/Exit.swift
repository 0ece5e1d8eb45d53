import ScenewayTesting
import Testing

@testable import TicTacToe

/// One way out of one place, and where it leads.
struct Exit: Sendable, CustomTestStringConvertible {
  /// Where somebody is.
  enum Place: String, Sendable, CaseIterable {
    case signIn = "sign-in"
    case twoFactor = "the second factor"
    case lobby = "the lobby"
    case newBoard = "a board without a mark"
    case gameUnderWay = "the middle of a game"
    case gameOver = "a game that is over"
  }

  /// What they do.
  enum Way: Sendable {
    case tap(String)
    case back
    case edgeSwipe
    case sheetSwipe
  }

  let place: Place
  let way: Way
  /// The title of the screen that it leads to.
  let leads: String

  init(from place: Place, _ way: Way, to leads: String) {
    self.place = place
    self.way = way
    self.leads = leads
  }

  var testDescription: String { "\(place.rawValue): \(way)" }

  /// Every exit of the app.
  static let all: [Exit] =
    [
      Exit(from: .signIn, .tap("Cancel"), to: "Welcome"),
      Exit(from: .signIn, .sheetSwipe, to: "Welcome"),
      Exit(from: .twoFactor, .tap("Cancel"), to: "Sign in"),
      Exit(from: .twoFactor, .back, to: "Sign in"),
      Exit(from: .twoFactor, .edgeSwipe, to: "Sign in"),
      Exit(from: .twoFactor, .sheetSwipe, to: "Welcome"),
      Exit(from: .lobby, .tap("Log out"), to: "Welcome"),
      Exit(from: .gameOver, .tap("Finish"), to: "New game"),
    ]
    + [Place.newBoard, .gameUnderWay, .gameOver].flatMap { place in
      [
        Exit(from: place, .tap("Quit"), to: "New game"),
        Exit(from: place, .back, to: "New game"),
        Exit(from: place, .edgeSwipe, to: "New game"),
        Exit(from: place, .tap("Log out"), to: "Welcome"),
      ]
    }
}

extension AppDriver {
  /// Goes from the welcome to a place.
  func go(to place: Exit.Place) async throws {
    switch place {
    case .signIn: try await tap("Play")
    case .twoFactor: try await goToTwoFactor()
    case .lobby: try await goToLobby()
    case .newBoard: try await goToBoard()
    case .gameUnderWay:
      try await goToBoard()
      try await play(.centre)
    case .gameOver:
      try await goToBoard()
      try await letCrossesWin()
    }
  }

  /// Leaves a screen.
  func leave(_ way: Exit.Way) async throws {
    switch way {
    case .tap(let button): try await tap(button)
    case .back: try await back()
    case .edgeSwipe: try await swipeBack()
    case .sheetSwipe: try await dismiss()
    }
  }
}
