#if os(Linux)
  import CFloor
#endif
import Foundation

/// Seconds that some work takes.
func seconds(_ work: () -> Void) -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  work()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
}

/// Times two works in turn, A B A B …, and compares them pair by pair, so that a machine whose speed drifts does not
/// spoil the ratio.
///
/// - Returns: the median of both times in seconds and of the ratios.
func compare(rounds: Int = 9, _ work: () -> Void, floor: () -> Void) -> (
  work: Double, floor: Double, ratio: Double
) {
  work()
  floor()
  let pairs = (0..<rounds).map { _ in (seconds(work), seconds(floor)) }
  return (
    median(pairs.map(\.0)), median(pairs.map(\.1)), median(pairs.map { $0.0 / $0.1 })
  )
}

/// The middle value.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted[sorted.count / 2]
}

/// Bytes that are allocated now.
func allocatedBytes() -> Int {
  #if os(Linux)
    let info = mallinfo2()
    return Int(info.uordblks) + Int(info.hblkhd)
  #else
    var statistics = malloc_statistics_t()
    malloc_zone_statistics(nil, &statistics)
    return statistics.size_in_use
  #endif
}

/// Prints one line of the result: what was measured, the figure, what it should be.
func report(_ name: String, _ figure: String, aim: String, isMet: Bool) {
  let column = name.padding(toLength: 52, withPad: " ", startingAt: 0)
  let value = figure.padding(toLength: 34, withPad: " ", startingAt: 0)
  print("\(column) \(value) \(isMet ? "ok  " : "over") \(aim)")
}

/// A number with two digits after the point.
func number(_ value: Double) -> String { String(format: "%.2f", value) }

/// Times two works in turn and prints their ratio, with the microseconds of a round.
///
/// - Parameters:
///   - name: what is measured.
///   - rounds: how often a work is done for one time.
///   - aim: what the ratio should be at most; nil for none.
///   - work: what is measured.
///   - floor: what it is measured against.
@MainActor
func ratio(_ name: String, rounds: Int, aim: Double?, _ work: () -> Void, floor: () -> Void) {
  let result = compare {
    for _ in 0..<rounds { work() }
  } floor: {
    for _ in 0..<rounds { floor() }
  }
  let scale = 1e6 / Double(rounds)
  report(
    name,
    "\(number(result.ratio)) (\(number(result.work * scale)) µs / \(number(result.floor * scale)) µs)",
    aim: aim.map { "at most \(String(format: "%g", $0))" } ?? "",
    isMet: aim.map { result.ratio <= $0 } ?? true)
}
