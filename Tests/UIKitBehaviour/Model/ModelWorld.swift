internal import BehaviourRecorder
internal import UIKit

/// A window with tabs, stacks and presentations beside the model of what it should hold.
@MainActor
final class ModelWorld {
  private struct Entry { weak var controller: UIViewController? }

  /// A finger at the edge of the screen.
  struct Finger {
    let swipe: Stage.EdgeSwipe
    /// The navigation controller whose stack it moves.
    let navigation: Int
    /// What that held before.
    let before: [Int]
  }

  let stage: Stage
  var state: ModelState
  var figures = ModelFigures()

  /// What went wrong first.
  var fault: String?

  /// Whether something may be on its way: from an accepted call until everything has ended.
  var isMoving = false

  /// Whether the device lies on its side.
  var isOnItsSide = false

  /// What each navigation controller held after each call since everything last stood still.
  var history: [Int: [[Int]]] = [:]

  /// The finger at the edge of the screen, and the stack that it moves.
  var finger: Finger?

  /// What was dismissed since everything last stood still; it stays where the call has to wait and is dropped then.
  var leaving: [ModelState.Member] = []

  /// The same of what stood in a controller's place, by the number of that.
  var leavingGuests: [Int: ModelState.Guest] = [:]

  /// The screens whose child is being exchanged.
  var exchanging: Set<Int> = []

  /// The finger at a page.
  var turn: Turn?

  /// Knows the pages, and hears how turns end.
  let book = ModelBook()

  /// The split view controllers whose columns were moved since everything last stood still, by number.
  var movedColumns: Set<Int> = []

  /// Animates transitions in a manner of its own.
  let choreographer = ModelChoreographer()

  /// The animations of the choreographer that have begun and not ended.
  var animations: [ModelAnimation] = []

  /// What was given up since the last look.
  var givenUp: [ModelAnimation.Subject] = []

  /// Exceptions that the model expects, which calls that wait may raise later.
  var expectedExceptions: [String] = []

  /// Whether calls waited for a transition that was given up: what they raised then, the model does not know.
  var isUnsure = false

  /// Complaints since everything last stood still that came outside of the call that they are about.
  var lateComplaints: [String] = []

  let balance = AppearanceBalance()
  private var cast: [Int: Entry] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var nextNumber = 0
  private var exceptionCount: [String: Int] = [:]

  init(_ stage: Stage) {
    self.stage = stage
    // A large phone has room for columns on its side.
    stage.use(.phone, 414, 896)
    state = ModelState(chain: [])
    book.world = self
    choreographer.world = self
    let (root, member) = makeRoot(.tabs)
    state.chain = [member]
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    isMoving = true
  }

  // MARK: Cast

  func makeScreen() -> ModelScreen {
    let screen = ModelScreen(number: nextNumber, balance: balance)
    admit(screen)
    return screen
  }

  @discardableResult
  func admit(_ controller: UIViewController) -> Int {
    cast[nextNumber] = Entry(controller: controller)
    numbers[ObjectIdentifier(controller)] = nextNumber
    figures.controllers += 1
    defer { nextNumber += 1 }
    return nextNumber
  }

  func controller(_ number: Int) -> UIViewController? { cast[number]?.controller }

  func navigation(_ number: Int) -> UINavigationController? { controller(number) as? UINavigationController }

  func numbers(_ controllers: [UIViewController]) -> [Int] {
    controllers.map { controller in
      // An address may be somebody else's by now.
      numbers[ObjectIdentifier(controller)].flatMap { self.controller($0) === controller ? $0 : nil } ?? -1
    }
  }

  // MARK: Complaints

  /// Runs a call.
  ///
  /// - Parameters:
  ///   - allowed: the rows of complaints that may drop it.
  ///   - call: the call.
  /// - Returns: whether it was accepted.
  func isAccepted(droppedBy allowed: Set<String>, _ call: () -> Void) -> Bool {
    noteLateComplaints()
    call()
    let rows = takeRows()
    if let stranger = rows.first(where: { !allowed.contains($0) }) {
      fail("an unexpected complaint: \(stranger)")
    }
    return rows.isEmpty
  }

  /// Takes what was complained of since the last look: logs; exceptions are counted for themselves.
  private func takeRows() -> [String] { takeLogs().map(\.row) }

  private func takeLogs() -> [(row: String, text: String)] {
    defer { (stage.rows, stage.complaints, stage.exceptions) = ([], [], []) }
    var logs: [String] = []
    for row in stage.rows {
      figures.complaints[row, default: 0] += 1
      if row == "MIS-04" || row == "NAV-POP-10" {
        exceptionCount[row, default: 0] += 1
      } else {
        logs.append(row)
      }
    }
    if logs.count != stage.complaints.count { fail("\(stage.rows) for \(stage.complaints)") }
    return Array(zip(logs, stage.complaints))
  }

  /// Complaints outside of a call are about calls that had to wait: nothing comes of those.
  func noteLateComplaints() {
    let logs = takeLogs()
    guard !logs.isEmpty else { return }
    lateComplaints += logs.map(\.row)
    let known: Set<String> = ["MIS-01", "MIS-10", "MIS-11", "MIS-12", "MIS-14", "MIS-15"]
    if let stranger = logs.first(where: { !known.contains($0.row) || !isMoving }) {
      fail("a complaint of no call: \(stranger.row)")
    }
    for log in logs where log.row == "MIS-01" { followDroppedChange(log.text) }
    if logs.contains(where: { $0.row != "MIS-01" }) {
      followDroppedPresentations(dismissals: logs.contains { ["MIS-14", "MIS-15"].contains($0.row) })
    }
  }

  func fail(_ what: String) {
    if fault == nil { fault = what }
  }

  /// Compares the exceptions so far with those that the model expects.
  func compareExceptions() {
    let expected = Dictionary(expectedExceptions.map { ($0, 1) }, uniquingKeysWith: +)
    defer { isUnsure = false }
    if isUnsure { return forgetExceptions() }
    // A call that was dropped late raises nothing.
    let isExact = !lateComplaints.contains("MIS-01")
    if isExact
      ? expected != exceptionCount : exceptionCount.contains(where: { $0.value > expected[$0.key] ?? 0 })
    {
      fail("exceptions \(exceptionCount), expected \(expected)")
    }
    forgetExceptions()
  }

  private func forgetExceptions() {
    expectedExceptions = []
    exceptionCount = [:]
  }

  /// The controllers that are alive, with their numbers.
  var everybody: [(number: Int, controller: UIViewController)] {
    cast.keys.sorted().compactMap { number in controller(number).map { (number, $0) } }
  }

  /// The controllers that are alive.
  var alive: Set<Int> {
    cast = cast.filter { $0.value.controller != nil }
    return Set(cast.keys)
  }

  /// Forgets who is gone, since its address may be somebody else's soon.
  func forgetTheGone() {
    let alive = alive
    numbers = numbers.filter { alive.contains($0.value) }
  }
}
