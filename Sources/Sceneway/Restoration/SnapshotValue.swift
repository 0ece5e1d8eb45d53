internal import Foundation

/// A value of a snapshot as it stands in the file, whatever type the app reads it as.
///
/// What one version of an app wrote stays readable, and can be handed on, where the next version has no type for it.
public enum SnapshotValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A whole number.
  case int(Int64)
  /// A whole number that is larger than the largest with a sign.
  case unsigned(UInt64)
  /// Any other number.
  case double(Double)
  /// A text.
  case string(String)
  /// Values in their order.
  case array([SnapshotValue])
  /// Values by name.
  case object([String: SnapshotValue])
}

extension SnapshotValue {
  /// Writes a value of the app's own.
  ///
  /// - Parameter value: the value.
  /// - Throws: what its own `encode(to:)` throws, and `EncodingError` for a number that is not finite.
  public init(_ value: some Encodable) throws {
    // Wrapped, since not every Foundation reads and writes a value that stands alone.
    let data = try JSONEncoder().encode([value])
    self = try JSONDecoder().decode([SnapshotValue].self, from: data).first ?? .null
  }

  /// Reads it as a value of the app's own.
  ///
  /// - Parameter type: the value's type.
  /// - Returns: the value.
  /// - Throws: `DecodingError` where it is none.
  public func decode<Value: Decodable>(as type: Value.Type) throws -> Value {
    let values = try JSONDecoder().decode([Value].self, from: JSONEncoder().encode([self]))
    guard let value = values.first else {
      throw DecodingError.valueNotFound(type, DecodingError.Context(codingPath: [], debugDescription: ""))
    }
    return value
  }
}

extension SnapshotValue: Codable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Reads any value.
  ///
  /// - Parameter decoder: where to read from.
  /// - Throws: `DecodingError` where it is none of the kinds.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      var object: [String: SnapshotValue] = [:]
      for key in container.allKeys {
        object[key.stringValue] = try container.decode(SnapshotValue.self, forKey: key)
      }
      self = .object(object)
    } else if var container = try? decoder.unkeyedContainer() {
      var array: [SnapshotValue] = []
      while !container.isAtEnd { array.append(try container.decode(SnapshotValue.self)) }
      self = .array(array)
    } else {
      self = try Self.single(decoder.singleValueContainer())
    }
  }

  private static func single(_ container: any SingleValueDecodingContainer) throws -> SnapshotValue {
    if container.decodeNil() { return .null }
    if let value = try? container.decode(Bool.self) { return .bool(value) }
    if let value = try? container.decode(Int64.self) { return .int(value) }
    if let value = try? container.decode(UInt64.self) { return .unsigned(value) }
    if let value = try? container.decode(Double.self) { return .double(value) }
    return .string(try container.decode(String.self))
  }

  /// Writes the value as what it is.
  ///
  /// - Parameter encoder: where to write to.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .array(let array):
      var container = encoder.unkeyedContainer()
      for value in array { try container.encode(value) }
    case .object(let object):
      var container = encoder.container(keyedBy: Key.self)
      for (name, value) in object { try container.encode(value, forKey: Key(stringValue: name)) }
    default:
      var container = encoder.singleValueContainer()
      switch self {
      case .bool(let value): try container.encode(value)
      case .int(let value): try container.encode(value)
      case .unsigned(let value): try container.encode(value)
      case .double(let value): try container.encode(value)
      case .string(let value): try container.encode(value)
      case .null, .array, .object: try container.encodeNil()
      }
    }
  }
}

extension SnapshotValue: CustomStringConvertible {
  /// The value as one line of JSON, names in the order of the alphabet.
  public var description: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode([self]) else { return "?" }
    // A text that JSONEncoder made is UTF-8.
    return String(String(decoding: data, as: UTF8.self).dropFirst().dropLast())
  }
}
