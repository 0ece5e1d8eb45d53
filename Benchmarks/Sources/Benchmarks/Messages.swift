import Foundation
@_spi(Sceneway) import HeadlessUIKit

/// Sending a message by selector and reading an outlet by its name, against a look-up in a dictionary of as many names,
/// with few names and with many.
@MainActor
func measureMessages() {
  let few = names(10)
  let many = names(10_000)
  register(Few.self, few)
  register(Many.self, many)
  measure("message by selector", few, many, aim: 2) { $0.perform(Selector($1)) }
  measure("outlet by name", few, many, aim: 2) { _ = $0.value(forKey: $1) }
}

private func names(_ count: Int) -> [String] { (0..<count).map { "name\($0)" } }

/// Objects whose names are looked up; they inherit as an app's controllers do.
private class Few: UIViewController {
  var outlet: NSObject?
  func action() {}
}

private final class Many: Few {}

@MainActor
private func register<Root: Few>(_ type: Root.Type, _ names: [String]) {
  for name in names {
    RuntimeClass(type).outlet(name, \.outlet).action(Selector(name)) { (object: Root) in object.action() }
      .register()
  }
}

@MainActor
private func measure(
  _ what: String, _ few: [String], _ many: [String], aim: Double, _ body: (NSObject, String) -> Void
) {
  let objects: [(NSObject, [String])] = [(Few(), few), (Many(), many)]
  let times = objects.map { object, names in
    let table = Dictionary(uniqueKeysWithValues: names.map { ($0, { object }) })
    // As many look-ups on each side, all names in turn.
    let asked = (0..<100_000).map { names[$0 % names.count] }
    let result = compare(rounds: 5) {
      for name in asked { body(object, name) }
    } floor: {
      for name in asked { _ = table[name]?() }
    }
    let scale = 1e9 / Double(asked.count)
    report(
      "\(what) of \(names.count) / dictionary",
      "\(number(result.ratio)) (\(number(result.work * scale)) ns / \(number(result.floor * scale)) ns)",
      aim: "", isMet: true)
    return result
  }
  // What a dictionary of that size costs more, in caches alone, is not counted.
  let growth = times[1].ratio / times[0].ratio
  report(
    "\(what) of 10,000 / of 10, by a dictionary's measure", number(growth), aim: "at most \(number(aim))",
    isMet: growth <= aim)
}
