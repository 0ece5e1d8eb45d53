import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

@Suite @MainActor
struct StoryboardValueTests {
  private typealias Folder = StoryboardFolder

  private func play(_ scenes: String..., body: @MainActor (StoryboardStage, UIViewController) throws -> Void)
    throws
  {
    try StoryboardStage.play { stage in
      let main = try stage.folder.storyboard("Main.storyboard", initial: "home", scenes.joined())
      try body(stage, try #require(UIStoryboard(contentsOf: main).instantiateInitialViewController()))
    }
  }

  @Test func `runtime attributes come in the types that they are written in`() throws {
    func attribute(_ keyPath: String, _ type: String, _ value: String) -> String {
      "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(keyPath)\" \(value)</userDefinedRuntimeAttribute>"
    }
    let attributes =
      attribute("layer.cornerRadius", "number", "><integer key=\"value\" value=\"6\"/>")
      + attribute("alpha", "number", "><real key=\"value\" value=\"0.5\"/>")
      + attribute("hidden", "boolean", "value=\"YES\">")
      + attribute(
        "backgroundColor", "color", "><color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>")
      + attribute("center", "point", "><point key=\"value\" x=\"3\" y=\"4\"/>")
      + attribute("layer.shadowOffset", "size", "><size key=\"value\" width=\"1\" height=\"2\"/>")
      + attribute("bounds", "rect", "><rect key=\"value\" x=\"0\" y=\"0\" width=\"8\" height=\"9\"/>")
      + attribute("accessibilityLabel", "string", "value=\"read\">")
      + attribute("tag", "number", "><integer key=\"value\" value=\"5\"/>")
      + attribute("tintColor", "nil", ">")
    let view =
      "<view id=\"v\"><userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></view>"
    try play(Folder.scene("home", view: view)) { stage, home in
      let view = try #require(home.view.subviews.first)
      #expect(view.layer.cornerRadius == 6)
      #expect(view.alpha == 0.5)
      #expect(view.isHidden)
      #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(view.center == CGPoint(x: 3, y: 4))
      #expect(view.layer.shadowOffset == CGSize(width: 1, height: 2))
      #expect(view.bounds.size == CGSize(width: 8, height: 9))
      #expect(view.accessibilityLabel == "read")
      #expect(view.tag == 5)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `constraints are kept with both sides, and can be outlets`() throws {
    let view = """
      <view id="box"><constraints>
      <constraint firstAttribute="width" constant="40" id="width"/>
      <constraint firstAttribute="width" secondItem="box" secondAttribute="height" multiplier="16:9" id="ratio"/>
      <constraint firstAttribute="height" placeholder="YES" id="dummy"/>
      </constraints></view>
      """
    let scene = Folder.scene(
      "home", view: view,
      inside: "", connections: "<outlet property=\"title\" destination=\"box\" id=\"o1\"/>"
    ).replacingOccurrences(
      of: "</subviews></view>",
      with: """
        </subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading"\
         relation="greaterThanOrEqual" priority="750" id="edge"/></constraints></view>
        """)
    try play(scene) { _, home in
      let view: UIView = home.view
      let box = try #require(view.subviews.first)
      #expect(box.constraints.count == 2)
      #expect(box.constraints.first?.constant == 40)
      #expect(box.constraints.first?.firstItem === box)
      #expect(box.constraints.last?.multiplier == 16.0 / 9)
      let edge = try #require(view.constraints.first)
      #expect(edge.firstItem === box)
      #expect(edge.secondItem === view.safeAreaLayoutGuide)
      #expect(edge.relation == .greaterThanOrEqual)
      #expect(edge.priority == UILayoutPriority(750))
    }
  }

  @Test func `a controller extends below bars as the storyboard says`() throws {
    for (edges, expected) in [
      ("", UIRectEdge.all), ("<extendedEdge key=\"edgesForExtendedLayout\"/>", []),
      ("<extendedEdge key=\"edgesForExtendedLayout\" bottom=\"YES\"/>", .bottom),
    ] {
      try play(
        Folder.scene("home", attributes: "extendedLayoutIncludesOpaqueBars=\"YES\"", inside: edges)
      ) { _, home in
        #expect(home.edgesForExtendedLayout == expected)
        #expect(home.extendedLayoutIncludesOpaqueBars)
      }
    }
  }

  @Test func `SEG-16 a popover points at what the storyboard says, before prepare`() throws {
    try play(
      Folder.scene(
        "home", attributes: "customClass=\"PopoverHome\" customModule=\"HeadlessUIKitTests\"",
        view: "<view id=\"anchor\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"30\" height=\"40\"/></view>",
        connections: """
          <segue kind="popoverPresentation" identifier="pop" destination="end" popoverAnchorView="anchor" id="s1">
          <popoverArrowDirection key="popoverArrowDirection" up="YES"/></segue>
          """), Folder.scene("end")
    ) { stage, home in
      stage.show(home)
      home.performSegue(withIdentifier: "pop", sender: nil)
      let popover = try #require((home as? PopoverHome)?.seen)
      #expect(popover.sourceView === home.view.subviews.first)
      #expect(popover.sourceRect == CGRect(x: 0, y: 0, width: 30, height: 40))
      #expect(popover.permittedArrowDirections == .up)
      stage.environment.clock.runUntilIdle()
      #expect(home.presentedViewController?.presentationController === popover)
    }
  }

  @Test func `SB-16 a class of another kind is not made from the element`() throws {
    try play(
      Folder.scene(
        "home",
        view: "<label id=\"l\" text=\"x\" customClass=\"PopoverHome\" customModule=\"HeadlessUIKitTests\"/>")
    ) {
      _, home in
      #expect(home.view.subviews.first is UILabel)
    }
  }

  @Test func `SEG-07 SEG-33 a recogniser's target is the segue's template`() throws {
    try play(
      Folder.scene(
        "home", attributes: "customClass=\"PopoverHome\" customModule=\"HeadlessUIKitTests\"",
        connections: "",
        beside: """
          <tapGestureRecognizer id="tap"><connections>
          <segue kind="presentation" identifier="tapped" destination="end" id="s1"/></connections></tapGestureRecognizer>
          """
      ).replacingOccurrences(
        of: "</subviews></view>",
        with: """
          </subviews><connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="g"/>
          </connections></view>
          """), Folder.scene("end")
    ) { stage, home in
      stage.show(home)
      let tap = try #require(home.view.gestureRecognizers?.first as? UITapGestureRecognizer)
      tap.enter(.ended)
      #expect((home as? PopoverHome)?.sender as? UIGestureRecognizer === tap)
      stage.environment.clock.runUntilIdle()
      #expect(home.presentedViewController != nil)
    }
  }
}

final class PopoverHome: UIViewController {
  var seen: UIPopoverPresentationController?
  var sender: Any?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    self.sender = sender
    if segue.identifier == "pop" { seen = segue.destination.popoverPresentationController }
  }
}
