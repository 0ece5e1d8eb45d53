import Foundation
import Sceneway
import Testing

/// The links of a shop.
private enum Route: Hashable, Sendable {
  case home
  case orders
  case newOrder
  case order(Int)
  case orderNamed(String)
  case item(order: Int, item: UUID)
  case search(String, page: Int?)
  case giftSearch(String)
  case tagged([String])
  case file([String])
  case section(Section)
  case help(String?)
  case day(Day)
  case preview
  case partner(String)
}

private enum Section: String, LinkValue { case new, sale }

private struct Day: LinkValue, Hashable {
  let month: Int
  init?(linkText: String) {
    guard linkText.hasPrefix("m"), let month = Int(linkText.dropFirst()), (1...12).contains(month) else {
      return nil
    }
    self.month = month
  }
}

private func table() throws -> LinkTable<Route> {
  try LinkTable(
    schemes: ["shop"], hosts: ["shop.example", "*.shop.example"],
    [
      LinkPattern("/", .home),
      LinkPattern("/orders", .orders),
      LinkPattern("/orders/{name}", Route.orderNamed),
      LinkPattern("/orders/{id}", Route.order),
      LinkPattern("/orders/new", .newOrder),
      LinkPattern("/orders/{id}/items/{item}") { (id: Int, item: UUID) in .item(order: id, item: item) },
      LinkPattern("/search?q={text}&page={page}", Route.search),
      LinkPattern("/search?q={text}&kind=gift", Route.giftSearch),
      LinkPattern("/tagged?tag={tags}", Route.tagged),
      LinkPattern("/files/{path...}", Route.file),
      LinkPattern("/sections/{section}", Route.section),
      LinkPattern("/help#{topic}", Route.help),
      LinkPattern("/calendar/{day}", Route.day),
      LinkPattern("/orders?preview", .preview),
      LinkPattern("https://partner.example/{name}", Route.partner),
    ])
}

@Suite struct `Link patterns` {
  @Test(arguments: [
    ("shop://", Route.home), ("shop:///", .home), ("https://shop.example", .home),
    ("http://SHOP.example/", .home),
    ("SHOP://orders", .orders), ("shop:///orders/", .orders), ("https://shop.example//orders//", .orders),
    ("https://de.shop.example/orders/7", .order(7)), ("shop://orders/-7", .order(-7)),
    ("shop://orders/7a", .orderNamed("7a")), ("shop://orders/new", .newOrder),
    ("shop://orders/caf%C3%A9%2Fbar", .orderNamed("café/bar")),
    ("https://shop.example/search?q=red%20shoes", .search("red shoes", page: nil)),
    ("https://shop.example/search?page=2&q=a&utm_source=mail", .search("a", page: 2)),
    ("https://shop.example/search?q=a&kind=gift", .giftSearch("a")),
    ("https://shop.example/tagged?tag=a&tag=b", .tagged(["a", "b"])), ("shop://tagged", .tagged([])),
    ("shop://files", .file([])), ("shop://files/a/b%20c/d", .file(["a", "b c", "d"])),
    ("shop://sections/sale", .section(.sale)), ("shop://help", .help(nil)), ("shop://help#pay", .help("pay")),
    ("shop://calendar/m12", .day(Day(linkText: "m12")!)), ("shop://orders?preview", .preview),
    ("shop://orders?preview=1", .preview), ("https://partner.example/ada", .partner("ada")),
    ("https://shop.example/orders/5#anything", .order(5)),
  ])
  private func `a URL is the route of the most specific pattern`(text: String, route: Route) throws {
    let url = try #require(URL(string: text))
    #expect(try table().route(for: url) == route)
  }

  @Test func `values of a placeholder have the type of the closure's parameter`() throws {
    let id = UUID()
    let url = try #require(URL(string: "shop://orders/3/items/\(id.uuidString)"))
    let match = try table().match(url)
    #expect(match.route == .item(order: 3, item: id))
    #expect(match.pattern == "/orders/{id}/items/{item}")
  }

  @Test(arguments: [
    (
      "mailto:ada", LinkError.Kind.unknownScheme,
      "mailto:ada is not for this app: its schemes are shop, https."
    ),
    (
      "https://elsewhere.example/orders", .unknownHost,
      "https://elsewhere.example/orders is not for this app: its hosts are shop.example, *.shop.example, partner.example."
    ),
    (
      "shop://ordres/4", .unknownPath,
      "shop://ordres/4 leads nowhere: there is no 'ordres' where calendar, files, help, orders, search, sections, tagged "
        + "would be. Did you mean 'orders'?"
    ),
    (
      "shop://sections/old", .wrongValue,
      "shop://sections/old leads nowhere: 'old' should be Section. The nearest pattern is /sections/{section}."
    ),
    (
      "https://shop.example/tagged?tag=a&tag=", .wrongValue,
      "https://shop.example/tagged?tag=a&tag= leads nowhere: '' should be Array<String>. The nearest pattern is "
        + "/tagged?tag={tags}."
    ),
    (
      "shop://search", .missingQuery,
      "shop://search leads nowhere: it lacks 'q'. The nearest pattern is /search?q={text}&kind=gift."
    ),
    (
      "shop://search?q=a&page=two", .wrongValue,
      "shop://search?q=a&page=two leads nowhere: 'two' should be Optional<Int>. The nearest pattern is "
        + "/search?q={text}&page={page}."
    ),
    (
      "shop://orders/3/items/x", .wrongValue,
      "shop://orders/3/items/x leads nowhere: 'x' should be UUID. The nearest pattern is /orders/{id}/items/{item}."
    ),
    (
      "shop://orders/3/items", .unknownPath,
      "shop://orders/3/items leads nowhere: its path ends too early. The nearest pattern is /orders/{id}/items/{item}."
    ),
  ])
  func `a URL without a pattern says where it differs from the nearest one`(
    text: String, kind: LinkError.Kind, words: String
  ) throws {
    let url = try #require(URL(string: text))
    let error = #expect(throws: LinkError.self) { try table().route(for: url) }
    #expect(error?.kind == kind)
    #expect(error?.description == words)
  }

  @Test func `an error of the closure refuses the link in its own words`() throws {
    struct SoldOut: Error, CustomStringConvertible { let description = "sold out" }
    let table = try LinkTable<Int>([
      LinkPattern("/a/{id}") { (id: Int) in if id > 3 { throw SoldOut() } else { id } }
    ])
    #expect(try table.route(for: #require(URL(string: "x://a/2"))) == 2)
    let url = try #require(URL(string: "x://a/4"))
    let error = #expect(throws: LinkError.self) { try table.route(for: url) }
    #expect(error?.kind == .rejected)
    #expect(error?.expected == ["sold out"])
  }
}

@Suite struct `Tables of link patterns` {
  private struct Bad: Sendable, CustomTestStringConvertible {
    let kind: LinkTableError.Kind
    let patterns: [LinkPattern<Int>]
    var testDescription: String { patterns.map(\.text).joined(separator: " ") }
  }

  private static let bad: [Bad] = [
    Bad(kind: .malformed, patterns: [LinkPattern("orders", 1)]),
    Bad(kind: .malformed, patterns: [LinkPattern("/a{id}") { (id: Int) in id }]),
    Bad(kind: .malformed, patterns: [LinkPattern("/{a}/{a}") { (one: Int, _: Int) in one }]),
    Bad(kind: .malformed, patterns: [LinkPattern("/{rest...}/b") { (rest: [Int]) in rest.count }]),
    Bad(kind: .malformed, patterns: [LinkPattern("/a?=b", 1)]),
    Bad(kind: .malformed, patterns: [LinkPattern("/a#", 1)]),
    Bad(kind: .malformed, patterns: [LinkPattern("https:///a", 1)]),
    Bad(kind: .malformed, patterns: [LinkPattern("/%zz", 1)]),
    Bad(kind: .wrongCount, patterns: [LinkPattern("/a") { (id: Int) in id }]),
    Bad(kind: .wrongCount, patterns: [LinkPattern("/{a}/{b}") { (id: Int) in id }]),
    Bad(kind: .wrongPlace, patterns: [LinkPattern("/{a}/b") { (id: Int?) in id ?? 0 }]),
    Bad(kind: .wrongPlace, patterns: [LinkPattern("/{a}") { (ids: [Int]) in ids.count }]),
    Bad(kind: .wrongPlace, patterns: [LinkPattern("/{a...}") { (id: Int) in id }]),
    Bad(kind: .wrongPlace, patterns: [LinkPattern("/a#{b}") { (ids: [Int]) in ids.count }]),
    Bad(kind: .ambiguous, patterns: [LinkPattern("/a", 1), LinkPattern("/a/", 2)]),
    Bad(
      kind: .ambiguous,
      patterns: [LinkPattern("/{a}") { (id: Int) in id }, LinkPattern("/{b}") { (id: Int) in id }]),
    Bad(kind: .ambiguous, patterns: [LinkPattern("/a?x", 1), LinkPattern("/a?y", 2)]),
    Bad(
      kind: .ambiguous,
      patterns: [LinkPattern("/{a}") { (_: Section) in 1 }, LinkPattern("/{a}") { (_: Double) in 1 }]),
    Bad(kind: .ambiguous, patterns: [LinkPattern("/a/{b}") { (id: Int?) in id ?? 0 }, LinkPattern("/a", 1)]),
  ]

  @Test(arguments: bad)
  private func `a fault is found when the table is made, and names its patterns`(bad: Bad) {
    let error = #expect(throws: LinkTableError.self) { try LinkTable<Int>(bad.patterns) }
    #expect(error?.kind == bad.kind)
    #expect(error?.patterns == bad.patterns.map(\.text))
  }

  @Test func `patterns that no URL can both be of are not ambiguous`() throws {
    let table = try LinkTable<Int>([
      LinkPattern("/a?x=1", 1), LinkPattern("/a?x=2", 2), LinkPattern("/b#one", 3), LinkPattern("/b#two", 4),
      LinkPattern("/{section}/new") { (_: Section) in 5 }, LinkPattern("/{number}/old") { (_: Double) in 6 },
      LinkPattern("/{section}/new/{more...}") { (_: Section, _: [String]) in 7 },
      LinkPattern("/{section}/sort?by=name") { (_: Section) in 8 },
      LinkPattern("/{number}/sort?by=size") { (_: Double) in 9 },
    ])
    #expect(try table.route(for: #require(URL(string: "x://a?x=2"))) == 2)
    #expect(try table.route(for: #require(URL(string: "x://b#two"))) == 4)
    #expect(try table.route(for: #require(URL(string: "x://1.5/old"))) == 6)
    #expect(try table.route(for: #require(URL(string: "x://sale/new"))) == 5)
    #expect(try table.route(for: #require(URL(string: "x://sale/new/more"))) == 7)
    #expect(try table.route(for: #require(URL(string: "x://sale/sort?by=name"))) == 8)
    #expect(try table.route(for: #require(URL(string: "x://1.5/sort?by=size"))) == 9)
  }

  @Test func `the order of the patterns makes no difference`() throws {
    let patterns = [
      LinkPattern<Int>("/a/{x}") { (_: String) in 1 }, LinkPattern("/a/{x}") { (_: Int) in 2 },
      LinkPattern("/a/{x}") { (_: UUID) in 3 }, LinkPattern("/a/b", 4),
      LinkPattern("/a/{x...}") { (_: [String]) in 5 },
      LinkPattern("/{x}/b") { (_: String) in 6 },
    ]
    var random = SeededRandom(seed: 20)
    for _ in 0..<20 {
      let table = try LinkTable(patterns.shuffled(using: &random))
      for (text, route) in [("z", 1), ("7", 2), ("\(UUID())", 3), ("b", 4), ("b/c", 5)] {
        #expect(try table.route(for: #require(URL(string: "x://a/\(text)"))) == route)
      }
      #expect(try table.route(for: #require(URL(string: "x://c/b"))) == 6)
    }
  }

  @Test func `twenty thousand URLs of all kinds are answered without a crash`() throws {
    let table = try table()
    var random = SeededRandom(seed: 4)
    let pieces = [
      "orders", "search", "%", "%2F", "%C3", "?", "#", "&", "=", "/", "//", "q", "7", "é", "{id}", "..", ":",
      "@",
    ]
    var found = 0
    for _ in 0..<20_000 {
      let text =
        "shop://"
        + (0..<Int.random(in: 0...6, using: &random)).map { _ in
          pieces[Int.random(in: pieces.indices, using: &random)]
        }.joined()
      guard let url = URL(string: text) else { continue }
      if (try? table.route(for: url)) != nil { found += 1 }
    }
    #expect(found > 0)
  }
}
