internal import Foundation

/// What an app has under way outside of itself, such as requests to the network, which takes real time.
///
/// Bridged sources tell of it; whoever plays the app may wait until it is over.
public enum OutsideWork {
  /// Something that is under way.
  @_spi(Sceneway) public struct Item: Hashable, Sendable {
    fileprivate let owner: ObjectIdentifier
    fileprivate let number: Int
    /// What it is, such as the address of a request.
    public let name: String
  }

  private struct Source: Sendable {
    let isAlive: @Sendable () -> Bool
    let work: @Sendable () async -> [Int: String]
  }

  /// What has work outside, by object.
  private nonisolated(unsafe) static var sources: [ObjectIdentifier: Source] = [:]
  private static let lock = NSLock()

  /// Follows what an object has under way, as long as it lives.
  ///
  /// - Parameters:
  ///   - owner: the object, such as a `URLSession`; one that is followed already goes on to be.
  ///   - work: tells what is under way at the moment: names by numbers that no two of the object's have.
  public static func follow(
    _ owner: some AnyObject & Sendable, work: @escaping @Sendable () async -> [Int: String]
  ) {
    let isAlive: @Sendable () -> Bool = { [weak owner] in owner != nil }
    lock.withLock { sources[ObjectIdentifier(owner)] = Source(isAlive: isAlive, work: work) }
  }

  /// What is under way now, in no order.
  @_spi(Sceneway) public static func underWay() async -> [Item] {
    let now = lock.withLock {
      sources = sources.filter { $0.value.isAlive() }
      return sources
    }
    var items: [Item] = []
    for (owner, source) in now {
      items += await source.work().map { Item(owner: owner, number: $0.key, name: $0.value) }
    }
    return items
  }
}
