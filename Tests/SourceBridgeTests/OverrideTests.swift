import SourceBridge
import Testing

@Suite("Bridging overrides across modules and of extensions")
struct OverrideTests {
  private func bridge(
    _ text: String, module: String = "App", set: (inout BridgeOptions) -> Void = { _ in }
  ) -> (text: String, result: BridgeResult) {
    var options = BridgeOptions(moduleName: module)
    set(&options)
    let result = SourceBridge(options).bridge([SourceFile(path: "/app/A.swift", text: text)])
    return (result.files[0].text, result)
  }

  @Test
  func `What a test's extension overrides of an app's class takes the place of what the class declares`() {
    let test = """
      extension Order {
        override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
        override var title: String? { get { "A" } set { super.title = newValue } }
      }
      """
    let overrides = OuterOverride.all(in: [SourceFile(path: "/app/T.swift", text: test)])
    #expect(overrides.map(\.name) == ["show(_:sender:)", "title"])
    let app = bridge("class Order: UIViewController {}") { $0.outerOverrides = overrides }
    #expect(
      app.text.contains(
        "dynamic override func show(_ a0: UIViewController, sender a1: Any?) { super.show(a0, sender: a1) }"))
    #expect(
      app.text.contains(
        "dynamic override var title: String? { get { super.title } set { super.title = newValue } }"))
    let tests = bridge(test, module: "Tests") { $0.replaceable = app.result.replaceable }
    #expect(
      tests.text.contains(
        "@_dynamicReplacement(for: show(_:sender:))          func __bridged_show(_ vc: UIViewController"))
    #expect(tests.text.contains("@_dynamicReplacement(for: title)"))
    #expect(tests.result.findings.isEmpty)
  }

  @Test func `An override that the app's class has already is told and left alone`() {
    let test = "extension Order { override func viewDidLoad() {} }"
    let overrides = OuterOverride.all(in: [SourceFile(path: "/app/T.swift", text: test)])
    let app = bridge("class Order: UIViewController { override func viewDidLoad() {} }") {
      $0.outerOverrides = overrides
    }
    #expect(app.result.replaceable.isEmpty)
    let tests = bridge(test, module: "Tests") { $0.replaceable = app.result.replaceable }
    #expect(tests.result.findings.map(\.rule) == [.overrideInForeignExtension])
  }

  @Test func `What an extension of UIKit's class declares calls the subclass that overrides it`() {
    let text = bridge(
      """
      extension UIViewController {
        @objc func setUp(_ done: @escaping () -> Void, again: Bool = false) {}
        @objc var kind: String { "plain" }
        @objc func other() {}
      }
      class A: UIViewController {
        override func setUp(_ done: @escaping () -> Void, again: Bool) { super.setUp(done, again: again) }
        override var kind: String { super.kind + "A" }
      }
      class B: A { override func setUp(_ done: @escaping () -> Void, again: Bool) { super.setUp(done) } }
      """
    ).text
    #expect(text.contains("func __bridged_setUp(_ done: @escaping () -> Void, again: Bool = false) {}"))
    #expect(
      text.contains(
        "func setUp(_ a0: @escaping () -> Void, again a1: Bool = false) { if let object = self as? any "
          + "__Overriding_UIViewController_setUp___again__ { return object.__overriding_setUp(a0, again: a1) }; "
          + "return __bridged_setUp(a0, again: a1) }"))
    #expect(
      text.contains(
        "@MainActor protocol __Overriding_UIViewController_setUp___again__: AnyObject "
          + "{ func __overriding_setUp(_ a0: @escaping () -> Void, again a1: Bool) }"))
    #expect(text.contains("extension A: __Overriding_UIViewController_setUp___again__ {}"))
    #expect(text.contains("super.__bridged_setUp(done, again: again)"))
    #expect(
      text.contains(
        "override func __overriding_setUp(_ done: @escaping () -> Void, again: Bool) { super.__overriding_setUp(done) }"
      ))
    #expect(text.contains("var __overriding_kind: String { super.__bridged_kind + \"A\" }"))
    #expect(!text.contains("extension B:"))
    #expect(text.contains("func other() {}"))
  }

  @Test func `A test's subclass overrides what an app's extension of UIKit's class declares`() {
    let test =
      "class Spy: UIViewController { override func route(to name: String) { super.route(to: name) } }"
    let names = DispatchedMember.overriddenNames(in: [SourceFile(path: "/app/T.swift", text: test)])
    let app = bridge("public extension UIViewController { @objc func route(to name: String) {} }") {
      $0.overriddenElsewhere = names
    }
    #expect(app.text.contains("public protocol __Overriding_UIViewController_route_to__"))
    let tests = bridge(test, module: "Tests") { $0.dispatched = app.result.dispatched }
    #expect(
      tests.text.contains("func __overriding_route(to name: String) { super.__bridged_route(to: name) }"))
    #expect(tests.text.contains("extension Spy: __Overriding_UIViewController_route_to__ {}"))
  }

  @Test func `An override of the app's own base class stays one, whatever extensions declare`() {
    let text = bridge(
      """
      extension UIView { func refresh() {} }
      class Base: NSObject { func refresh() {} }
      class A: Base { override func refresh() {} }
      """
    ).text
    #expect(text.contains("class A: Base { override func refresh() {} }"))
  }

  @Test func `What an extension overrides keeps escaping closures and left out arguments`() {
    let text = bridge(
      """
      class A: UIViewController {}
      extension A {
        override func present(_ vc: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
        override func later(_ work: @escaping () -> Void) {}
      }
      """
    ).text
    #expect(text.contains("animated a1: Bool, completion a2: (() -> Void)? = nil)"))
    #expect(text.contains("override func later(_ a0: @escaping () -> Void) { __bridged_A_later(a0) }"))
  }

  @Test func `A test that throws on the main actor is asynchronous, as XCTest for Linux needs it`() {
    let test = """
      @MainActor final class A: XCTestCase {
        func testOne() throws {}
        func testTwo() async throws {}
        func testThree() {}
        func helper() throws {}
      }
      class B: XCTestCase {
        @MainActor func testFour() throws -> Void {}
        func testFive() throws {}
      }
      """
    let text = bridge(test, module: "Tests") { $0.holdsTests = true }.text
    #expect(text.contains("func testOne() async throws {}"))
    #expect(text.contains("func testTwo() async throws {}"))
    #expect(text.contains("func testThree() {}"))
    #expect(text.contains("func helper() throws {}"))
    #expect(text.contains("func testFour() async throws -> Void {}"))
    #expect(text.contains("func testFive() throws {}"))
    #expect(!bridge(test).text.contains("testOne() async"))
  }

  @Test func `What a class overrides of NSObject's later methods is registered, and super passes it by`() {
    let text = bridge(
      """
      class Model: NSObject {
        override func observeValue(forKeyPath k: String?, of o: Any?, change: C?, context: P?) {
          super.observeValue(forKeyPath: k, of: o, change: change, context: context)
        }
        override func awakeFromNib() { super.awakeFromNib() }
        override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
      }
      class Special: Model {
        override func observeValue(forKeyPath k: String?, of o: Any?, change: C?, context: P?) {
          super.observeValue(forKeyPath: k, of: o, change: change, context: context)
        }
      }
      class Screen: UIViewController { override func awakeFromNib() { super.awakeFromNib() } }
      extension Screen {
        override func value(forUndefinedKey key: String) -> Any? { super.value(forUndefinedKey: key) }
      }
      """
    ).text
    #expect(text.contains("         func __overriding_observeValue(forKeyPath k: String?"))
    #expect(text.contains("super.__bridged_observeValue(forKeyPath: k"))
    #expect(text.contains(".method(\"observeValueForKeyPath:ofObject:change:context:\")"))
    #expect(
      text.contains("object.__overriding_observeValue(forKeyPath: a0, of: a1, change: a2, context: a3)"))
    #expect(text.contains("         func awakeFromNib() { super.__bridged_awakeFromNib() }"))
    #expect(text.contains("         class func keyPathsForValuesAffectingValue"))
    #expect(text.contains("override func __overriding_observeValue(forKeyPath k: String?"))
    #expect(text.contains("super.__overriding_observeValue(forKeyPath: k"))
    #expect(text.contains("UIViewController { override func awakeFromNib() { super.awakeFromNib() }"))
    #expect(
      text.contains("         func __overriding_value(forUndefinedKey key: String) -> Any? { super.__bridged")
    )
  }

  @Test("What is done before and after tests of the main actor is overridden by methods of no actor")
  func fixtures() {
    let test = """
      @MainActor class Base: XCTestCase {
        override func setUp() { super.setUp(); state = State() }
        override func tearDownWithError() throws { state = nil }
        override class func setUp() { prepare() }
        override func setUp() async throws {}
        nonisolated override func tearDown() {}
      }
      final class Sub: Base { override func tearDown() { super.tearDown() } }
      final class Other: XCTestCase {
        override func setUp() {}
        @MainActor override func tearDown() {}
      }
      """
    let text = bridge(test, module: "Tests") { $0.holdsTests = true }.text
    for line in [
      "nonisolated override func setUp() { nonisolated(unsafe) let own = self; MainActor.assumeIsolated { "
        + "own.__bridged_Base_setUp() } };          func __bridged_Base_setUp() { super.setUp(); state = State() }",
      "throws { nonisolated(unsafe) let own = self; try MainActor.assumeIsolated { try "
        + "own.__bridged_Base_tearDownWithError() } };          func __bridged_Base_tearDownWithError() throws {",
      "nonisolated override class func setUp() { MainActor.assumeIsolated { self.__bridged_Base_setUp() } };",
      "  override func setUp() async throws {}", "  nonisolated override func tearDown() {}",
      "          func __bridged_Sub_tearDown() { super.tearDown() }", "  override func setUp() {}",
      "@MainActor          func __bridged_Other_tearDown() {}",
    ] { #expect(text.contains(line), "\(line)") }
    #expect(!bridge(test).text.contains("__bridged_Base"))
  }
}
