public import Foundation

/// What bar button items and tab bar items have in common.
@preconcurrency @MainActor
open class UIBarItem: NSObject, NSCoding {
  /// The words.
  open var title: String?

  /// The picture.
  open var image: UIImage?

  /// The picture for bars in landscape on a phone.
  open var landscapeImagePhone: UIImage?

  /// The picture that is shown large for people who need it.
  open var largeContentSizeImage: UIImage?

  /// The room around the picture, in points.
  open var imageInsets = UIEdgeInsets.zero

  /// Whether the item can be used; true by default.
  open var isEnabled = true

  /// A number to find the item by; 0 by default.
  open var tag = 0

  /// A name to find the item by in tests.
  open var accessibilityIdentifier: String?

  private var storedAccessibilityLabel: String?
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// What is read out for the item; its title by default.
  open var accessibilityLabel: String? {
    get { storedAccessibilityLabel ?? title }
    set { storedAccessibilityLabel = newValue }
  }

  /// What happens on the item, read out after its label.
  open var accessibilityHint: String?

  /// Makes an empty item.
  public override init() {
    super.init()
  }

  /// Makes an item from a storyboard or nib.
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) {
    super.init()
    decode(from: coder)
  }

  /// Not supported: items are read from documents, never written to one.
  ///
  /// - Parameter coder: an archiver; nothing is written to it.
  open func encode(with coder: NSCoder) {}

  /// Called when the item came out of a storyboard or nib and its connections are made.
  open func awakeFromNib() {}

  /// Sets the look of the title.
  ///
  /// - Parameters:
  ///   - attributes: the look; nil for the ordinary one.
  ///   - state: when it looks so.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
  }

  /// The look of the title.
  ///
  /// - Parameter state: when it looks so.
  /// - Returns: the look; nil for the ordinary one.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}
