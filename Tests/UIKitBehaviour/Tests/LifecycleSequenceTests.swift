import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Lifecycles from the first call to the last` {
  /// Shows what a sequence needs, with nothing left to happen.
  private func arranged(_ sequence: LifecycleSequence, _ stage: Stage) async -> LifecycleSequence.Call {
    stage.window.isHidden = false
    let call = sequence.arrange(stage)
    await stage.idle()
    stage.timeline.clear()
    return call
  }

  @Test(arguments: LifecycleSequence.all, Stage.Time.allCases)
  func
    `NAV-PUSH-03 NAV-PUSH-05 NAV-POP-01 NAV-POP-08 NAV-SET-02 NAV-SET-03 NAV-SET-04 NAV-SET-09 PRES-01 PRES-02 PRES-04 PRES-05 DISM-01 DISM-02 DISM-16 TAB-04 TAB-05 CONT-01 CONT-02 BOOT-08 BOOT-09 the order is the same in every time, animated or not`(
      _ sequence: LifecycleSequence, _ time: Stage.Time
    ) async
  {
    for animated in [true, false] {
      await Stage.play(time) { stage in
        let call = await arranged(sequence, stage)
        call(animated)
        #expect(stage.happened() == sequence.atOnce, "before the call returns, animated \(animated)")
        await stage.idle()
        #expect(stage.happened() == sequence.then, "afterwards, animated \(animated)")
        #expect(stage.said() == [])
      }
    }
  }

  @Test(arguments: LifecycleSequence.all, [true, false])
  func `NAV-PUSH-06 PRES-12 BOOT-08 where time stands still, a call does what it does at once and no more`(
    _ sequence: LifecycleSequence, _ animated: Bool
  ) async {
    await Stage.play { stage in
      let call = await arranged(sequence, stage)
      call(animated)
      // The test goes on, but nobody ends the turn.
      await Task.yield()
      #expect(stage.happened() == sequence.atOnce)
    }
  }

  @Test(arguments: Stage.Time.allCases)
  func `UNW-01 UNW-17 an unwind has the same order in every time`(_ time: Stage.Time) async throws {
    Cast.tables
    try await Stage.play(time) { stage in
      try await Cast.$timeline.withValue(stage.timeline) {
        let storyboard = UIStoryboard(name: "Unwind", bundle: .module)
        let navigation = try #require(
          storyboard.instantiateInitialViewController() as? UINavigationController)
        stage.window.rootViewController = navigation
        stage.window.makeKeyAndVisible()
        await stage.idle()
        for _ in 0..<2 {
          navigation.topViewController?.performSegue(withIdentifier: "next", sender: nil)
          await stage.idle()
        }
        stage.timeline.clear()
        navigation.topViewController?.performSegue(withIdentifier: "home", sender: nil)
        #expect(
          stage.happened()
            == "three.asked two.asked one.asked three.prepare(home) one.comeHome two.wM(nil) three.wM(nil)")
        await stage.idle()
        #expect(stage.happened() == "three.wD one.wA one.iA three.dD one.dA two.dM(nil) three.dM(nil)")
      }
    }
  }
}
