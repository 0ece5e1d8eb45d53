import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

@Suite @MainActor
struct StandInTests {
  private typealias Folder = StoryboardFolder

  private func play(standIns: Bool, _ body: @MainActor (StoryboardStage, UIStoryboard) throws -> Void) throws
  {
    try StoryboardStage.play { stage in
      if standIns { stage.environment.standIns = StandIns() }
      let main = try stage.folder.storyboard(
        "Main.storyboard", initial: "home",
        Folder.scene(
          "home", attributes: "customClass=\"Home\" customModule=\"App\"",
          view: """
            <label id="hello" text="Hello"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="theme" value="dark"/>
            </userDefinedRuntimeAttributes></label>
            <button id="go" customClass="Round" customModule="App"><state key="normal" title="Go"/>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="radius">
            <real key="value" value="3"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            <connections><action selector="go:" destination="home" eventType="touchUpInside" id="a1"/>
            <action selector="go:" destination="home" eventType="touchDown" id="a2"/></connections></button>
            <mapView id="map"><connections><outlet property="mapDelegate" destination="home" id="o3"/>
            </connections></mapView>
            """,
          connections: """
            <outlet property="hello" destination="hello" id="o1"/>
            <outlet property="goButton" destination="go" id="o2"/>
            <segue kind="custom" identifier="slide" customClass="Slide" customModule="App" destination="end" id="s1"/>
            <segue kind="show" identifier="made" destination="end" destinationCreationSelector="make:" id="s2"/>
            <segue kind="show" identifier="away" destination="away" id="s3"/>
            """),
        Folder.scene("end"),
        Folder.scene("away", kind: "viewControllerPlaceholder", attributes: "storyboardName=\"Nowhere\""))
      try body(stage, UIStoryboard(contentsOf: main))
    }
  }

  @Test func `what leads to missing classes is collected once, and nothing is complained of`() throws {
    try play(standIns: true) { stage, storyboard in
      let home = try #require(storyboard.instantiateInitialViewController())
      _ = storyboard.instantiateInitialViewController()?.view
      stage.show(home)
      for identifier in ["slide", "made", "away"] {
        home.performSegue(withIdentifier: identifier, sender: nil)
        stage.environment.clock.runUntilIdle()
        #expect(home.presentedViewController != nil, "\(identifier)")
        home.dismiss(animated: false)
        stage.environment.clock.runUntilIdle()
      }
      let button = home.view.subviews.lazy.compactMap { $0 as? UIButton }.first
      button?.sendActions(for: .touchUpInside)
      #expect(stage.complaints.isEmpty)
      let standIns = try #require(stage.environment.standIns)
      #expect(
        standIns.entries.map(\.className) == ["App.Home", "App.Round", "MKMapView", "UILabel", "App.Slide"])
      #expect(
        standIns.entries.map(\.keys) == [
          ["go:", "hello", "goButton", "make:"], ["radius"], ["mapDelegate"], ["theme"], [],
        ])
      #expect(standIns.missingFiles == ["Nowhere.storyboard"])
    }
  }

  @Test func `SB-12 SB-13 SB-15 MIS-31 without the list each one is complained of`() throws {
    try play(standIns: false) { stage, storyboard in
      let home = try #require(storyboard.instantiateInitialViewController())
      stage.show(home)
      #expect(
        stage.complaints.map(\.row).sorted() == [
          "SB-12", "SB-12", "SB-13", "SB-13", "SB-15", "SB-15", "SB-15",
        ])
      stage.environment.diagnostics.drain()
      home.view.subviews.lazy.compactMap { $0 as? UIButton }.first?.sendActions(for: .touchUpInside)
      home.performSegue(withIdentifier: "slide", sender: nil)
      home.performSegue(withIdentifier: "away", sender: nil)
      #expect(stage.complaints.map(\.row) == ["MIS-31", "SEG-18", "SB-01"])
    }
  }

  @Test(arguments: [
    ("App", false, false), ("HeadlessUIKitTests", false, true), ("", false, false), ("", true, true),
    ("App", true, false),
  ])
  func `a class of the same name in another module is not the one meant`(
    _ module: String, _ hasApp: Bool, _ isFound: Bool
  ) throws {
    try StoryboardStage.play { stage in
      let delegate = NamesakeDelegate()
      if hasApp {
        UIApplication.shared.delegate = delegate
      } else {
        stage.environment.standIns = StandIns()
      }
      let main = try stage.folder.storyboard(
        "Main.storyboard", initial: "home",
        Folder.scene("home", attributes: "customClass=\"Namesake\" customModule=\"\(module)\""))
      let home = try UIStoryboard(contentsOf: main).instantiateInitialViewController()
      #expect((home is Namesake) == isFound)
    }
  }

  @Test func `UIKit's own classes may stand as custom classes`() throws {
    try StoryboardStage.play { stage in
      let main = try stage.folder.storyboard(
        "Main.storyboard", initial: "home",
        Folder.scene("home", view: "<view id=\"v\" customClass=\"UIControl\"/>"))
      let home = try UIStoryboard(contentsOf: main).instantiateInitialViewController()
      #expect(home?.view.subviews.first is UIControl)
      #expect(stage.complaints.isEmpty)
    }
  }
}

final class Namesake: UIViewController {}

private final class NamesakeDelegate: UIResponder, UIApplicationDelegate {}
