import Foundation
import HeadlessUIKit
import Sceneway
import ScenewayTesting
import Testing

@Suite @MainActor
struct `Checking containers` {
  @Test func `a container that does everything right keeps its promises`() async throws {
    let report = await checkContainer(make: { BoxController($0) }, replacing: { $0.replace(by: $1) })
    try report.require()
    #expect(report.skipped == [])
    #expect(report.subject == "BoxController")
  }

  @Test func `a container that cannot be given another child is checked without that`() async throws {
    let report = await checkContainer(make: { BoxController($0) })
    try report.require()
    #expect(report.skipped.contains("given another child: no way to do so was given"))
  }

  @Test func `a container that passes appearance calls on by hand keeps its promises`() async throws {
    try await checkContainer(make: { ManualBox($0) }, replacing: { $0.replace(by: $1) }).require()
  }

  // MARK: UIKit's own

  @Test func `navigation controllers keep their promises`() async throws {
    // A navigation bar decides about the status bar itself.
    try await checkContainer(
      except: [.statusBarForwarded], make: { UINavigationController(rootViewController: $0) }
    ) { $0.setViewControllers([$1], animated: false) }.require()
    try await checkContainer(
      except: [.statusBarForwarded], make: { SceneNavigationController(rootViewController: $0) }
    ) { $0.pushViewController($1, animated: true) }.require()
  }

  @Test func `tab bar controllers keep their promises`() async throws {
    try await checkContainer(
      make: { child -> UITabBarController in
        let tabs = UITabBarController()
        tabs.viewControllers = [child]
        return tabs
      },
      replacing: { tabs, next in
        tabs.viewControllers?.append(next)
        tabs.selectedIndex = 1
      }
    ).require()
  }

  @Test func `page view controllers keep their promises`() async throws {
    try await checkContainer(
      except: [.statusBarForwarded],
      make: { child -> UIPageViewController in
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([child], direction: .forward, animated: false)
        return pages
      },
      replacing: { $0.setViewControllers([$1], direction: .forward, animated: true) }
    ).require()
  }

  // MARK: Broken ones

  @Test(arguments: BoxController.Fault.allCases)
  func `finds what a container does wrong`(fault: BoxController.Fault) async {
    let report = await checkContainer(make: { BoxController($0, fault) }, replacing: { $0.replace(by: $1) })
    #expect(
      report.brokenPromises.isSuperset(of: fault.promises), "\(report)")
    if let only = fault.onlyPromises { #expect(report.brokenPromises == only, "\(report)") }
  }

  @Test func `a container may break a promise on purpose`() async throws {
    try await checkContainer(
      except: [.statusBarForwarded], make: { BoxController($0, .decidesAboutStatusBar) },
      replacing: { $0.replace(by: $1) }
    ).require()
  }
}

/// A container of one child, right or with one fault.
class BoxController: UIViewController {
  enum Fault: String, CaseIterable, Sendable {
    case adoptsNoChild, saysNothingAfterMoving, passesNoAppearanceOn, keepsChildren, findsNoChild
    case showsNoChild, overridesTraits, swallowsSize, decidesAboutStatusBar, leavesViewBehind
    case leavesViewOut, beginsWithoutEnd, complains, saysNothingBeforeLeaving

    var promises: Set<ConformanceReport.Promise> {
      switch self {
      case .adoptsNoChild: [.containmentBalanced, .sizeForwarded]
      case .saysNothingAfterMoving, .saysNothingBeforeLeaving: [.containmentBalanced]
      case .passesNoAppearanceOn: [.appearanceForwarded]
      case .keepsChildren: [.childrenFreed]
      case .findsNoChild: [.unwindFindsChild]
      case .showsNoChild: [.unwindShowsChild]
      case .overridesTraits: [.traitsForwarded]
      case .swallowsSize: [.sizeForwarded]
      case .decidesAboutStatusBar: [.statusBarForwarded]
      case .leavesViewBehind: [.viewInContainer]
      case .leavesViewOut: [.viewInContainer]
      case .beginsWithoutEnd: [.appearanceForwarded, .appearanceBalanced]
      case .complains: [.nothingComplained]
      }
    }

    /// The promises that are broken where nothing follows from the fault.
    var onlyPromises: Set<ConformanceReport.Promise>? {
      switch self {
      case .saysNothingAfterMoving, .saysNothingBeforeLeaving, .keepsChildren, .findsNoChild, .showsNoChild,
        .overridesTraits,
        .swallowsSize,
        .decidesAboutStatusBar, .complains:
        promises
      default: nil
      }
    }
  }

  private let fault: Fault?
  private(set) var content: UIViewController
  private var kept: [UIViewController] = []

  init(_ child: UIViewController, _ fault: Fault? = nil) {
    content = child
    self.fault = fault
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(content)
    if fault == .complains { performSegue(withIdentifier: "nowhere", sender: nil) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard fault == .beginsWithoutEnd else { return }
    content.beginAppearanceTransition(false, animated: animated)
  }

  func replace(by child: UIViewController) {
    let old = content
    content = child
    if fault == .showsNoChild {
      old.viewIfLoaded?.removeFromSuperview()
    } else {
      remove(old)
    }
    add(child)
  }

  func add(_ child: UIViewController) {
    if fault == .keepsChildren { kept.append(child) }
    if fault != .adoptsNoChild { addChild(child) }
    if fault == .overridesTraits {
      setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .light), forChild: child)
    }
    child.view.frame = view.bounds
    if fault != .leavesViewOut { view.addSubview(child.view) }
    if fault != .saysNothingAfterMoving { child.didMove(toParent: self) }
  }

  func remove(_ child: UIViewController) {
    if fault != .saysNothingBeforeLeaving { child.willMove(toParent: nil) }
    if fault != .leavesViewBehind { child.viewIfLoaded?.removeFromSuperview() }
    child.removeFromParent()
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { fault != .passesNoAppearanceOn }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if fault != .swallowsSize { super.viewWillTransition(to: size, with: coordinator) }
  }

  override var childForStatusBarStyle: UIViewController? {
    fault == .decidesAboutStatusBar ? nil : content
  }

  override var childForStatusBarHidden: UIViewController? { content }

  override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController]
  {
    fault == .findsNoChild ? [] : super.allowedChildrenForUnwinding(from: source)
  }
}

/// A container that passes appearance calls on by itself.
final class ManualBox: BoxController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    content.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    content.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    content.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    content.endAppearanceTransition()
  }

  override func replace(by child: UIViewController) {
    let old = content
    old.beginAppearanceTransition(false, animated: false)
    super.replace(by: child)
    old.endAppearanceTransition()
  }

  override func add(_ child: UIViewController) {
    guard viewIfLoaded?.window != nil else { return super.add(child) }
    child.beginAppearanceTransition(true, animated: false)
    super.add(child)
    child.endAppearanceTransition()
  }
}
