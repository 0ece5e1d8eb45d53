public import Foundation

#if !canImport(Darwin)
  /// What a person was doing, to go on with later or elsewhere.
  ///
  /// Foundation has this class on Apple's systems only.
  open class NSUserActivity: NSObject, @unchecked Sendable {
    /// The activity's kind, in reverse domain notation.
    public let activityType: String

    /// The activity's title.
    open var title: String?

    /// What is needed to go on.
    open var userInfo: [AnyHashable: Any]?

    /// The keys of ``userInfo`` that must be kept.
    open var requiredUserInfoKeys: Set<String>?

    /// The web page that shows the same.
    open var webpageURL: URL?

    /// The page that the person came from.
    open var referrerURL: URL?

    /// Whether the activity is offered to the person's other devices; true by default.
    open var isEligibleForHandoff = true

    /// Whether the activity can be found by searching; false by default.
    open var isEligibleForSearch = false

    /// Names what the activity is about, to find it again.
    open var targetContentIdentifier: String?

    /// Whether the state must be saved before the activity is used.
    open var needsSave = false

    /// Makes an activity.
    ///
    /// - Parameter activityType: its kind, in reverse domain notation.
    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }

    /// Adds to ``userInfo``.
    ///
    /// - Parameter otherDictionary: what to add; a key that is there already gets the new value.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this the activity that the person is at.
    open func becomeCurrent() {}

    /// Says that the person is no longer at this activity.
    open func resignCurrent() {}

    /// Ends the activity.
    open func invalidate() {}
  }

  /// The kind of an activity that opens a web page in an app.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
