public import Foundation

/// Hears which colour a person picks; every method is optional.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Told that a colour was picked; further ones may follow while the person drags.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Told that the person has done.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Told that a colour was picked; does nothing by default.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Told that the person has done; does nothing by default.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// Lets a person pick a colour; which one, a test says.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// Hears what is picked; not retained.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The colour that is picked.
  open var selectedColor = UIColor.white

  /// Whether a colour may let something shine through; true by default.
  open var supportsAlpha = true

  /// Picks a colour as a person does.
  ///
  /// - Parameter color: the colour.
  @_spi(Sceneway)
  public func pick(_ color: UIColor) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
  }
}

/// Hears which typeface a person picks; every method is optional.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Told that the person picked nothing; dismisses the picker.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// Told that the person picked a typeface.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Told that the person picked nothing; does nothing by default.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// Told that the person picked a typeface; does nothing by default.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}

/// Lets a person pick a typeface; which one, a test says.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// What there is to pick from.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether each weight stands by itself; false by default.
    open var includeFaces = false
    /// Whether each name is written in its own typeface; false by default.
    open var displayUsingSystemFont = false

    /// Makes a configuration.
    public override init() { super.init() }
  }

  /// What there is to pick from.
  public let configuration: Configuration

  /// Hears what is picked; not retained.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?

  /// The typeface that is picked; nil before.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Makes a picker.
  ///
  /// - Parameter configuration: what there is to pick from.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker of everything.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: the nib of its view.
  ///   - nibBundleOrNil: where the nib is.
  public override required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    configuration = Configuration()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a picker out of a storyboard.
  ///
  /// - Parameter coder: what is read.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// Picks a typeface as a person does.
  ///
  /// - Parameter descriptor: the typeface.
  @_spi(Sceneway)
  public func pick(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    delegate?.fontPickerViewControllerDidPickFont(self)
  }
}
