internal import Foundation

/// An activity in a saved state.
@MainActor
enum SavedActivity {
  /// The activity as values.
  static func values(of activity: NSUserActivity) -> [String: SavedValue] {
    let coder = RestorationCoder(isSecure: true)
    coder.encode(activity.activityType, forKey: "type")
    coder.encode(activity.title, forKey: "title")
    coder.encode(activity.webpageURL, forKey: "page")
    coder.encode(activity.targetContentIdentifier, forKey: "target")
    coder.encode(activity.requiredUserInfoKeys.map(Array.init), forKey: "required")
    let pairs = (activity.userInfo ?? [:]).map { [$0.key.base, $0.value] }
    coder.encode(pairs, forKey: "info")
    return coder.values
  }

  /// The activity of values; nil where they are of none.
  static func activity(_ values: [String: SavedValue]) -> NSUserActivity? {
    let coder = RestorationCoder(values, isSecure: true) { _ in nil }
    guard let type = coder.decodeObject(forKey: "type") as? String, !type.isEmpty else { return nil }
    let activity = NSUserActivity(activityType: type)
    activity.title = coder.decodeObject(forKey: "title") as? String
    activity.webpageURL = coder.decodeObject(forKey: "page") as? URL
    activity.targetContentIdentifier = coder.decodeObject(forKey: "target") as? String
    activity.requiredUserInfoKeys = (coder.decodeObject(forKey: "required") as? [String]).map(Set.init)
    let pairs = coder.decodeObject(forKey: "info") as? [[Any]] ?? []
    let entries = pairs.compactMap { pair -> (AnyHashable, Any)? in
      guard pair.count == 2, let key = pair[0] as? AnyHashable else { return nil }
      return (key, pair[1])
    }
    activity.userInfo = Dictionary(entries, uniquingKeysWith: { $1 })
    return activity
  }
}
