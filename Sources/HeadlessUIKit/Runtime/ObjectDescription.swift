internal import Foundation

/// Describes an object as UIKit's messages do: `<Module.Class: 0x…>`, UIKit's own classes without a module.
func describe(_ object: AnyObject?) -> String {
  guard let object else { return "(null)" }
  return "<\(className(of: type(of: object))): \(address(of: object))>"
}

/// Describes an object without the colon, as the navigation log does (MIS-01).
func describeWithoutColon(_ object: AnyObject) -> String {
  "<\(className(of: type(of: object))) \(address(of: object))>"
}

/// The name of a class as the Objective-C runtime tells it.
func className(of type: AnyClass) -> String {
  let name = String(reflecting: type)
  let ownModule = "HeadlessUIKit."
  return name.hasPrefix(ownModule) ? String(name.dropFirst(ownModule.count)) : name
}

private func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}
