internal import Foundation

/// One value in a saved state.
indirect enum SavedValue {
  case nothing
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case data(Data)
  case date(Date)
  case list([SavedValue])
  case dictionary([String: SavedValue])
  /// Any other object that can be archived, with the name of its class.
  case archive(className: String, Data)
  case storyboard(SavedStoryboard)
  /// An object that has a record of its own, while the state is being saved.
  case object(NSObject)
  /// The number of a record.
  case reference(Int)

  /// The objects with records of their own, in order.
  var objects: [NSObject] {
    switch self {
    case .object(let object): [object]
    case .list(let values): values.flatMap(\.objects)
    case .dictionary(let values): values.sorted { $0.key < $1.key }.flatMap(\.value.objects)
    default: []
    }
  }

  /// The value with numbers of records in place of the objects; an object without a record becomes nothing.
  func resolved(_ number: (NSObject) -> Int?) -> SavedValue {
    switch self {
    case .object(let object): number(object).map(SavedValue.reference) ?? .nothing
    case .list(let values): .list(values.map { $0.resolved(number) })
    case .dictionary(let values): .dictionary(values.mapValues { $0.resolved(number) })
    default: self
    }
  }
}

// MARK: Property lists

extension SavedValue {
  /// The value as a property list: its kind first, then what it holds.
  var propertyList: [Any] {
    switch self {
    case .nothing, .object: ["nothing"]
    case .boolean(let value): ["boolean", value ? "true" : "false"]
    case .integer(let value): ["integer", String(value)]
    case .number(let value): ["number", String(value.bitPattern)]
    case .text(let value): ["text", value]
    case .data(let value): ["data", value]
    case .date(let value): ["date", String(value.timeIntervalSinceReferenceDate.bitPattern)]
    case .list(let values): ["list", values.map(\.propertyList)]
    case .dictionary(let values): ["dictionary", values.mapValues(\.propertyList)]
    case .archive(let className, let data): ["archive", className, data]
    case .storyboard(let storyboard): ["storyboard", storyboard.propertyList]
    case .reference(let number): ["reference", String(number)]
    }
  }

  /// Reads a value; nil where the list holds none.
  init?(propertyList: Any?) {
    guard let list = propertyList as? [Any], let kind = list.first as? String else { return nil }
    let content = list.dropFirst().first
    guard
      let value = SavedValue(scalar: kind, content as? String) ?? SavedValue(compound: kind, content, list)
    else { return nil }
    self = value
  }

  private init?(scalar kind: String, _ text: String?) {
    let bits = text.flatMap { UInt64($0) }
    let value: SavedValue? =
      switch kind {
      case "nothing": .nothing
      case "boolean": text.map { .boolean($0 == "true") }
      case "integer": text.flatMap { Int($0) }.map { .integer($0) }
      case "number": bits.map { .number(Double(bitPattern: $0)) }
      case "text": text.map { .text($0) }
      case "date":
        bits.map { .date(Date(timeIntervalSinceReferenceDate: Double(bitPattern: $0))) }
      case "reference": text.flatMap { Int($0) }.map { .reference($0) }
      default: nil
      }
    guard let value else { return nil }
    self = value
  }

  private init?(compound kind: String, _ content: Any?, _ list: [Any]) {
    switch kind {
    case "data":
      guard let data = content as? Data else { return nil }
      self = .data(data)
    case "list":
      guard let values = content as? [Any] else { return nil }
      self = .list(values.map { SavedValue(propertyList: $0) ?? .nothing })
    case "dictionary":
      guard let values = content as? [String: Any] else { return nil }
      self = .dictionary(values.mapValues { SavedValue(propertyList: $0) ?? .nothing })
    case "archive":
      guard list.count == 3, let name = content as? String, let data = list[2] as? Data else { return nil }
      self = .archive(className: name, data)
    case "storyboard":
      guard let storyboard = SavedStoryboard(propertyList: content) else { return nil }
      self = .storyboard(storyboard)
    default: return nil
    }
  }
}
