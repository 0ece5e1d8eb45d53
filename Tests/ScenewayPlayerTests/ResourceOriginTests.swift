import Foundation
import ScenewayTesting
import Testing

@testable import ScenewayPlayer

@Suite
struct ResourceOriginTests {
  private func origins(_ folder: TemporaryFolder) throws -> ResourceOrigins {
    _ = try folder.write(
      """
      {"name": "Shop", "files": {"Cell.xib": "/app/Cells/Cell.xib", "de.lproj/Main.strings": "/app/de/Main.strings"},
       "told": ["/app/Cells/Cell.xib:26:1: error: it ends too early"]}
      """, to: "sceneway-origins.json")
    return ResourceOrigins(in: folder.url)
  }

  @Test func `words about a file of a hosted app name the author's own, and the bundle by the app's name`()
    throws
  {
    let folder = try TemporaryFolder()
    let origins = try origins(folder)
    let path = folder.url.path
    #expect(origins.named("\(path)/Cell.xib:1:2: error: x") == "/app/Cells/Cell.xib:1:2: error: x")
    #expect(origins.named("in \(path)/de.lproj/Main.strings") == "in /app/de/Main.strings")
    #expect(origins.named("NSBundle <\(path)> (loaded)") == "NSBundle <Shop.app> (loaded)")
    #expect(origins.named("Cell.xib") == "Cell.xib")
  }

  @Test func `what was told of a broken file before the start is known`() throws {
    let folder = try TemporaryFolder()
    let origins = try origins(folder)
    #expect(origins.hasTold("/app/Cells/Cell.xib:26:1: error: it ends too early"))
    #expect(!origins.hasTold("/app/Cells/Cell.xib:2:1: error: it ends too early"))
    #expect(!ResourceOrigins(in: folder.url.appendingPathComponent("none")).hasTold("anything"))
  }

  @Test func `words that people read have no addresses`() {
    #expect("<Cell: 0x7f1227d6df7f> moved to 0x7f1227d6df7f".withoutAddresses == "<Cell> moved to …")
    #expect("the colour 0xffaa00".withoutAddresses == "the colour 0xffaa00")
  }
}
