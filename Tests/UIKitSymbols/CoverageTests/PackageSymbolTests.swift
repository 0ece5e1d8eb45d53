import Foundation
import SymbolCoverage
import Testing

/// The list of this package, its sources and its page belong together.
struct PackageSymbolTests {
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// What the sources declare; read once.
  static let coverage = Result { try SymbolCoverage(package: package) }

  @Test func `nineteen of twenty uses of UIKit in published apps are there`() throws {
    let coverage = try Self.coverage.get()
    #expect(coverage.share(of: coverage.symbols) >= 0.95)
  }

  @Test func `the page in the documentation is the one that the sources give now`() throws {
    let page = URL(fileURLWithPath: Self.package).appendingPathComponent(SymbolCoverage.page).path
    let written = try String(contentsOfFile: page, encoding: .utf8)
    let fresh = try Self.coverage.get().markdown
    #expect(written == fresh, "run `make symbols`, which writes \(SymbolCoverage.page)")
  }
}
