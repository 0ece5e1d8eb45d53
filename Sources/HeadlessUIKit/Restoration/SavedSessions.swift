internal import Foundation

/// The scene sessions of an app as the system keeps them between launches (REST-13).
@MainActor
enum SavedSessions {
  /// Writes the sessions; their activities apart, since a locked device cannot read those.
  static func save(_ application: UIApplication, in store: SavedStateStore) {
    let sessions = application.openSessions.sorted { $0.persistentIdentifier < $1.persistentIdentifier }
    guard !sessions.isEmpty else {
      store[SavedStateStore.sessions] = nil
      store[SavedStateStore.activities] = nil
      return
    }
    store[SavedStateStore.sessions] = SealedData.seal(["sessions": sessions.map(list)])
    let earlier = store[SavedStateStore.activities].flatMap(SealedData.open) ?? [:]
    var activities: [String: Any] = [:]
    for session in sessions {
      let identifier = session.persistentIdentifier
      if let activity = session.stateRestorationActivity {
        activities[identifier] = SavedActivity.values(of: activity).mapValues(\.propertyList)
      } else if !session.hasSaved {
        // What a session has not been given yet, on a locked device or before it connects, stays for it.
        activities[identifier] = earlier[identifier]
      }
    }
    store[SavedStateStore.activities] = SealedData.seal(activities)
  }

  /// Reads the sessions, those that were on the screen last at the end.
  static func sessions(in store: SavedStateStore, part: String = SavedStateStore.sessions) -> [UISceneSession]
  {
    let saved = store[part].flatMap(SealedData.open)?["sessions"] as? [[String: Any]] ?? []
    return saved.sorted { rank($0) < rank($1) }.compactMap(session)
  }

  /// Reads the activity of a session; nil while the device is locked, or where there is none.
  static func activity(of session: UISceneSession, in store: SavedStateStore) -> NSUserActivity? {
    guard !store.isLocked, let all = store[SavedStateStore.activities].flatMap(SealedData.open),
      let saved = all[session.persistentIdentifier] as? [String: Any]
    else { return nil }
    return SavedActivity.activity(saved.compactMapValues { SavedValue(propertyList: $0) })
  }

  private static func rank(_ list: [String: Any]) -> Int {
    (list["shown"] as? String).flatMap { Int($0) } ?? 0
  }

  private static func list(_ session: UISceneSession) -> [String: Any] {
    let configuration = session.configuration
    var list: [String: Any] = [
      "id": session.persistentIdentifier, "role": session.role.rawValue,
      "shown": String(session.scene?.lastShown ?? 0),
    ]
    list["name"] = configuration.name
    list["scene"] = configuration.sceneClass.map { RestorationClass.name(of: $0) }
    list["delegate"] = configuration.delegateClass.map { RestorationClass.name(of: $0) }
    list["storyboard"] = configuration.knownStoryboardName
    if let info = session.userInfo {
      let coder = RestorationCoder(isSecure: true)
      coder.encode(info, forKey: "info")
      list["info"] = coder.values["info"]?.propertyList
    }
    return list
  }

  private static func session(_ list: [String: Any]) -> UISceneSession? {
    guard let identifier = list["id"] as? String, let role = list["role"] as? String else { return nil }
    let configuration = UISceneConfiguration(
      name: list["name"] as? String, sessionRole: UISceneSession.Role(rawValue: role))
    if let name = list["scene"] as? String {
      configuration.sceneClass = RestorationClass.find(name) as? AnyClass
    }
    if let name = list["delegate"] as? String, let type = RestorationClass.find(name) as? AnyClass {
      configuration.delegateClass = type
      configuration.missingDelegateClassName = nil
    }
    if configuration.storyboardName == nil { configuration.storyboardName = list["storyboard"] as? String }
    let session = UISceneSession(
      role: configuration.role, configuration: configuration, identifier: identifier)
    if let info = SavedValue(propertyList: list["info"]) {
      let coder = RestorationCoder(["info": info], isSecure: true) { _ in nil }
      session.userInfo = coder.decodeObject(forKey: "info") as? [String: Any]
    }
    return session
  }
}

extension UIApplication {
  /// Keeps the sessions for the next launch.
  func saveSessions() {
    SavedSessions.save(self, in: HeadlessEnvironment.current.savedState)
  }
}
