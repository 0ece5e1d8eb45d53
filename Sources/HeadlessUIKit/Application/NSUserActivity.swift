public import Foundation

#if !canImport(Darwin)
  /// What a person was doing, to go on with later or elsewhere.
  ///
  /// Foundation has this class on Apple's systems only. Unchecked, as Apple's: an app changes an activity in one place
  /// at a time.
  open class NSUserActivity: NSObject, @unchecked Sendable {
    /// The activity's kind, in reverse domain notation.
    public let activityType: String

    /// Hears when the activity is about to be saved.
    open weak var delegate: (any NSUserActivityDelegate)?

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

    /// Words to find the activity by.
    open var keywords: Set<String> = []

    /// When the activity is no longer of use.
    open var expirationDate: Date?

    /// A name that stays the same between launches.
    open var persistentIdentifier: String?

    /// Whether the activity is offered to the person's other devices; true by default.
    open var isEligibleForHandoff = true

    /// Whether the activity can be found by searching; false by default.
    open var isEligibleForSearch = false

    /// Whether others may find the activity; false by default.
    open var isEligibleForPublicIndexing = false

    /// Whether the system may suggest the activity; false by default.
    open var isEligibleForPrediction = false

    /// Names what the activity is about, to find it again.
    open var targetContentIdentifier: String?

    /// Whether the state must be saved before the activity is used; the person's current activity is saved at the end of
    /// the turn.
    open var needsSave = false {
      didSet { if needsSave { whenNeeded?(self) } }
    }

    /// Saves the activity, while it is the current one.
    var whenNeeded: (@Sendable (NSUserActivity) -> Void)?

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
    open func becomeCurrent() { UserActivities.change(to: self) }

    /// Says that the person is no longer at this activity.
    open func resignCurrent() { UserActivities.resign(self) }

    /// Ends the activity.
    open func invalidate() { UserActivities.resign(self) }
  }

  /// Hears what becomes of an activity.
  public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// The activity is about to be saved; what is needed to go on is to be written into it (REST-12).
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// The activity goes on elsewhere.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
  }

  extension NSUserActivityDelegate {
    /// Nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Nothing.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
  }

  /// The kind of an activity that opens a web page in an app.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// The activity that the person is at.
  private enum UserActivities {
    static func change(to activity: NSUserActivity) {
      MainActor.assumeIsolated {
        let environment = HeadlessEnvironment.current
        environment.currentActivity?.whenNeeded = nil
        environment.currentActivity = activity
        activity.whenNeeded = { activity in
          MainActor.assumeIsolated { environment.application?.saveSoon(activity) }
        }
        if activity.needsSave { environment.application?.saveSoon(activity) }
      }
    }

    static func resign(_ activity: NSUserActivity) {
      MainActor.assumeIsolated {
        let environment = HeadlessEnvironment.current
        guard environment.currentActivity === activity else { return }
        activity.whenNeeded = nil
        environment.currentActivity = nil
      }
    }
  }
#endif
