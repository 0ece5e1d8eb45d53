public import Foundation

/// What the system keeps of a scene between launches.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Makes a role.
    ///
    /// - Parameter rawValue: UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An ordinary window of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A window on an external screen that takes no touches.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// What the scene is for.
  public let role: Role

  /// How the scene is set up.
  open internal(set) var configuration: UISceneConfiguration

  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?

  /// A name that stays the same between launches.
  public let persistentIdentifier: String

  /// Anything the app wants to keep with the session.
  open var userInfo: [String: Any]?

  /// What the person was at when the scene last left the screen (REST-13).
  open internal(set) var stateRestorationActivity: NSUserActivity?

  /// Whether a scene of the session was asked in this run what to keep.
  var hasSaved = false

  init(role: Role, configuration: UISceneConfiguration, identifier: String = UUID().uuidString) {
    self.role = role
    self.configuration = configuration
    persistentIdentifier = identifier
    super.init()
  }
}

/// How a scene is set up.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The configuration's name in the Info.plist.
  public let name: String?

  /// What the scene is for.
  public let role: UISceneSession.Role

  /// The class of the scene; `UIWindowScene` where it is nil.
  open var sceneClass: AnyClass?

  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// The storyboard whose entry point becomes the window's root (BOOT-05).
  open var storyboard: UIStoryboard? {
    get {
      if let storedStoryboard { return storedStoryboard }
      storedStoryboard = storyboardName.map { UIStoryboard(name: $0, bundle: nil) }
      return storedStoryboard
    }
    set {
      storyboardName = nil
      storedStoryboard = newValue
    }
  }

  private var storedStoryboard: UIStoryboard?

  /// The name of the storyboard, whoever gave it.
  var knownStoryboardName: String? { storyboardName ?? storedStoryboard?.fileName }

  /// The storyboard that the Info.plist names; read when it is asked for.
  var storyboardName: String?

  /// The delegate's class as the Info.plist names it, where no such class is loaded (BOOT-17).
  var missingDelegateClassName: String?

  /// A delegate that is there already, for the code that launches an app.
  var delegate: (any UISceneDelegate)?

  /// Makes a configuration, filled with what the Info.plist says under its name.
  ///
  /// - Parameters:
  ///   - name: its name in the Info.plist; nothing is filled in where it is nil or not there.
  ///   - sessionRole: what the scene is for.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    if name != nil { InfoDictionary.current.fill(self) }
  }
}
