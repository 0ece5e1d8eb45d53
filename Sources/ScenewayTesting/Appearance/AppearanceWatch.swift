@_spi(Sceneway) internal import HeadlessUIKit

/// Checks from outside that the appearance calls of every controller are balanced (LIFE-14 to LIFE-18).
///
/// It keeps its own book: what UIKit thinks of a controller is not asked for.
@MainActor
package final class AppearanceWatch {
  private enum Phase {
    case disappeared, appearing, appeared, disappearing
  }

  private struct Entry {
    weak var controller: UIViewController?
    var phase: Phase
    var isAppearingWasSent = false
    var isReported = false
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// What was wrong so far, in order.
  package private(set) var findings: [UnbalancedAppearance] = []

  /// The scenes whose controllers came on the screen.
  package private(set) var appearedElements: Set<StoryboardPlace> = []

  /// Takes a call that a controller is about to get.
  func hear(_ call: AppearanceCall, of controller: UIViewController) {
    let key = ObjectIdentifier(controller)
    // An address is used again once its object is gone.
    var entry = entries[key].flatMap { $0.controller === controller ? $0 : nil }
    if entry == nil { entry = Entry(controller: controller, phase: .disappeared) }
    guard var entry else { return }
    if let problem = problem(of: call, after: entry) { report(problem, of: controller) }
    switch call {
    case .willAppear:
      entry.phase = .appearing
      entry.isAppearingWasSent = false
    case .isAppearing: entry.isAppearingWasSent = true
    case .didAppear:
      entry.phase = .appeared
      if let element = controller.storyboardElement { appearedElements.insert(StoryboardPlace(element)) }
    case .willDisappear: entry.phase = .disappearing
    case .didDisappear: entry.phase = .disappeared
    }
    entry.isReported = false
    entries[key] = entry
  }

  private func problem(of call: AppearanceCall, after entry: Entry) -> String? {
    switch (call, entry.phase) {
    case (.willAppear, .appearing), (.willAppear, .appeared): "viewWillAppear twice"
    case (.isAppearing, .appearing) where entry.isAppearingWasSent: "viewIsAppearing twice"
    case (.isAppearing, .disappeared), (.isAppearing, .appeared), (.isAppearing, .disappearing):
      "viewIsAppearing without viewWillAppear"
    case (.didAppear, .disappeared), (.didAppear, .disappearing): "viewDidAppear without viewWillAppear"
    case (.didAppear, .appeared): "viewDidAppear twice"
    case (.willDisappear, .disappeared): "viewWillDisappear without viewWillAppear"
    case (.willDisappear, .disappearing): "viewWillDisappear twice"
    case (.didDisappear, .disappeared): "viewDidDisappear twice"
    case (.didDisappear, .appearing), (.didDisappear, .appeared):
      "viewDidDisappear without viewWillDisappear"
    default: nil
    }
  }

  // MARK: At rest

  /// Checks that nobody waits for a call while the app rests.
  ///
  /// - Parameter controllers: all controllers in the tree.
  func check(_ controllers: [UIViewController]) {
    for controller in controllers {
      let key = ObjectIdentifier(controller)
      let entry = entries[key].flatMap { $0.controller === controller ? $0 : nil }
      guard entry?.isReported != true, let problem = problemAtRest(of: controller, entry?.phase) else {
        continue
      }
      report(problem, of: controller)
      entries[key, default: Entry(controller: controller, phase: .disappeared)].isReported = true
    }
  }

  private func problemAtRest(of controller: UIViewController, _ phase: Phase?) -> String? {
    let isShown = controller.viewIfLoaded?.window.map { !$0.isHidden } ?? false
    switch phase ?? .disappeared {
    case .appearing: return "viewWillAppear, and no viewDidAppear though the app rests"
    case .disappearing: return "viewWillDisappear, and no viewDidDisappear though the app rests"
    case .appeared: return isShown ? nil : "left the screen without viewDidDisappear"
    case .disappeared:
      return isShown && isToldByParents(controller) ? "on the screen without viewDidAppear" : nil
    }
  }

  /// Whether every parent passes appearance calls on by itself, and is on the screen itself.
  private func isToldByParents(_ controller: UIViewController) -> Bool {
    sequence(first: controller, next: \.parent).dropFirst().allSatisfy { parent in
      parent.shouldAutomaticallyForwardAppearanceMethods
        && entries[ObjectIdentifier(parent)]?.phase == .appeared
    }
  }

  private func report(_ problem: String, of controller: UIViewController) {
    let title = controller.screenTitle.map { " “\($0)”" } ?? ""
    findings.append(
      UnbalancedAppearance(controller: controller.declaredClassName + title, problem: problem))
  }
}
