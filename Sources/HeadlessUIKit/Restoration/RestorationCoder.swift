internal import Foundation

/// The coder that state restoration hands to apps: values under keys, and references to other objects of the state.
///
/// View controllers, views, storyboards and registered objects are not written themselves; the coder keeps references,
/// which lead to the new objects once the state is read again (REST-02, REST-11). Everything else is a value of a
/// property list or an archive of its own, so that no value can spoil another.
final class RestorationCoder: NSCoder {
  /// The values so far.
  private(set) var values: [String: SavedValue]

  /// The objects with records of their own, in the order in which they were written.
  private(set) var referencedObjects: [NSObject] = []

  /// Finds the new object of a record.
  private let lookUp: (Int) -> NSObject?

  private let isSecure: Bool

  /// Makes a coder to write to.
  ///
  /// - Parameter isSecure: whether every object must support secure coding.
  init(isSecure: Bool) {
    values = [:]
    lookUp = { _ in nil }
    self.isSecure = isSecure
    super.init()
  }

  /// Makes a coder to read from.
  ///
  /// - Parameters:
  ///   - values: what was written.
  ///   - isSecure: whether an object may be read only as one of the classes that the reader names.
  ///   - lookUp: finds the new object of a record; nil where there is none yet.
  init(_ values: [String: SavedValue], isSecure: Bool, lookUp: @escaping (Int) -> NSObject?) {
    self.values = values
    self.lookUp = lookUp
    self.isSecure = isSecure
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override var requiresSecureCoding: Bool { isSecure }
  override var decodingFailurePolicy: NSCoder.DecodingFailurePolicy { .setErrorAndReturn }
  override func containsValue(forKey key: String) -> Bool { values[key] != nil }

  // MARK: Writing

  override func encode(_ object: Any?, forKey key: String) {
    let value = savedValue(of: object)
    values[key] = value
    referencedObjects += value.objects
  }

  override func encodeConditionalObject(_ object: Any?, forKey key: String) { encode(object, forKey: key) }
  override func encode(_ value: Bool, forKey key: String) { values[key] = .boolean(value) }
  override func encode(_ value: Int, forKey key: String) { values[key] = .integer(value) }
  override func encode(_ value: Int32, forKey key: String) { values[key] = .integer(Int(value)) }
  override func encode(_ value: Int64, forKey key: String) { values[key] = .integer(Int(value)) }
  override func encode(_ value: Float, forKey key: String) { values[key] = .number(Double(value)) }
  override func encode(_ value: Double, forKey key: String) { values[key] = .number(value) }

  override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {
    values[key] = bytes.map { .data(Data(bytes: $0, count: length)) } ?? .nothing
  }

  private func savedValue(of object: Any?) -> SavedValue {
    switch object {
    case nil: .nothing
    case let value? where (value as? any OptionalValue)?.isNil == true: .nothing
    case let object as UIStoryboard: storyboard(object)
    case let object as NSObject where RestorationCoder.isReferenced(object): .object(object)
    case let value as String: .text(value)
    case let value as Data: .data(value)
    case let value as Date: .date(value)
    case let value as NSNumber: RestorationCoder.savedNumber(value)
    case let values as [Any]: .list(values.map { savedValue(of: $0) })
    case let values as [String: Any]: .dictionary(values.mapValues { savedValue(of: $0) })
    case let value?: archive(value)
    }
  }

  /// Whether an object is written as a reference.
  private static func isReferenced(_ object: NSObject) -> Bool {
    object is UIViewController || object is UIView || object is any UIStateRestoring
  }

  private static func savedNumber(_ number: NSNumber) -> SavedValue {
    switch String(cString: number.objCType) {
    case "c", "B": .boolean(number.boolValue)
    case "f", "d": .number(number.doubleValue)
    default: .integer(number.intValue)
    }
  }

  private func storyboard(_ object: UIStoryboard) -> SavedValue {
    .storyboard(MainActor.assumeIsolated { SavedStoryboard(object) })
  }

  /// An object of any other class as an archive of its own.
  private func archive(_ value: Any) -> SavedValue {
    let object = (value as? NSObject) ?? NSArray(object: value).firstObject as? NSObject
    guard let object, object is any NSCoding, !isSecure || object is any NSSecureCoding,
      RestorationCoder.hasName(type(of: object))
    else {
      let name = object.map { className(of: type(of: $0)) } ?? String(reflecting: type(of: value))
      let isSecure = isSecure
      MainActor.assumeIsolated { UIKitComplaint.notEncodable(name, isSecure: isSecure).report() }
      return .nothing
    }
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(object, forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    return .archive(className: NSStringFromClass(type(of: object)), archiver.encodedData)
  }

  /// Whether Foundation can write the name of a class: on Linux, of one that stands in no other type and is not private.
  private static func hasName(_ type: AnyClass) -> Bool {
    #if canImport(Darwin)
      true
    #else
      !String(reflecting: type).contains("(") && String(reflecting: type).split(separator: ".").count <= 2
    #endif
  }

  // MARK: Reading

  override func decodeObject(forKey key: String) -> Any? { values[key].flatMap(object) }

  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    guard let object = decodeObject(forKey: key) else { return nil }
    guard let classes else { return object }
    return RestorationCoder.isAllowed(object, classes) ? object : nil
  }

  override func decodePropertyList(forKey key: String) -> Any? { decodeObject(forKey: key) }
  override func decodeBool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }
  override func decodeInteger(forKey key: String) -> Int { number(key)?.intValue ?? 0 }
  override func decodeInt32(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }
  override func decodeInt64(forKey key: String) -> Int64 { number(key)?.int64Value ?? 0 }
  override func decodeFloat(forKey key: String) -> Float { number(key)?.floatValue ?? 0 }
  override func decodeDouble(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }

  private func number(_ key: String) -> NSNumber? { decodeObject(forKey: key) as? NSNumber }

  /// The object of a value, as Foundation's own classes.
  private func object(_ value: SavedValue) -> Any? {
    switch value {
    case .nothing: nil
    case .boolean(let value): NSNumber(value: value)
    case .integer(let value): NSNumber(value: value)
    case .number(let value): NSNumber(value: value)
    case .text(let value): NSString(string: value)
    case .data(let value): NSData(data: value)
    case .date(let value): NSDate(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
    case .list(let values): NSArray(array: values.compactMap(object))
    case .dictionary(let values): NSDictionary(dictionary: values.compactMapValues(object))
    case .archive(let className, let data): unarchive(className, data)
    case .storyboard(let storyboard): MainActor.assumeIsolated { storyboard.storyboard }
    case .object(let object): object
    case .reference(let number): lookUp(number)
    }
  }

  private func unarchive(_ className: String, _ data: Data) -> Any? {
    guard NSClassFromString(className) != nil, let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data)
    else { return nil }
    unarchiver.requiresSecureCoding = false
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    return unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }

  /// Whether an object, and everything in it, is of one of the classes.
  private static func isAllowed(_ object: Any, _ classes: [AnyClass]) -> Bool {
    guard let object = object as? NSObject, classes.contains(where: { object.isKind(of: $0) }) else {
      return false
    }
    switch object {
    case let array as NSArray: return array.allSatisfy { isAllowed($0, classes) }
    case let dictionary as NSDictionary:
      return dictionary.allKeys.allSatisfy { key in
        isAllowed(key, classes) && dictionary[key].map { isAllowed($0, classes) } ?? true
      }
    default: return true
    }
  }
}

/// Tells a nil that hides in an `Any`.
private protocol OptionalValue {
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isNil: Bool {
    if case .none = self { true } else { false }
  }
}
