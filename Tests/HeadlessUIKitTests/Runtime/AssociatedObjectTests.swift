import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("What the Objective-C runtime keeps by name")
struct AssociatedObjectTests {
  private final class Held: NSObject {}
  private final class Plain {}

  @Test("A value hangs on any object, is replaced and taken off")
  func values() {
    var (key, other) = (0, 0)
    withUnsafePointer(to: &key) { key in
      withUnsafePointer(to: &other) { other in
        let owner = Plain()
        objc_setAssociatedObject(owner, key, "a", .OBJC_ASSOCIATION_COPY_NONATOMIC)
        objc_setAssociatedObject(owner, other, 2, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, key) as? String == "a")
        #expect(objc_getAssociatedObject(owner, other) as? Int == 2)
        #expect(objc_getAssociatedObject(Plain(), key) == nil)
        objc_setAssociatedObject(owner, key, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, key) == nil)
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, other) == nil)
      }
    }
  }

  @Test("What hangs on one of UIKit's objects goes with it; what is assigned is never kept")
  func lifetime() {
    var key = 0
    withUnsafePointer(to: &key) { key in
      weak var held: Held?
      var assigned: Held? = Held()
      do {
        let controller = UIViewController()
        let value = Held()
        held = value
        objc_setAssociatedObject(controller, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
      #expect(held == nil)
      let owner = UIView()
      objc_setAssociatedObject(owner, key, assigned, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, key) as? Held === assigned)
      assigned = nil
      #expect(objc_getAssociatedObject(owner, key) == nil)
    }
  }

  @Test("Many owners that go leave nothing behind for long")
  func sweeping() {
    var key = 0
    withUnsafePointer(to: &key) { key in
      weak var first: Held?
      for number in 0..<500 {
        let (owner, value) = (Plain(), Held())
        if number == 0 { first = value }
        objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_RETAIN)
      }
      #expect(first == nil)
    }
  }

  @Test("One thread at a time is in a part that an object guards, which may be entered again")
  func synchronised() async {
    let object = Plain()
    objc_sync_enter(object)
    objc_sync_enter(object)
    objc_sync_exit(object)
    objc_sync_exit(object)
    nonisolated(unsafe) var sum = 0
    nonisolated(unsafe) let shared = object
    DispatchQueue.concurrentPerform(iterations: 200) { _ in
      objc_sync_enter(shared)
      sum += 1
      objc_sync_exit(shared)
    }
    #expect(sum == 200)
  }

  @Test("A method that only messages reach is called with the arguments that its types allow")
  func arguments() {
    #expect(RuntimeArgument.value([3], 0, as: Int.self) == 3)
    #expect(RuntimeArgument.value([], 0, as: Int?.self) == .some(nil))
    #expect(RuntimeArgument.value([nil], 0, as: Int.self) == nil)
    #expect(RuntimeArgument.value(["a"], 0, as: Int.self) == nil)
    #expect(RuntimeArgument.value([2.0], 0, as: CGFloat.self) == 2)
  }
}
