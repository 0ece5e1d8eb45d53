import Foundation
import Testing

@testable import AppHost

@Suite("The report of what compiles")
struct HostReportTests {
  private func diagnostic(_ line: String) throws -> HostDiagnostic {
    try #require(HostDiagnostic(line: line[...]))
  }

  @Test
  func `Files that lack nothing but modules are told apart, and those that were not reached do not compile`()
    throws
  {
    var report = HostReport(name: "Shop", fileCount: 6)
    report.diagnostics = [
      try diagnostic("/a/A.swift:1:8: error: no such module 'Lost'"),
      try diagnostic("/a/B.swift:1:8: error: no such module 'Lost'"),
      try diagnostic("/a/B.swift:3:1: error: cannot find 'thing' in scope"),
    ]
    report.unreached = ["/b/C.swift"]
    #expect(report.brokenFileCount == 3)
    #expect(report.filesOnlyLackingModules == ["/a/A.swift"])
    let lines = report.description.split(separator: "\n")
    #expect(lines[0] == "Shop: 3 of 6 files compile.")
    #expect(lines[1] == "Not looked at, since what they need does not compile: 1 file.")
    #expect(lines[2] == "1 file more has no other error than that modules are missing.")
    #expect(lines[3] == "Modules that are not there: Lost (2)")
  }

  @Test func `Where nothing was built and no file has an error, what the build says is told`() {
    var report = HostReport(name: "Shop", fileCount: 6)
    report.output = "error: the disk is full\n"
    #expect("\(report)" == "Shop was not built, for no fault in its Swift files:\nerror: the disk is full\n")
  }

  @Test func `The share of UIKit's types counts those that are declared, by name and by use`() throws {
    let scratch = try Scratch()
    try scratch.write(
      "open class UIView: UIResponder {\n}\npublic protocol UIThing {}\n",
      to: "Sources/HeadlessUIKit/A/UIView.swift")
    let kit = KitCoverage(of: ["UIView": 7, "UIThing": 1, "UIRuler": 2], in: scratch.folder)
    #expect(kit.missing.map(\.name) == ["UIRuler"])
    #expect(
      "\(kit)"
        == "UIKit: 2 of 3 types that it names are there, 80.0 % of the times that it names one; not there: UIRuler (2)."
    )
  }

  @Test func `The share of UIKit's types leaves those alone that the app declares itself`() throws {
    let scratch = try Scratch()
    try scratch.write("open class UIView {\n}\n", to: "Sources/HeadlessUIKit/UIView.swift")
    let kit = KitCoverage(of: ["UIView": 1, "UIWindowType": 8], own: ["UIWindowType"], in: scratch.folder)
    #expect(kit.missing.isEmpty && kit.typeCount == 1 && kit.useCount == 1)
  }

  @Test func `Modules of other apps are out of sight while one is built, and come back untouched`() throws {
    let scratch = try Scratch()
    let shelf = ModuleShelf(products: scratch.folder)
    try shelf.keepOut(["Shop", "Kit"])
    for name in ["UIKit", "Shop", "Kit"] { try scratch.write(name, to: "Modules/\(name).swiftmodule") }
    try shelf.keepOut(["Kit", "Bank"])
    #expect(scratch.read("Modules/Shop.swiftmodule").isEmpty)
    #expect(scratch.read("Modules/Kit.swiftmodule") == "Kit")
    #expect(scratch.read("Modules/UIKit.swiftmodule") == "UIKit")
    try scratch.write("Bank", to: "Modules/Bank.swiftmodule")
    try shelf.keepOut(["Shop"])
    #expect(scratch.read("Modules/Shop.swiftmodule") == "Shop")
    #expect(scratch.read("Modules/Bank.swiftmodule").isEmpty)
  }

  @Test func `A file that was left out is told with all of its errors`() throws {
    var report = HostReport(name: "Shop", fileCount: 2)
    report.leftOut = ["/a/A.swift", "/a/B.swift"]
    report.leftOutErrors = try ["3", "4"].map {
      try diagnostic("/a/B.swift:\($0):1: error: cannot find 'thing' in scope")
    }
    let lines = report.description.split(separator: "\n")
    #expect(
      lines[1...] == [
        "left out: /a/A.swift", "left out: /a/B.swift:3:1: error: cannot find 'thing' in scope",
        "left out: /a/B.swift:4:1: error: cannot find 'thing' in scope",
      ])
  }

  @Test func `What a left out file declared is told with that file`() throws {
    let places = ["Cart": "/a/Cart.swift"]
    let lost = try diagnostic("/a/B.swift:3:1: error: cannot find type 'Cart' in scope").naming(places)
    #expect(
      lost.message
        == "cannot find type 'Cart' in scope: it is declared in /a/Cart.swift, which is left out")
    #expect(lost.missingSymbol == "Cart")
    let other = try diagnostic("/a/B.swift:3:1: error: cannot find type 'Shelf' in scope")
    #expect(other.naming(places) == other)
  }

  @Test func `Names that nobody has are the app's own mistakes, unless UIKit has them`() throws {
    let scratch = try Scratch()
    try scratch.write(
      "# symbols\nUIView\tviews\t1\t2\t3\nUIView.tintColor\tviews\t1\t2\t3\n",
      to: "Tests/UIKitSymbols/symbols.tsv")
    try scratch.write("open class UILabel {}\n  class UIWindow {}\n", to: "Sources/HeadlessUIKit/A.swift")
    var report = HostReport(name: "Shop", fileCount: 6, symbols: KnownSymbols(in: scratch.folder))
    report.diagnostics = try [
      "value of type 'UIView' has no member 'tintColor'", "value of type 'Cart' has no member 'total'",
      "value of type 'UIView' has no member 'tintColour'", "cannot find type 'UIVeiw' in scope",
      "cannot find type 'UIRuler' in scope", "cannot find 'thing' in scope",
    ].enumerated().map { try diagnostic("/a/A.swift:\($0.offset + 1):1: error: \($0.element)") }
    #expect(report.missingSymbols.map(\.name) == ["UIRuler", "UIView.tintColor"])
    #expect(report.unknownNames.map(\.name) == ["Cart.total", "UIVeiw", "UIView.tintColour", "thing"])
    #expect(
      "\(report)".contains(
        """
        Not found in UIKit's types, be it UIKit's own or of an extension that is missing:
          1  UIView.tintColour
        Not found, and not known to be UIKit's:
          1  Cart.total
        """))
  }

  @Test func `A slip in a name of UIKit's is asked about, and is no type that UIKit lacks`() throws {
    let scratch = try Scratch()
    try scratch.write(
      "open class UITableView {}\nopen class UILabel {}\n", to: "Sources/HeadlessUIKit/A.swift")
    let symbols = KnownSymbols(in: scratch.folder)
    for (slip, meant) in ["UITabelView": "UITableView", "UITableVieew": "UITableView", "UILabal": "UILabel"] {
      let told = symbols.explaining(
        try diagnostic("/a/A.swift:1:1: error: cannot find type '\(slip)' in scope"))
      #expect(told.message == "cannot find type '\(slip)' in scope; did you mean '\(meant)'?")
      #expect(told.missingSymbol == slip)
    }
    for name in ["UITableView", "UIRuler", "UITableViewCell", "Label"] {
      #expect(symbols.meant(by: name) == nil)
    }
    let coverage = KitCoverage(
      of: ["UITableView": 2, "UITabelView": 1, "UIRuler": 1], in: scratch.folder,
      isMistyped: { symbols.meant(by: $0) != nil })
    #expect(coverage.missing.map(\.name) == ["UIRuler"])
  }

  @Test func `The page lists the fields that the report has in JSON, and no others`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/Host.md")
    let listed = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
      line.hasPrefix("| `") ? line.dropFirst(3).split(separator: "`").first.map(String.init) : nil
    }
    var report = HostReport(name: "Shop", fileCount: 1, program: page)
    report.kit = KitCoverage(of: [:], in: page)
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(report)) as? [String: Any]
    #expect(listed.filter { !$0.contains(".") }.sorted() == json?.keys.sorted())
  }

  @Test func `A finding is an object in JSON, with what, where, why and help, and a line as text`() throws {
    var report = HostReport(name: "Shop", fileCount: 1)
    let bridged = """
      {"what": "Methods are exchanged.", "where": {"file": "/a/A.swift", "line": 3, "column": 5},
       "severity": "warning", "why": "It needs a runtime.", "help": "Override them.", "rule": "swizzling"}
      """
    report.findings = [try JSONDecoder().decode(HostFinding.self, from: Data(bridged.utf8))]
    #expect(
      "\(report)".contains("/a/A.swift:3:5: warning: Methods are exchanged. Override them. [swizzling]"))
    let data = try JSONEncoder().encode(report)
    let json = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let finding = try #require((json["findings"] as? [[String: Any]])?.first)
    #expect(
      finding["what"] as? String == "Methods are exchanged." && finding["help"] as? String == "Override them."
    )
    #expect(finding["rule"] as? String == "swizzling" && finding["severity"] as? String == "warning")
    #expect(finding["why"] as? String == "It needs a runtime.")
    let place = try #require(finding["where"] as? [String: Any])
    #expect(
      place["file"] as? String == "/a/A.swift" && place["line"] as? Int == 3 && place["column"] as? Int == 5)
  }

  @Test func `Each name that is missing is told with the module that it belongs to`() throws {
    let scratch = try Scratch()
    try scratch.write("open class UIView {}\n", to: "Sources/HeadlessUIKit/A.swift")
    var report = HostReport(name: "Shop", fileCount: 6, symbols: KnownSymbols(in: scratch.folder))
    report.diagnostics = try [
      "/a/A.swift:1:8: error: no such module 'SafariServices'",
      "/a/A.swift:2:8: error: no such module 'Cards'",
      "/a/A.swift:9:1: error: cannot find 'SFSafariViewController' in scope",
      "/a/A.swift:9:1: error: cannot find type 'Card' in scope",
      "/a/A.swift:9:2: error: value of type 'Own' has no member 'thing'",
      "/a/B.swift:9:1: error: cannot find type 'MKMapView' in scope",
      "/a/B.swift:9:1: error: cannot find type 'UIRuler' in scope",
      "/a/B.swift:9:1: error: cannot find type 'Thing' in scope",
      "/a/B.swift:9:1: error: cannot find type 'NSManagedObject' in scope",
    ].map { try diagnostic($0) }
    #expect(report.module(of: "SFSafariViewController") == "SafariServices")
    #expect(report.module(of: "UIRuler") == "UIKit")
    #expect(report.module(of: "Thing") == nil && report.module(of: "Own.thing") == nil)
    #expect(
      "\(report)".contains(
        """
        Not there yet:
          1  UIRuler, of UIKit
        Not found, since a module is missing:
          1  Card, perhaps of Cards
          1  SFSafariViewController, of SafariServices
        Not found, and not known to be UIKit's:
          1  MKMapView, of MapKit, which is not imported
          1  NSManagedObject, of CoreData, which is not imported
          1  Own.thing
          1  Thing
        """))
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(report)) as? [String: Any]
    let names = json?["unknownNames"] as? [[String: Any]]
    #expect(names?.first { $0["name"] as? String == "MKMapView" }?["module"] as? String == "MapKit")
  }
}
