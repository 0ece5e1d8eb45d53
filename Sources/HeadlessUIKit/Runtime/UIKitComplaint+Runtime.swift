internal import Foundation

/// What the Objective-C runtime says about selectors and keys.
extension UIKitComplaint {
  static func unrecognizedSelector(_ selector: Selector, _ object: NSObject) -> Self {
    let address = describe(object).split(separator: " ").last?.dropLast() ?? ""
    return Self(
      .unrecognizedSelector,
      ["class": className(of: type(of: object)), "selector": "\(selector)", "address": String(address)])
  }

  static func unrecognizedClassSelector(_ selector: Selector, _ type: AnyClass) -> Self {
    let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(type)), radix: 16)
    return Self(
      .unrecognizedClassSelector,
      ["class": className(of: type), "selector": "\(selector)", "address": address])
  }

  static func undefinedKey(_ key: String, of object: NSObject) -> Self {
    Self(.undefinedKey, ["object": describeWithoutColon(object), "key": key])
  }

  static func undefinedReadKey(_ key: String, of object: NSObject) -> Self {
    Self(.undefinedReadKey, ["object": describeWithoutColon(object), "key": key])
  }

  static func inspectedPropertyNotSet(_ key: String, keyPath: String, of object: NSObject) -> Self {
    Self(
      .inspectedPropertyNotSet,
      [
        "path": keyPath, "class": className(of: type(of: object)), "object": describeWithoutColon(object),
        "key": key,
      ])
  }
}
