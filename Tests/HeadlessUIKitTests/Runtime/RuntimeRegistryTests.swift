import Foundation
import Testing

@testable import HeadlessUIKit

/// Names that classes register, looked up in their objects.
@MainActor
struct RuntimeRegistryTests {
  private class Base: NSObject { var outlet: NSObject? }
  private class Middle: Base {}
  private final class Leaf: Middle {}

  @Test func `What a base class registers after a look-up is found by the next one`() {
    class Own: NSObject { var heard = 0 }
    final class Lower: Own {}
    let object = Lower()
    #expect(!object.responds(to: "hear"))
    RuntimeClass(Own.self).action("hear") { (object: Own) in object.heard += 1 }.register()
    #expect(object.responds(to: "hear"))
    object.perform("hear")
    RuntimeClass(Lower.self).action("hear") { (object: Lower) in object.heard += 10 }.register()
    object.perform("hear")
    #expect(object.heard == 11)
  }

  @Test func `A name is the nearest class's, and those of others stay beside it`() {
    RuntimeClass(Base.self).outlet("outlet", \.outlet).method("name") { _, _ in "base" as NSString }
      .method("base") { _, _ in nil }.register()
    RuntimeClass(Middle.self).method("name") { _, _ in "middle" as NSString }.register()
    let leaf = Leaf()
    #expect(leaf.invoke("name", []) as? NSString == "middle")
    #expect(leaf.responds(to: "base") && Base().invoke("name", []) as? NSString == "base")
    leaf.setValue(leaf, forKey: "outlet")
    #expect(leaf.value(forKey: "outlet") as? NSObject === leaf)
    leaf.outlet = nil
  }

  @Test
  func `Each form of a generic class registers itself at first use, a subclass of one with what it inherits`()
  {
    let numbers = Form<Int>()
    #expect(numbers.responds(to: "store"))
    numbers.setValue(7, forKey: "value")
    #expect(numbers.value == 7)
    let words = WordForm()
    words.setValue("seven", forKey: "value")
    words.perform("store")
    #expect(words.stored == "seven")
    #expect(numbers.stored == nil)
  }
}

private class Form<Value>: NSObject {
  var value: Value?
  var stored: Value?

  @MainActor class func registerRuntimeClass() {
    RuntimeClass(Form.self).outlet("value", \.value).action("store") { (form: Form) in
      form.stored = form.value
    }
    .register()
  }
}

extension Form: GenericRuntimeClass {}

private final class WordForm: Form<String> {}
