import Foundation
import HeadlessUIKit

/// An app with one fault, for a monkey to find.
enum Fault: String, CaseIterable {
  case none, leak, timer, request, unbalanced, restless, complaint
}

/// One button for the fault, and one for a screen to come and go.
class FaultyAppDelegate: UIResponder, UIApplicationDelegate {
  class var fault: Fault { .none }

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(
      rootViewController: FaultyController(Self.fault, isRoot: true))
    window?.makeKeyAndVisible()
    return true
  }
}

final class LeakingAppDelegate: FaultyAppDelegate { override class var fault: Fault { .leak } }
final class TimerAppDelegate: FaultyAppDelegate { override class var fault: Fault { .timer } }
final class RequestingAppDelegate: FaultyAppDelegate { override class var fault: Fault { .request } }
final class WindowlessAppDelegate: UIResponder, UIApplicationDelegate {}
final class UnbalancedAppDelegate: FaultyAppDelegate { override class var fault: Fault { .unbalanced } }
final class RestlessAppDelegate: FaultyAppDelegate { override class var fault: Fault { .restless } }
final class ComplainingAppDelegate: FaultyAppDelegate { override class var fault: Fault { .complaint } }

final class FaultyController: UIViewController {
  /// What leaks.
  static var kept: [UIViewController] = []

  private let fault: Fault
  private let isRoot: Bool

  init(_ fault: Fault, isRoot: Bool) {
    self.fault = fault
    self.isRoot = isRoot
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = isRoot ? "Root" : "Next"
    guard isRoot else {
      switch fault {
      case .leak: Self.kept.append(self)
      case .timer:
        RuntimeClass(FaultyController.self).action("tick") { _ in }.register()
        Timer.scheduledTimer(timeInterval: 1, target: self, selector: "tick", userInfo: nil, repeats: true)
      case .request: request()
      default: break
      }
      return
    }
    let next = UIAction(title: "Next") { [weak self] _ in
      guard let self else { return }
      show(FaultyController(fault, isRoot: false), sender: nil)
    }
    navigationItem.rightBarButtonItems = [UIBarButtonItem(title: "Next", primaryAction: next)]
    let wrong = UIAction(title: "Wrong") { [weak self] _ in self?.doWrong() }
    if ![.none, .timer, .request].contains(fault) {
      navigationItem.rightBarButtonItems?.append(UIBarButtonItem(title: "Wrong", primaryAction: wrong))
    }
  }

  /// Something from outside that takes real time, though not for ever.
  private func request() {
    Task {
      try? await Task.sleep(for: .milliseconds(60))
      title = "Answered"
    }
  }

  private func doWrong() {
    switch fault {
    case .none, .leak, .timer, .request: break
    case .unbalanced: beginAppearanceTransition(false, animated: false)
    case .restless: askForEver()
    case .complaint: present(self, animated: true)
    }
  }

  private func askForEver() {
    UIView.animate(withDuration: 0.1, animations: {}) { [weak self] _ in self?.askForEver() }
  }
}
