#if !canImport(ObjectiveC)
  public import Foundation

  extension NSObjectProtocol {
    /// Whether an object is one of a class or of a subclass.
    ///
    /// - Parameter aClass: the class.
    /// - Returns: whether it is.
    public func isKind(of aClass: AnyClass) -> Bool {
      var next: AnyClass? = type(of: self)
      while let current = next {
        if current == aClass { return true }
        next = _getSuperclass(current)
      }
      return false
    }

    /// Whether an object is one of a class, and not of a subclass.
    ///
    /// - Parameter aClass: the class.
    /// - Returns: whether it is.
    public func isMember(of aClass: AnyClass) -> Bool {
      type(of: self) as AnyClass == aClass
    }

    /// Whether an object's class adopts a protocol.
    ///
    /// - Parameter aProtocol: the protocol, such as `UITableViewDelegate.self`.
    /// - Returns: whether it does.
    public func conforms<Adopted>(to aProtocol: Adopted.Type) -> Bool {
      self is Adopted
    }
  }

  extension NSObject {
    /// Whether objects of a class answer to a selector.
    ///
    /// - Parameter aSelector: the method's name.
    /// - Returns: whether the class, or one above it, registered a method of this name.
    public class func instancesRespond(to aSelector: Selector!) -> Bool {
      class_respondsToSelector(self, aSelector)
    }
  }
#endif
