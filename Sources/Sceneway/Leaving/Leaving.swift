/// Why a screen would be left.
public struct Leaving: Hashable, Sendable {
  /// What would take the screen away.
  public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
    /// A tap on the back button.
    case backTap
    /// A choice in the menu that a long press on the back button opens.
    case backMenu
    /// A swipe from the edge of the screen.
    case edgeSwipe
    /// A swipe of a sheet.
    case sheetSwipe
    /// A tap on another tab.
    case tabTap
    /// A tap on the tab that is selected, which pops to its first screen.
    case tabTapAgain
    /// A pop that code asked for.
    case pop
    /// Another stack, or another screen in its place, that code asked for.
    case replacement
    /// A dismissal that code asked for.
    case dismissal
    /// Another tab that code asked for.
    case tabSelection
    /// Another root of the window.
    case rootReplacement
    /// The end of the flow that the screen belongs to.
    case flowEnd
    /// An unwind.
    case unwind
    /// A link that leads elsewhere.
    case link
    /// The restoration of an earlier state.
    case restoration
  }

  /// What would take the screen away; ``Reason/link`` for each step of a link.
  public let reason: Reason

  /// Who asked for it.
  public let cause: NavigationCause

  /// Makes a value; for tests of a screen's own answer.
  ///
  /// - Parameters:
  ///   - reason: what would take the screen away.
  ///   - cause: who asked for it.
  public init(_ reason: Reason, cause: NavigationCause = .code) {
    switch cause {
    case .link: self.reason = .link
    case .restore: self.reason = .restoration
    case .code, .tap, .swipe: self.reason = reason
    }
    self.cause = cause
  }
}
