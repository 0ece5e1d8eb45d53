import Paper
import XCTest

final class SheetTests: XCTestCase {
  func testLines() { XCTAssertEqual(Sheet().lines, 40) }
}
