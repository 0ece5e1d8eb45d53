/// The steps of a monkey as a script.
struct MonkeyScript {
  private(set) var all: [String] = []
  private var launch = 0

  /// The steps since the app was started last.
  var sinceLaunch: [String] { Array(all[min(launch, all.count)...]) }

  mutating func add(_ command: PlayerCommand) { all.append(command.description) }

  /// Says of the last step that a script goes on though it cannot be done.
  mutating func lastMayFail() {
    if let last = all.popLast() { all.append("\(PlayerScript.tryWord) \(last)") }
  }

  /// What comes now begins with the app's start.
  mutating func beginLaunch() { launch = all.count }

  mutating func dropLast() { _ = all.popLast() }
}
