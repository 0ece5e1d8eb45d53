public import Foundation

/// A module's list of what Interface Builder and selectors may reach in its classes.
///
/// Linux has no Objective-C runtime, so each module that has outlets, actions or methods reached by selector declares
/// one subclass named `__UIKitBridge`, which is found by its name the first time a class of the module is asked:
///
/// ```swift
/// final class __UIKitBridge: UIKitBridge {
///   override class func registerClasses() {
///     RuntimeClass(HomeViewController.self)
///       .outlet("messageField", \.messageField)
///       .action("send:") { $0.send($1) }
///       .register()
///   }
/// }
/// ```
@MainActor
open class UIKitBridge: NSObject {
  /// Registers the module's classes; called once, before the first of them is asked for a key or a selector.
  open class func registerClasses() {}
}

/// A generic class whose outlets, actions or methods are reached by name.
///
/// Each of its forms, `Screen<User>` and `Screen<Order>`, is a class of its own, which no module can list beforehand. So
/// the form at hand is asked, the first time that one of its objects is:
///
/// ```swift
/// extension Screen: GenericRuntimeClass {
///   static func registerRuntimeClass() {
///     RuntimeClass(Screen.self).outlet("label", \.label).register()
///   }
/// }
/// ```
public protocol GenericRuntimeClass: AnyObject {
  /// Registers the form of the class that is called; once for each form and each class that inherits from one.
  @MainActor static func registerRuntimeClass()
}

/// What can be reached by name in instances of one class: outlets, attributes, actions and methods.
///
/// Subclasses inherit the names. Build one value per class and end with ``register()``.
@MainActor
public struct RuntimeClass<Root: AnyObject> {
  private var table = RuntimeTable()

  /// Starts the list of a class.
  ///
  /// - Parameter type: the class whose instances the names belong to.
  public init(_ type: Root.Type) {}

  /// Makes the list known; it adds to one registered before for the same class.
  public func register() {
    RuntimeRegistry.shared.register(table, for: Root.self)
  }

  private func adding(_ change: (inout RuntimeTable) -> Void) -> Self {
    var copy = self
    change(&copy.table)
    return copy
  }

  // MARK: Values

  /// Adds an outlet or another optional property.
  ///
  /// - Parameters:
  ///   - key: the property's name as Interface Builder writes it.
  ///   - keyPath: the property. A value of another type leaves it nil.
  /// - Returns: the list with the name added.
  public func outlet<Value>(_ key: String, _ keyPath: ReferenceWritableKeyPath<Root, Value?>) -> Self {
    adding {
      $0.setters[key] = { ($0 as? Root)?[keyPath: keyPath] = $1 as? Value }
      $0.getters[key] = { ($0 as? Root)?[keyPath: keyPath] }
    }
  }

  /// Adds an outlet collection.
  ///
  /// - Parameters:
  ///   - key: the property's name as Interface Builder writes it.
  ///   - keyPath: the property; set to the objects in document order (SB-28).
  /// - Returns: the list with the name added.
  public func outletCollection<Value>(
    _ key: String, _ keyPath: ReferenceWritableKeyPath<Root, [Value]?>
  ) -> Self {
    adding {
      $0.setters[key] = { ($0 as? Root)?[keyPath: keyPath] = ($1 as? [Any])?.compactMap { $0 as? Value } }
      $0.getters[key] = { ($0 as? Root)?[keyPath: keyPath] }
    }
  }

  /// Adds a property that always has a value, such as an inspectable attribute.
  ///
  /// - Parameters:
  ///   - key: the property's name.
  ///   - keyPath: the property. A value of another type leaves it as it is.
  /// - Returns: the list with the name added.
  public func attribute<Value>(_ key: String, _ keyPath: ReferenceWritableKeyPath<Root, Value>) -> Self {
    adding {
      $0.setters[key] = {
        if let value = $1 as? Value ?? RuntimeConversion.convert($1) {
          ($0 as? Root)?[keyPath: keyPath] = value
        }
      }
      $0.getters[key] = { ($0 as? Root)?[keyPath: keyPath] }
    }
  }

  /// Adds an optional property that Interface Builder writes a number or a text for.
  ///
  /// - Parameters:
  ///   - key: the property's name.
  ///   - keyPath: the property. A value of another type leaves it as it is.
  /// - Returns: the list with the name added.
  public func optionalAttribute<Value>(_ key: String, _ keyPath: ReferenceWritableKeyPath<Root, Value?>)
    -> Self
  {
    adding {
      $0.setters[key] = {
        guard let value = $1 else {
          ($0 as? Root)?[keyPath: keyPath] = nil
          return
        }
        if let value = value as? Value ?? RuntimeConversion.convert(value) {
          ($0 as? Root)?[keyPath: keyPath] = value
        }
      }
      $0.getters[key] = { ($0 as? Root)?[keyPath: keyPath] }
    }
  }

  /// Adds a property that can only be read.
  ///
  /// - Parameters:
  ///   - key: the property's name.
  ///   - keyPath: the property.
  /// - Returns: the list with the name added.
  public func reading<Value>(_ key: String, _ keyPath: KeyPath<Root, Value>) -> Self {
    adding { $0.getters[key] = { ($0 as? Root)?[keyPath: keyPath] } }
  }

  /// Adds a key with its own setter and getter.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - get: reads the value; where it is nil the key can only be set.
  ///   - set: takes a new value.
  /// - Returns: the list with the name added.
  public func value(
    _ key: String, get: (@MainActor (Root) -> Any?)? = nil, set: @escaping @MainActor (Root, Any?) -> Void
  ) -> Self {
    adding {
      $0.setters[key] = { if let object = $0 as? Root { set(object, $1) } }
      if let get { $0.getters[key] = { ($0 as? Root).flatMap { get($0) } } }
    }
  }

  // MARK: Methods

  /// Adds an action without arguments.
  public func action(_ selector: Selector, _ body: @escaping @MainActor (Root) -> Void) -> Self {
    method(selector) { object, _ in
      body(object)
      return nil
    }
  }

  /// Adds an action that takes its sender.
  public func action(_ selector: Selector, _ body: @escaping @MainActor (Root, Any?) -> Void) -> Self {
    method(selector) { object, arguments in
      body(object, arguments.first ?? nil)
      return nil
    }
  }

  /// Adds an action that takes its sender and the event.
  public func action(_ selector: Selector, _ body: @escaping @MainActor (Root, Any?, UIEvent?) -> Void)
    -> Self
  {
    method(selector) { object, arguments in
      body(object, arguments.first ?? nil, arguments.dropFirst().first as? UIEvent)
      return nil
    }
  }

  /// Adds an action whose sender has a known type; another sender is not passed on.
  public func action<Sender>(
    _ selector: Selector, from type: Sender.Type, _ body: @escaping @MainActor (Root, Sender) -> Void
  ) -> Self {
    method(selector) { object, arguments in
      if let sender = arguments.first as? Sender { body(object, sender) }
      return nil
    }
  }

  /// Adds a segue action: a method that makes a segue's destination (SEG-36).
  ///
  /// - Parameters:
  ///   - selector: the method's name, such as `"makeDetail:sender:segueIdentifier:"`.
  ///   - body: makes the destination from the coder, the sender and the segue's identifier.
  /// - Returns: the list with the name added.
  public func segueAction(
    _ selector: Selector,
    _ body: @escaping @MainActor (Root, NSCoder, Any?, String?) -> UIViewController?
  ) -> Self {
    method(selector) { object, arguments in
      guard let coder = arguments.first as? NSCoder else { return nil }
      let sender = arguments.count > 1 ? arguments[1] : nil
      let identifier = arguments.count > 2 ? arguments[2] as? String : nil
      return body(object, coder, sender, identifier)
    }
  }

  /// Adds a method with any arguments.
  ///
  /// - Parameters:
  ///   - selector: the method's name.
  ///   - body: calls it; gets the arguments that were sent, as many as there were, and returns its result.
  /// - Returns: the list with the name added.
  public func method(
    _ selector: Selector, _ body: @escaping @MainActor (Root, [Any?]) -> Any?
  ) -> Self {
    adding {
      $0.methods[selector] = { object, arguments in (object as? Root).flatMap { body($0, arguments) } }
    }
  }
}
