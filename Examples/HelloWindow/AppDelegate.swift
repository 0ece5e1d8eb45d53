import Foundation
import UIKit

/// The smallest app: a delegate, a window, a root controller that tells its lifecycle.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    say("didFinishLaunching")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = HelloViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { say("applicationDidBecomeActive") }

  func applicationWillTerminate(_ application: UIApplication) { say("applicationWillTerminate") }
}

/// Tells its lifecycle on standard output.
final class HelloViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    say("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    say("viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    say("viewIsAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    say("viewDidAppear")
  }
}

/// Writes a line at once, also where standard output is a pipe.
private func say(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
