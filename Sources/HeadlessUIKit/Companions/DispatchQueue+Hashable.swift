#if !canImport(ObjectiveC)
  public import Dispatch

  /// Queues can be compared, as on Apple's platforms, where they are `NSObject`s.
  extension DispatchQueue: @retroactive Hashable {
    /// Marks a queue, so that it is known behind another object: each access to the main queue makes one.
    private final class Mark: Sendable {
      static let key = DispatchSpecificKey<Mark>()
    }

    /// Whether two are the same queue.
    ///
    /// - Parameters:
    ///   - left: a queue.
    ///   - right: another one.
    /// - Returns: whether they are one.
    public static func == (left: DispatchQueue, right: DispatchQueue) -> Bool {
      if left === right { return true }
      guard left.label == right.label else { return false }
      // The system's own queues take no marks, and their labels are theirs alone.
      if left.label.hasPrefix("com.apple.root.") { return true }
      if let mark = left.getSpecific(key: Mark.key) { return mark === right.getSpecific(key: Mark.key) }
      let mark = Mark()
      left.setSpecific(key: Mark.key, value: mark)
      return mark === right.getSpecific(key: Mark.key)
    }

    /// Feeds what equal queues share into a hasher.
    ///
    /// - Parameter hasher: the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(label) }
  }
#endif
