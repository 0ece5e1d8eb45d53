public import Foundation

/// The domain of what goes wrong with scenes.
public let UISceneErrorDomain = "UISceneErrorDomain"

/// What goes wrong when a scene is asked for.
public struct UISceneError: CustomNSError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// The app has one scene alone.
    case multipleScenesNotSupported = 0
    /// The system refuses.
    case requestDenied = 1
    /// The shape that was asked for is not to be had.
    case geometryRequestUnsupported = 100
    /// The system refuses the shape that was asked for.
    case geometryRequestDenied = 101
  }

  /// What went wrong.
  public let code: Code

  /// Makes an error.
  ///
  /// - Parameter code: what went wrong.
  public init(_ code: Code) {
    self.code = code
  }

  /// The domain of the errors.
  public static var errorDomain: String { UISceneErrorDomain }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// The app has one scene alone.
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  /// The system refuses.
  public static var requestDenied: Code { .requestDenied }
  /// The shape that was asked for is not to be had.
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
  /// The system refuses the shape that was asked for.
  public static var geometryRequestDenied: Code { .geometryRequestDenied }
}

/// Says how a scene is to be closed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// Says how a scene with windows is to be closed.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// How the window goes; headless windows go at once.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
  /// How a window goes when its scene is closed.
  public enum DismissalAnimation: Int, Sendable {
    /// As usual.
    case standard = 1
    /// What was done in it has been taken over.
    case commit = 2
    /// What was done in it has been given up.
    case decline = 3
  }
}

extension UIScene {
  /// Says who asks for a scene.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    open var requestingScene: UIScene?
  }
}

/// What is asked of the system when a scene is to be shown.
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
  /// The session to show; nil for a new scene.
  public let session: UISceneSession?
  /// What a new scene is for.
  public let role: UISceneSession.Role
  /// What the scene is to show.
  public var userActivity: NSUserActivity?
  /// Who asks.
  public var options: UIScene.ActivationRequestOptions?

  /// Asks for a new scene.
  ///
  /// - Parameters:
  ///   - role: what it is for.
  ///   - userActivity: what it is to show; nothing by default.
  ///   - options: who asks; nobody by default.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    session = nil
    self.role = role
    self.userActivity = userActivity
    self.options = options
  }

  /// Asks for the scene of a session.
  ///
  /// - Parameters:
  ///   - session: the session.
  ///   - userActivity: what it is to show; nothing by default.
  ///   - options: who asks; nobody by default.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.session = session
    role = session.role
    self.userActivity = userActivity
    self.options = options
  }
}
