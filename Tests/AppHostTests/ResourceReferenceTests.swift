import Foundation
import Testing

@testable import AppHost

@Suite("What leads nowhere between resources and sources")
struct ResourceReferenceTests {
  private let kit = """
    open class UIViewController { open var view: UIView!; open func dismiss(animated: Bool) {} }
    open class UITableView { open var dataSource: Int }
    open class UILabel {}
    """

  private func problems(
    _ scenes: String, _ source: String, others: [String: String] = [:], module: String = "Shop"
  ) throws -> [String] {
    let scratch = try Scratch()
    try scratch.write(kit, to: "Sources/HeadlessUIKit/Kit.swift")
    var app = AppSources("Shop", .app)
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="A">
      <scenes><scene sceneID="s"><objects>
      \(scenes)
      </objects></scene></scenes>
      </document>
      """
    app.resources = [try scratch.write(storyboard, to: "Main.storyboard")]
    for (name, text) in others.sorted(by: { $0.key < $1.key }) {
      app.resources.append(try scratch.write(text, to: name))
    }
    app.swiftFiles = [try scratch.write(source, to: "A.swift")]
    return try ResourceReferences([app], in: scratch.folder).problems.map {
      "\(URL(fileURLWithPath: $0.file).lastPathComponent):\($0.line): \($0.severity): \($0.message)"
    }
  }

  private func scene(_ connections: String, className: String = "Home") -> String {
    "<viewController id=\"A\" customClass=\"\(className)\" customModule=\"Shop\" customModuleProvider=\"target\" "
      + "sceneMemberID=\"viewController\">\n<view key=\"view\" id=\"v\"/>\n<connections>\n\(connections)\n"
      + "</connections></viewController>\n<exit id=\"x\" userLabel=\"Exit\"/>"
  }

  private let home = """
    class Base: UIViewController { @IBOutlet var label: UILabel! }
    class Home: Base {
      var plain: UILabel!
      @IBAction func save(_ sender: Any) {}
      func hidden(_ sender: Any) {}
      @IBAction func back(segue: UIStoryboardSegue) {}
    }
    extension UIViewController { @IBAction func help(_ sender: Any) {} }
    """

  @Test func `What is there is not told, be it inherited, in an extension or UIKit's own`() throws {
    let found = try problems(
      scene(
        """
        <outlet property="label" destination="v" id="o1"/>
        <outlet property="view" destination="v" id="o2"/>
        <action selector="save:" destination="A" id="a1"/>
        <action selector="help:" destination="A" id="a2"/>
        <action selector="dismissAnimated:" destination="A" id="a3"/>
        <segue destination="x" kind="unwind" unwindAction="backWithSegue:" id="g1"/>
        """), home)
    #expect(found == ["Main.storyboard:10: error: Home has no action ‘dismissAnimated:’"])
  }

  @Test func `Destinations, classes, outlets and actions that are nowhere are told at their lines`() throws {
    let found = try problems(
      scene(
        """
        <segue destination="Z" kind="show" identifier="go" id="g1"/>
        <outlet property="lable" destination="v" id="o1"/>
        <outlet property="plain" destination="v" id="o2"/>
        <outlet property="label" destination="Y" id="o3"/>
        <action selector="safe:" destination="A" id="a1"/>
        <action selector="hidden:" destination="A" id="a2"/>
        <segue destination="x" kind="unwind" unwindAction="away:" id="g2"/>
        """), home)
    #expect(
      found == [
        "Main.storyboard:6: error: the segue ‘go’ leads to ‘Z’, which is nowhere",
        "Main.storyboard:7: error: Home has no outlet ‘lable’. Did you mean 'label'?",
        "Main.storyboard:8: error: ‘plain’ of Home is no @IBOutlet",
        "Main.storyboard:9: error: the outlet ‘label’ leads to ‘Y’, which is nowhere",
        "Main.storyboard:10: error: Home has no action ‘safe:’. Did you mean 'save:'?",
        "Main.storyboard:11: error: ‘hidden:’ of Home is no @IBAction",
        "Main.storyboard:12: error: no class has an action ‘away:’ for this segue to unwind to",
      ])
    #expect(
      try problems(scene("", className: "Hone"), home)
        == ["Main.storyboard:3: error: there is no class ‘Hone’. Did you mean 'Home'?"])
  }

  @Test func `A method that is to make a destination and that its source does not have is told`() throws {
    let source = """
      class Home: UIViewController {
        @IBSegueAction func makeDetail(_ coder: NSCoder) -> UIViewController? { nil }
        @IBSegueAction func makeList(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil }
        func makeHidden(_ coder: NSCoder) -> UIViewController? { nil }
      }
      """
    func segue(_ selector: String) -> String {
      "<segue destination=\"A\" kind=\"show\" identifier=\"go\" destinationCreationSelector=\"\(selector)\" id=\"g\"/>"
    }
    #expect(
      try problems(
        scene(
          ["makeDetail:", "makeList:sender:", "makeDetial:", "makeHidden:"].map(segue).joined(separator: "\n")
        ),
        source) == [
          "Main.storyboard:8: error: Home has no segue action ‘makeDetial:’ for the segue ‘go’. Did you mean 'makeDetail:'?",
          "Main.storyboard:9: error: ‘makeHidden:’ of Home is no @IBSegueAction",
        ])
    let plain = scene(segue("makeDetail:")).replacing(
      "customClass=\"Home\" customModule=\"Shop\" ", with: "")
    #expect(
      try problems(plain, source) == [
        "Main.storyboard:6: error: the segue ‘go’ asks UIKit's own class for ‘makeDetail:’, which it does not have"
      ])
  }

  @Test func `The class of a segue that is nowhere is told once`() throws {
    let segue =
      "<segue destination=\"A\" kind=\"custom\" customClass=\"FaedSegue\" customModule=\"Shop\" id=\"g\"/>"
    #expect(
      try problems(scene(segue), home + "\nclass FadeSegue: UIStoryboardSegue {}") == [
        "Main.storyboard:6: error: there is no class ‘FaedSegue’. Did you mean 'FadeSegue'?"
      ])
  }

  @Test func `What may stand in a document that cannot be read is not told to be nowhere`() throws {
    let source = """
      class Home: UIViewController {
        func go() {
          performSegue(withIdentifier: "gone", sender: nil)
          _ = storyboard?.instantiateViewController(withIdentifier: "Gone")
          _ = UITableView().dequeueReusableCell(withIdentifier: "row")
        }
      }
      """
    #expect(try problems(scene(""), source).count == 3)
    #expect(try problems(scene(""), source, others: ["Broken.storyboard": "<document><scenes>"]).isEmpty)
    #expect(try problems(scene(""), source, others: ["Broken.xib": "<document>"]).count == 2)
  }

  @Test func `Classes of modules that nobody has are left alone, and what comes from them`() throws {
    let outlet = "<outlet property=\"menu\" destination=\"v\" id=\"o1\"/>"
    #expect(
      try problems(
        scene(outlet, className: "Menu").replacingOccurrences(
          of: "customModule=\"Shop\" customModuleProvider=\"target\"", with: "customModule=\"Menus\""), home
      )
      .isEmpty)
    #expect(try problems(scene(outlet), "import Menus\nclass Home: MenuController {}").isEmpty)
  }

  @Test func `References to other storyboards are told where there is no such storyboard or scene`() throws {
    let other = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="t"><objects><viewController storyboardIdentifier="List" id="L"/></objects></scene></scenes>
      </document>
      """
    func reference(_ attributes: String) -> String {
      "<viewControllerPlaceholder \(attributes) id=\"p\" sceneMemberID=\"viewController\"/>"
    }
    func found(_ attributes: String) throws -> [String] {
      try problems(reference(attributes), "", others: ["Other.storyboard": other])
    }
    #expect(try found("storyboardName=\"Other\" referencedIdentifier=\"List\"").isEmpty)
    #expect(
      try found("storyboardName=\"Other\" referencedIdentifier=\"Lists\"")
        == [
          "Main.storyboard:3: error: the storyboard ‘Other’ has no scene ‘Lists’. Did you mean 'List'?"
        ])
    #expect(
      try found("storyboardName=\"Othr\"")
        == ["Main.storyboard:3: error: there is no storyboard ‘Othr’. Did you mean 'Other'?"])
    #expect(
      try found("storyboardName=\"Other\"")
        == ["Main.storyboard:3: error: the storyboard ‘Other’ has no initial scene"])
  }

  @Test func `A class that the scene manifest names and that is nowhere is told at its line`() throws {
    func found(_ name: String) throws -> [String] {
      let scratch = try Scratch()
      try scratch.write(kit + "\nopen class UIWindowScene {}", to: "Sources/HeadlessUIKit/Kit.swift")
      var app = AppSources("Shop", .app)
      app.swiftFiles = [try scratch.write("class SceneDelegate {}", to: "A.swift")]
      app.infoPlist = try scratch.write(
        """
        <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
        <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneClassName</key><string>UIWindowScene</string>
        <key>UISceneDelegateClassName</key>
        <string>\(name)</string>
        </dict></array></dict></dict></dict></plist>
        """, to: "Info.plist")
      return try ResourceReferences([app], in: scratch.folder).problems.map {
        "\(URL(fileURLWithPath: $0.file).lastPathComponent):\($0.line): \($0.severity): \($0.message)"
      }
    }
    for name in ["$(PRODUCT_MODULE_NAME).SceneDelegate", "Shop.SceneDelegate", "Other.Delegate"] {
      #expect(try found(name).isEmpty)
    }
    for name in ["$(PRODUCT_MODULE_NAME).SceneDelegat", "Shop.SceneDelegat"] {
      #expect(
        try found(name) == [
          "Info.plist:5: error: the scene manifest names the class ‘SceneDelegat’, which is nowhere. "
            + "Did you mean 'SceneDelegate'?"
        ])
    }
  }

  @Test func `What code asks for by name and nobody has is told at the code`() throws {
    let found = try problems(
      scene("<segue destination=\"A\" kind=\"show\" identifier=\"detail\" id=\"g1\"/>"),
      home + """

        func f(_ home: Home, _ table: UITableView) {
          home.performSegue(withIdentifier: "detail", sender: nil)
          home.performSegue(withIdentifier: "detial", sender: nil)
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Cart")
          UIStoryboard(name: "Mian", bundle: nil)
          table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
          table.dequeueReusableCell(withIdentifier: "row")
          table.dequeueReusableCell(withIdentifier: "line")
          home.perform(NSSelectorFromString("save:"))
          home.perform(NSSelectorFromString("load:"))
        }
        """)
    #expect(
      found == [
        "A.swift:11: error: no storyboard has a segue ‘detial’. Did you mean 'detail'?",
        "A.swift:12: error: no storyboard has a scene ‘Cart’",
        "A.swift:13: error: there is no storyboard ‘Mian’. Did you mean 'Main'?",
        "A.swift:16: warning: no cell is registered or laid out as ‘line’",
        "A.swift:18: warning: no class has a method of the selector ‘load:’",
      ])
  }
}
