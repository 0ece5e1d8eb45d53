import Foundation
import ScenewayPlayer
import ScenewayTesting
import Testing

@Suite @MainActor
struct PlayerSessionTests {
  @Test func `tells what each step did`() async throws {
    let session = try await PlayerSession(StoryboardSet(paths: [Fixtures.shop]))
    let launch = session.launchStep()
    #expect(launch.transition.kind == .launch)
    #expect(launch.screen.storyboardIdentifier == "Home")
    #expect(launch.screen.controllerClass == "HomeViewController")
    #expect(launch.tab == PlayerStep.TabSummary(number: 1, title: "Menu"))

    let push = await session.perform(.tap(.words("Detail")))
    #expect(push.transition.kind == .push)
    #expect(push.transition.segue == "showDetail")
    #expect(push.transition.from?.name == "Home")
    #expect(push.transition.to?.name == "Detail")
    #expect(push.stack.map(\.name) == ["Home", "Detail"])

    let pop = await session.perform(.back)
    #expect(pop.transition.kind == .pop)
    #expect(pop.transition.segue == nil)

    let present = await session.perform(.tap(.words("Sign in")))
    #expect(present.transition.kind == .present)
    #expect(present.transition.segue == "signIn")
    #expect(present.modals.map(\.name) == ["Sign in"])
    #expect(present.screen.storyboardIdentifier == "Login")

    let type = await session.perform(.type(.number(1), "secret"))
    #expect(type.transition.kind == .none)
    #expect(type.screen.elements.first?.value == "••••••")

    let dismiss = await session.perform(.dismiss)
    #expect(dismiss.transition.kind == .dismiss)
    #expect(dismiss.modals.isEmpty)

    let tab = await session.perform(.tab(.number(2)))
    #expect(tab.transition.kind == .tab)
    #expect(tab.tab == PlayerStep.TabSummary(number: 2, title: "Settings"))
  }

  @Test func `says why a step could not be done, and stays where it was`() async throws {
    let session = try await PlayerSession(StoryboardSet(paths: [Fixtures.shop]))
    _ = session.launchStep()
    let step = await session.perform(.tap(.words("Detial")))
    #expect(step.error == "cannot tap “Detial”: nothing on the screen is called so; did you mean “Detail”?")
    #expect(step.transition.kind == .none)
    let link = await session.perform(.open("nowhere"))
    #expect(link.error?.contains("not a link") == true)
  }

  @Test func `notes once what is missing`() async throws {
    let session = try await PlayerSession(StoryboardSet(paths: [Fixtures.shop]))
    #expect(
      session.notes == [
        "2 classes of the app are played by UIKit's own: HomeViewController, DetailViewController",
        "1 outlet and 1 action lead to them and do nothing here",
      ])
    #expect(session.launchStep().diagnostics.isEmpty)
  }

  @Test func `starts at another scene`() async throws {
    let session = try await PlayerSession(
      StoryboardSet(paths: [Fixtures.shop], scene: "Settings"), scene: "Settings")
    #expect(session.launchStep().screen.storyboardIdentifier == "Settings")
  }

  @Test func `plays a list by its prototypes, and shows a detail beside or above it`() async throws {
    let set = try StoryboardSet(paths: [Fixtures.path("Tablet.storyboard")])
    let phone = try await PlayerSession(set)
    // Where the columns share one place, the detail lies over the list.
    _ = phone.launchStep()
    let list = await phone.perform(.back)
    #expect(list.screen.elements.last?.text == "An item")
    let push = await phone.perform(.tap(.words("An item")))
    #expect(push.error == nil)
    #expect(push.transition.kind == .push)
    #expect(push.stack.map(\.name) == ["List", "Detail"])
    #expect(push.diagnostics.isEmpty)

    let pad = try await PlayerSession(set, device: .pad)
    // Held upright, it shows the detail alone until the list is fetched; on its side it shows both.
    #expect(!pad.launchStep().screen.elements.contains { $0.text == "An item" })
    #expect(await pad.perform(.sidebar).screen.elements.contains { $0.text == "An item" })
    #expect(await !pad.perform(.sidebar).screen.elements.contains { $0.text == "An item" })
    #expect(await pad.perform(.rotate).screen.elements.contains { $0.text == "An item" })
    let beside = await pad.perform(.tap(.words("An item")))
    #expect(beside.error == nil)
    #expect(beside.screen.title == "Detail")
    #expect(beside.screen.elements.contains { $0.text == "An item" })
    let narrow = await pad.perform(.resize(.third))
    #expect(narrow.error == nil && narrow.stack.count == 2)
    #expect(await pad.perform(.resize(.full)).screen.elements.contains { $0.text == "An item" })
  }

  @Test(arguments: [(AppDevice.pad, ScreenSnapshot.Cover.Kind.popover), (.phone, .sheet)])
  func `opens a popover at what the storyboard says, which is a sheet on a phone`(
    device: AppDevice, kind: ScreenSnapshot.Cover.Kind
  ) async throws {
    let session = try await PlayerSession(
      StoryboardSet(paths: [Fixtures.path("Tablet.storyboard")]), device: device)
    _ = await session.perform(device == .phone ? .back : .sidebar)
    let step = await session.perform(.tap(.words("More")))
    #expect(step.error == nil)
    #expect(step.screen.cover?.kind == kind)
    #expect(step.diagnostics.isEmpty)
  }

  @Test func `lets actions of the missing app do nothing`() async throws {
    let session = try await PlayerSession(StoryboardSet(paths: [Fixtures.path("Tablet.storyboard")]))
    _ = await session.perform(.back)
    let step = await session.perform(.tap(.words("Send")))
    #expect(step.error == nil)
    #expect(step.transition.kind == .none)
    #expect(!step.changesScreen)
  }

  @Test func `writes a step as JSON and reads it back`() async throws {
    let session = try await PlayerSession(StoryboardSet(paths: [Fixtures.shop]))
    let step = session.launchStep()
    let data = try JSONEncoder().encode(step)
    #expect(try JSONDecoder().decode(PlayerStep.self, from: data) == step)
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(json["version"] as? Int == 1)
    let screen = try #require(json["screen"] as? [String: Any])
    #expect(screen["storyboardIdentifier"] as? String == "Home")
    #expect(screen["class"] as? String == "HomeViewController")
    let elements = try #require(screen["elements"] as? [[String: Any]])
    #expect(elements.last?["kind"] as? String == "tab")
    #expect(elements.last?["selected"] as? Bool == false)
  }
}
