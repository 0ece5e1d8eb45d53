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
  var name = String(reflecting: type)
  // A class inside of a function has an address in its name, which is another one in each run. Hardly any has, and
  // looking for it with an expression costs more than all the rest.
  if name.utf8.contains(UInt8(ascii: "(")) {
    name.replace(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
  }
  // Classes of Objective-C frameworks have no module in their names.
  for module in ["HeadlessUIKit.", "Foundation."] where name.hasPrefix(module) {
    return String(name.dropFirst(module.count))
  }
  return name
}

private func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}
