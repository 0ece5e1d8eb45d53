internal import Foundation

/// Writes a message by a format, as `printf` does.
///
/// - Parameters:
///   - message: the format; marks of privacy such as `%{public}@` are passed over, since nothing is hidden here.
///   - dso: not used.
///   - log: where to write.
///   - type: how grave it is.
///   - arguments: what the format asks for.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: Any?...
) {
  log.write(LogFormat.filled("\(message)", arguments), type)
}

/// Writes a message by a format, its level first.
///
/// - Parameters:
///   - type: how grave it is.
///   - dso: not used.
///   - log: where to write.
///   - message: the format.
///   - arguments: what the format asks for.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: Any?...
) {
  log.write(LogFormat.filled("\(message)", arguments), type)
}

/// Writes a message.
///
/// - Parameter message: the message, with values put in.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// Writes a message of a level.
///
/// - Parameters:
///   - type: how grave it is.
///   - log: where to write.
///   - message: the message, with values put in.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}

/// Fills formats of `printf`'s kind.
enum LogFormat {
  static func filled(_ format: String, _ arguments: [Any?]) -> String {
    var result = ""
    var rest = Substring(format)
    var next = arguments.startIndex
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      // `{public}` and its like stand before the rest of what a value is to look like.
      if rest.first == "{", let end = rest.firstIndex(of: "}") { rest = rest[rest.index(after: end)...] }
      guard let letter = rest.firstIndex(where: { $0 == "%" || $0 == "@" || isConversion($0) }) else {
        return result + "%" + rest
      }
      let conversion = "%" + rest[...letter]
      rest = rest[rest.index(after: letter)...]
      if conversion == "%%" {
        result += "%"
      } else if next < arguments.endIndex {
        result += text(of: arguments[next], conversion)
        next += 1
      } else {
        result += "<missing>"
      }
    }
    return result + rest
  }

  private static func isConversion(_ letter: Character) -> Bool { "diuoxXfFeEgGaAcCsSpm".contains(letter) }

  private static func text(of argument: Any?, _ conversion: String) -> String {
    guard let argument else { return "(null)" }
    guard let last = conversion.last, "diuoxXfFeEgGaA".contains(last), let value = argument as? any CVarArg
    else {
      return "\(argument)"
    }
    return String(format: conversion, value)
  }
}
