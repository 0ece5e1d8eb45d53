import CoreGraphics
import QuartzCore
import Testing
import UniformTypeIdentifiers

/// Files that import no more than this compile on a phone.
@MainActor
struct GraphicsImportTests {
  @Test func `rectangles, paths and layers come with their modules`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CALayer().opacity == 1)
  }

  @Test func `types of files come with their module`() {
    #expect(UTType.png.conforms(to: .image))
  }
}
