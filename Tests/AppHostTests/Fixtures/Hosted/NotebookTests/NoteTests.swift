import Testing
import UIKit

@testable import Notebook

@MainActor
struct NoteTests {
  @Test func `the star stands in the title`() throws {
    let note = NoteViewController()
    note.number = 3
    note.loadViewIfNeeded()
    let star = try #require(note.navigationItem.rightBarButtonItem)
    _ = UIApplication.shared.sendAction(try #require(star.action), to: star.target, from: star, for: nil)
    #expect(note.title == "Note 3 *")
    #expect(note.view.subviews.contains { ($0 as? UILabel)?.text == "A card" })
  }
}
