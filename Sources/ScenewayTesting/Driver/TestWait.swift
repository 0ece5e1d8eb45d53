internal import Foundation
@_spi(Sceneway) internal import HeadlessUIKit
package import Sceneway

/// What a test's own task waits for, and who moves time on meanwhile.
@MainActor
final class TestWait {
  /// What the test waits for now, the latest last.
  fileprivate(set) var waits: [TaskWaits.Wait] = []
  /// Lets the app come to rest while the test waits; nil while it does not.
  fileprivate var mover: Task<Void, Never>?
  /// How often the driver was asked for something.
  fileprivate(set) var actions = 0
  /// How often that was when the test was looked after last, and how often it has been looked after in vain since.
  fileprivate var seen = 0
  fileprivate var beats = 0
  /// What was given up, since nothing would have ended it; nil where that was told.
  fileprivate var abandoned: AppDriverError?

  /// How long a test may wait while the app rests, in seconds of real time, before it is told that it does so for ever.
  static let patience = 5.0
}

/// A test that awaits something of the app's leaves the driver nobody who would move time on, so that it would wait for ever.
/// The driver moves it by itself then.
extension AppDriver: TaskWaits.Listener {
  /// Notes that the test does something, in its own task.
  func noteAction() {
    testWait.actions += 1
    TaskWaits.tell(self)
  }

  package func begins(_ wait: TaskWaits.Wait) {
    testWait.waits.append(wait)
    guard testWait.mover == nil else { return }
    testWait.mover = Task { [weak self] in await self?.move() }
  }

  package func ends(_ wait: TaskWaits.Wait) {
    testWait.waits.removeAll { $0 === wait }
  }

  /// Lets the app come to rest again and again, until the test waits no more.
  private func move() async {
    defer { testWait.mover = nil }
    var rested = ContinuousClock.now
    while let last = testWait.waits.last {
      let turn = environment.clock.turnNumber
      _ = await rest { !testWait.waits.isEmpty }
      if environment.clock.turnNumber != turn, !isRestless { rested = .now }
      guard testWait.waits.last === last else {
        rested = .now
        continue
      }
      guard rested.duration(to: .now) < .seconds(TestWait.patience) else {
        testWait.abandoned = error("await \(last.what)", .endlessWait)
        last.giveUp()
        rested = .now
        continue
      }
      // What the test waits for may come from outside of the app, in its own time.
      try? await Task.sleep(for: .milliseconds(10))
    }
  }

  /// Throws what the test waited for in vain.
  func throwEndlessWait() throws {
    guard let error = testWait.abandoned else { return }
    testWait.abandoned = nil
    throw error
  }

  // MARK: A test that waits for something else

  /// Moves time on where the test waits, without a word to the driver, for something that may hang on it, such as a task's
  /// value; tells the person where it goes on waiting.
  func watchTest(_ file: String, _ line: Int) -> Task<Void, Never> {
    Task { [weak self] in
      // One beat at a time, each behind whatever is ready on the main queue: a slow machine is no reason to move.
      while (try? await Task.sleep(for: .milliseconds(25))) != nil { await self?.beat(file, line) }
    }
  }

  private func beat(_ file: String, _ line: Int) async {
    guard testWait.seen == testWait.actions, testWait.mover == nil, !isRestless else {
      (testWait.seen, testWait.beats) = (testWait.actions, 0)
      return
    }
    testWait.beats += 1
    if testWait.beats % 20 == 0, !environment.clock.isIdle {
      _ = await rest { testWait.seen == testWait.actions }
    }
    guard testWait.beats == 400 else { return }
    let words =
      "\(AppDriver.place(file, line))the test has done nothing for ten seconds, and the app rests. Where it awaits the "
      + "value of a task that needs a person, act before that: tap, type, dismiss.\n"
    FileHandle.standardError.write(Data(words.utf8))
  }
}
