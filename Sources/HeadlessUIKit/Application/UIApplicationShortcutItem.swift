public import Foundation

/// A shortcut that a person chooses on the app's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The name by which the app knows the shortcut.
  open internal(set) var type: String
  /// Its words.
  open internal(set) var localizedTitle: String
  /// More words below them.
  open internal(set) var localizedSubtitle: String?
  /// Its picture.
  open internal(set) var icon: UIApplicationShortcutIcon?
  /// What the app needs to carry it out.
  open internal(set) var userInfo: [String: any NSSecureCoding]?
  /// Names what the shortcut is about.
  open internal(set) var targetContentIdentifier: Any?

  /// Makes a shortcut.
  ///
  /// - Parameters:
  ///   - type: the name by which the app knows it.
  ///   - localizedTitle: its words.
  ///   - localizedSubtitle: more words below them.
  ///   - icon: its picture.
  ///   - userInfo: what the app needs to carry it out.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  /// Makes a shortcut of words alone.
  ///
  /// - Parameters:
  ///   - type: the name by which the app knows it.
  ///   - localizedTitle: its words.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The picture of a shortcut.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The name of the picture: of the system's symbols, or of the app's own.
  @_spi(Sceneway) public let name: String

  /// Makes an icon from one of the system's symbols.
  ///
  /// - Parameter systemImageName: the symbol's name.
  public init(systemImageName: String) {
    name = systemImageName
    super.init()
  }

  /// Makes an icon from an image of the app.
  ///
  /// - Parameter templateImageName: the image's name.
  public init(templateImageName: String) {
    name = templateImageName
    super.init()
  }
}
