/// What snapshots complain of, wherever they are made: on the main thread to whoever listens there.
enum SnapshotComplaint {
  /// Identifiers that a snapshot has already.
  static func twice(_ identifiers: [some Hashable], of kind: String) {
    let list = identifiers.map { "    \($0)" }.joined(separator: ",\n")
    report(.identifiersNotUnique, ["kind": kind, "list": "{(\n\(list)\n)}"])
  }

  /// Something that a snapshot does not have is to be reloaded.
  static func notThere(_ identifier: some Hashable, toDo words: String) {
    report(.identifierNotThere, ["work": words, "identifier": "\(identifier)"])
  }

  /// Items come before there is a section.
  static func noSections() { report(.noSectionForItems, [:]) }

  /// Something stands nowhere.
  static func unsatisfied(_ condition: String) { report(.snapshotPlaceNotFound, ["condition": condition]) }

  private static func report(_ words: ComplaintWords, _ values: [String: String]) {
    let complaint = UIKitComplaint(words, values)
    MainQueue.run { complaint.report() }
  }
}
