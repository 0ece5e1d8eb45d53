import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

@Suite @MainActor
struct SegueSeamTests {
  private typealias Folder = StoryboardFolder

  /// A storyboard with a screen of the test's own class and segues of several kinds.
  private func play(_ body: @MainActor (StoryboardStage, SilentController) throws -> Void) throws {
    try StoryboardStage.play { stage in
      try stage.folder.storyboard(
        "Other.storyboard", initial: "far",
        Folder.scene("far", attributes: "customClass=\"Far\" customModule=\"App\""))
      let main = try stage.folder.storyboard(
        "Main.storyboard", initial: "home",
        Folder.scene(
          "home",
          attributes:
            "customClass=\"SilentController\" customModule=\"HeadlessUIKitTests\" customModuleProvider=\"target\"",
          view: """
            <containerView id="box"><rect key="frame" x="0" y="0" width="10" height="10"/><connections>
            <segue kind="embed" identifier="inner" destination="near" id="s0"/></connections></containerView>
            """,
          connections: """
            <segue kind="presentation" identifier="near" destination="near" id="s1"/>
            <segue kind="show" identifier="wrapped" destination="wrap" id="s2"/>
            <segue kind="show" identifier="far" destination="link" id="s3"/>
            <segue kind="show" identifier="lost" destination="broken" id="s4"/>
            <segue kind="unwind" identifier="back" destination="exit" unwindAction="back:" id="s5"/>
            <segue kind="show" identifier="near" destination="wrap" id="s6"/>
            <segue kind="show" destination="near" id="s7"/>
            """, beside: "<exit id=\"exit\" sceneMemberID=\"exit\"/>"),
        Folder.scene("near", attributes: "customClass=\"Near\" customModule=\"App\""),
        Folder.scene(
          "wrap", kind: "navigationController",
          connections: """
            <segue kind="relationship" relationship="rootViewController" destination="near" id="r1"/>
            """),
        Folder.scene("link", kind: "viewControllerPlaceholder", attributes: "storyboardName=\"Other\""),
        Folder.scene("broken", kind: "viewControllerPlaceholder", attributes: "storyboardName=\"Nowhere\""))
      let storyboard = try UIStoryboard(contentsOf: main)
      let home = try #require(storyboard.instantiateInitialViewController() as? SilentController)
      try body(stage, home)
    }
  }

  @Test func `sees a segue directly before prepare, which needs no call of super`() throws {
    try play { stage, home in
      stage.show(home)
      home.events = []
      var seen: UIStoryboardSegue?
      home.segueInterceptor = SegueInterceptor { segue, sender in
        #expect(!segue.destination.isViewLoaded)
        home.events.append("intercepted \(sender as? String ?? "")")
        seen = segue
      }
      home.performSegue(withIdentifier: "near", sender: "me")
      #expect(home.events == ["intercepted me", "prepare near"])
      #expect(seen?.source === home)
      #expect(seen?.identifier == "near")
    }
  }

  @Test func `sees embed segues too`() throws {
    try play { _, home in
      var identifiers: [String?] = []
      home.segueInterceptor = SegueInterceptor { segue, _ in identifiers.append(segue.identifier) }
      home.loadViewIfNeeded()
      #expect(identifiers == ["inner"])
    }
  }

  @Test func `lists each identifier once, in document order`() throws {
    try play { _, home in
      #expect(home.segueIdentifiers == ["inner", "near", "wrapped", "far", "lost", "back"])
      #expect(UIViewController().segueIdentifiers.isEmpty)
    }
  }

  @Test(arguments: [
    ("near", "presentation", ["App.Near"]), ("wrapped", "show", ["UINavigationController", "App.Near"]),
    ("far", "show", ["App.Far"]), ("lost", "show", []), ("back", "unwind", []),
    ("inner", "embed", ["App.Near"]),
  ])
  func `tells where a segue leads without going there`(
    _ identifier: String, _ kind: String, _ classes: [String]
  )
    throws
  {
    try play { stage, home in
      let description = try #require(home.segueDescription(forIdentifier: identifier))
      #expect(description.kind == kind)
      #expect(description.destinationClass == classes.first)
      #expect(description.destinationClasses == classes)
      #expect(home.segueDescription(forIdentifier: "ghost") == nil)
      #expect(home.segueDescriptions.count == 8)
      #expect(stage.complaints.isEmpty)
      #expect(home.events.isEmpty)
    }
  }

  @Test func `what is attached goes with the controller`() {
    weak var attached: NSObject?
    do {
      let controller = UIViewController()
      let object = NSObject()
      controller.attachments[ObjectIdentifier(SegueSeamTests.self)] = object
      attached = object
      #expect(controller.attachments.count == 1)
    }
    #expect(attached == nil)
  }
}

/// A screen that overrides `prepare` without calling super.
final class SilentController: UIViewController {
  var events: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    events.append("prepare \(segue.identifier ?? "nil")")
  }
}
