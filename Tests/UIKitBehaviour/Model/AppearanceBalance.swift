/// Finds appearance calls that do not belong together: an end without a beginning, a beginning twice.
@MainActor
final class AppearanceBalance {
  private enum State: String { case off, appearing, inPlace, on, disappearing }
  private var states: [Int: State] = [:]

  /// Calls that came when they should not.
  private(set) var faults: [String] = []

  /// Takes a call to a controller.
  ///
  /// - Parameters:
  ///   - event: the call's short form, such as `wA`.
  ///   - number: the controller's number.
  func hear(_ event: String, of number: Int) {
    let state = states[number] ?? .off
    let next: State? =
      switch (event, state) {
      case ("wA", .off), ("wA", .disappearing): .appearing
      case ("iA", .appearing): .inPlace
      case ("dA", .inPlace): .on
      case ("wD", .appearing), ("wD", .inPlace), ("wD", .on): .disappearing
      case ("dD", .disappearing): .off
      default: nil
      }
    guard let next else { return faults.append("\(event) of \(number) while \(state)") }
    states[number] = next == .off ? nil : next
  }

  /// The controllers that have appeared.
  var on: Set<Int> { Set(states.filter { $0.value == .on }.keys) }

  /// The controllers that are between off and on.
  var underWay: Set<Int> { Set(states.filter { $0.value != .on }.keys) }
}
