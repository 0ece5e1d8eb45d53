import UIKit

/// The app in the form of the third article: segues that take a closure, a router beside them; unchanged on iOS.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
