import Foundation
import Testing
import os

@testable import OSLog

/// Logging as app files write it, which has to compile and to say what it says on a phone.
struct LogTests {
  /// A format, its arguments and what comes out.
  nonisolated static let formats: [(String, [any Sendable], String)] = [
    ("plain", [], "plain"),
    ("%d of %ld", [1, 2], "1 of 2"),
    ("%{public}@ said %{private}s", ["Ann", "no"], "Ann said no"),
    ("%.2f%%", [1.5], "1.50%"),
    ("%x", [255], "ff"),
    ("%@ and %@", ["one"], "one and <missing>"),
    ("50%", [], "50%"),
  ]

  @Test(arguments: formats.indices) func `formats are filled in order`(index: Int) {
    let (format, arguments, expected) = Self.formats[index]
    #expect(LogFormat.filled(format, arguments) == expected)
  }

  @Test func `values stand in messages whatever their privacy`() {
    let name = "Ann"
    let message: OSLogMessage = "\(name, privacy: .public), \(3) \(name, privacy: .private(mask: .hash))"
    #expect(message.text == "Ann, 3 Ann")
  }

  @Test func `messages to debug with and those of the disabled log are not written`() {
    #expect(OSLog.default.isEnabled(type: .error))
    #expect(!OSLog.default.isEnabled(type: .debug))
    #expect(!OSLog.disabled.isEnabled(type: .fault))
    let logger = Logger(OSLog.disabled)
    logger.error("\(1) unseen")
    os_log("unseen %d", log: .disabled, type: .info, 1)
    os_log(.debug, "\(2) unseen")
  }
}
