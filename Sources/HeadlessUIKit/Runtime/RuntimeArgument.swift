/// Arguments of messages, which arrive as values of any type.
public enum RuntimeArgument {
  /// An argument as the type that a method takes.
  ///
  /// - Parameters:
  ///   - arguments: what was sent.
  ///   - index: the argument's place, from 0; one that was not sent is nil.
  ///   - type: the type.
  /// - Returns: the value; nil where it is of another type.
  public static func value<Value>(_ arguments: [Any?], _ index: Int, as type: Value.Type) -> Value? {
    let argument = arguments.indices.contains(index) ? arguments[index] : nil
    guard let argument else { return (type as? any ExpressibleByNilLiteral.Type)?.nothing as? Value }
    return argument as? Value ?? RuntimeConversion.convert(argument)
  }
}

extension ExpressibleByNilLiteral {
  fileprivate static var nothing: Any { Self(nilLiteral: ()) }
}
