public import Foundation

/// Why a snapshot could not be read or kept.
public struct RestorationError: Error, Hashable, Sendable, Codable {
  /// The kinds of fault.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// It is no snapshot, or a part of one.
    case damaged
    /// A later version of Sceneway wrote it.
    case laterFormat
    /// The app ended while it was restored the last time, so that it is not tried again.
    case endedWhileRestoring
    /// The file could not be read.
    case unreadable
    /// The file could not be written; the one that was there is unchanged.
    case unwritable
  }

  /// What kind of fault it is.
  public var kind: Kind

  /// The file; nil where it was no file.
  public var file: String?

  /// What was found, as the one who found it says; empty where the kind says it all.
  public var detail: String

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - kind: what kind of fault it is.
  ///   - file: the file.
  ///   - detail: what was found.
  public init(_ kind: Kind, file: String? = nil, detail: String = "") {
    self.kind = kind
    self.file = file
    self.detail = detail
  }

  /// The same error with the file it is about.
  func of(_ url: URL) -> RestorationError { RestorationError(kind, file: url.path, detail: detail) }

  /// What a decoder found, with the place where it did.
  static func words(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    let context: DecodingError.Context
    switch error {
    case .dataCorrupted(let found), .keyNotFound(_, let found), .typeMismatch(_, let found),
      .valueNotFound(_, let found):
      context = found
    @unknown default: return "\(error)"
    }
    let place = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
      .joined(separator: ".")
    let words: String
    if case .keyNotFound(let key, _) = error {
      words = "There is no '\(key.stringValue)'."
    } else {
      words = context.debugDescription
    }
    return place.isEmpty ? words : "\(place): \(words)"
  }
}

extension RestorationError: CustomStringConvertible, LocalizedError {
  /// The fault as a sentence, and what to do.
  public var description: String {
    let subject = file.map { "The snapshot in \($0)" } ?? "The snapshot"
    let tail = detail.isEmpty ? "" : " \(detail)"
    return switch kind {
    case .damaged: "\(subject) is damaged.\(tail)"
    case .laterFormat:
      "\(subject) is of form \(detail); this version of Sceneway reads forms up to \(NavigationSnapshot.currentFormat)."
    case .endedWhileRestoring:
      "\(subject) is not restored: the app ended while it was restored the last time.\(tail)"
    case .unreadable: "\(subject) could not be read.\(tail)"
    case .unwritable: "\(subject) could not be written; what was there is unchanged.\(tail)"
    }
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
