extension Controller {
  /// The kind of a controller: the name of its element.
  ///
  /// Names that are not listed here are kept as they are, so that documents of later versions can be read.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// The name of the element.
    public let rawValue: String

    /// Makes a kind of the name of an element.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A view controller.
    public static let viewController = Kind(rawValue: "viewController")
    /// A navigation controller.
    public static let navigationController = Kind(rawValue: "navigationController")
    /// A table view controller.
    public static let tableViewController = Kind(rawValue: "tableViewController")
    /// A collection view controller.
    public static let collectionViewController = Kind(rawValue: "collectionViewController")
    /// A tab bar controller.
    public static let tabBarController = Kind(rawValue: "tabBarController")
    /// A split view controller.
    public static let splitViewController = Kind(rawValue: "splitViewController")
    /// A page view controller.
    public static let pageViewController = Kind(rawValue: "pageViewController")
    /// A controller that shows SwiftUI views.
    public static let hostingController = Kind(rawValue: "hostingController")
    /// A player of AVKit.
    public static let avPlayerViewController = Kind(rawValue: "avPlayerViewController")
    /// A controller of GLKit.
    public static let glkViewController = Kind(rawValue: "glkViewController")
    /// A reference to another storyboard.
    public static let viewControllerPlaceholder = Kind(rawValue: "viewControllerPlaceholder")
    /// An interface controller of WatchKit.
    public static let interfaceController = Kind(rawValue: "controller")
    /// A notification controller of WatchKit.
    public static let notificationController = Kind(rawValue: "notificationController")
    /// A glance controller of WatchKit.
    public static let glanceController = Kind(rawValue: "glanceController")
    /// A window controller of AppKit.
    public static let windowController = Kind(rawValue: "windowController")
    /// A tab view controller of AppKit.
    public static let tabViewController = Kind(rawValue: "tabViewController")
    /// A page controller of AppKit, which is written in lower case.
    public static let pageController = Kind(rawValue: "pagecontroller")

    /// The kinds that are controllers wherever they stand.
    static let known: Set<Kind> = [
      .viewController, .navigationController, .tableViewController, .collectionViewController,
      .tabBarController,
      .splitViewController, .pageViewController, .hostingController, .avPlayerViewController,
      .glkViewController,
      .viewControllerPlaceholder, .interfaceController, .notificationController, .glanceController,
      .windowController, .tabViewController, .pageController,
    ]
  }
}
