import SourceBridge
import Testing

@Suite("Bridging calls")
struct BridgedCallTests {
  private func bridge(_ texts: String...) -> BridgeResult {
    let files = texts.enumerated().map { SourceFile(path: "/app/File\($0.offset).swift", text: $0.element) }
    return SourceBridge(BridgeOptions(moduleName: "App")).bridge(files)
  }

  /// The lines of the app's own, without those before and after them.
  private func lines(_ file: BridgedFile) -> [String] {
    let all = file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let start = all.firstIndex(where: { $0.hasPrefix("#sourceLocation(file:") }) else { return all }
    let end = all.firstIndex { $0 == "#sourceLocation()" } ?? all.endIndex
    let own = Array(all[(start + 1)..<end])
    guard all[start].hasSuffix("line: 2)") else { return own }
    return [all.firstIndex { $0.hasSuffix("line: 1)") }.map { all[$0 + 1] } ?? ""] + own
  }

  @Test func `Sessions are followed, those that the app makes and the one that all share`() {
    let text = bridge(
      """
      let one = URLSession(configuration: .default, delegate: nil, delegateQueue: nil)
      let other = URLSession.init(configuration: .ephemeral)
      let shared = URLSession.shared
      """
    ).files[0].text
    #expect(text.contains("let one = URLSession.bridgedSession(configuration: .default, delegate: nil"))
    #expect(text.contains("let other = URLSession.bridgedSession(configuration: .ephemeral)"))
    #expect(text.contains("let shared = URLSession.shared\n"))
    #expect(text.contains("    URLSession.shared.bridgedFollow()\n"))
    #expect(text.contains("fileprivate static func bridgedSession("))
    for own in ["let a = 1", "class URLSession {}\nlet a = URLSession(configuration: 1)"] {
      #expect(!bridge(own).files[0].text.contains("bridged"))
    }
  }

  /// A call of an initialiser, and what stands in its place.
  nonisolated static let makings: [(String, String)] = [
    (
      "func f(_ c: UINavigationController.Type) { c.init(rootViewController: x) }",
      "c.bridgedInit(rootViewController: x)"
    ),
    (
      "func f(_ c: UIView.Type?) { (c ?? UIView.self).init(frame: .zero) }",
      "UIView.self).bridgedInit(frame: .zero)"
    ),
    (
      "func f<T: UIViewController>() -> T { T(nibName: nil, bundle: nil) }",
      "T.bridgedInit(nibName: nil, bundle: nil)"
    ),
    ("func f<T>() -> T where T: UIView & P { T() }", "T.bridgedInit()"),
    ("func f<T: UIView>() -> T { T.init() }", "T.bridgedInit()"),
    ("class A: UIView { class func f() -> Self { Self(frame: .zero) } }", "Self.bridgedInit(frame: .zero)"),
    (
      "class A: UIView { static func f() -> Self { self.init(frame: .zero) } }",
      "self.bridgedInit(frame: .zero)"
    ),
    (
      "class A: UIView { func f() { type(of: self).init(frame: .zero) } }",
      "type(of: self).bridgedInit(frame: .zero)"
    ),
    ("var timer = Timer()", "Timer.bridgedUnscheduled()"),
    // Associated types, other names of them, and what extensions demand
    (
      "protocol P { associatedtype Root: UIViewController }; extension P { func f() -> Root { Root() } }",
      "Root.bridgedInit()"
    ),
    (
      "protocol P { associatedtype Root: UIView }; class A<T: P> { let a = T.Root(); func f() -> T.Root { .init() } }",
      "let a = T.Root.bridgedInit(); func f() -> T.Root { .bridgedInit() }"
    ),
    (
      "protocol P { associatedtype Root: UIView }; protocol Q { associatedtype T: P }; extension Q { typealias Root = T.Root }; class A<T: P>: Q { init(root: Root = .init()) {} }",
      "init(root: Root = .bridgedInit())"
    ),
    (
      "extension P where Self: UIViewController { static func make() -> Self { Self() } }",
      "{ Self.bridgedInit() }"
    ),
    ("protocol P: UIViewController {}; func f<T: P>() -> T { T() }", "{ T.bridgedInit() }"),
    ("class A: UIView {}; class B<T: A> { lazy var a = T() }", "lazy var a = T.bridgedInit()"),
    ("extension UIView { static func make() -> Self { self.init() } }", "{ self.bridgedInit() }"),
    ("class A: UIView { func f() { type(of: self).init() } }", "type(of: self).bridgedInit()"),
    ("func f(_ c: UIViewController.Type) { c.init() }", "{ c.bridgedInit() }"),
    (
      "func f() { guard let c = g() as? UIView.Type else { return }; c.init() }",
      "; c.bridgedInit() }"
    ),
    (
      "struct A { let kind: UIViewController.Type }; func f(_ a: A) { a.kind.init() }",
      "a.kind.bridgedInit()"
    ),
    // What may be a struct as well
    ("protocol P { associatedtype Root }; extension P { func f() -> Root { Root() } }", "{ Root() }"),
    ("struct A { let kind: P.Type }; func f(_ a: A) { a.kind.init() }", "a.kind.init()"),
    ("extension P { static func make() -> Self { Self() } }", "{ Self() }"),
    ("func f<T: UITableViewDelegate & P>() -> T { T() }", "{ T() }"),
    ("func f() -> [Int] { .init() }", "{ .init() }"),
    // Names of classes, and what Swift allows everywhere
    ("let a = UIView.init(frame: .zero)", "UIView.init(frame: .zero)"),
    ("let a = UIKit.UIView.init(frame: .zero)", "UIKit.UIView.init(frame: .zero)"),
    ("class A: UIView { convenience init() { self.init(frame: .zero) } }", "self.init(frame: .zero)"),
    ("class A: UIView { init() { super.init(frame: .zero) } }", "super.init(frame: .zero)"),
    ("func f<T: P>() -> T { T() }", "{ T() }"),
    ("struct A { func f() -> Self { Self(frame: .zero) } }", "Self(frame: .zero)"),
    ("func f(_ p: P.Type) { p.init() }", "p.init()"),
  ]

  @Test("A class that is a value makes objects by a function of UIKit's", arguments: makings.indices)
  func metatypes(index: Int) {
    let (text, expected) = Self.makings[index]
    let bridged = bridge(text).files[0].text
    #expect(bridged.contains(expected), "\(bridged)")
  }

  /// A call with `?`, and what stands in its place.
  nonisolated static let requirements: [(String, String)] = [
    ("delegate?.tabBarController?(tabs, didSelect: a)", "delegate?.tabBarController(tabs, didSelect: a)"),
    ("d.tabBarController?(tabs, didSelect: a)", "Optional(d)?.tabBarController(tabs, didSelect: a)"),
    ("a.b.c?(for: 1) ?? 2", "Optional(a.b)?.c(for: 1) ?? 2"),
    ("animator.addCompletion? { _ in }", "Optional(animator)?.addCompletion { _ in }"),
    ("delegate?.scrollViewDidScroll?(view)", "delegate?.scrollViewDidScroll(view)"),
    ("(a as? B)?.textFieldShouldReturn?(field)", "(a as? B)?.textFieldShouldReturn(field)"),
    ("completion?(true)", "completion?(true)"),
    ("model.onChange?(1)", "model.onChange?(1)"),
  ]

  @Test(
    "Optional requirements of UIKit's protocols are called; closures stay", arguments: requirements.indices)
  func foreignRequirements(index: Int) {
    let (text, expected) = Self.requirements[index]
    let bridged = lines(bridge("func f() { \(text) }").files[0])[0]
    #expect(bridged == "func f() { \(expected) }")
  }

  @Test("A closure of the module's own with the name of a requirement stays a closure")
  func closuresWithNamesOfRequirements() {
    let text = bridge(
      "class A { var scrollViewDidScroll: ((Int) -> Void)?; func f() { self.scrollViewDidScroll?(1) } }"
    ).files[0].text
    #expect(text.contains("self.scrollViewDidScroll?(1)"))
  }

  /// A call of Foundation's, and what stands in its place.
  nonisolated static let foundations: [(String, String)] = [
    (
      "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }",
      "Timer.bridgedScheduledTimer(withTimeInterval: 1"
    ),
    ("Timer(timeInterval: 1, repeats: true) { _ in }", "Timer.bridgedTimer(timeInterval: 1"),
    ("Timer.init(timeInterval: 1, repeats: true, block: b)", "Timer.bridgedTimer(timeInterval: 1"),
    (
      "DispatchQueue.main.asyncAfter(deadline: .now() + 1) {}",
      "DispatchQueue.main.bridgedAsyncAfter(deadline:"
    ),
    (
      "DispatchQueue.global().asyncAfter(deadline: .now() + 1) {}",
      "DispatchQueue.global().asyncAfter(deadline:"
    ),
    ("DispatchQueue.main.asyncAfter(wallDeadline: w) {}", "DispatchQueue.main.asyncAfter(wallDeadline:"),
    (
      "Timer.scheduledTimer(timeInterval: 1, target: a, selector: s, userInfo: nil, repeats: true)",
      "Timer.scheduledTimer("
    ),
    ("try await Task.sleep(nanoseconds: 1)", "try await Task.bridgedSleep(nanoseconds: 1)"),
    ("try await Task.sleep(for: .seconds(1))", "try await Task.bridgedSleep(for: .seconds(1))"),
    ("try await Task.sleep(until: .now, clock: c)", "try await Task.sleep(until: .now, clock: c)"),
    ("DateFormatter()", "DateFormatter.bridgedFormatter()"),
    ("NumberFormatter.init()", "NumberFormatter.bridgedFormatter()"),
    ("Locale.current.identifier", "Locale.bridgedCurrent.identifier"),
    ("String(format: f, 1)", "String(bridgedFormat: f, 1)"),
    ("String.init(format: f, arguments: a)", "String.init(bridgedFormat: f, arguments: a)"),
    ("String.localizedStringWithFormat(f, 1)", "String.bridgedLocalizedStringWithFormat(f, 1)"),
    ("Text(format: f)", "Text(format: f)"),
  ]

  @Test(
    "Delays go by the clock of transitions, formats have forms for numbers", arguments: foundations.indices)
  func foundationCalls(index: Int) {
    let (text, expected) = Self.foundations[index]
    var options = BridgeOptions(moduleName: "App")
    options.readsPlurals = true
    let file = SourceFile(path: "/app/A.swift", text: "func f() { \(text) }")
    #expect(SourceBridge(options).bridge([file]).files[0].text.contains("{ " + expected))
    if text.hasPrefix("String") { #expect(lines(bridge("func f() { \(text) }").files[0])[0].contains(text)) }
  }

  @Test("UIKit's types that are named are counted by their names of today, the module's own are not")
  func namedTypes() {
    let result = bridge(
      "class UIBox {}; class A: UIViewController { let a = UIView(); let b: UIView? = nil; let c = UIBox() }",
      "let key: UIApplicationLaunchOptionsKey? = nil")
    #expect(result.namedTypes == ["UIViewController": 1, "UIView": 2, "UIApplication": 1])
  }
}
