internal import Foundation

/// What storyboards and selectors reach by name in UIKit's own classes.
final class __UIKitBridge: UIKitBridge {
  override class func registerClasses() {
    registerControllers()
    registerViews()
    registerText()
    registerBars()
    registerLists()
    registerValueControls()
    registerMessages()
    RuntimeClass(SegueTemplate.self)
      .action(SegueTemplate.action) { (template: SegueTemplate, sender: Any?) in
        template.performForUser(sender: sender)
      }
      .register()
  }
}
