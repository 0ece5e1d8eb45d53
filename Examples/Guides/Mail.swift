import Sceneway
import UIKit

// The code of the article about split views: mailboxes, the messages in them, and one message beside them.

enum MailRoute: LinkRoute {
  case mailbox
  case message(Int)
}

final class MailCoordinator: SplitCoordinator<Never>, LinkRouting {
  private lazy var listFirst = ListFirst(self)

  override func makeColumns() -> [FlowColumn] {
    [FlowColumn(.primary, MailboxCoordinator()), FlowColumn(.secondary, NothingChosenCoordinator())]
  }

  override func makeSplitViewController(hasSupplementary: Bool) -> UISplitViewController {
    let split = super.makeSplitViewController(hasSupplementary: hasSupplementary)
    split.preferredDisplayMode = .oneBesideSecondary
    split.delegate = listFirst
    return split
  }

  func path(to route: MailRoute) -> LinkPath {
    switch route {
    case .mailbox: .child(MailboxCoordinator.self)
    case .message(let number): .child(.detail, where: { $0.number == number }) { MessageCoordinator(number) }
    }
  }
}

/// Has the list on top where there is one place, as long as nothing was chosen in it.
final class ListFirst: NSObject, UISplitViewControllerDelegate {
  private weak var mail: MailCoordinator?

  init(_ mail: MailCoordinator) { self.mail = mail }

  func splitViewController(
    _ split: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    mail?.child(in: .secondary) is NothingChosenCoordinator ? .primary : proposed
  }
}

final class MailboxCoordinator: Coordinator<Never> {
  override func start() { show(TitledViewController("Mailbox")) }

  func choose(_ number: Int) { start(MessageCoordinator(number), .detail) }
}

final class NothingChosenCoordinator: Coordinator<Never> {
  override func start() { show(TitledViewController("Nothing chosen")) }
}

final class MessageCoordinator: Coordinator<Void> {
  let number: Int

  init(_ number: Int) { self.number = number }

  override func start() { show(TitledViewController("Message \(number)")) }

  func showAttachment() { show(TitledViewController("Attachment")) }
}

final class TitledViewController: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }
}

/// A list alone: nothing stands beside it before something is chosen.
final class PlainMailCoordinator: SplitCoordinator<Never> {
  override func makeColumns() -> [FlowColumn] { [FlowColumn(.primary, MailboxCoordinator())] }
}
