import Testing

@testable import HeadlessUIKit

private class Base {
  func first() -> Int { 1 }
  func second() -> Int { 2 }
  init() {}
}

private final class Plain: Base {}

private final class FirstProbe: Base {
  override func first() -> Int { 10 }
}

private final class BothProbe: Base {
  override func first() -> Int { 11 }
  override func second() -> Int { 22 }
}

private class Overriding: Base {
  override func first() -> Int { 100 }
}

private final class Inheriting: Overriding {
  func third() -> Int { 3 }
}

private final class Other: Base {
  override func second() -> Int { 20 }
  var stored = [1, 2, 3]
}

private final class Generic<Element>: Base {
  var element: Element?
  override func first() -> Int { element == nil ? 1 : 2 }
}

@Suite struct `Finding overrides` {
  private let first = MethodOverride(of: Base.self, plain: Plain.self, overriding: FirstProbe.self)

  @Test func `a class that overrides the method is told from those that do not`() {
    #expect(first.index != nil)
    #expect(first.isOverridden(in: Overriding.self))
    #expect(first.isOverridden(in: Inheriting.self))
    #expect(first.isOverridden(in: Generic<Int>.self))
    #expect(!first.isOverridden(in: Base.self))
    #expect(!first.isOverridden(in: Plain.self))
    #expect(!first.isOverridden(in: Other.self))
  }

  @Test func `probes that do not single a method out find nothing`() {
    for probe in [Plain.self, BothProbe.self] as [Base.Type] {
      let lost = MethodOverride(of: Base.self, plain: Plain.self, overriding: probe)
      #expect(lost.index == nil)
      #expect(!lost.isOverridden(in: Overriding.self))
    }
  }
}
