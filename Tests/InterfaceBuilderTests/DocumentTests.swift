import Foundation
import InterfaceBuilder
import Testing

struct DocumentTests {
  @Test func `reads the properties of a storyboard`() throws {
    let document = try Fixture.read(Fixture.shop)
    #expect(document.kind == .storyboard)
    #expect(document.type == "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB")
    #expect(document.version == "3.0")
    #expect(document.toolsVersion == "22505")
    #expect(document.systemVersion == "22G630")
    #expect(document.targetRuntime == .iOS)
    #expect(document.initialViewControllerID == "tab-Ba-rCo")
    #expect(document.initialViewController?.kind == .tabBarController)
    #expect(document.useAutolayout && document.useTraitCollections && document.useSafeAreas)
    #expect(!document.launchScreen)
    #expect(document.objects.isEmpty)
    #expect(document.filesOwner == nil)
    #expect(document.problems.isEmpty)
    #expect(document.file == "Main.storyboard")
    #expect(throws: Never.self) { try document.checked() }
  }

  @Test func `reads device, dependencies and resources`() throws {
    let document = try Fixture.read(Fixture.shop)
    let device = try #require(document.device)
    #expect(device.id == "retina6_12")
    #expect(device.orientation == "portrait")
    #expect(device.appearance == "light")
    #expect(device.layout == nil)
    #expect(
      document.dependencies.map(\.kind) == [
        .deployment(identifier: "iOS", version: "4112"),
        .plugIn(identifier: "com.apple.InterfaceBuilder.IBCocoaTouchPlugin", version: "22504"),
        .capability(name: "Safe area layout guides", minimumToolsVersion: "9.0"),
      ])
    #expect(document.resources.map(\.name) == ["cart", "tint", "systemBackgroundColor"])
    #expect(document.resources[0].kind == .image(size: Size(width: 128, height: 97), catalog: "system"))
    guard case .namedColor(let tint?) = document.resources[1].kind else {
      Issue.record("no colour")
      return
    }
    #expect(tint.components == .rgb(red: 1, green: 0.5, blue: 0))
  }

  @Test func `reads what older tools say of the device`() throws {
    func device(_ content: String) throws -> Device? {
      try Fixture.read(Fixture.storyboard("<device id=\"retina4_7\">\(content)</device>")).device
    }
    #expect(try device("<adaptation id=\"splitview1_2\"/>")?.layout == "splitview1_2")
    #expect(try device("<adaptation id=\"splitview1_2\"/>")?.appearance == nil)
    #expect(try device("<adaptation id=\"dark\"/>")?.appearance == "dark")
    #expect(try device("<adaptation id=\"dark\"/>")?.layout == nil)
  }

  @Test(arguments: [
    ("targetRuntime=\"iOS.CocoaTouch\"", TargetRuntime.iOS), ("targetRuntime=\"iOS.CocoaTouch.iPad\"", .iOS),
    ("targetRuntime=\"AppleTV\"", .tvOS), ("targetRuntime=\"watchKit\"", .watchOS),
    ("targetRuntime=\"MacOSX.Cocoa\"", .macOS), ("targetRuntime=\"Toaster\"", .unknown("Toaster")),
    ("", .iOS),
  ])
  func `knows the platform`(_ attribute: String, _ expected: TargetRuntime) throws {
    let start = Fixture.start.replacing(" version", with: " \(attribute) version")
    #expect(try Fixture.read("\(start)</document>").targetRuntime == expected)
  }

  @Test(arguments: [
    ("com.apple.InterfaceBuilder3.Cocoa.XIB", TargetRuntime.macOS, InterfaceBuilderDocument.Kind.xib),
    ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", .iOS, .xib),
    ("com.apple.InterfaceBuilder.AppleTV.XIB", .tvOS, .xib),
    ("com.apple.InterfaceBuilder.AppleTV.Storyboard", .tvOS, .storyboard),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", .watchOS, .storyboard),
    ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", .macOS, .storyboard),
    ("com.apple.InterfaceBuilder9.Future", .unknown(""), .xib),
  ])
  func `knows kind and platform by the document type`(
    _ type: String, _ runtime: TargetRuntime, _ kind: InterfaceBuilderDocument.Kind
  ) throws {
    let document = try Fixture.read("<document type=\"\(type)\"/>")
    #expect(document.targetRuntime == runtime)
    #expect(document.kind == kind)
  }

  @Test func `reads a xib`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" launchScreen="YES">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Badge"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="iN0-l3-epB"><connections><outlet property="owner" destination="-1" id="a"/></connections></view>
      </objects>
      </document>
      """
    let document = try Fixture.read(text)
    #expect(document.kind == .xib)
    #expect(document.launchScreen)
    #expect(document.objects.map(\.name) == ["placeholder", "placeholder", "view"])
    #expect(document.filesOwner?.customClass == "Badge")
    #expect(document.objects.compactMap(Placeholder.init).map(\.isFirstResponder) == [false, true])
    #expect(document.scenes.isEmpty && document.controllers.isEmpty)
    #expect(document["a"].map(Outlet.init)?.destination?["placeholderIdentifier"] == "IBFilesOwner")
    #expect(document.problems.isEmpty)
  }

  @Test func `finds the owner of a xib for macOS`() throws {
    let document = try Fixture.read(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects>
      <customObject id="-2" userLabel="File's Owner" customClass="Badge"/><customObject id="-1"/>
      </objects></document>
      """)
    #expect(document.filesOwner?.customClass == "Badge")
  }

  @Test func `looks up by id`() throws {
    let document = try Fixture.read(Fixture.shop)
    #expect(document["lbl-Ti-tle"]?.name == "label")
    #expect(document.element(id: "scn-Li-st0")?.name == "scene")
    #expect(document["missing"] == nil)
    #expect(document["retina6_12"] == nil)
    #expect(document.scene(id: "scn-Li-st0")?.controller?.id == "lst-Co-ntr")
    #expect(document.scene(id: "lbl-Ti-tle")?.id == "scn-Li-st0")
    #expect(document.controller(id: "nav-Co-ntr")?.kind == .navigationController)
    #expect(document.controller(id: "lbl-Ti-tle") == nil)
    #expect(document.controller(storyboardIdentifier: "list")?.id == "lst-Co-ntr")
    #expect(document.controller(storyboardIdentifier: "root") == nil)
    #expect(
      document.segues(to: "det-Co-ntr").map(\.id) == ["seg-Sh-ow0", "seg-Po-p00", "seg-Cu-st0", "seg-Ta-p00"])
    #expect(document.storyboardReferences.map(\.storyboardName) == ["Settings"])
  }

  @Test func `ids are found however they are written`() throws {
    let document = try Fixture.read(
      Fixture.storyboard("<a id=\"x&amp;y\"/><outlet destination=\"x&#38;y\"/><b id=\"\"/><c id=\"é\"/>"))
    #expect(document["x&y"]?.name == "a")
    #expect(document["é"]?.name == "c")
    #expect(document[""]?.name == "b")
    #expect(document.problems.isEmpty)
  }

  @Test func `equality and hash follow the file`() throws {
    let first = try Fixture.read(Fixture.shop)
    let second = try Fixture.read(Fixture.shop)
    let third = try Fixture.read(Fixture.shop.replacing("/>\n", with: " />\n"))
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(first != third)
    #expect(first.root == third.root)
  }

  @Test func `a document can be read on several threads at once`() async throws {
    let document = try Fixture.read(Fixture.shop)
    let counts = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 { group.addTask { document.segues.filter { $0.destination != nil }.count } }
      return await group.reduce(into: [Int]()) { $0.append($1) }
    }
    #expect(counts == Array(repeating: 8, count: 8))
  }
}
