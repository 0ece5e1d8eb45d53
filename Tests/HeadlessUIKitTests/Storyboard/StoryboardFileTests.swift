import Foundation
import InterfaceBuilder
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

@Suite @MainActor
struct StoryboardFileTests {
  private typealias Folder = StoryboardFolder

  private let label = """
    <label id="hello" text="Hello"><rect key="frame" x="0" y="0" width="10" height="10"/></label>
    <button id="go"><rect key="frame" x="0" y="0" width="10" height="10"/>
    <state key="normal" title="Go"/></button>
    """

  private func texts(of controller: UIViewController?) -> [String?] {
    controller?.view.subviews.map { ($0 as? UILabel)?.text ?? ($0 as? UIButton)?.title(for: .normal) } ?? []
  }

  @Test func `a broken file is an error with a place, a missing one too`() throws {
    try StoryboardStage.play { stage in
      let broken = try stage.folder.write("<document><scenes></document>", to: "Broken.storyboard")
      let error = #expect(throws: InterfaceBuilderError.self) { try UIStoryboard(contentsOf: broken) }
      #expect(error?.line == 1)
      #expect(throws: InterfaceBuilderError.self) {
        try UIStoryboard(contentsOf: stage.folder.url.appendingPathComponent("Missing.storyboard"))
      }
    }
  }

  @Test func `SB-01 a broken storyboard asked for by name is said to be broken, and missing`() throws {
    try StoryboardStage.play { stage in
      try stage.folder.write("<document><scenes></document>", to: "Broken.storyboard")
      _ = UIStoryboard(name: "Broken", bundle: Bundle(url: stage.folder.url))
      #expect(stage.complaints.map(\.isException) == [false, true])
      #expect(stage.complaints.first?.text.contains("Broken.storyboard:1:") == true)
      // What is wrong with the file is told once; that it cannot be had, each time.
      _ = UIStoryboard(name: "Broken", bundle: Bundle(url: stage.folder.url))
      #expect(stage.complaints.map(\.isException) == [false, true, true])
    }
  }

  @Test func `a file is read once`() throws {
    try StoryboardStage.play { stage in
      let url = try stage.folder.storyboard("Main.storyboard", Folder.scene("a"))
      let first = try stage.environment.storyboards.file(at: url)
      #expect(try stage.environment.storyboards.file(at: url) === first)
      #expect(UIStoryboard(name: "Main", bundle: Bundle(url: stage.folder.url)).file === first)
    }
  }

  @Test func `a storyboard is found in the app's own bundle`() throws {
    try StoryboardStage.play { stage in
      try stage.folder.storyboard("Base.lproj/Main.storyboard", initial: "a", Folder.scene("a"))
      stage.environment.mainBundle = Bundle(url: stage.folder.url)
      #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() != nil)
    }
  }

  @Test(arguments: [
    (["de-AT", "en"], ["Hallo", "Los"]), (["fr", "de"], ["Hallo", "Los"]), (["en", "de"], ["Hello", "Go"]),
    (["fr"], ["Hello", "Go"]),
  ])
  func `texts are translated into the person's language`(_ languages: [String], _ expected: [String]) throws {
    try StoryboardStage.play { stage in
      stage.environment.preferredLanguages = languages
      let main = try stage.folder.storyboard(
        "Base.lproj/Main.storyboard", initial: "a", Folder.scene("a", view: label))
      try stage.folder.write(
        """
        /* Class = "UILabel"; text = "Hello"; ObjectID = "hello"; */
        "hello.text" = "Hallo";
        "go.normalTitle" = "Los";
        """, to: "de.lproj/Main.strings")
      let controller = try UIStoryboard(contentsOf: main).instantiateInitialViewController()
      #expect(texts(of: controller) == expected)
    }
  }

  @Test func `a storyboard of the person's language comes before the base`() throws {
    try StoryboardStage.play { stage in
      stage.environment.preferredLanguages = ["de"]
      try stage.folder.storyboard("Base.lproj/Main.storyboard", Folder.scene("a", view: label))
      try stage.folder.storyboard(
        "de.lproj/Main.storyboard",
        Folder.scene("a", view: label.replacingOccurrences(of: "Hello", with: "Servus")))
      let storyboard = UIStoryboard(name: "Main", bundle: Bundle(url: stage.folder.url))
      #expect(texts(of: storyboard.instantiateViewController(withIdentifier: "a")) == ["Servus", "Go"])
    }
  }

  @Test func `SB-22 references are found beside the file, in folders of languages too`() throws {
    try StoryboardStage.play { stage in
      stage.environment.preferredLanguages = ["en"]
      try stage.folder.storyboard("Other.storyboard", initial: "far", Folder.scene("far"))
      try stage.folder.storyboard("en.lproj/Third.storyboard", initial: "third", Folder.scene("third"))
      let main = try stage.folder.storyboard(
        "Base.lproj/Main.storyboard", initial: "tabs",
        Folder.scene(
          "tabs", kind: "tabBarController",
          connections: """
            <segue kind="relationship" relationship="viewControllers" destination="one" id="r1"/>
            <segue kind="relationship" relationship="viewControllers" destination="two" id="r2"/>
            """),
        Folder.scene("one", kind: "viewControllerPlaceholder", attributes: "storyboardName=\"Other\""),
        Folder.scene("two", kind: "viewControllerPlaceholder", attributes: "storyboardName=\"Third\""))
      let tabs = try UIStoryboard(contentsOf: main).instantiateInitialViewController() as? UITabBarController
      #expect(tabs?.viewControllers?.map(\.storyboardIdentifier) == ["far", "third"])
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `a container that contains itself and a scene that embeds itself come to an end`() throws {
    try StoryboardStage.play { stage in
      let main = try stage.folder.storyboard(
        "Main.storyboard", initial: "tabs",
        Folder.scene(
          "tabs", kind: "tabBarController",
          connections: """
            <segue kind="relationship" relationship="viewControllers" destination="tabs" id="r1"/>
            <segue kind="relationship" relationship="viewControllers" destination="hall" id="r2"/>
            """),
        Folder.scene(
          "hall",
          view: """
            <containerView id="box"><rect key="frame" x="0" y="0" width="10" height="10"/><connections>
            <segue kind="embed" destination="hall" id="s1"/></connections></containerView>
            """))
      let tabs = try UIStoryboard(contentsOf: main).instantiateInitialViewController() as? UITabBarController
      #expect(tabs?.viewControllers?.count == 1)
      tabs?.viewControllers?.first?.loadViewIfNeeded()
      #expect(tabs?.viewControllers?.first?.children.count == 1)
    }
  }
}
