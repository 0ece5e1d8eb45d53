public import Foundation

/// Everything that happened in a window: each transition with its cause, whoever brought it about.
///
/// It begins to listen when it is first asked for, which ``Navigator/trace`` does.
///
/// ```swift
/// for await event in navigator.trace.events { breadcrumbs.leave(event.description) }
/// ```
@MainActor
public final class NavigationTrace {
  /// The newest events, the oldest of them first; never more than ``limit``.
  public private(set) var history: [NavigationEvent] = []

  /// How many events are kept; 500 by default.
  public var limit = 500 {
    didSet { trim() }
  }

  /// How many events there were, those that are not kept any more included.
  public private(set) var count = 0

  private var listeners: [Int: AsyncStream<NavigationEvent>.Continuation] = [:]
  private var lastListener = 0
  private var witnesses: [@MainActor (NavigationEvent) -> Void] = []

  init() {}

  /// The events from now on; each use of the property is a sequence of its own, which ends with the window.
  public var events: AsyncStream<NavigationEvent> {
    lastListener += 1
    let number = lastListener
    let (stream, continuation) = AsyncStream.makeStream(of: NavigationEvent.self)
    listeners[number] = continuation
    continuation.onTermination = { [weak self] _ in
      guard let self else { return }
      MainThread.run { self.listeners[number] = nil }
    }
    return stream
  }

  /// Calls a closure with each event from now on, in the turn in which it is written down.
  ///
  /// - Parameter witness: called on the main actor, as long as the window is there.
  public func hear(_ witness: @escaping @MainActor (NavigationEvent) -> Void) {
    witnesses.append(witness)
  }

  /// Forgets the events so far; their numbers go on.
  public func clear() { history = [] }

  func append(_ event: NavigationEvent) {
    count += 1
    var event = event
    event.number = count
    history.append(event)
    trim()
    for witness in witnesses { witness(event) }
    for listener in listeners.values { listener.yield(event) }
  }

  private func trim() {
    if history.count > limit { history.removeFirst(history.count - max(0, limit)) }
  }

  deinit {
    for listener in listeners.values { listener.finish() }
  }
}

extension NavigationTrace {
  // MARK: Text and JSON

  /// One line for each event of the history.
  public var text: String { history.map { "\($0)\n" }.joined() }

  /// The history as JSON, which ``events(fromJSON:)`` reads.
  ///
  /// - Returns: the data, with a version and sorted keys.
  /// - Throws: what the encoder throws.
  public func json() throws -> Data { try NavigationTrace.json(of: history) }

  /// Events as JSON.
  ///
  /// - Parameter events: the events.
  /// - Returns: the data.
  /// - Throws: what the encoder throws.
  public static func json(of events: [NavigationEvent]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(Document(version: Document.currentVersion, events: events))
  }

  /// Reads events from JSON.
  ///
  /// - Parameter data: what ``json()`` wrote, in this or an earlier version.
  /// - Returns: the events.
  /// - Throws: a `DecodingError` where it is something else, or comes from a later version.
  public static func events(fromJSON data: Data) throws -> [NavigationEvent] {
    try JSONDecoder().decode(Document.self, from: data).events
  }

  private struct Document: Codable {
    static let currentVersion = 1
    let version: Int
    let events: [NavigationEvent]

    init(version: Int, events: [NavigationEvent]) {
      self.version = version
      self.events = events
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      version = try container.decode(Int.self, forKey: .version)
      guard (1...Self.currentVersion).contains(version) else {
        throw DecodingError.dataCorruptedError(
          forKey: .version, in: container,
          debugDescription:
            "The trace has version \(version); this library reads up to \(Self.currentVersion).")
      }
      events = try container.decode([NavigationEvent].self, forKey: .events)
    }
  }
}

extension Navigator {
  /// Everything that happens in the window from the first use of this property on.
  public var trace: NavigationTrace { tree.startTracing() }
}
