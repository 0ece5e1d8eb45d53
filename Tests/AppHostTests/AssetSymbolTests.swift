import Foundation
import Testing

@testable import AppHost

@Suite("Symbols of asset catalogues")
struct AssetSymbolTests {
  @Test(
    "A name becomes a symbol as in Xcode",
    arguments: [
      ("Logo", "logo"), ("my-image 2", "myImage2"), ("URLIcon", "urlIcon"), ("QR", "qr"),
      ("backImage", "back"),
      ("2x", "_2x"), ("default", "`default`"), ("Image", "image"),
    ])
  func names(name: String, symbol: String) {
    #expect(AssetSymbols.symbol(name, without: "Image") == symbol)
  }

  @Test
  func
    `Images and colours have symbols, in folders that are names too, but for those that the app has itself`()
    throws
  {
    let scratch = try Scratch()
    func asset(_ path: String, _ contents: String = "{}") throws {
      try scratch.write(contents, to: "Assets.xcassets/\(path)/Contents.json")
    }
    try asset("Logo.imageset")
    try asset("Plain/about.imageset")
    try asset("icons", #"{"properties": {"provides-namespace": true}}"#)
    try asset("icons/back.imageset")
    try asset("AccentColor.colorset")
    try asset("red.colorset")
    try asset("mine.imageset")
    let symbols = AssetSymbols([scratch.folder.appendingPathComponent("Assets.xcassets")])
    let text = symbols.text(without: ["mine"])
    #expect(text.contains("static let logo = ImageResource(name: \"Logo\", bundle: Foundation.Bundle.main)"))
    #expect(text.contains("static var about: UIImage { UIImage(resource: ImageResource.about) }"))
    #expect(text.contains("enum Icons {\nstatic let back = ImageResource(name: \"icons/back\""))
    #expect(text.contains("static var accent: UIColor { UIColor(resource: ColorResource.accent) }"))
    #expect(text.contains("static let red = ColorResource"))
    #expect(!text.contains("static var red"))
    #expect(!text.contains("static var mine"))
    #expect(AssetSymbols([]).isEmpty)
  }
}
