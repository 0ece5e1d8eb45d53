import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// The button that starts and ends editing.
@MainActor
struct EditingTests {
  @Test func `a tap on the edit button starts editing and changes its words`() {
    let controller = UIViewController()
    let item = controller.editButtonItem
    #expect(item === controller.editButtonItem)
    #expect(item.title == "Edit")
    #expect(item.sendAction())
    #expect(controller.isEditing)
    #expect(item.title == "Done")
    #expect(item.style == .done)
    #expect(item.sendAction())
    #expect(!controller.isEditing)
    #expect(item.title == "Edit")
  }

  @Test func `the edit button of a table's controller edits the table`() {
    let controller = UITableViewController(style: .plain)
    controller.loadViewIfNeeded()
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    controller.editButtonItem.sendAction()
    #expect(controller.tableView.isEditing)
    controller.isEditing = false
    #expect(!controller.tableView.isEditing)
  }

  @Test func `the edit button does not keep its controller`() {
    weak var gone: UIViewController?
    let item: UIBarButtonItem
    do {
      let controller = UIViewController()
      gone = controller
      item = controller.editButtonItem
    }
    #expect(gone == nil)
    item.sendAction()
  }

  @Test func `what is copied can be read back from the board`() {
    HeadlessEnvironment.withEnvironment(HeadlessEnvironment(mode: .virtual)) {
      let board = UIPasteboard.general
      #expect(board.string == nil)
      board.string = "words"
      #expect(UIPasteboard.general.string == "words")
      #expect(board.hasStrings)
      #expect(board.changeCount == 1)
      board.url = URL(string: "https://example.com")
      #expect(board.strings == [])
      #expect(board.url?.host == "example.com")
      #expect(UIPasteboard(name: UIPasteboard.Name("own"), create: false) == nil)
      let own = UIPasteboard(name: UIPasteboard.Name("own"), create: true)
      own?.setValue("x", forPasteboardType: "t")
      #expect(UIPasteboard(name: UIPasteboard.Name("own"), create: false) === own)
      #expect(own?.data(forPasteboardType: "t") == Data("x".utf8))
    }
  }
}
