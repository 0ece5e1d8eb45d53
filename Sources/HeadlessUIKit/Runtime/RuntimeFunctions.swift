#if !canImport(ObjectiveC)
  internal import Foundation

  // MARK: What the runtime knows of classes and selectors

  /// The class of an object.
  ///
  /// - Parameter obj: the object; nil has none.
  /// - Returns: its class; that of the value in a box where it is no object.
  public func object_getClass(_ obj: Any?) -> AnyClass? {
    obj.map { type(of: $0 as AnyObject) }
  }

  /// The name of an object's class, with its module.
  ///
  /// - Parameter obj: the object.
  /// - Returns: the name, as C reads it, which lives as long as the process; "nil" for nil.
  public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
    RuntimeNames.shared.pointer(obj.map { String(reflecting: type(of: $0 as AnyObject)) } ?? "nil")
  }

  /// The class that a class inherits from.
  ///
  /// - Parameter cls: the class; nil has none.
  /// - Returns: the class above it; nil at the top.
  public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
    cls.flatMap { _getSuperclass($0) }
  }

  /// The name of a class, with its module.
  ///
  /// - Parameter cls: the class.
  /// - Returns: the name, as C reads it, which lives as long as the process; "nil" for nil.
  public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    RuntimeNames.shared.pointer(cls.map { String(reflecting: $0) } ?? "nil")
  }

  /// Whether objects of a class answer to a selector.
  ///
  /// - Parameters:
  ///   - cls: the class.
  ///   - sel: the selector.
  /// - Returns: whether it, or one above it, registered a method of that name.
  public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector?) -> Bool {
    guard let cls, let sel else { return false }
    return MainActor.assumeIsolated { RuntimeRegistry.shared.method(sel, ofClass: cls) != nil }
  }

  /// The name of a selector, as C reads it.
  ///
  /// - Parameter sel: the selector.
  /// - Returns: its name with one colon for each argument, which lives as long as the process.
  public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> {
    RuntimeNames.shared.pointer(sel.name)
  }

  /// Makes a selector of a name.
  ///
  /// - Parameter str: the name with one colon for each argument.
  /// - Returns: the selector.
  public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector {
    Selector(String(cString: str))
  }

  /// Names that were handed out to C.
  private final class RuntimeNames: @unchecked Sendable {
    static let shared = RuntimeNames()

    private let lock = NSLock()
    private var pointers: [String: UnsafePointer<CChar>] = [:]

    func pointer(_ name: String) -> UnsafePointer<CChar> {
      lock.withLock {
        if let known = pointers[name] { return known }
        let bytes = name.utf8CString
        let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
        _ = copy.initialize(from: bytes)
        let pointer = UnsafePointer(copy.baseAddress ?? UnsafeMutablePointer<CChar>.allocate(capacity: 1))
        pointers[name] = pointer
        return pointer
      }
    }
  }
#endif
