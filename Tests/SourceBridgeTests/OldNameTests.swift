import Foundation
import SourceBridge
import Testing

@Suite("Names and parts that Linux has otherwise")
struct OldNameTests {
  private func bridge(_ text: String) -> BridgeResult {
    SourceBridge(BridgeOptions(moduleName: "App")).bridge([SourceFile(path: "/app/A.swift", text: text)])
  }

  /// What is written, and what stands in its place.
  nonisolated static let names: [(String, String)] = [
    ("class A: UIViewController { func f() { addChildViewController(b) } }", "{ addChild(b) }"),
    ("class A: UIViewController { func f() { childViewControllers.first } }", "{ children.first }"),
    ("let a: UITableViewCellSeparatorStyle = .none", "let a: UITableViewCell.SeparatorStyle = .none"),
    ("layer.lineCap = kCALineCapRound", "layer.lineCap = CAShapeLayerLineCap.round"),
    ("let a = UILayoutFittingCompressedSize", "let a = UIView.layoutFittingCompressedSize"),
    ("let a = info[UIKeyboardFrameEndUserInfoKey]", "info[UIResponder.keyboardFrameEndUserInfoKey]"),
    (
      "let a = UIEdgeInsetsMake(1, b + 2, 0, 0)",
      "UIEdgeInsets.init(top: 1, left: b + 2, bottom: 0, right: 0)"
    ),
    // Names that the module or another type has
    (
      "class A: B { init(childViewControllers: [C]) { d = childViewControllers } }",
      "{ d = childViewControllers }"
    ),
    (
      "class A { func addChildViewController(_ b: B) {}; func f() { addChildViewController(b) } }",
      "func f() { addChildViewController(b) }"
    ),
    ("let kCALineCapRound = 1", "let kCALineCapRound = 1"),
    // What Xcode writes for colours and pictures
    (
      "let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
      "let a = UIKit.UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
    ),
    (
      "let a = #imageLiteral(resourceName: \"b\").size",
      "let a = UIKit.UIImage(imageLiteralResourceName: \"b\").size"
    ),
  ]

  @Test("Names before Swift 4.2 and literals of Xcode's become what UIKit has", arguments: names.indices)
  func old(index: Int) {
    let (text, expected) = Self.names[index]
    let bridged = bridge(text).files[0].text
    #expect(bridged.contains(expected), "\(bridged)")
  }

  @Test("What is written for an override in an extension has present names too")
  func movedOverrides() {
    let bridged = bridge(
      """
      class A: UITableViewController {}
      extension A {
        override func tableView(
          _ t: UITableView, commit e: UITableViewCellEditingStyle, forRowAt i: IndexPath) {}
      }
      """
    ).files[0].text
    #expect(!bridged.contains("UITableViewCellEditingStyle"), "\(bridged)")
  }

  @Test("A space between an attribute and its parenthesis, which Swift 5 takes, is no error of the bridge's")
  func spaces() {
    let result = bridge("class A { @available (*, unavailable) init() {} }")
    #expect(result.findings.isEmpty)
    #expect(result.files[0].text.contains("@available (*, unavailable) init()"))
  }

  @Test("A wait of the app's own beside those of tasks stays its own")
  func ownWaits() {
    let own =
      "extension Task where Success == Never, Failure == Never { static func sleep(_ s: Double) async {} }"
    let text = bridge(own + "\nfunc f() async { await Task.sleep(1.0); try await Task.sleep(for: .zero) }")
      .files[0].text
    #expect(text.contains("await Task.sleep(1.0)"))
    #expect(text.contains("Task.bridgedSleep(for: .zero)"))
  }

  @Test("A file that reads XML imports the module that does so on Linux, and others do not")
  func readingXML() {
    #expect(bridge("class A: NSObject, XMLParserDelegate {}").files[0].text.contains("import FoundationXML"))
    #expect(!bridge("class A: NSObject {}").files[0].text.contains("FoundationXML"))
  }

  @Test("A managed property keeps what is set, and is told unless it is a layer's")
  func managed() {
    let result = bridge(
      """
      class Layer: CALayer { @NSManaged var x: CGFloat }
      class Movie: Record {}
      extension Movie { @NSManaged public var title: String? }
      """)
    let text = result.files[0].text
    #expect(
      text.contains(
        "var x: CGFloat { get { bridgedManagedValue(\"x\") } set { setBridgedManagedValue(newValue, \"x\") } }"
      ))
    #expect(text.contains("public var title: String? { get { bridgedManagedValue(\"title\") }"))
    #expect(result.findings.filter { $0.rule == .managedProperty }.map(\.line) == [3])
  }

  @Test("A class that hears of changes of key paths compiles, and its line is told")
  func observing() {
    let text = """
      class A: UIViewController {
        func f() { addObserver(self, forKeyPath: "b", options: .new, context: nil) }
        override func observeValue(
          forKeyPath k: String?, of o: Any?, change c: [NSKeyValueChangeKey: Any]?,
          context x: UnsafeMutableRawPointer?
        ) { super.observeValue(forKeyPath: k, of: o, change: c, context: x) }
      }
      class B: A {
        override func observeValue(
          forKeyPath k: String?, of o: Any?, change c: [NSKeyValueChangeKey: Any]?,
          context x: UnsafeMutableRawPointer?
        ) { super.observeValue(forKeyPath: k, of: o, change: c, context: x) }
      }
      """
    let result = bridge(text)
    let parts = result.files[0].text.components(separatedBy: "class B")
    #expect(!parts[0].contains("override"))
    #expect(parts[0].contains("super.__bridged_observeValue(forKeyPath:"))
    #expect(parts[1].contains("override func __overriding_observeValue"))
    #expect(parts[1].contains("super.__overriding_observeValue(forKeyPath:"))
    #expect(result.findings.map(\.line) == [2])
  }

  @Test("What a class has under a condition is registered under the same condition")
  func conditions() {
    let text = bridge(
      """
      class A: UIViewController {
        #if DEBUG
        @objc func a() {}
        #else
        @objc func b() {}
        #endif
        @objc func c() {}
      }
      """
    ).files[0].text
    #expect(text.contains("#if (DEBUG)\nextension A { @MainActor fileprivate static func __bridge_0_1()"))
    #expect(text.contains("#if !(DEBUG)\nextension A { @MainActor fileprivate static func __bridge_0_2()"))
    #expect(text.contains("#if (DEBUG)\n    A.__bridge_0_1()\n    #endif"))
    let always = text.components(separatedBy: "\n").first { $0.contains(".method(\"c\")") } ?? ""
    #expect(!always.contains(".method(\"a\")") && !always.contains(".method(\"b\")"))
  }

  @Test(
    "Generic classes keep their outlets, and empty ones their line, where the module extends UIKit's classes")
  func extendedBases() {
    let text = bridge(
      """
      extension UIViewController {}
      class B<T>: UIViewController { @IBOutlet var a: UIView! }
      class E: UIViewController {}
      extension E { override func viewDidLoad() {} }
      """
    ).files[0].text
    #expect(text.contains(".outlet(\"a\""))
    #expect(text.contains("class E: UIViewController {override func viewDidLoad()"))
  }

  @Test("Extensions in a line of classes may each have their own version of a method")
  func lineOfExtensions() {
    let text = bridge(
      """
      class A: NSObject {}
      extension A { @objc func s() {} }
      class B: A {}
      extension B { override func s() { super.s() } }
      """
    ).files[0].text
    #expect(text.contains("class A: NSObject {func s() { __bridged_A_s() } }"))
    #expect(text.contains("class B: A {override func s() { __bridged_B_s() } }"))
    #expect(text.contains("func __bridged_B_s() { super.s() }"))
  }

  @Test("A mark of the encoding and previews are left out, and long tables are cut")
  func marks() {
    let methods = (0..<50).map { "@objc func m\($0)() {}" }.joined(separator: "\n")
    let text = bridge("\u{FEFF}class A: UIView {\n\(methods)\n}\n#Preview(\"x\") {\n  A()\n}\n").files[0].text
    #expect(!text.contains("\u{FEFF}") && !text.contains("Preview"))
    #expect(text.components(separatedBy: "RuntimeClass(A.self)").count == 4)
  }
}
