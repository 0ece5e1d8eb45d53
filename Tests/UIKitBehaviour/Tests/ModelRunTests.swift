import BehaviourModel
import BehaviourRecorder
import Testing

@MainActor
@Suite struct `Random use of everything at once` {
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `MIS-29 NAV-INT-03 SHEET-05 whatever is done, stacks, presentations and appearances follow the model`(
    seed: UInt64
  ) async {
    let (failure, figures) = await ModelRun.check(ModelRun.operations(500, seed: seed))
    #expect(failure == nil, "seed \(seed): \(failure?.description ?? "")")
    #expect(figures.leaks == 0)
    #expect(figures.operations.count >= 15, "all but the rare kinds of operations were played")
  }

  @Test(arguments: [(Stage.Time.immediate, 500), (.real, 60)])
  func `MIS-29 the same holds where the main queue moves time on`(_ time: Stage.Time, _ count: Int) async {
    let (reason, played, _) = await ModelRun.play(ModelRun.operations(count, seed: 21), time)
    #expect(reason == nil, "after \(played) operations")
  }

  @Test func `a failure is told with the sequence that leads there`() {
    let failure = ModelRun.Failure(
      operations: [.push(stack: 1, animated: true), .settle], reason: "something is amiss")
    #expect(
      failure.description == """
        something is amiss
        let operations: [ModelOperation] = [
          .push(stack: 1, animated: true),
          .settle,
        ]
        #expect(await ModelRun.play(operations).reason == nil)
        """)
  }
}
