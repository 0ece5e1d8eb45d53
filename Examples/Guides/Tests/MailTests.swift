import Sceneway
import ScenewayTesting
import Testing
import UIKit

@testable import Guides

@MainActor
@Suite struct `Mail in two columns` {
  private func mailbox(_ mail: MailCoordinator) throws -> MailboxCoordinator {
    try #require(mail.child(in: .primary) as? MailboxCoordinator)
  }

  @Test func `begins with the list on a phone, pushes what is chosen, and goes back to the list`()
    async throws
  {
    try await AppDriver.run(flow: MailCoordinator()) { app, mail in
      #expect(app.screen.title == "Mailbox" && app.stack.count == 1)
      app.perform { try? mailbox(mail).choose(1) }
      await app.waitUntilIdle()
      #expect(app.screen.title == "Message 1")
      try await app.back()
      #expect(app.screen.title == "Mailbox")
      #expect(mail.child(in: .secondary) is MessageCoordinator)
      app.perform { try? mailbox(mail).choose(2) }
      await app.waitUntilIdle()
      #expect(app.screen.title == "Message 2" && app.stack.count == 2)
    }
  }

  @Test func `shows both on a pad, and goes on where its columns come to share one place`() async throws {
    try await AppDriver.run(flow: MailCoordinator(), device: .pad) { app, mail in
      try await app.rotate()
      #expect(app.screen.title == "Nothing chosen" && app.isSidebarShown == true)
      try await app.resize(to: .third)
      #expect(app.screen.title == "Mailbox")
      try await app.resize(to: .full)
      app.perform { try? mailbox(mail).choose(1) }
      await app.waitUntilIdle()
      let message = try #require(mail.child(in: .secondary) as? MessageCoordinator)
      app.perform { message.showAttachment() }
      await app.waitUntilIdle()
      try await app.resize(to: .third)
      #expect(app.stack.map(\.title) == ["Mailbox", "Message 1", "Attachment"])
      try await app.resize(to: .full)
      #expect(app.stack.map(\.title) == ["Message 1", "Attachment"] && app.isSidebarShown == true)
    }
  }

  @Test(arguments: [AppDevice.phone, .pad])
  func `takes links into both columns`(device: AppDevice) async throws {
    try await AppDriver.run(flow: MailCoordinator(), device: device) { app, mail in
      try await mail.open(.message(3))
      #expect(app.screen.title == "Message 3")
      #expect(try mail.plan(to: .message(3)).isThere)
      try await mail.open(.mailbox)
      #expect(app.screen.shows("Mailbox") || app.screen.title == "Mailbox")
    }
  }

  @Test func `is a list alone where nothing stands beside it before something is chosen`() async throws {
    try await AppDriver.run(flow: PlainMailCoordinator()) { app, mail in
      #expect(app.screen.title == "Mailbox")
      let list = try #require(mail.child(in: .primary) as? MailboxCoordinator)
      app.perform { list.choose(1) }
      await app.waitUntilIdle()
      #expect(app.screen.title == "Message 1")
    }
  }
}
