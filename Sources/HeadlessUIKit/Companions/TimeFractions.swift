#if !canImport(Darwin)
  /// Nanoseconds in a second, for times of Dispatch.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000

  /// Nanoseconds in a thousandth of a second, for times of Dispatch.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000

  /// Thousandths of a thousandth of a second in a second, for times of Dispatch.
  public let USEC_PER_SEC: UInt64 = 1_000_000

  /// Nanoseconds in a thousandth of a thousandth of a second, for times of Dispatch.
  public let NSEC_PER_USEC: UInt64 = 1_000
#endif
