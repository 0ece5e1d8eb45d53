public import Foundation

#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// The coordinator that an app's links come to: its outermost one, with the table of its links.
///
/// ```swift
/// func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
///   …
///   window = app.start(in: scene)
///   app.open(options)
/// }
///
/// func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { app.open(contexts) }
/// func scene(_ scene: UIScene, continue activity: NSUserActivity) { app.open(activity) }
/// ```
///
/// A link acts in the window that its coordinator was started in.
@MainActor
public protocol LinkOpening<Route>: LinkRouting {
  /// The app's links.
  var links: LinkTable<Route> { get throws }

  /// Called once when a link that the system gave was not opened; reports to ``SceneProblems`` by default, unless another
  /// link took its place or its window is gone, which is nobody's fault.
  ///
  /// - Parameters:
  ///   - url: the link.
  ///   - error: a ``LinkError`` or ``LinkFailure`` that says why.
  func linkFailed(_ url: URL, _ error: any Error)
}

extension LinkOpening {
  /// Reports to ``SceneProblems``, unless another link took its place or its window is gone.
  public func linkFailed(_ url: URL, _ error: any Error) {
    guard (error as? LinkFailure)?.isSomebodysFault ?? true else { return }
    SceneProblems.report(SceneError(linkFailed: url, error, in: name))
  }

  // MARK: Links

  /// What opening a link would do from here; nothing is moved, made, loaded or asked.
  ///
  /// - Parameter url: a link of a custom scheme or a universal link.
  /// - Returns: the steps, and what is in the way.
  /// - Throws: ``LinkError`` where it is no link of the app, with what was probably meant; ``LinkFailure`` where no
  ///   coordinator takes its route.
  public func plan(for url: URL) throws -> LinkPlan { try plan(try links.route(for: url), url) }

  /// Opens a link: goes to its route, with the link as the cause of every transition.
  ///
  /// - Parameters:
  ///   - url: a link of a custom scheme or a universal link.
  ///   - policy: what becomes of links that run or wait in the window.
  /// - Returns: what was done.
  /// - Throws: ``LinkError`` where it is no link of the app; ``LinkFailure`` that names what was in the way.
  @discardableResult
  public func open(_ url: URL, policy: LinkPolicy = .replace) async throws -> LinkPlan {
    try await open(try links.route(for: url), url, policy)
  }

  // MARK: From the system

  /// Opens the link that a scene connects with, where there is one (BOOT-19).
  ///
  /// It may come before the flow is started: the flow's first screen lies under the link's then. Where nobody keeps the
  /// flow or starts it, the link is lost with it, which is reported to ``SceneProblems``.
  ///
  /// - Parameter options: what the scene delegate got.
  /// - Returns: whether there was a link.
  @discardableResult
  public func open(_ options: UIScene.ConnectionOptions) -> Bool {
    if open(options.urlContexts) { return true }
    return options.userActivities.contains { open($0) }
  }

  /// Opens the link that a running scene gets.
  ///
  /// - Parameter contexts: what the scene delegate got; one link of several is opened.
  /// - Returns: whether there was a link.
  @discardableResult
  public func open(_ contexts: Set<UIOpenURLContext>) -> Bool {
    guard let url = contexts.map(\.url).min(by: { $0.absoluteString < $1.absoluteString }) else {
      return false
    }
    openSoon(url)
    return true
  }

  /// Opens a universal link.
  ///
  /// - Parameter activity: what the scene delegate got.
  /// - Returns: whether it was a web page.
  @discardableResult
  public func open(_ activity: NSUserActivity) -> Bool {
    guard activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL else {
      return false
    }
    openSoon(url)
    return true
  }

  /// Opens a link for nobody who waits.
  ///
  /// - Parameters:
  ///   - url: the link.
  ///   - policy: what becomes of links that run or wait in the window.
  func openSoon(_ url: URL, _ policy: LinkPolicy = .replace) {
    let name = name
    openSoon({ (flow: Self) in try flow.links.route(for: url) }, url, policy) { flow, error in
      if let flow { return flow.linkFailed(url, error) }
      guard (error as? LinkFailure)?.isSomebodysFault ?? true else { return }
      SceneProblems.report(SceneError(linkFailed: url, error, in: name))
    }
  }

  // MARK: Scenes

  /// The coordinator of this class, of all the app's scenes, that shows a link's target already.
  ///
  /// - Parameter url: the link.
  /// - Returns: nil where none does; of several that of the scene that is active.
  public static func showing(_ url: URL) -> Self? {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
    let active = scenes.filter { $0.activationState == .foregroundActive }
    for scene in active + scenes {
      for window in scene.windows {
        let owners = window.subviews.compactMap { ($0 as? WindowBeacon)?.owner as? Self }
        if let found = owners.first(where: { (try? $0.plan(for: url))?.isThere == true }) { return found }
      }
    }
    return nil
  }
}

extension SceneError {
  fileprivate init(linkFailed url: URL, _ error: any Error, in flow: String) {
    self.init(.linkFailed, scene: flow, identifier: url.absoluteString, found: ["\(error)"])
  }
}

extension LinkFailure {
  /// Whether something went wrong: not where another link took its place, or nobody is there any more to see it.
  fileprivate var isSomebodysFault: Bool { kind != .replaced && kind != .sceneClosed }
}

extension LinkPlan {
  /// Whether the target is on the screen already.
  public var isThere: Bool { steps.isEmpty && blocker == nil }
}
