internal import Foundation

extension UIScene {
  /// Asks the delegate what to keep for the next launch, and lets everybody write into it (REST-12).
  func saveActivity() {
    let activity = delegate?.stateRestorationActivity(for: self)
    if let activity { save(activity) }
    session.stateRestorationActivity = activity
    session.hasSaved = true
  }

  /// Lets the activity's delegate and the responders that share the activity write into it (REST-12, REST-14).
  func save(_ activity: NSUserActivity) {
    let responders = self.responders.filter { $0.userActivity === activity }
    // Each writes its own part anew (REST-14).
    if !responders.isEmpty { activity.userInfo = [:] }
    activity.delegate?.userActivityWillSave(activity)
    for responder in responders { responder.updateUserActivityState(activity) }
    activity.needsSave = false
  }

  /// Everybody in the scene who may share an activity: its delegate, the scene, windows, controllers, views.
  private var responders: [UIResponder] {
    let windows = (self as? UIWindowScene)?.windows ?? []
    return [delegate as? UIResponder, self].compactMap { $0 } + windows.flatMap(\.activityResponders)
  }
}

extension UIApplication {
  /// Brings an activity up to date at the end of the turn, since it needs to be saved.
  func saveSoon(_ activity: NSUserActivity) {
    HeadlessEnvironment.current.clock.atCommit { [self] in
      guard activity.needsSave else { return }
      saveNow(activity)
    }
  }

  /// Lets everybody write into an activity, and tells the delegate that it is up to date.
  func saveNow(_ activity: NSUserActivity) {
    guard let scene = orderedScenes.last(where: \.isForeground) ?? orderedScenes.last else {
      let responders = windows.flatMap(\.activityResponders).filter { $0.userActivity === activity }
      if !responders.isEmpty { activity.userInfo = [:] }
      activity.delegate?.userActivityWillSave(activity)
      for responder in responders { responder.updateUserActivityState(activity) }
      activity.needsSave = false
      delegate?.application(self, didUpdate: activity)
      return
    }
    scene.save(activity)
    scene.delegate?.scene(scene, didUpdate: activity)
  }
}

extension UIWindow {
  /// The window, and the controllers and views in it, from the outside in.
  fileprivate var activityResponders: [UIResponder] {
    let controllers = [rootViewController].compactMap { $0 } + presentations.map(\.presented)
    return [self] + controllers.flatMap(\.branch) + storedSubviews.flatMap(\.branch)
  }
}

extension UIViewController {
  /// The controller and those inside of it.
  fileprivate var branch: [UIResponder] { [self] + storedChildren.flatMap(\.branch) }
}

extension UIView {
  /// The view and those inside of it.
  fileprivate var branch: [UIResponder] { [self] + storedSubviews.flatMap(\.branch) }
}
