import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct ClassInstantiationTests {
  @Test func `gives stored properties their first values`() {
    let plain = ClassInstantiation.make(PlainObject.self) as? PlainObject
    #expect(plain?.words == "first")
    let delegate = ClassInstantiation.make(PlainDelegate.self) as? PlainDelegate
    #expect(delegate?.link == nil)
    #expect(delegate?.count == 5)
  }

  @Test func `calls the init of the class itself`() {
    #expect((ClassInstantiation.make(CountingResponder.self) as? CountingResponder)?.count == 2)
    #expect((ClassInstantiation.make(RenamedResponder.self) as? RenamedResponder)?.name == "default")
    #expect(ClassInstantiation.make(UIResponder.self).map { type(of: $0) == UIResponder.self } == true)
  }

  @Test func `makes nothing of a class that does not come from NSObject`() {
    #expect(ClassInstantiation.make(Foreign.self) == nil)
  }
}

private final class PlainObject: NSObject {
  var words = "first"
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var link: URL?
  var count = 5
}

private class CountingResponder: UIResponder {
  var count = 1
  override init() {
    super.init()
    count += 1
  }
}

private class RenamedResponder: UIResponder {
  let name: String
  init(name: String) {
    self.name = name
    super.init()
  }
  convenience override init() { self.init(name: "default") }
}

private final class Foreign {}
