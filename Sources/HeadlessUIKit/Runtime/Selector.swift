internal import Foundation

/// The name of a method, by the Objective-C naming rules.
///
/// Linux has no Objective-C runtime, so `#selector` does not compile there. A selector is written as a string
/// (`Selector("save:")`) and looked up in the tables that each module registers (see ``RuntimeClass``).
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, one colon per argument.
  let name: String

  /// Makes a selector of a method's name.
  ///
  /// - Parameter name: the name with one colon for each argument, such as `"save:"`.
  public init(_ name: String) {
    self.name = name
  }

  /// Makes a selector of a method's name, and lets the compiler see the method.
  ///
  /// The source bridge writes `#selector(save(_:))` so: the method has to be there, though it is never called here.
  ///
  /// - Parameters:
  ///   - name: the name with one colon for each argument.
  ///   - method: the method; not evaluated.
  public init(_ name: String, of method: @autoclosure () -> Any) {
    self.name = name
  }

  /// Makes a selector of a literal.
  ///
  /// - Parameter value: the name with one colon for each argument.
  public init(stringLiteral value: String) {
    name = value
  }

  /// The selector's name.
  public var description: String { name }

  /// The number of arguments the method takes.
  var argumentCount: Int { name.utf8.count(where: { $0 == UInt8(ascii: ":") }) }
}

/// Makes a selector of a string.
///
/// - Parameter aSelectorName: the method's name with one colon for each argument.
/// - Returns: the selector of that name; whether anything answers to it shows when it is sent.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

/// Tells the name of a selector.
///
/// - Parameter aSelector: a selector.
/// - Returns: its name with one colon for each argument.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.name
}
