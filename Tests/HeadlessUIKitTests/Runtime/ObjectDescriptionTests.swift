import Testing

@testable import HeadlessUIKit

/// How objects are called in UIKit's words.
@MainActor
struct ObjectDescriptionTests {
  private final class Inner: UIViewController {}

  @Test func `a class of UIKit's has no module in its name, one of a program's has`() {
    #expect(className(of: UIViewController.self) == "UIViewController")
    #expect(className(of: Inner.self).hasSuffix("Inner"))
    #expect(className(of: Provocative.self) == "HeadlessUIKitTests.Provocative")
  }

  @Test func `a class inside of a function is called the same in each run`() {
    final class Local: UIViewController {}
    let name = className(of: Local.self)
    #expect(name.hasSuffix("Local") && !name.contains("unknown context") && !name.contains("$"))
  }
}

final class Provocative: UIViewController {}
