import Dispatch
import Foundation
import Testing

@testable import AppHost

@Suite("Two runs in one place")
struct HostLockTests {
  @Test func `The second waits for the first, and says so`() async throws {
    let scratch = try Scratch()
    let file = scratch.folder.appendingPathComponent("lock")
    let (waiting, wait) = AsyncStream.makeStream(of: String.self)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let (begins, begin) = AsyncStream.makeStream(of: Void.self)
    let holder = Thread {
      try? HostLock(file).whileLocked("builds") {
        begin.finish()
        let done = DispatchSemaphore(value: 0)
        Task.detached {
          for await _ in ends {}
          done.signal()
        }
        done.wait()
      }
    }
    holder.start()
    for await _ in begins {}
    let waiter = Thread {
      var lock = HostLock(file)
      lock.tell = {
        wait.yield($0)
        end.finish()
      }
      try? lock.whileLocked("builds this app") { wait.finish() }
    }
    waiter.start()
    var told: [String] = []
    for await text in waiting { told.append(text) }
    #expect(told == ["note: another run builds this app; waiting for it to end\n"])
  }
}
