/// Writes an app's messages to its log.
public struct Logger: Sendable {
  private let log: OSLog

  /// Writes to the log without a subsystem.
  public init() { log = .default }

  /// Writes to a log of its own.
  ///
  /// - Parameters:
  ///   - subsystem: the part of the app, most often its bundle identifier.
  ///   - category: the kind of message.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Writes to a log.
  ///
  /// - Parameter logObj: the log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message of the usual kind.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }

  /// Writes a message of a level.
  ///
  /// - Parameters:
  ///   - level: how grave it is.
  ///   - message: the message.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }

  /// Takes a message that only somebody who looks for a fault wants; it is not written.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }

  /// Takes a message that only somebody who looks for a fault wants; it is not written.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }

  /// Writes what helps, and is not needed to find a fault.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }

  /// Writes a message of the usual kind.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }

  /// Writes what may go wrong.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }

  /// Writes what went wrong.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }

  /// Writes what went wrong and keeps the app from going on.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }

  /// Writes a fault of the program.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
