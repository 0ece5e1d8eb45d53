internal import Dispatch
internal import Foundation

/// Starts an app and serves it until it ends.
///
/// - Parameters:
///   - argc: the number of arguments.
///   - argv: the arguments.
///   - principalClassName: the application object's class; `UIApplication` where it is nil.
///   - delegateClassName: the delegate's class.
/// - Returns: the exit status; the app ends on an interrupt or a request to terminate.
@MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  UIApplication.run(
    delegate: delegateClassName.flatMap { NSClassFromString($0) },
    principal: principalClassName.flatMap { NSClassFromString($0) })
}

extension UIApplication {
  /// Makes the application and its delegate, launches, and serves the main queue until the process is asked to end.
  static func run(delegate: AnyClass?, principal: AnyClass?) -> Int32 {
    let application = principal.flatMap { ClassInstantiation.make($0) as? UIApplication } ?? UIApplication()
    let made = delegate.flatMap { ClassInstantiation.make($0) as? any UIApplicationDelegate }
    guard let made = made ?? (application as? any UIApplicationDelegate) else {
      UIKitComplaint.applicationDelegateNotMade(
        className: delegate.map { className(of: $0) } ?? "(null)"
      ).report()
      return EXIT_FAILURE
    }
    // Before the launch, so that no request is missed, however early it comes.
    let request = TerminationRequest.observe {
      application.terminate()
      exit(EXIT_SUCCESS)
    }
    launch(delegate: made, application: application)
    return withExtendedLifetime(request) { dispatchMain() }
  }
}
