#if !canImport(ObjectiveC)
  import Foundation
  import Testing

  @_spi(Sceneway) @testable import HeadlessUIKit

  /// Changes of properties that somebody announces, and methods of `NSObject` that classes have of their own.
  @MainActor
  struct KeyValueObservingTests {
    final class Counter: NSObject {
      var count = 0

      func set(_ value: Int) {
        willChangeValue(forKey: "count")
        count = value
        didChangeValue(forKey: "count")
      }
    }

    final class Watcher: NSObject {
      var told: [String] = []
    }

    private func registered() -> (Counter, Watcher) {
      RuntimeClass(Counter.self).attribute("count", \.count).register()
      RuntimeClass(Watcher.self)
        .method("observeValueForKeyPath:ofObject:change:context:") { object, arguments in
          let change = arguments[2] as? [NSKeyValueChangeKey: Any] ?? [:]
          let values = [change[.oldKey], change[.newKey]].map { $0.map { "\($0)" } ?? "-" }
          object.told.append("\(arguments[0] ?? "") \(values.joined(separator: " to "))")
          return nil
        }
        .register()
      return (Counter(), Watcher())
    }

    @Test func `an observer is told at the beginning and of announced changes, until it leaves`() {
      let (counter, watcher) = registered()
      counter.addObserver(watcher, forKeyPath: "count", options: [.old, .new, .initial], context: nil)
      counter.set(1)
      counter.count = 5
      counter.set(6)
      counter.removeObserver(watcher, forKeyPath: "count")
      counter.set(7)
      #expect(watcher.told == ["count <null> to 0", "count 0 to 1", "count 5 to 6"])
    }

    @Test func `a closure is told until what keeps it goes`() {
      let (counter, _) = registered()
      var told: [String] = []
      var observation: NSKeyValueObservation? = counter.observe(\.count, options: [.new, .old, .initial]) {
        told.append("\($1.oldValue ?? -1) to \($1.newValue ?? -1)")
      }
      counter.set(1)
      #expect(observation != nil)
      observation = nil
      counter.set(2)
      #expect(told == ["-1 to 0", "0 to 1"])
    }

    @Test func `neither observer nor observed is kept alive`() {
      weak var observed: Counter?
      weak var observer: Watcher?
      do {
        let (counter, watcher) = registered()
        counter.addObserver(watcher, forKeyPath: "count", options: .new, context: nil)
        (observed, observer) = (counter, watcher)
      }
      _ = registered().0.observe(\.count) { _, _ in }
      #expect(observed == nil && observer == nil)
    }

    @Test func `a class answers for keys that it does not have`() {
      RuntimeClass(Bag.self)
        .method("valueForUndefinedKey:") { object, arguments in object.things["\(arguments[0] ?? "")"] }
        .method("setValue:forUndefinedKey:") { object, arguments in
          object.things["\(arguments[1] ?? "")"] = arguments[0]
          return nil
        }
        .method("respondsToSelector:") { _, arguments in
          (arguments[0] as? Selector) == Selector("anything")
        }
        .register()
      let bag = Bag()
      bag.setValue(3, forKey: "apples")
      #expect(bag.value(forKey: "apples") as? Int == 3)
      #expect(bag.responds(to: "anything") && !bag.responds(to: "valueForUndefinedKey:"))
    }

    final class Bag: NSObject {
      var things: [String: Any] = [:]
    }

    @Test func `UIKit's own methods and the accessors of properties answer to messages`() {
      let (view, around) = (UIView(), UIView())
      around.addSubview(view)
      view.perform("removeFromSuperview")
      #expect(view.superview == nil)
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(UIViewController(), animated: false)
      navigation.perform("popViewControllerAnimated:", with: UIButton())
      #expect(navigation.viewControllers.count == 1)
      navigation.perform("setTitle:", with: "Home")
      #expect(navigation.perform("title").takeUnretainedValue() as? String == "Home")
      for selector: Selector in ["viewDidLoad", "resignFirstResponder", "endEditing:", "setNeedsLayout"] {
        #expect(UITableViewController().responds(to: selector) || UITableView().responds(to: selector))
      }
      RuntimeClass(Numbers.self).attribute("small", \.small).register()
      let numbers = Numbers()
      numbers.setValue(8, forKey: "small")
      #expect(numbers.small == 8)
    }

    final class Numbers: NSObject {
      var small: Int16 = 0
    }

    @Test func `a managed property begins with nothing or nought and keeps what is set`() {
      let bag = Bag()
      let (size, name, isDone): (CGFloat, String?, Bool) = (
        bag.bridgedManagedValue("size"), bag.bridgedManagedValue("name"), bag.bridgedManagedValue("isDone")
      )
      #expect(size == 0 && name == nil && !isDone)
      bag.setBridgedManagedValue("sack" as String?, "name")
      let named: String? = bag.bridgedManagedValue("name")
      #expect(named == "sack")
    }

    @Test func `an object tells its class, those above it and its protocols`() {
      let any: any NSObjectProtocol = UIButton()
      #expect(any.isKind(of: UIControl.self) && !any.isKind(of: UILabel.self))
      #expect(any.isMember(of: UIButton.self) && !any.isMember(of: UIControl.self))
      #expect(UITableViewController().conforms(to: (any UITableViewDelegate).self))
      #expect(!UIViewController().conforms(to: (any UITableViewDelegate).self))
      #expect(class_getSuperclass(UIButton.self) == UIControl.self)
      #expect(object_getClass(any) == UIButton.self)
      #expect(String(cString: class_getName(Bag.self)).hasSuffix("Bag"))
      #expect(sel_registerName("save:") == Selector("save:"))
      #expect(String(cString: sel_getName("save:")) == "save:")
    }
  }
#endif
