/// The guards that are being asked now: whatever else would take one of them away waits for the same answer.
@MainActor
final class PendingAnswers {
  private final class Pending {
    /// The transition that asked, or that has taken the question over since.
    var asker: Transition
    var waiting: [CheckedContinuation<Bool, Never>] = []

    init(_ asker: Transition) {
      self.asker = asker
    }
  }

  private var pending: [ObjectIdentifier: Pending] = [:]

  /// Asks a guard, or waits for the answer that it still owes.
  ///
  /// The question goes on where its transition is taken back, since another one may take it over.
  ///
  /// - Parameters:
  ///   - screen: the guard.
  ///   - leaving: why it would be left.
  ///   - transition: what would take it away.
  /// - Returns: whether it may be left.
  func answer(of screen: any LeavingGuard, to leaving: Leaving, for transition: Transition) async -> Bool {
    let identity = ObjectIdentifier(screen)
    if let question = pending[identity] {
      question.asker.heir = transition
      question.asker = transition
      return await withCheckedContinuation { question.waiting.append($0) }
    }
    let question = Pending(transition)
    pending[identity] = question
    let answer = await screen.mayLeave(leaving)
    pending[identity] = nil
    for continuation in question.waiting { continuation.resume(returning: answer) }
    return answer
  }
}
