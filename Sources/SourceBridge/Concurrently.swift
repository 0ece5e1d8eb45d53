import Dispatch

/// Does the same for each of a number of things, on all cores.
///
/// - Parameters:
///   - count: how many there are.
///   - work: what is done for one, by its place from 0; nothing that it reaches is changed meanwhile.
/// - Returns: the results, in order.
func concurrently<Result>(_ count: Int, _ work: (Int) -> Result) -> [Result] {
  Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
    // Each place is written by one iteration alone.
    nonisolated(unsafe) let places = buffer
    nonisolated(unsafe) let work = work
    DispatchQueue.concurrentPerform(iterations: count) { index in
      places.initializeElement(at: index, to: work(index))
    }
    initializedCount = count
  }
}
