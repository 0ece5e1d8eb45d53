import BehaviourRecorder
import Testing
import UIKit

/// Containers and what is presented in their places, at random: what holds whatever is asked, and whenever.
@MainActor
@Suite struct `Places at random` {
  @Test(arguments: [UInt64](1...40))
  func `PRES-11 TAB-20 BOOT-10 calls are balanced, who appeared is in the window and nobody is left`(
    seed: UInt64
  ) async {
    await Stage.play { stage in
      stage.use(.pad, 1024, 768)
      let world = PlaceWorld(stage, seed: seed)
      for step in 0..<120 {
        world.step()
        guard world.faults().isEmpty else { break }
        if step % 8 == 7 {
          stage.settle()
          guard world.faultsAtRest().isEmpty else { break }
        }
      }
      stage.settle()
      let faults = world.faults() + world.faultsAtRest() + world.faultsAtEnd()
      #expect(faults == [], "seed \(seed): \(world.trace.joined(separator: ", "))")
    }
  }
}
