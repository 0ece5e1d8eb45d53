import UIKit

#if canImport(HeadlessUIKit)
  /// The outlets and actions of the storyboard, which the Objective-C runtime knows by itself on Apple's systems.
  final class __UIKitBridge: UIKitBridge {
    override class func registerClasses() {
      RuntimeClass(HomeViewController.self)
        .outlet("messageTextField", \.messageTextField)
        .outlet("segueButton", \.segueButton)
        .outlet("codeButton", \.codeButton)
        .action("messageChanged:") { $0.messageChanged($1) }
        .action("showDetail:") { $0.showDetail($1) }
        .register()
      RuntimeClass(DetailViewController.self)
        .outlet("messageLabel", \.messageLabel)
        .register()
      RuntimeClass(ChangeMenuItemController.self)
        .outlet("titleTextField", \.titleTextField)
        .outlet("priceTextField", \.priceTextField)
        .action("save:") { $0.save($1) }
        .action("cancel:") { $0.cancel($1) }
        .register()
      RuntimeClass(SettingsViewController.self)
        .outlet("accountLabel", \.accountLabel)
        .outlet("signInButton", \.signInButton)
        .outlet("signOutButton", \.signOutButton)
        .outlet("experimentSwitch", \.experimentSwitch)
        .register()
    }
  }
#endif
