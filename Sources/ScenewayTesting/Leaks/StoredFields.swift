/// Which stored properties of a type are strong, in the order in which `Mirror` tells them, those of base classes first.
///
/// `Mirror` does not say whether a property is weak or unowned; the function of the standard library's runtime that it is
/// built on does. It is declared here as the library itself declares it.
enum StoredFields {
  /// What the runtime tells of one property.
  struct Field {
    let name: String
    let isStrong: Bool
  }

  /// Laid out as the runtime writes it; the last entry is for its sake alone.
  private struct Metadata {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
  }

  @_silgen_name("swift_reflectionMirror_recursiveCount")
  private static func count(_: Any.Type) -> Int

  @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
  private static func metadata(_: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<Metadata>)
    -> Any.Type

  /// The stored properties of a class or struct.
  ///
  /// - Parameter type: the type.
  /// - Returns: the properties.
  static func of(_ type: Any.Type) -> [Field] {
    (0..<count(type)).map { index in
      var field = Metadata()
      _ = metadata(type, index: index, fieldMetadata: &field)
      defer { field.free?(field.name) }
      return Field(name: field.name.map { String(cString: $0) } ?? "", isStrong: field.isStrong)
    }
  }
}
