#if !canImport(ObjectiveC)
  import Foundation
  import Testing

  @_spi(Sceneway) @testable import HeadlessUIKit

  /// Tasks of bridged sources that sleep, on the clock of transitions.
  @MainActor
  struct TaskSleepTests {
    private let environment = HeadlessEnvironment(mode: .virtual)

    /// Lets tasks run that have something to do.
    private func yield() async { for _ in 0..<20 { await Task.yield() } }

    private func start(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
      HeadlessEnvironment.withEnvironment(environment) { Task { await body() } }
    }

    @Test func `a task wakes when its time has come, and is waited for`() async {
      var heard: [String] = []
      let task = start {
        heard.append("sleeps")
        try? await Task.bridgedSleep(nanoseconds: 2_000_000_000)
        heard.append("awake")
        try? await Task.bridgedSleep(for: .seconds(1))
        heard.append("done")
      }
      await yield()
      #expect(heard == ["sleeps"])
      #expect(!environment.clock.isIdle)
      environment.clock.advance(by: 1.9)
      await yield()
      #expect(heard == ["sleeps"])
      environment.clock.advance(by: 0.2)
      await yield()
      #expect(heard == ["sleeps", "awake"])
      environment.clock.runUntilIdle()
      await task.value
      #expect(heard == ["sleeps", "awake", "done"])
    }

    @Test func `a task that is cancelled, or whose app ends, wakes with an error`() async {
      var errors = 0
      let tasks = (0..<2).map { _ in
        start {
          do { try await Task.bridgedSleep(for: .seconds(60)) } catch { errors += 1 }
        }
      }
      await yield()
      tasks[0].cancel()
      await tasks[0].value
      #expect(errors == 1)
      environment.endProcess()
      await tasks[1].value
      #expect(errors == 2)
    }

    @Test func `a task that sleeps for ever is not waited for after a while, and goes on while time passes`()
      async
    {
      var ticks = 0
      let task = start {
        while !Task.isCancelled {
          ticks += 1
          await Task.bridgedSleep(1_000_000_000)
        }
      }
      for _ in 0..<30 {
        await yield()
        environment.clock.runUntilIdle()
      }
      #expect(environment.clock.isIdle)
      let before = ticks
      #expect(before < 20)
      environment.clock.advance(by: 1.5)
      await yield()
      #expect(ticks == before + 1)
      task.cancel()
      await task.value
    }
  }
#endif
