#if !canImport(ObjectiveC)
  import Dispatch
  import Foundation
  import Testing

  @_spi(Sceneway) @testable import HeadlessUIKit

  /// What bridged sources ask for after a delay, on the clock of transitions.
  @MainActor
  struct DelayedWorkTests {
    @MainActor private final class Carousel {
      var turns = 0

      func turn() {
        turns += 1
        DispatchQueue.main.bridgedAsyncAfter(deadline: .now() + 1) { self.turn() }
      }
    }

    private func stage(_ body: (HeadlessClock) -> Void) {
      let environment = HeadlessEnvironment(mode: .virtual)
      HeadlessEnvironment.withEnvironment(environment) { body(environment.clock) }
    }

    @Test func `a timer with a closure fires when its time has come, once or until it is ended`() {
      stage { clock in
        var heard: [String] = []
        Timer.bridgedScheduledTimer(withTimeInterval: 1, repeats: false) { _ in heard.append("once") }
        let timer = Timer.bridgedTimer(timeInterval: 2, repeats: true) { timer in
          heard.append("again")
          if heard.count > 3 { timer.invalidate() }
        }
        clock.advance(by: 0.9)
        #expect(heard == [])
        clock.advance(by: 3.1)
        #expect(heard == ["once", "again", "again"])
        #expect(clock.isIdle, "nobody waits for a timer that goes on for ever")
        clock.advance(by: 10)
        #expect(heard.count == 4)
        #expect(!timer.isValid)
      }
    }

    @Test func `work on the main queue comes after its delay, in the order of the times`() {
      stage { clock in
        var heard: [String] = []
        let item = DispatchWorkItem { heard.append("item") }
        let lost = DispatchWorkItem { heard.append("lost") }
        DispatchQueue.main.bridgedAsyncAfter(deadline: .now() + 2) { heard.append("late") }
        DispatchQueue.main.bridgedAsyncAfter(deadline: .now() + 1, execute: item)
        DispatchQueue.main.bridgedAsyncAfter(deadline: .now() + 1, execute: lost)
        lost.cancel()
        #expect(!clock.isIdle)
        #expect(clock.runUntilIdle())
        #expect(heard == ["item", "late"])
        #expect(clock.now > 1.9 && clock.now < 2.1)
      }
    }

    @Test func `what asks for itself again and again is not waited for, and goes on while time passes`() {
      stage { clock in
        let carousel = Carousel()
        carousel.turn()
        #expect(clock.runUntilIdle(limit: 100))
        #expect(carousel.turns == 2)
        clock.advance(by: 3.5)
        #expect(carousel.turns == 5)
      }
    }
  }
#endif
