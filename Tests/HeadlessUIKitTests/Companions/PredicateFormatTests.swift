#if !canImport(ObjectiveC)
  import Foundation
  import Testing

  @_spi(Sceneway) @testable import HeadlessUIKit

  /// Predicates of format strings.
  @MainActor
  struct PredicateFormatTests {
    /// A format, its arguments, an object, and whether the predicate holds for it.
    struct Case: CustomTestStringConvertible, @unchecked Sendable {
      let format: String
      let arguments: [Any?]
      let object: Any?
      let holds: Bool

      init(_ format: String, _ arguments: Any?..., of object: Any?, _ holds: Bool) {
        (self.format, self.arguments, self.object, self.holds) = (format, arguments, object, holds)
      }

      var testDescription: String { "\(format) of \(object ?? "nil"): \(holds)" }
    }

    nonisolated static let cases: [Case] = [
      Case("SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}", of: "ann@example.org", true),
      Case(
        "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}", of: "ann@example.org ", false),
      Case("SELF MATCHES[c] 'AB+'", of: "abb", true),
      Case("SELF CONTAINS %@", "É", of: "école", false),
      Case("SELF contains[cd] %@", "É", of: "ecole", true),
      Case("self BEGINSWITH 'ab' AND NOT self ENDSWITH \"yz\"", of: "abc", true),
      Case("SELF LIKE 'a?c*'", of: "abcdef", true),
      Case("SELF LIKE 'a?c'", of: "abcdef", false),
      Case("SELF IN %@", ["a", "b"], of: "b", true),
      Case("SELF IN {'a', 'b'}", of: "c", false),
      Case("SELF BETWEEN {1, 10}", of: 10, true),
      Case("SELF BETWEEN %@", [1, 10], of: 11, false),
      Case("age >= %d && (name == %@ || name = 'Bob')", 18, "Ann", of: ["age": 20, "name": "Bob"], true),
      Case("age >= %ld && !(name == %@)", 18, "Ann", of: ["age": 20, "name": "Ann"], false),
      Case("%K == %@", "name", "Ann", of: ["name": "Ann"], true),
      Case("%K BEGINSWITH[c] %@", "pet.name", "R", of: ["pet": ["name": "rex"]], true),
      Case("ANY tags == 'new'", of: ["tags": ["old", "new"]], true),
      Case("ALL tags == 'new'", of: ["tags": ["old", "new"]], false),
      Case("NONE tags == 'red'", of: ["tags": ["old", "new"]], true),
      Case("length > 3", of: "four", true),
      Case("price * 2 + 1 > %f", 6.5, of: ["price": 3], true),
      Case("(price) > 2", of: ["price": 3], true),
      Case("name == nil", of: [String: Any](), true),
      Case("done == YES", of: ["done": true], true),
      Case("when < %@", Date(timeIntervalSince1970: 10), of: ["when": Date(timeIntervalSince1970: 5)], true),
      Case("TRUEPREDICATE", of: nil, true),
      Case("FALSEPREDICATE OR #in == 1", of: ["in": 1], true),
      Case("SELF == 0x10", of: 16, true),
      Case("SELF.name != 'Ann'", of: ["name": "Bob"], true),
    ]

    @Test(arguments: cases) func `a format is read and asked`(_ example: Case) {
      let predicate = NSPredicate(
        format: example.format, argumentArray: example.arguments.map { $0 ?? NSNull() })
      #expect(predicate.evaluate(with: example.object) == example.holds)
    }

    @Test func `objects answer by the keys that they registered, and lists are filtered and sorted by them`()
    {
      RuntimeClass(Person.self).outlet("name", \.name).register()
      let people = ["Cem", "Ann", "Bob"].map(Person.init)
      let found = (people as NSArray).filtered(using: NSPredicate(format: "name > %@", "Ann"))
      #expect(found.compactMap { ($0 as? Person)?.name } == ["Cem", "Bob"])
      let sorted = (people as NSArray).sortedArray(using: [NSSortDescriptor(key: "name", ascending: true)])
      #expect(sorted.compactMap { ($0 as? Person)?.name } == ["Ann", "Bob", "Cem"])
      let compound = NSCompoundPredicate(notPredicateWithSubpredicate: NSPredicate(format: "name == 'Ann'"))
      #expect(people.filter { compound.evaluate(with: $0) }.map(\.name) == ["Cem", "Bob"])
    }

    @Test(arguments: [
      "name ==", "== 3", "name LIKE", "(a == 1", "a == 1)", "a ~ 1", "a == 'x", "%Q == 1", "", "a == 1 AND",
      "{1, 2}",
    ])
    func `a format that cannot be read raises UIKit's words`(_ format: String) {
      let environment = HeadlessEnvironment(mode: .virtual)
      environment.diagnostics.exceptionHandler = { _ in }
      HeadlessEnvironment.withEnvironment(environment) {
        #expect(!NSPredicate(format: format, argumentArray: []).evaluate(with: "x"))
      }
      #expect(
        environment.diagnostics.complaints.map(\.text) == ["Unable to parse the format string \"\(format)\""])
    }

    final class Person: NSObject {
      var name: String?
      init(_ name: String) { self.name = name }
    }
  }
#endif
