@_spi(Sceneway) internal import HeadlessUIKit

/// Something that UIKit complained of while the app ran.
public struct AppDiagnostic: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name of the exception that UIKit would have raised, which ends an app; nil for a line on the console.
  public var exception: String?

  /// UIKit's own words.
  public var text: String

  /// The behaviour row that the words come from, such as `MIS-10`, or UIKit's call where they belong to no row, such as
  /// `endUpdates`; nil where they are none of UIKit's.
  public var row: String?

  /// Whether the words are UIKit's own; others say what UIKit has no words for.
  public var isFromUIKit: Bool { row != nil }

  /// The complaint as the console shows it.
  public var description: String {
    exception.map { "*** Terminating app due to uncaught exception '\($0)', reason: '\(text)'" } ?? text
  }

  /// Makes a complaint.
  ///
  /// - Parameters:
  ///   - text: UIKit's own words.
  ///   - exception: the name of the exception that UIKit would have raised; none by default.
  ///   - row: the behaviour row that the words come from; none by default.
  public init(text: String, exception: String? = nil, row: String? = nil) {
    self.text = text
    self.exception = exception
    self.row = row
  }

  init(_ complaint: UIKitComplaint) {
    text = complaint.text
    row = complaint.row.isEmpty ? nil : complaint.row
    if case .exception(let name) = complaint.kind { exception = name }
  }
}
