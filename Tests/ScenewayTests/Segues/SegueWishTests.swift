import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Wishes about segues` {
  // MARK: Typed segues

  @Test func `Wish 7: a typed segue has its dot in subclasses of its source`() async throws {
    try await Ways.play { ways in
      let official = WayHomeOfficial()
      let error = #expect(throws: SceneError.self) { try official.goOn() }
      #expect(error?.kind == .unknownSegue)
      try ways.home.perform(.next) { $0.note = "typed" }
      #expect((ways.navigation.topViewController as? WayNext)?.note == "typed")
    }
  }

  @Test func `Wish 7: a segue of exactly one class is performed from a subclass by its value`() async throws {
    try await Ways.play { ways in
      let segue: Segue<WayHome, WayNext> = .exactlyNext
      try segue.perform(from: ways.home, sender: "sender") { $0.note = "by value" }
      #expect(ways.home.senders.first as? String == "sender")
      #expect((ways.navigation.topViewController as? WayNext)?.note == "by value")
      #expect(throws: SceneError.self) { try Segue.exactlyNext.perform(from: WayHomeOfficial()) }
    }
  }

  // MARK: Several at once

  @Test func `Wish 7: segues that are performed while others are prepared each keep their closure`()
    async throws
  {
    try await Ways.play { ways in
      let home = ways.home
      home.whilePreparing = { segue in
        home.whilePreparing = nil
        try? home.performSegue(withIdentifier: "next", sender: nil) { _ in home.timeline.append("nested") }
      }
      try home.performSegue(withIdentifier: "next", sender: nil) { _ in home.timeline.append("outer") }
      #expect(home.timeline == ["outer", "prepare next", "nested", "prepare next"])
    }
  }

  @Test func `Wish 7: a closure that threw is gone, and so is one whose controller raised an exception`()
    async throws
  {
    struct Refused: Error {}
    try await Ways.play { ways in
      var runs = 0
      #expect(throws: Refused.self) {
        try ways.home.performSegue(withIdentifier: "next", sender: nil) { _ in
          runs += 1
          throw Refused()
        }
      }
      ways.stage.settle()
      ways.navigation.popToRootViewController(animated: false)
      ways.stage.settle()
      // A controller of code raises: its class has no such segue, which is known in advance on headless UIKit alone.
      let bare = WayHome()
      #expect(throws: SceneError.self) {
        try bare.performSegue(withIdentifier: "next", sender: nil) { _ in runs += 10 }
      }
      ways.home.performSegue(withIdentifier: "next", sender: nil)
      #expect(runs == 1)
    }
  }

  // MARK: Standing answers

  @Test
  func `Wish 7: an answer takes the place of a case in prepare, for rows, buttons and code, with the sender`()
    async throws
  {
    try await Ways.play { ways in
      ways.home.performSegue(withIdentifier: "rows", sender: nil)
      ways.stage.settle()
      let rows = try #require(ways.navigation.topViewController as? RowsController)
      rows.onSegue(.open) { source, destination, sender in
        let path = (sender as? UITableViewCell).flatMap(source.tableView.indexPath(for:))
        destination.note = "row \(path?.row ?? -1)"
        #expect(!destination.isViewLoaded)
      }
      rows.onSegue(.make) { _, destination, sender in
        destination.note = sender is UIBarButtonItem ? "button" : "other"
      }
      rows.tableView.tapRow(at: [0, 2])
      ways.stage.settle()
      #expect((ways.navigation.topViewController as? WayEnd)?.noteAtLoad == "row 2")
      ways.navigation.popViewController(animated: false)
      ways.stage.settle()
      rows.navigationItem.rightBarButtonItem?.sendAction()
      ways.stage.settle()
      #expect((ways.navigation.topViewController as? WaySheet)?.noteAtLoad == "button")
      ways.navigation.popViewController(animated: false)
      ways.stage.settle()
      try rows.perform(.open) { $0.note += " and code" }
      #expect((ways.navigation.topViewController as? WayEnd)?.note == "row -1 and code")
      #expect(ways.stage.problems == [])
    }
  }

  @Test func `Wish 7: an answer is replaced and taken away, and one for no segue is a named problem`()
    async throws
  {
    try await Ways.play { ways in
      ways.home.onSegue(.next) { _, destination, _ in destination.note = "first" }
      ways.home.onSegue(.next) { _, destination, _ in destination.note += "second" }
      ways.home.performSegue(withIdentifier: "next", sender: nil)
      #expect((ways.navigation.topViewController as? WayNext)?.note == "second")
      ways.stage.settle()
      ways.navigation.popToRootViewController(animated: false)
      ways.stage.settle()
      ways.home.onSegue(.next, perform: nil)
      ways.home.performSegue(withIdentifier: "next", sender: nil)
      #expect((ways.navigation.topViewController as? WayNext)?.note == "")
      ways.home.onSegue(Segue<WayHome, WayNext>("nexxt")) { _, _, _ in }
      #expect(ways.stage.problems.map(\.kind) == [.unknownSegue])
      #expect(ways.stage.problems.first?.suggestion == "next")
    }
  }

  @Test func `Wish 7: what an answer throws where nobody can catch is a problem, and what it finds is named`()
    async throws
  {
    try await Ways.play { ways in
      ways.home.onSegue(Segue<WayHome, WayEnd>("next")) { _, _, _ in }
      ways.home.performSegue(withIdentifier: "next", sender: nil)
      #expect(ways.stage.problems.map(\.kind) == [.wrongDestination])
      #expect(ways.stage.problems.first?.found == ["WayNext"])
      let error = #expect(throws: SceneError.self) {
        try ways.home.performSegue(withIdentifier: "next", sender: nil) { _ in }
      }
      #expect(error?.kind == .wrongDestination)
      #expect(ways.stage.problems.count == 1)
    }
  }

  @Test func `Wish 7: answers and closures do not keep a screen alive`() async throws {
    try await Ways.play { ways in
      weak var gone: UIViewController?
      try autoreleasepool {
        let made = try ways.make(EmbeddingController.self, "Parent")
        try made.configureEmbed(.totals) { $0.note = "data" }
        let rows = try ways.make(RowsController.self, "Rows")
        rows.onSegue(.open) { _, destination, _ in destination.note = "data" }
        gone = made
      }
      #expect(gone == nil)
    }
  }
}
