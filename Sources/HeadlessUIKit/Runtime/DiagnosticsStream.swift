internal import Foundation

/// One thing that UIKit complains of, as a value.
///
/// A log line lets the program go on; an exception stops it, unless a handler takes it.
@_spi(Sceneway)
public struct UIKitComplaint: Hashable, Sendable, CustomStringConvertible {
  /// Whether UIKit prints the complaint or raises it.
  public enum Kind: Hashable, Sendable {
    /// A line on the console; the program goes on.
    case log
    /// An Objective-C exception of this name.
    case exception(name: String)
  }

  /// Whether UIKit prints the complaint or raises it.
  public let kind: Kind

  /// UIKit's own words.
  public let text: String

  /// The row of the semantics page that the words come from, such as `MIS-10`.
  ///
  /// Empty for what UIKit has no words for: it would hang, or could not have been built.
  public let row: String

  /// The complaint as the console shows it.
  public var description: String {
    switch kind {
    case .log: text
    case .exception(let name): "*** Terminating app due to uncaught exception '\(name)', reason: '\(text)'"
    }
  }

  /// Whether UIKit raises it.
  public var isException: Bool { kind != .log }
}

/// Everything that UIKit complained of, in order.
///
/// Without a handler, log lines go to standard error and an exception stops the process with UIKit's own text. A test
/// installs ``exceptionHandler`` to get exceptions as values; the call that raised one is then dropped.
@_spi(Sceneway) @MainActor
public final class DiagnosticsStream {
  /// What was complained of so far.
  public private(set) var complaints: [UIKitComplaint] = []

  /// Takes what UIKit would raise, instead of ending the process.
  public var exceptionHandler: (@MainActor (UIKitComplaint) -> Void)?

  /// Takes what UIKit would print, instead of standard error.
  public var logHandler: (@MainActor (UIKitComplaint) -> Void)?

  nonisolated init() {}

  /// Forgets what was complained of so far.
  ///
  /// - Returns: what is forgotten.
  @discardableResult
  public func drain() -> [UIKitComplaint] {
    defer { complaints = [] }
    return complaints
  }

  /// Prints or raises a complaint.
  func report(_ complaint: UIKitComplaint) {
    complaints.append(complaint)
    switch complaint.kind {
    case .log:
      if let logHandler {
        logHandler(complaint)
      } else {
        FileHandle.standardError.write(Data("\(complaint)\n".utf8))
      }
    case .exception:
      guard let exceptionHandler else { fatalError(complaint.description) }
      exceptionHandler(complaint)
    }
  }
}

extension UIKitComplaint {
  /// Prints or raises this complaint in the current environment.
  @MainActor func report() {
    HeadlessEnvironment.current.diagnostics.report(self)
  }
}
