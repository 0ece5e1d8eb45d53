import Sceneway
import ScenewayTesting
import Testing

@testable import TicTacToe

/// One flow alone, with what it is told from outside.
@MainActor
@Suite struct `A flow by itself` {
  @Test func `the tree of flows follows the person`() async throws {
    try await AppDriver.run(flow: AppCoordinator()) { app, flow in
      #expect(names(flow) == "App")
      try await app.goToTwoFactor()
      #expect(names(flow) == "App(SignIn(TwoFactor))")
      try await app.type("1906", into: "Code")
      try await app.tap("Confirm")
      #expect(names(flow) == "App(Lobby)")
      try await app.type("Ada", into: "Noughts")
      try await app.tap("Start")
      #expect(names(flow) == "App(Lobby(Play))")
      try await app.tap("Log out")
      #expect(names(flow) == "App")
    }
  }

  @Test func `a service that fails otherwise is told about like a wrong password`() async throws {
    struct Down: AccountService {
      struct Failure: Error, CustomStringConvertible { let description = "The server sleeps." }
      func signIn(email: String, password: String) async throws -> SignInReply { throw Failure() }
      func confirm(_ challenge: Challenge, code: String) async throws -> Account { throw Failure() }
    }
    try await AppDriver.run(flow: SignInCoordinator(Down())) { app, flow in
      try await app.signIn("ada@example.org", "engine")
      #expect(app.screen.shows("The server sleeps.") && flow.isRunning)
    }
  }
}

/// The flows that run, each with those that it started in brackets.
@MainActor
private func names(_ flow: AnyCoordinator) -> String {
  let name = "\(type(of: flow))".replacing("Coordinator", with: "")
  return flow.children.isEmpty ? name : "\(name)(\(flow.children.map(names).joined(separator: ", ")))"
}
