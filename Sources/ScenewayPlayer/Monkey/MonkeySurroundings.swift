internal import ScenewayTesting

/// What a person can do on a screen that the screen does not show.
struct MonkeySurroundings {
  /// How many screens the navigation stack has.
  var stackDepth: Int
  /// How many screens lie over the first.
  var modalCount: Int
  /// The ways out of the screen that only the app's code goes.
  var ways: [PlayerStep.Way]
  /// Whether what lies over the first screen may be taken away as code would; an app's own code does more than that.
  var canDismissByCode: Bool
  /// The numbers of what waits for a finger that holds.
  var numbersToHold: Set<Int>
  /// Whether rows and items may have menus, which nobody knows before a finger holds.
  var rowsMayHaveMenus: Bool
  /// Whether a menu is open that has a preview beside it.
  var hasPreview: Bool
  /// The keys that the screen has commands for.
  var keys: [PlayerKeys]
  /// The ways in which the content can be scrolled.
  var scrollDirections: [AppDriver.ScrollDirection]
  /// Whether there is something to pull down.
  var canPullToRefresh: Bool
  /// Whether there are pages to turn.
  var hasPages: Bool
  /// Whether there is a list at the side, shown or hidden.
  var hasSidebar: Bool
  /// Whether the device can be turned.
  var canRotate: Bool
  /// The other parts of the screen that the app could have.
  var otherShares: [ScreenShare]
  /// Whether the app is off the screen.
  var isInBackground: Bool
}
