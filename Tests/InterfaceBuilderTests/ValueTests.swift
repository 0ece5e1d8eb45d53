import InterfaceBuilder
import Testing

struct ValueTests {
  private func element(_ source: String) throws -> Element {
    try #require(try Fixture.read("\(Fixture.start)\(source)</document>").root.children.first)
  }

  @Test(arguments: [
    ("red='1' green='0.5' blue='0.0' alpha='0.25'", Color.Components.rgb(red: 1, green: 0.5, blue: 0), 0.25),
    ("white='0.33333333333333331'", .white(0.33333333333333331), 1),
    (
      "cyan='0.1' magenta='0.2' yellow='0.3' black='0.4' alpha='1'",
      .cmyk(cyan: 0.1, magenta: 0.2, yellow: 0.3, black: 0.4), 1
    ),
    ("systemColor='labelColor' white='0'", .system("labelColor"), 1),
    (
      "red='0' green='0' blue='0' alpha='1' cocoaTouchSystemColor='darkTextColor'", .system("darkTextColor"),
      1
    ),
    ("name='tint'", .named("tint", catalog: nil), 1),
    ("name='textColor' catalog='System' colorSpace='catalog'", .named("textColor", catalog: "System"), 1),
    ("patternImage='stripes'", .pattern("stripes"), 1), ("key='textColor'", .unknown, 1),
  ])
  func `reads a colour`(_ attributes: String, _ components: Color.Components, _ alpha: Double) throws {
    let color = Color(try element("<color \(attributes)/>"))
    #expect(color.components == components)
    #expect(color.alpha == alpha)
  }

  @Test(arguments: [
    ("type='string' keyPath='k' value='v'", "", RuntimeAttribute.Value.string("v", isLocalized: false)),
    ("type='string' keyPath='k'", "", .string("", isLocalized: false)),
    ("type='string' keyPath='k'", "<string key='value'>a\nb</string>", .string("a\nb", isLocalized: false)),
    ("type='localizedString' keyPath='k' value='v'", "", .string("v", isLocalized: true)),
    ("type='number' keyPath='k'", "<integer key='value' value='-3'/>", .integer(-3)),
    ("type='number' keyPath='k'", "<real key='value' value='8'/>", .real(8)),
    ("type='number' keyPath='k'", "<real key='value' value='0.5'/>", .real(0.5)),
    ("type='number' keyPath='k' value='12'", "", .integer(12)),
    ("type='number' keyPath='k'", "", .unknown),
    ("type='boolean' keyPath='k' value='YES'", "", .boolean(true)),
    ("type='boolean' keyPath='k' value='NO'", "", .boolean(false)),
    ("type='image' keyPath='k' value='star'", "", .image("star")),
    ("type='nil' keyPath='k'", "", .none),
    ("type='point' keyPath='k'", "<point key='value' x='1' y='2'/>", .point(Point(x: 1, y: 2))),
    ("type='size' keyPath='k'", "<size key='value' width='1' height='2'/>", .size(Size(width: 1, height: 2))),
    (
      "type='rect' keyPath='k'", "<rect key='value' x='1' y='2' width='3' height='4'/>",
      .rect(Rect(x: 1, y: 2, width: 3, height: 4))
    ),
    ("type='rect' keyPath='k'", "<rect key='value' x='1' y='2' width='3'/>", .unknown),
    (
      "type='range' keyPath='k'", "<range key='value' location='1' length='2'/>",
      .range(location: 1, length: 2)
    ),
    ("type='color' keyPath='k'", "", .unknown), ("type='hologram' keyPath='k' value='v'", "", .unknown),
  ])
  func `reads a runtime attribute`(
    _ attributes: String, _ content: String, _ value: RuntimeAttribute.Value
  ) throws {
    let attribute = RuntimeAttribute(
      try element("<userDefinedRuntimeAttribute \(attributes)>\(content)</userDefinedRuntimeAttribute>"))
    #expect(attribute.keyPath == "k")
    #expect(attribute.value == value)
  }

  @Test func `reads a colour as runtime attribute`() throws {
    let attribute = RuntimeAttribute(
      try element(
        """
        <userDefinedRuntimeAttribute type='color' keyPath='tint'><color key='value' white='1' alpha='0.5' \
        colorSpace='custom' customColorSpace='genericGamma22GrayColorSpace'/></userDefinedRuntimeAttribute>
        """))
    guard case .color(let color) = attribute.value else {
      Issue.record("no colour")
      return
    }
    #expect(color.components == .white(1))
    #expect(color.alpha == 0.5)
    #expect(color.colorSpace == "custom")
    #expect(color.customColorSpace == "genericGamma22GrayColorSpace")
  }

  @Test func `a rectangle without a number is none`() throws {
    #expect(Rect(try element("<rect key='frame' x='0.0' y='0.0' width='wide' height='1'/>")) == nil)
    #expect(Point(try element("<point x='1'/>")) == nil)
    #expect(Size(try element("<size width='1'/>")) == nil)
  }
}
