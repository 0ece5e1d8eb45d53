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
        .register()
    }
  }
#endif
