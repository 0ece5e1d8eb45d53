internal import Foundation

extension UIKitComplaint {
  static func unrecognizedSelector(_ selector: Selector, _ object: NSObject) -> Self {
    let description = describe(object)
    let address = description.split(separator: " ").last?.dropLast() ?? ""
    let name = className(of: type(of: object))
    return .invalidArgument(
      "MIS-31", "-[\(name) \(selector)]: unrecognized selector sent to instance \(address)")
  }

  static func undefinedKeyText(_ key: String, of object: NSObject) -> String {
    "[\(describeWithoutColon(object)) setValue:forUndefinedKey:]: "
      + "this class is not key value coding-compliant for the key \(key)."
  }

  static func undefinedKey(_ key: String, of object: NSObject, row: String) -> Self {
    .unknownKey(row, undefinedKeyText(key, of: object))
  }

  static func undefinedReadKey(_ key: String, of object: NSObject) -> Self {
    .unknownKey(
      "SB-12",
      "[\(describeWithoutColon(object)) valueForUndefinedKey:]: "
        + "this class is not key value coding-compliant for the key \(key).")
  }

  static func inspectedPropertyNotSet(_ key: String, keyPath: String, of object: NSObject) -> Self {
    .log(
      "SB-13",
      "Failed to set (\(keyPath)) user defined inspected property on (\(className(of: type(of: object)))): "
        + undefinedKeyText(key, of: object))
  }
}
