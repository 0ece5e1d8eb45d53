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
}
