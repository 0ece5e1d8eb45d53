/// Tells whether a class has its own version of a method that its base class declares.
///
/// UIKit asks the Objective-C runtime, which Linux lacks. A Swift class carries the entries of its methods in its
/// metadata, those of its base class at the same places, and an override changes nothing but the entry of its method.
/// Two probes find the place: one that overrides nothing, whose own entries (initialisers) differ from the base's all
/// the same, and one that overrides the method alone.
struct MethodOverride<Base: AnyObject> {
  /// The place of the method among the words of the class; nil where the probes do not single one out.
  let index: Int?

  /// Finds the place of a method.
  ///
  /// - Parameters:
  ///   - base: the class that declares it.
  ///   - plain: a subclass that declares nothing.
  ///   - overriding: a subclass that overrides the method and declares nothing else.
  init(of base: Base.Type, plain: Base.Type, overriding: Base.Type) {
    let words = ClassWords(base)
    let (plainWords, overridingWords) = (ClassWords(plain), ClassWords(overriding))
    let places = words.indices.filter {
      words[$0] == plainWords[$0] && words[$0] != overridingWords[$0]
    }
    index = places.count == 1 ? places[0] : nil
  }

  /// Tells whether a class, or one between it and the base, overrides the method.
  ///
  /// - Parameter type: the class.
  /// - Returns: whether it does; false where the place of the method is not known.
  func isOverridden(in type: Base.Type) -> Bool {
    guard let index else { return false }
    return ClassWords(type)[index] != ClassWords(Base.self)[index]
  }
}

/// The words of a class's metadata, from where its metatype points to the end that its header tells.
private struct ClassWords {
  private let start: UnsafeRawPointer
  private let count: Int

  init(_ type: AnyClass) {
    // A metatype is the address of its class's metadata, which lives as long as the process and is only read.
    start = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let size = start.load(fromByteOffset: Self.sizeOffset, as: UInt32.self)
    let addressPoint = start.load(fromByteOffset: Self.sizeOffset + 4, as: UInt32.self)
    count = size > addressPoint ? Int(size - addressPoint) / MemoryLayout<UInt>.size : 0
  }

  /// Where the header tells the size: after the kind and the superclass, the Objective-C runtime's three words where
  /// there is one, the flags, and the three fields about instances.
  private static var sizeOffset: Int {
    #if _runtime(_ObjC)
      5 * MemoryLayout<UInt>.size + 16
    #else
      2 * MemoryLayout<UInt>.size + 16
    #endif
  }

  var indices: Range<Int> { 0..<count }

  /// A word; nought beyond the end.
  subscript(index: Int) -> UInt {
    indices.contains(index)
      ? start.load(fromByteOffset: index * MemoryLayout<UInt>.size, as: UInt.self) : 0
  }
}
