import Foundation
import SourceBridge
import Testing

@Suite("Bridging sources")
struct BridgeTests {
  private func bridge(_ texts: String...) -> BridgeResult {
    let files = texts.enumerated().map { SourceFile(path: "/app/File\($0.offset).swift", text: $0.element) }
    return SourceBridge(BridgeOptions(moduleName: "App")).bridge(files)
  }

  /// The lines of the app's own, without those before and after them.
  private func lines(_ file: BridgedFile) -> [String] {
    let all = file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let start = all.firstIndex(where: { $0.hasPrefix("#sourceLocation(file:") }) else { return all }
    let end = all.firstIndex { $0 == "#sourceLocation()" } ?? all.endIndex
    // A first line that says nothing, or imports, gives way to where the others come from.
    let own = Array(all[(start + 1)..<end])
    guard all[start].hasSuffix("line: 2)") else { return own }
    return [all.firstIndex { $0.hasSuffix("line: 1)") }.map { all[$0 + 1] } ?? ""] + own
  }

  @Test("Each line stays on its line, whatever stands in it")
  func lineNumbers() {
    let text = """
      import UIKit
      @objc
      final class A: UIViewController {
        @IBOutlet
        private weak var label: UILabel!
        func set() {
          button.addTarget(
            self,
            action: #selector(
              tapped(_:)
            ), for: .touchUpInside)
        }
        @objc
        func tapped(_ sender: UIButton) { mark() }
      }
      let last = 1
      """
    let file = bridge(text).files[0]
    let bridged = lines(file)
    let original = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(bridged[13].contains("{ mark() }"))
    #expect(bridged[original.count - 1] == "let last = 1")
    // The compiler shows the lines that it compiles: they have the author's numbers.
    let compiled = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(compiled[0] == "#sourceLocation(file: \"/app/File0.swift\", line: 2)")
    #expect(compiled[original.count - 1] == "let last = 1")
    #expect(file.text.contains("#sourceLocation(file: \"/app/File0.swift\", line: 1)\nimport UIKit\n"))
  }

  @Test(
    "A first line of code stays before all others, one that says nothing gives way",
    arguments: [
      ("let a = 1\nlet b = 2", 1), ("// Words\nlet b = 2", 2), ("\nlet b = 2", 2),
      ("@testable import App\nlet b = 2", 2),
      ("import struct App.A\nlet b = 2", 1), ("/* Words\n*/ let b = 2", 1), ("let a = 1", 1), ("", 1),
    ])
  func firstLines(text: String, line: Int) {
    let compiled = bridge(text).files[0].text
    #expect(compiled.hasPrefix("#sourceLocation(file: \"/app/File0.swift\", line: \(line))\n"))
    for word in ["let a = 1", "let b = 2", "@testable import App", "import UIKit\n"] where text.contains(word)
    {
      #expect(compiled.contains(word))
    }
  }

  @Test("Attributes of Objective-C leave blanks, so that columns stay")
  func columns() {
    let bridged = lines(bridge("class A: UIView { @IBInspectable @objc dynamic var a = 1 }").files[0])
    #expect(bridged[0].hasPrefix("class A: UIView {" + String(repeating: " ", count: 30) + "var a = 1 "))
  }

  @Test("A selector keeps its method for the compiler to see, across types and files")
  func selectors() {
    let result = bridge(
      """
      class A: UIViewController { let s = #selector(B.save(with:)); let t = #selector(reload); let u = #selector(getter: title) }
      extension A { @objc func reload(_ sender: Any?) {} }
      """, "class B: NSObject { @objc func save(with: Int) {} }")
    let text = result.files[0].text
    #expect(text.contains(#"Selector("saveWith:", of: B.save(with:))"#))
    #expect(text.contains(#"Selector("reload:", of: reload)"#))
    #expect(text.contains(#"Selector("title")"#))
    #expect(result.findings.isEmpty)
  }

  @Test("Overloads that a cast tells apart get their own selectors; others are told")
  func overloads() {
    let result = bridge(
      """
      class A: UIViewController {
        @objc func go() {}
        @objc func go(_ x: Int) {}
        let a = #selector(go as (A) -> (Int) -> Void)
        let b = #selector(go(_:))
        let c = #selector(go)
      }
      """)
    #expect(result.files[0].text.contains(#"Selector("go:", of: go(_:))"#))
    #expect(result.findings.map(\.rule) == [.ambiguousSelector])
    #expect(result.findings.first?.line == 6)
  }

  @Test("What an extension overrides is declared in the class, and calls the extension")
  func overrideInExtension() {
    let result = bridge(
      "class A: UIViewController {}",
      """
      extension A {
        override func viewDidLoad() { super.viewDidLoad() }
        override var title: String? { get { "A" } set { _ = newValue } }
      }
      """)
    #expect(result.files[0].text.contains("override func viewDidLoad() { __bridged_A_viewDidLoad() }"))
    #expect(
      result.files[0].text.contains(
        "override var title: String? { get { __bridged_A_title } set { __bridged_A_title = newValue } }"))
    #expect(lines(result.files[1])[1].contains("func __bridged_A_viewDidLoad() { super.viewDidLoad() }"))
    #expect(!lines(result.files[1])[1].contains("override"))
  }

  @Test("What a subclass overrides of an extension is declared in its class")
  func overrideOfExtension() {
    let result = bridge(
      "class A: UIViewController {}; extension A { @objc func load(_ x: Int) {} }",
      "class B: A { override func load(_ x: Int) {} }")
    #expect(result.files[0].text.contains("func load(_ a0: Int) { __bridged_A_load(a0) }"))
    #expect(result.files[1].text.contains("override func load(_ x: Int) {}"))
  }

  @Test("An extension that overrides a class of UIKit's is told, with what to do, and compiles")
  func foreignOverride() {
    let finding = bridge("extension UIViewController { override func viewDidLoad() {} }").findings.first
    #expect(finding?.rule == .overrideInForeignExtension)
    #expect(finding?.severity == .warning)
    #expect(finding?.remedy != nil)
  }

  @Test("Types of UIKit's are counted where they are named, not members that are called like one")
  func namedTypes() {
    let result = bridge(
      "let a = UIKit.UIView(); let b: UILabel? = nil; let c = NSNotification.Name.UIDeviceOrientationDidChange"
    )
    #expect(result.namedTypes == ["UIView": 1, "UILabel": 1])
  }

  @Test("Platforms are answered as for iOS")
  func conditions() {
    let bridged = lines(
      bridge("#if os(iOS) && !os(macOS)\nlet a = 1\n#elseif os(Linux)\n#endif\n#if canImport(UIKit)\n#endif")
        .files[0])
    #expect(bridged[0] == "#if true && !false")
    #expect(bridged[2] == "#elseif false")
    #expect(bridged[4] == "#if canImport(UIKit)")
  }

  @Test("A part of UIKit is imported as the whole, a declaration as itself")
  func partsOfModules() {
    let bridged = lines(
      bridge("import UIKit.UIGestureRecognizerSubclass\nimport class UIKit.UIView").files[0])
    #expect(bridged[0].trimmingCharacters(in: .whitespaces) == "import UIKit")
    #expect(bridged[1] == "import class UIKit.UIView")
  }

  @Test("A part of a module that stands for one of Apple's is imported as the whole")
  func partsOfCompanions() {
    let bridged = lines(
      bridge("import os.log\nimport QuartzCore.CABase\nimport func CoreGraphics.sin\nimport Foundation.NSURL")
        .files[0])
    #expect(
      bridged.prefix(2).map { $0.trimmingCharacters(in: .whitespaces) } == ["import os", "import QuartzCore"])
    #expect(bridged[2] == "import func CoreGraphics.sin")
    #expect(bridged[3].trimmingCharacters(in: .whitespaces) == "import Foundation")
  }

  @Test("An app's main class is marked in Swift's own way")
  func mainClass() {
    #expect(
      lines(bridge("@UIApplicationMain\nclass D: UIResponder, UIApplicationDelegate {}").files[0])[0]
        .hasPrefix("@main"))
  }

  @Test("Members are entered into the table in their own scope, private ones and nested classes included")
  func tables() {
    let result = bridge(
      """
      class A: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBOutlet var fields: [UITextField]!
        @IBAction private func save(_ sender: UIButton, forEvent event: UIEvent) {}
        private class B: UITableViewCell { @IBOutlet weak var title: UILabel? }
      }
      """)
    let text = result.files[0].text
    #expect(text.contains(#".outlet("label", \.label)"#))
    #expect(text.contains(#".outletCollection("fields", \.fields)"#))
    #expect(text.contains(#".method("save:forEvent:")"#))
    #expect(text.contains(#"RuntimeClass(B.self).outlet("title", \.title)"#))
    #expect(result.files[1].path == "__UIKitBridge.swift")
    #expect(result.files[1].text.contains("__file_0()"))
  }

  @Test("Names from before Swift 4.2 are today's, unless the module has such names itself")
  func oldNames() {
    let bridged = lines(
      bridge(
        """
        func f(_ o: [UIApplicationLaunchOptionsKey: Any]?, _ c: UIViewController) {
          c.addChildViewController(d); d.didMove(toParentViewController: c)
          center.addObserver(forName: .UIKeyboardWillShow, object: nil)
          view.bringSubview(toFront: b); mine.didMove(toParentViewController: c, viewController: d)
        }
        """
      ).files[0])
    #expect(bridged[0].contains("[UIApplication.LaunchOptionsKey: Any]?"))
    #expect(bridged[1] == "  c.addChild(d); d.didMove(toParent: c)")
    #expect(bridged[2].contains("forName: UIResponder.keyboardWillShowNotification, object"))
    #expect(
      bridged[3]
        == "  view.bringSubviewToFront(b); mine.didMove(toParentViewController: c, viewController: d)")
    #expect(
      lines(bridge("enum UIButtonType {}; let a: UIButtonType? = nil").files[0])[0].contains(
        "let a: UIButtonType?"))
  }

  @Test("A module without anything to reach by name has an empty table")
  func empty() {
    #expect(bridge("struct A {}").files[1].text.contains("__UIKitBridge"))
  }

  @Test("Syntax errors are told at their places and hide nothing of other files")
  func syntaxErrors() {
    let result = bridge("class A {\n  func (\n}", "class B: UIView { @objc func x() {} }")
    #expect(result.findings.contains { $0.rule == .syntax && $0.file == "/app/File0.swift" && $0.line == 2 })
    #expect(result.files[1].text.contains(#".method("x")"#))
  }

  @Test("Exchanging methods is told at its line, with what to do instead")
  func swizzling() {
    let finding = bridge("func f() {\n  method_exchangeImplementations(a, b)\n}").findings.first
    #expect(finding?.rule == .swizzling)
    #expect(finding?.line == 2)
    #expect(finding?.description.hasPrefix("/app/File0.swift:2:3: warning: ") == true)
  }

  @Test("Observing a key path is told at its line, by closure too, but no other observing")
  func keyValueObserving() {
    let findings = bridge(
      """
      func f() {
        cart.addObserver(self, forKeyPath: "price", options: .new, context: nil)
        token = cart.observe(\\.price, options: .new) { cart, _ in print(cart) }
        store.observe(price) { _ in }
      }
      """
    ).findings.filter { $0.rule == .keyValueObserving }
    #expect(findings.map(\.line) == [2, 3])
    #expect(
      findings.allSatisfy { $0.remedy?.hasPrefix("Use a property observer, `didSet`, or call will") == true })
  }

  @Test("A method that is written to be exchanged is called as openly as by Objective-C")
  func exchangedMethods() {
    let bridged = lines(
      bridge(
        """
        extension UIViewController {
          @objc func a(_ x: Bool) { a(x) }
          @objc dynamic func b() { self.b() }
          @objc dynamic func c() { a(true) }
          func d() { d() }
          @objc func e(_ x: Bool) { e(with: x) }
        }
        """
      ).files[0])
    #expect(bridged[1] == "        dynamic func a(_ x: Bool) { a(x) }")
    #expect(bridged[2] == "        dynamic func b() { self.b() }")
    #expect(!bridged[3...5].joined().contains("dynamic"))
  }

  @Test("A method of UIKit's has its own selector, overridden or not")
  func selectorsOfUIKit() {
    let text = bridge(
      """
      class A: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
        let a = #selector(prepare(for:sender:))
        let b = #selector(UIViewController.prepare(for:sender:))
        let c = #selector(UIViewController.viewWillAppear)
        let d = #selector(UIViewController.dismiss(animated:completion:))
      }
      """
    ).files[0].text
    #expect(text.contains(#"a = Selector("prepareForSegue:sender:", of"#))
    #expect(text.contains(#"b = Selector("prepareForSegue:sender:", of"#))
    #expect(text.contains(#"c = Selector("viewWillAppear:", of"#))
    #expect(text.contains(#"d = Selector("dismissViewControllerAnimated:completion:", of"#))
  }

  @Test("Optional requirements return nil where nobody has them")
  func optionalRequirements() {
    let text = bridge(
      """
      @objc protocol P { @objc optional func ended(_ x: Int) -> Bool }
      class A: NSObject, P { func ended(_ x: Int) -> Bool { true } }
      func f(_ p: P?) -> Bool { p?.ended?(1) ?? false }
      """
    ).files[0].text
    #expect(text.contains("func __optional_ended(_ a0: Int) -> Bool?"))
    #expect(text.contains("{ return ended(a0) }"))
    #expect(text.contains("p?.__optional_ended(1) ?? false"))
  }

  @Test("A module that stands in for one that is nowhere is told where it is imported and not asked for")
  func standIns() {
    var options = BridgeOptions(moduleName: "App")
    options.standIns = ["Lost"]
    let file = SourceFile(
      path: "/app/A.swift",
      text: "import Lost\n#if canImport(Lost)\n  import Lost\n#endif\nimport class Lost.Thing\n")
    let result = SourceBridge(options).bridge([file])
    #expect(result.findings.map(\.line) == [1, 5])
    #expect(result.findings.allSatisfy { $0.rule == .absentModule && $0.message == "no such module 'Lost'" })
    #expect(lines(result.files[0])[1] == "#if false")
  }

  @Test("Files are read in their order, and one that cannot be read is an error")
  func reading() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("read-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = (0..<20).map { folder.appendingPathComponent("File\($0).swift") }
    for (index, file) in files.enumerated() { try Data("let a = \(index)".utf8).write(to: file) }
    let read = try SourceFile.read(files)
    #expect(read.map(\.path) == files.map(\.path))
    #expect(read.map(\.text) == (0..<20).map { "let a = \($0)" })
    #expect(throws: (any Error).self) {
      try SourceFile.read(files + [folder.appendingPathComponent("Lost.swift")])
    }
  }

  @Test("Blocks stay blocks")
  func blocks() {
    let text = "protocol P { func f(_ work: @escaping @convention(block) () -> Void) }"
    #expect(lines(bridge(text).files[0]).first == text)
  }

  @Test(
    "Whatever text a file has, it is bridged without a crash",
    arguments: [
      "", "\u{FEFF}import UIKit", "}", "@objc", "#selector(", "#keyPath()", "class", "extension {",
      "\r\nclass A {\r\n}",
      "let a = #selector()", "@objc(a:b:) func x()", "protocol P { optional func }", "\"\\(", "#if\n#endif",
    ])
  func anything(text: String) {
    #expect(bridge(text).files.count == 2)
  }
}
