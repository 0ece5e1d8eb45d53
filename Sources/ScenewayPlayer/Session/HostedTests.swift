internal import Foundation
@_spi(Sceneway) internal import HeadlessUIKit

/// Gives an app's own unit tests what they find on a phone: the app, launched before the first of them.
///
/// The program that `sceneway host --test` builds calls this when its process starts.
@MainActor
public enum HostedTests {
  /// Launches an app and lets it come to rest, as it has when tests inside it begin.
  ///
  /// - Parameter delegateName: the class of the app's delegate, with its module. Where it is not there, no app runs and
  ///   standard error says so.
  public static func launch(_ delegateName: String) {
    CrashFrames.install()
    guard let delegateClass = NSClassFromString(delegateName) as? any UIApplicationDelegate.Type,
      let delegate = UIApplication.makeDelegate(delegateClass)
    else {
      FileHandle.standardError.write(Data("error: The app's delegate \(delegateName) cannot be made.\n".utf8))
      return
    }
    UIApplication.launch(delegate: delegate)
    prepare()
  }

  /// Lets what was asked for at the start of the process come to rest, without an app.
  public static func prepare() {
    CrashFrames.install()
    // What animates without an end, such as a timer, is left to run on.
    let limit = Date(timeIntervalSinceNow: 2)
    // Each turn of the clock comes from the main queue, after which the run loop returns.
    while !HeadlessEnvironment.current.clock.isIdle, Date() < limit {
      guard RunLoop.main.run(mode: .default, before: limit) else { return }
    }
  }
}
