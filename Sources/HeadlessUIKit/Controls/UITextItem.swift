public import Foundation

/// What a person does with a link or a picture in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// Uses it.
  case invokeDefaultAction
  /// Asks what can be done.
  case presentActions
  /// Looks at it.
  case preview
}

/// A link or a picture in a text.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// What it is.
  public enum Content: Equatable {
    /// A link.
    case link(URL)
    /// A picture.
    case textAttachment(NSTextAttachment)
    /// Something with a name of the app's own.
    case tag(String)
  }

  /// What a long press offers.
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    /// The menu.
    @_spi(Sceneway) public let menu: UIMenu

    /// Makes an offer.
    ///
    /// - Parameter menu: the menu.
    public init(menu: UIMenu) {
      self.menu = menu
      super.init()
    }
  }

  /// What it is.
  public let content: Content
  /// Where it stands in the text, in units of UTF-16.
  public let range: NSRange

  init(content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}
