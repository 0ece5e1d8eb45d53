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
/// There is no value to go on with where one that was not set is read: ``SceneProblems`` hears where it is declared, then
/// the program stops, as at an implicitly unwrapped optional. A segue whose destination lacks an input does not come so far:
/// it stops, whether a call or a person started it.
@propertyWrapper
public struct RequiredInput<Value> {
  private var value: Value?
  private let declaration: InputDeclaration

  /// A property that waits for its value.
  ///
  /// - Parameters:
  ///   - owner: the type that declares it, which the compiler fills in.
  ///   - file: the file of the declaration.
  ///   - line: the line of the declaration.
  public init(owner: StaticString = #function, file: StaticString = #fileID, line: UInt = #line) {
    declaration = InputDeclaration(owner: owner, file: file, line: line)
  }

  /// A property that has a value from the start, which may be replaced.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value.
  ///   - owner: the type that declares it, which the compiler fills in.
  ///   - file: the file of the declaration.
  ///   - line: the line of the declaration.
  public init(
    wrappedValue: Value, owner: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
  ) {
    value = wrappedValue
    declaration = InputDeclaration(owner: owner, file: file, line: line)
  }

  /// The value; reading it before it was set stops the program.
  public var wrappedValue: Value {
    get {
      guard let value else {
        let error = declaration.error(readingA: Value.self)
        MainThread.run { SceneProblems.report(error) }
        preconditionFailure("\(error)")
      }
      return value
    }
    set { value = newValue }
  }

  /// The value; nil where it was not set.
  public var projectedValue: Value? { value }
}

extension RequiredInput: Sendable where Value: Sendable {}

extension RequiredInput: Equatable where Value: Equatable {
  /// Whether both have the same value, or none.
  public static func == (one: RequiredInput, other: RequiredInput) -> Bool { one.value == other.value }
}

extension RequiredInput: Hashable where Value: Hashable {
  /// Feeds the value into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// Where a required input is declared; the name of a property is known only to who looks at the object around it.
private struct InputDeclaration: Sendable {
  let owner: StaticString
  let file: StaticString
  let line: UInt

  /// What reading it too early is.
  func error(readingA type: Any.Type) -> SceneError {
    SceneError(
      .inputRead, scene: "\(owner)", expected: "\(type)", found: ["\(file):\(line)"])
  }
}

/// What a look at an object's properties finds, whatever the type of the value is.
protocol AnyRequiredInput {
  var isMissing: Bool { get }
}

extension RequiredInput: AnyRequiredInput {
  var isMissing: Bool { value == nil }
}
