/// A property that must be given before the scene's view loads.
///
/// ```swift
/// struct DetailDataStore {
///   @RequiredInput var orderNumber: Int
///   var note = ""
/// }
/// ```
///
/// It stands in a data store, an interactor or a view controller and reads like any other property. Sceneway looks for
/// those that nobody set on every way to a scene: a route throws before anything is shown, a `performSegue` with a
/// closure throws, and where nobody can catch, ``SceneProblems`` hears of it before `viewDidLoad`. The ``SceneError``
/// names the scene and the property.
///
/// Reading one that was not set stops the program, as an implicitly unwrapped optional does.
@propertyWrapper
public struct RequiredInput<Value> {
  private var value: Value?

  /// A property that waits for its value.
  public init() {}

  /// A property that has a value from the start, which may be replaced.
  ///
  /// - Parameter wrappedValue: the value.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// The value; reading it before it was set stops the program.
  public var wrappedValue: Value {
    get {
      guard let value else {
        preconditionFailure("A required input of type \(Value.self) was read before anybody had set it.")
      }
      return value
    }
    set { value = newValue }
  }

  /// The value; nil where it was not set.
  public var projectedValue: Value? { value }
}

extension RequiredInput: Sendable where Value: Sendable {}
extension RequiredInput: Equatable where Value: Equatable {}
extension RequiredInput: Hashable where Value: Hashable {}

/// What a look at an object's properties finds, whatever the type of the value is.
protocol AnyRequiredInput {
  var isMissing: Bool { get }
}

extension RequiredInput: AnyRequiredInput {
  var isMissing: Bool { value == nil }
}
