internal import Foundation
@_spi(Sceneway) internal import HeadlessUIKit
internal import ScenewayTesting

/// Waits for what an app has under way outside of itself, such as requests to the network: as long as a person would look at
/// the screen, and for each thing once.
@MainActor
final class OutsidePatience {
  /// How long a step waits, in seconds of real time.
  private let limit: Double
  private static let pause = Duration.milliseconds(10)

  /// What was not waited for to its end.
  private var givenUp: Set<OutsideWork.Item> = []
  private var notes: [String] = []
  /// Whether somebody does not even say what is under way, so that nobody is asked any more.
  private var isUnanswered = false

  /// Makes patience.
  ///
  /// - Parameter limit: how long a step waits, in seconds of real time; five by default.
  init(limit: Double = 5) { self.limit = limit }

  /// Waits until the app rests and nothing of it is under way.
  ///
  /// - Parameters:
  ///   - app: the app.
  ///   - seconds: how long it may take at least, for somebody who asks for that.
  /// - Returns: whether there was anything to wait for.
  @discardableResult
  func wait(for app: AppDriver, atLeast seconds: Double) async -> Bool {
    var hasWaited = false
    let limit = max(self.limit, seconds)
    let end = ContinuousClock.now + .seconds(limit)
    while true {
      let all = await underWay()
      let work = seconds > 0 ? all : all.filter { !givenUp.contains($0) }
      guard !work.isEmpty else { break }
      hasWaited = true
      guard ContinuousClock.now < end else {
        giveUp(work, after: limit)
        break
      }
      try? await Task.sleep(for: Self.pause)
      await app.waitUntilIdle()
    }
    guard hasWaited else { return false }
    // What came of it may pass through other queues on its way to the screen.
    try? await Task.sleep(for: Self.pause)
    await app.waitUntilIdle()
    return true
  }

  /// What is under way, as far as it is told in time: a session whose queue stands still tells nothing.
  private func underWay() async -> [OutsideWork.Item] {
    guard !isUnanswered else { return [] }
    let answer = await withCheckedContinuation { continuation in
      let first = FirstAnswer(continuation)
      Task { first.give(await OutsideWork.underWay()) }
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(2)) { first.give(nil) }
    }
    isUnanswered = answer == nil
    return answer ?? []
  }

  private func giveUp(_ work: [OutsideWork.Item], after seconds: Double) {
    givenUp.formUnion(work)
    for name in Set(work.map(\.name)).sorted() {
      notes.append(
        "there is no answer from \(name) after \(Int(seconds)) seconds; ‘wait \(Int(seconds) * 2)’ gives it as many more"
      )
    }
  }

  /// What there is to say since the last time.
  func takeNotes() -> [String] {
    defer { notes = [] }
    return notes
  }
}

extension PlayerCommand {
  /// How long a command lets pass, in seconds; 0 where it says nothing of it.
  var seconds: Double { if case .wait(let seconds) = self { seconds } else { 0 } }
}

/// Takes the first of several answers.
private final class FirstAnswer: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: CheckedContinuation<[OutsideWork.Item]?, Never>?

  init(_ continuation: CheckedContinuation<[OutsideWork.Item]?, Never>) { self.continuation = continuation }

  func give(_ answer: [OutsideWork.Item]?) {
    let waiting = lock.withLock {
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(returning: answer)
  }
}
