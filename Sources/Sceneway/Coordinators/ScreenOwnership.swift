#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// Hangs on a screen and keeps its coordinator alive; this is what "a screen owns its coordinator" means.
@MainActor
final class ScreenOwnership {
  private(set) var owners: [AnyCoordinator]

  init(owner: AnyCoordinator) {
    owners = [owner]
  }

  deinit {
    // The screen is gone, perhaps without anybody having been told: its flows look at what is left.
    let owners = owners
    MainThread.run {
      for owner in owners { owner.tree.lostScreen(of: owner) }
    }
  }

  static func add(_ owner: AnyCoordinator, to controller: UIViewController) {
    if let ownership = controller.attachment(ScreenOwnership.self) {
      if !ownership.owners.contains(where: { $0 === owner }) { ownership.owners.append(owner) }
    } else {
      controller.attach(ScreenOwnership(owner: owner), as: ScreenOwnership.self)
    }
  }

  static func remove(_ owner: AnyCoordinator, from controller: UIViewController) {
    guard let ownership = controller.attachment(ScreenOwnership.self) else { return }
    ownership.owners.removeAll { $0 === owner }
    if ownership.owners.isEmpty { controller.attach(nil, as: ScreenOwnership.self) }
  }

  static func owners(of controller: UIViewController) -> [AnyCoordinator] {
    controller.attachment(ScreenOwnership.self)?.owners ?? []
  }
}
