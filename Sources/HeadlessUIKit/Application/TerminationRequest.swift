internal import Dispatch
internal import Foundation

/// Hears when the process is asked to end: by an interrupt, or by a request to terminate.
///
/// The signal's handler writes into a pipe that the main queue reads. A dispatch source for the signal itself would lose
/// one that comes before it is registered.
@MainActor
enum TerminationRequest {
  /// Where the signal's handler writes; set once, before the handler is.
  private nonisolated(unsafe) static var inlet: Int32 = -1

  /// Calls a block on the main queue once the process is asked to end.
  ///
  /// - Parameter body: what to do.
  /// - Returns: what keeps listening; nil where the system gave no pipe, and the process ends as any other does.
  static func observe(_ body: @escaping @MainActor () -> Void) -> (any DispatchSourceRead)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    inlet = ends[1]
    let source = DispatchSource.makeReadSource(fileDescriptor: ends[0], queue: .main)
    source.setEventHandler { MainActor.assumeIsolated { body() } }
    source.resume()
    for number in [SIGINT, SIGTERM] {
      signal(number) { _ in
        var byte: UInt8 = 1
        _ = write(TerminationRequest.inlet, &byte, 1)
      }
    }
    return source
  }
}
