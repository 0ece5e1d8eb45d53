/// A method in the Objective-C runtime, which Linux lacks; nothing can be done with it.
public typealias Method = OpaquePointer

/// A method's code in the Objective-C runtime, which Linux lacks; nothing can be done with it.
public typealias IMP = OpaquePointer

// Nothing is exchanged: the source bridge tells so at the line of the call, and the app goes on with the methods that
// its classes have. The values are there so that code which insists on them does not stop the process. Methods may be nil
// where they are taken: Swift 3 let them.

nonisolated(unsafe) private let nothing = OpaquePointer(
  UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16))

/// Finds a method in the Objective-C runtime; without one, a value that stands for none.
///
/// - Parameters:
///   - cls: the class.
///   - name: the method's name.
/// - Returns: a value that nothing can be done with.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nothing }

/// Finds a class's own method in the Objective-C runtime; without one, a value that stands for none.
///
/// - Parameters:
///   - cls: the class.
///   - name: the method's name.
/// - Returns: a value that nothing can be done with.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nothing }

/// Would give two methods each other's code; does nothing without the Objective-C runtime.
///
/// - Parameters:
///   - m1: a method.
///   - m2: another one.
public func method_exchangeImplementations(_ m1: Method?, _ m2: Method?) {}

/// A method's code; without the Objective-C runtime, a value that stands for none.
///
/// - Parameter m: the method.
/// - Returns: a value that nothing can be done with.
public func method_getImplementation(_ m: Method?) -> IMP { nothing }

/// Would give a method other code; does nothing without the Objective-C runtime.
///
/// - Parameters:
///   - m: the method.
///   - imp: the code.
/// - Returns: a value that nothing can be done with.
@discardableResult
public func method_setImplementation(_ m: Method?, _ imp: IMP) -> IMP { nothing }

/// The types of a method's arguments; nil without the Objective-C runtime.
///
/// - Parameter m: the method.
/// - Returns: nil.
public func method_getTypeEncoding(_ m: Method?) -> UnsafePointer<CChar>? { nil }

/// Would add a method to a class; does nothing without the Objective-C runtime.
///
/// - Parameters:
///   - cls: the class.
///   - name: the method's name.
///   - imp: its code.
///   - types: the types of its arguments.
/// - Returns: false: the class has the method already, so that whoever asks goes on to exchange it.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Would replace a method of a class; does nothing without the Objective-C runtime.
///
/// - Parameters:
///   - cls: the class.
///   - name: the method's name.
///   - imp: its code.
///   - types: the types of its arguments.
/// - Returns: nil.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Would make a method's code of a closure; without the Objective-C runtime, a value that stands for none.
///
/// - Parameter block: the closure.
/// - Returns: a value that nothing can be done with.
public func imp_implementationWithBlock(_ block: Any) -> IMP { nothing }

/// Would give an object another class; does nothing without the Objective-C runtime.
///
/// - Parameters:
///   - obj: the object.
///   - cls: the class that it was to get.
/// - Returns: the class that it has and keeps.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
  obj.map { type(of: $0 as AnyObject) }
}

/// Would begin a class at run time; none can be made without the Objective-C runtime.
///
/// - Parameters:
///   - superclass: the class that it was to inherit from.
///   - name: its name.
///   - extraBytes: bytes for its variables.
/// - Returns: nil.
public func objc_allocateClassPair(
  _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? { nil }

/// Would finish a class that was begun at run time; does nothing without the Objective-C runtime.
///
/// - Parameter cls: the class.
public func objc_registerClassPair(_ cls: AnyClass) {}
