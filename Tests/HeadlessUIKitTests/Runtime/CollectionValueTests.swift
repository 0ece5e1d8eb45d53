import Foundation
import Testing

@testable import HeadlessUIKit

/// What collections answer to keys.
@MainActor
struct CollectionValueTests {
  private final class Row: NSObject {
    var price: Int?
    var tags: [String]?
    init(_ price: Int?, _ tags: [String] = []) { (self.price, self.tags) = (price, tags) }
  }

  private final class Table: NSObject {
    var rows: [Row]? = [Row(3, ["a"]), Row(1), Row(3), Row(nil)]
  }

  private func table() -> Table {
    RuntimeClass(Row.self).outlet("price", \.price).outlet("tags", \.tags).register()
    RuntimeClass(Table.self).outlet("rows", \.rows).register()
    return Table()
  }

  @Test func `A dictionary answers with what it has under a key`() {
    #expect((["a": 1] as NSDictionary).value(forKey: "a") as? Int == 1)
    let nested = ["a": ["b": 2]] as NSDictionary
    #expect(nested.value(forKeyPath: "a.b") as? Int == 2)
    #expect(nested.value(forKeyPath: "c.b") == nil)
    let changing = NSMutableDictionary()
    changing.setValue(4, forKey: "d")
    #expect((changing as NSObject).value(forKey: "d") as? Int == 4)
  }

  @Test func `An array answers with what each of its objects does, and null for nothing`() {
    let prices = table().value(forKeyPath: "rows.price") as? [Any]
    #expect(prices?.map { $0 as? Int } == [3, 1, 3, nil])
    #expect(prices?.last is NSNull)
  }

  @Test func `Operators count, add up, compare and sort out, what is null aside`() {
    let table = table()
    #expect(table.value(forKeyPath: "rows.@count") as? Int == 4)
    #expect(table.value(forKeyPath: "rows.@sum.price") as? Int == 7)
    #expect(table.value(forKeyPath: "rows.@avg.price") as? Double == 1.75)
    #expect(table.value(forKeyPath: "rows.@min.price") as? Int == 1)
    #expect(table.value(forKeyPath: "rows.@max.price") as? Int == 3)
    #expect(table.value(forKeyPath: "rows.@distinctUnionOfObjects.price") as? [Int] == [3, 1])
    #expect(table.value(forKeyPath: "rows.@unionOfObjects.price") as? [Int] == [3, 1, 3])
    #expect(([0.1, 0.2] as NSArray).value(forKeyPath: "@sum.self") as? Double == 0.3)
    #expect((["b", "a"] as NSArray).value(forKeyPath: "@min.self") as? String == "a")
    #expect(NSArray().value(forKeyPath: "@max.self") == nil)
    #expect(NSSet(array: [1, 2]).value(forKeyPath: "@count") as? Int == 2)
  }
}
