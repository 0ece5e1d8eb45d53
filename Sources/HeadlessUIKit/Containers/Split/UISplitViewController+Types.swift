public import Foundation

extension UISplitViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// The classic interface from before iOS 14: a list and a detail.
    case unspecified = 0
    /// Two columns.
    case doubleColumn = 1
    /// Three columns.
    case tripleColumn = 2
  }

  /// One of the places for a controller in a column style.
  public enum Column: Int, Sendable {
    /// The outermost column: a list of lists.
    case primary = 0
    /// The middle one of three columns.
    case supplementary = 1
    /// The column with the content.
    case secondary = 2
    /// What is shown instead of all columns where there is little room.
    case compact = 3
  }

  /// Which columns show, and how.
  public enum DisplayMode: Int, Sendable {
    /// The one that fits; never a value of `displayMode`.
    case automatic = 0
    /// The content alone.
    case secondaryOnly = 1
    /// One list beside the content.
    case oneBesideSecondary = 2
    /// One list over the content.
    case oneOverSecondary = 3
    /// Two lists beside the content.
    case twoBesideSecondary = 4
    /// Two lists over the content.
    case twoOverSecondary = 5
    /// Two lists that push the content partly off the screen.
    case twoDisplaceSecondary = 6

    /// The name before iOS 14 of the content alone.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The name before iOS 14 of a list beside the content.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The name before iOS 14 of a list over the content.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// How lists make room for themselves.
  public enum SplitBehavior: Int, Sendable {
    /// The one that fits.
    case automatic = 0
    /// Lists stand beside the content.
    case tile = 1
    /// Lists stand over the content.
    case overlay = 2
    /// Two lists push the content partly off the screen.
    case displace = 3
  }

  /// The side that lists stand on.
  public enum PrimaryEdge: Int, Sendable {
    /// Where lines begin.
    case leading = 0
    /// Where lines end.
    case trailing = 1
  }

  /// What stands behind the primary column.
  public enum BackgroundStyle: Int, Sendable {
    /// Nothing special.
    case none = 0
    /// The material of a sidebar.
    case sidebar = 1
  }

  /// Whether a column style offers a button that shows and hides lists.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// Where it does something.
    case automatic = 0
    /// Never.
    case never = 1
    /// Always.
    case always = 2
  }

  /// Stands for a width that the system chooses.
  public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }
}

extension UISplitViewController.DisplayMode {
  /// How many lists show.
  var sidebarCount: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// Whether lists lie over the content or push it away, so that no finger reaches it.
  var dimsSecondary: Bool {
    switch self {
    case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
    default: false
    }
  }

  /// The mode in which a number of lists show in one behaviour.
  init(sidebars count: Int, behavior: UISplitViewController.SplitBehavior) {
    switch (count, behavior) {
    case (0, _): self = .secondaryOnly
    case (1, .overlay): self = .oneOverSecondary
    case (1, _): self = .oneBesideSecondary
    case (_, .overlay): self = .twoOverSecondary
    case (_, .displace): self = .twoDisplaceSecondary
    default: self = .twoBesideSecondary
    }
  }
}
