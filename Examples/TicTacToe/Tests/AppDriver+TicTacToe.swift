import ScenewayTesting

@testable import TicTacToe

/// What the tests of this app do again and again.
extension AppDriver {
  /// From the welcome to the second page of signing in.
  func goToTwoFactor() async throws {
    try await tap("Play")
    try await signIn("grace@example.org", "moth")
  }

  /// From the welcome to the question who plays.
  func goToLobby() async throws {
    try await tap("Play")
    try await signIn("ada@example.org", "engine")
  }

  /// From the welcome to the board.
  func goToBoard() async throws {
    try await goToLobby()
    try await type("Grace", into: "Noughts")
    try await tap("Start")
  }

  func signIn(_ email: String, _ password: String) async throws {
    try await type(email, into: "Email")
    try await type(password, into: "Password")
    try await tap("Continue")
  }

  /// Puts marks, crosses first.
  func play(_ squares: Square...) async throws {
    for square in squares { try await tap(identifier: "\(square)") }
  }

  /// Lets crosses win.
  func letCrossesWin() async throws {
    try await play(.topLeft, .left, .top, .centre, .topRight)
  }
}
