/// A screen that holds something of its own, such as a text that a person has typed, which comes back with it.
///
/// ```swift
/// extension NoteViewController: RestorableScreen {
///   var restorationState: String { text }
///   func restore(_ state: String) { text = state }
/// }
/// ```
@MainActor
public protocol RestorableScreen<RestorationState> {
  /// What the screen holds.
  associatedtype RestorationState: Codable

  /// What the screen holds now.
  var restorationState: RestorationState { get }

  /// Gives the screen what it held; its view may not be loaded yet.
  ///
  /// - Parameter state: what it held.
  func restore(_ state: RestorationState)
}

extension RestorableScreen {
  func written() throws -> SnapshotValue { try SnapshotValue(restorationState) }

  func restore(from value: SnapshotValue) throws { restore(try value.decode(as: RestorationState.self)) }
}
