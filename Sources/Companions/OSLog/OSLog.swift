public import Foundation

/// Where an app's messages go by subsystem and category.
///
/// There is no unified log off Apple's platforms: messages are lines of standard error, those of ``disabled`` are none.
public final class OSLog: NSObject, Sendable {
  /// The log of messages without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "")

  /// The log that drops its messages.
  public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

  /// The part of the app, most often its bundle identifier.
  public let subsystem: String
  /// The kind of message.
  public let category: String
  let isEnabled: Bool

  /// Makes a log.
  ///
  /// - Parameters:
  ///   - subsystem: the part of the app, most often its bundle identifier.
  ///   - category: the kind of message.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isEnabled: true)
  }

  private init(subsystem: String, category: String, isEnabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isEnabled = isEnabled
  }

  /// Whether a message of a level would be written.
  ///
  /// - Parameter type: the level.
  /// - Returns: whether the log is enabled; levels for debugging are not written, as on a phone without a debugger.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled && type != .debug }

  func write(_ message: String, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let line = (place.isEmpty ? "" : "[\(place)] ") + message + "\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}

/// How grave a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// Apple's number.
  public let rawValue: UInt8

  /// Makes a level.
  ///
  /// - Parameter rawValue: Apple's number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A message of the usual kind.
  public static let `default` = OSLogType(rawValue: 0)
  /// What helps, and is not needed to find a fault.
  public static let info = OSLogType(rawValue: 1)
  /// What only somebody who looks for a fault wants; not written.
  public static let debug = OSLogType(rawValue: 2)
  /// What went wrong.
  public static let error = OSLogType(rawValue: 16)
  /// A fault of the program.
  public static let fault = OSLogType(rawValue: 17)
}
