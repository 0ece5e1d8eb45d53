import SourceBridge
import Testing

@Suite("Selectors by the rules of Objective-C")
struct ObjectiveCNameTests {
  /// A method and its selector.
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let name: String
    let labels: [String?]
    var isThrowing = false
    var isAsync = false
    let selector: String
    var testDescription: String { id }
  }

  nonisolated static let rows = [
    Row(id: "no argument", name: "reload", labels: [], selector: "reload"),
    Row(id: "one without a label", name: "tapped", labels: [nil], selector: "tapped:"),
    Row(
      id: "a label gets With", name: "routeToDetail", labels: ["segue"], selector: "routeToDetailWithSegue:"),
    Row(id: "a preposition does not", name: "move", labels: ["toSuperview"], selector: "moveToSuperview:"),
    Row(id: "nor after one", name: "unwindTo", labels: ["home"], selector: "unwindToHome:"),
    Row(
      id: "a label that is a preposition", name: "prepare", labels: ["for", "sender"],
      selector: "prepareFor:sender:"),
    Row(
      id: "further labels", name: "tableView", labels: [nil, "didSelectRowAt"],
      selector: "tableView:didSelectRowAt:"),
    Row(id: "further ones without", name: "add", labels: [nil, nil], selector: "add::"),
    Row(id: "words of capitals", name: "load", labels: ["URLString"], selector: "loadWithURLString:"),
    Row(id: "an initialiser", name: "init", labels: ["name"], selector: "initWithName:"),
    Row(id: "that throws", name: "save", labels: [], isThrowing: true, selector: "saveAndReturnError:"),
    Row(
      id: "that throws, with an argument", name: "save", labels: [nil], isThrowing: true,
      selector: "save:error:"),
    Row(
      id: "that is asynchronous", name: "load", labels: [], isAsync: true,
      selector: "loadWithCompletionHandler:"),
    Row(
      id: "that is asynchronous, with an argument", name: "load", labels: ["page"], isAsync: true,
      selector: "loadWithPage:completionHandler:"),
  ]

  @Test("A method's selector", arguments: rows)
  func selectors(row: Row) {
    #expect(
      ObjectiveCName.selector(row.name, labels: row.labels, isThrowing: row.isThrowing, isAsync: row.isAsync)
        == row.selector)
  }

  @Test("A property's selectors")
  func properties() {
    #expect(ObjectiveCName.getter("isOn") == "isOn")
    #expect(ObjectiveCName.setter("title") == "setTitle:")
  }
}
