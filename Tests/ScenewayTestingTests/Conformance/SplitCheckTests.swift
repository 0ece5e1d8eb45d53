import Foundation
import HeadlessUIKit
import ScenewayTesting
import Testing

/// Split view controllers, on a phone where they collapse and on a pad where they do not.
@Suite @MainActor
struct `Checking split view controllers` {
  private nonisolated static let devices = [AppDevice.phone, .pad]

  /// A bar or the delegate decides about the status bar, and a column of its own about its child's width.
  private static let exceptions: Set<ConformanceReport.Promise> = [.statusBarForwarded]

  @Test(arguments: devices)
  func `a classic one keeps its promises to its detail`(device: AppDevice) async throws {
    try await checkContainer(
      except: Self.exceptions, on: device,
      make: { child -> UISplitViewController in
        let split = UISplitViewController()
        split.viewControllers = [UINavigationController(rootViewController: UIViewController()), child]
        return split
      },
      replacing: { $0.showDetailViewController($1, sender: nil) }
    ).require()
  }

  @Test(arguments: devices)
  func `a classic one keeps its promises to its list`(device: AppDevice) async throws {
    try await checkContainer(
      except: Self.exceptions.union([.traitsForwarded]), on: device,
      make: { child -> UISplitViewController in
        let split = UISplitViewController()
        split.preferredDisplayMode = .oneBesideSecondary
        split.viewControllers = [child, UIViewController()]
        return split
      },
      replacing: { $0.viewControllers = [$1] + $0.viewControllers.dropFirst() }
    ).require()
  }

  @Test(arguments: devices)
  func `one with columns keeps its promises to its content`(device: AppDevice) async throws {
    try await checkContainer(
      except: Self.exceptions, on: device,
      make: { child -> UISplitViewController in
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(child, for: .secondary)
        return split
      },
      replacing: { $0.showDetailViewController($1, sender: nil) }
    ).require()
  }

  @Test(arguments: devices)
  func `one with columns keeps its promises to its list`(device: AppDevice) async throws {
    try await checkContainer(
      except: Self.exceptions.union([.traitsForwarded]), on: device,
      make: { child -> UISplitViewController in
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(child, for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        split.delegate = TopColumn.list
        return split
      },
      replacing: {
        $0.setViewController(nil, for: .primary)
        $0.setViewController($1, for: .primary)
      }
    ).require()
  }

  @Test func `one with a compact column keeps its promises to that`() async throws {
    try await checkContainer(
      except: Self.exceptions,
      make: { child -> UISplitViewController in
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        split.setViewController(child, for: .compact)
        return split
      },
      replacing: { $0.setViewController($1, for: .compact) }
    ).require()
  }
}

/// Wants the list on top where the columns share one place.
private final class TopColumn: NSObject, UISplitViewControllerDelegate {
  static let list = TopColumn()

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}
