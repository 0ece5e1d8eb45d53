import Foundation
import Sceneway
import ScenewayTesting
import Testing
import UIKit

@testable import Guides

/// A server that answers when the test has it answer.
@MainActor
final class SlowServer: LetterServer {
  private(set) var letters: [String] = []
  private var waiting: [CheckedContinuation<Void, any Error>] = []

  func save(_ letter: String) async throws {
    try await withCheckedThrowingContinuation { waiting.append($0) }
    letters.append(letter)
  }

  func answer(_ answer: Result<Void, any Error> = .success(())) {
    let waiting = waiting
    self.waiting = []
    for one in waiting { one.resume(with: answer) }
  }
}

@MainActor
@Suite struct `A letter is saved before it is left` {
  @Test func `by a server that takes its time`() async throws {
    let server = SlowServer()
    try await AppDriver.run(flow: LettersCoordinator(server: server)) { app, letters in
      app.perform { letters.write() }
      try await app.type("Dear Grace", into: "Your letter")
      try await app.back()
      #expect(app.screen.title == "Letter")
      server.answer()
      await app.waitUntilIdle()
      #expect(app.screen.title == "Letters" && server.letters == ["Dear Grace"])
    }
  }

  @Test func `or not at all, where the server fails and the person wants to stay`() async throws {
    let server = SlowServer()
    try await AppDriver.run(flow: LettersCoordinator(server: server)) { app, letters in
      app.perform { letters.write() }
      try await app.type("Dear Grace", into: "Your letter")
      let closing = Task { await letters.close() }
      await app.waitUntilIdle()
      server.answer(.failure(URLError(.notConnectedToInternet)))
      try await app.tap("Stay")
      #expect(await closing.value == false)
      #expect(app.screen.title == "Letter")
      try await app.back()
      server.answer(.failure(URLError(.timedOut)))
      try await app.tap("Leave all the same")
      #expect(app.screen.title == "Letters" && server.letters.isEmpty)
    }
  }

  @Test func `but not where the app's own code pops it, which asks nobody`() async throws {
    try await AppDriver.run(flow: LettersCoordinator(server: SlowServer())) { app, letters in
      app.perform { letters.write() }
      try await app.type("Dear Grace", into: "Your letter")
      app.perform { letters.throwAway() }
      await app.waitUntilIdle()
      #expect(app.screen.title == "Letters")
      #expect(app.diagnostics.isEmpty)
    }
  }
}
