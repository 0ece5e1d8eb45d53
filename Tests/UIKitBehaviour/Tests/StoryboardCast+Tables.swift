import UIKit

extension Cast {
  /// Where there is no Objective-C runtime, outlets, actions and methods are served from tables.
  @MainActor static let tables: Void = {
    #if canImport(HeadlessUIKit)
      RuntimeClass(StoryScreen.self)
        .outlet("label", \.label)
        .outlet("barItem", \.barItem)
        .outlet("helper", \.helper)
        .outletCollection("pieces", \.pieces)
        .outlet("mood", \.mood)
        .attribute("amount", \.amount)
        .action("pushed:") { (screen: StoryScreen, sender: Any?) in screen.senders.append(sender) }
        .action("more:") { (screen: StoryScreen, sender: Any?) in screen.senders.append(sender) }
        .segueAction("makeTarget:sender:segueIdentifier:") { $0.makeTarget($1, sender: $2, identifier: $3) }
        .segueAction("makeStack:") { screen, coder, _, _ in screen.makeStack(coder) }
        .segueAction("makeWrong:") { (_, _, _, _) in UIViewController() }
        .segueAction("makeNothing:") { (_, _, _, _) in nil }
        .register()
      RuntimeClass(ReturnScreen.self)
        .action("comeHome:", from: UIStoryboardSegue.self) { $0.comeHome($1) }
        .register()
      RuntimeClass(StoryLabel.self)
        .outlet("neighbour", \.neighbour)
        .register()
      RuntimeClass(StoryHelper.self)
        .outlet("owner", \.owner)
        .outlet("label", \.label)
        .register()
      RuntimeClass(StoryCard.self)
        .outlet("label", \.label)
        .register()
      RuntimeClass(CardOwner.self)
        .outlet("card", \.card)
        .register()
    #endif
  }()
}
