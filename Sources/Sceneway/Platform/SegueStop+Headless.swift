#if os(Linux) || os(macOS)
  @_spi(Sceneway) internal import HeadlessUIKit

  /// Has a segue ask before it shows its destination.
  ///
  /// A segue of a class of the app's own shows it as that class likes, and is not asked.
  ///
  /// - Parameters:
  ///   - segue: a segue that is being prepared.
  ///   - mayPerform: whether it may go on; asked once, after the source's own `prepare(for:sender:)`.
  @MainActor
  func askBeforePerforming(_ segue: UIStoryboardSegue, _ mayPerform: @escaping @MainActor () -> Bool) {
    guard !segue.isCustom else { return }
    segue.askBeforePerforming(mayPerform)
  }

  /// Makes a segue that was not performed what it was.
  ///
  /// - Parameter segue: a segue whose call has ended.
  @MainActor
  func endAsking(_ segue: UIStoryboardSegue) {
    segue.endAsking()
  }
#endif
