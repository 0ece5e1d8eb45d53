import UIKit

/// The app in the form of the first article: Clean Swift with `@objc` protocols, outlets and selectors, unchanged on iOS.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
