public import Foundation

/// Hears what a person picked.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Told that the person picked something; dismisses the picker.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Told that the person picked nothing; dismisses the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Told that the person picked something; dismisses the picker by default.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.dismiss(animated: true)
  }

  /// Told that the person picked nothing; dismisses the picker by default.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// Lets a person take a picture or pick one.
///
/// A headless device has no camera and no pictures: what is picked, a test says.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// All of the person's pictures.
    case photoLibrary
    /// The camera.
    case camera
    /// The pictures that were taken last.
    case savedPhotosAlbum
  }

  /// What is known of what was picked.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String

    /// Makes a key of text.
    ///
    /// - Parameter rawValue: the key as text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type, such as `public.image`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it is.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the person changed it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part of the picture that the person chose.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The file of a picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Whether pictures can come from somewhere; all of the person's pictures alone, since there is no camera.
  ///
  /// - Parameter sourceType: where from.
  /// - Returns: whether they can.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// The types that can come from somewhere.
  ///
  /// - Parameter sourceType: where from.
  /// - Returns: the types; nil where nothing can.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary

  /// The types that can be picked.
  open var mediaTypes = ["public.image"]

  /// Whether the person may change the picture.
  open var allowsEditing = false

  /// Picks something, as a person does.
  ///
  /// - Parameter info: what is known of what is picked.
  @_spi(Sceneway) public func pick(_ info: [InfoKey: Any]) {
    guard presentingViewController != nil else { return }
    guard let listener = delegate as? any UIImagePickerControllerDelegate else {
      return dismiss(animated: true)
    }
    listener.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  /// Picks nothing, as a person does.
  @_spi(Sceneway) public func cancelPicking() {
    guard presentingViewController != nil else { return }
    guard let listener = delegate as? any UIImagePickerControllerDelegate else {
      return dismiss(animated: true)
    }
    listener.imagePickerControllerDidCancel(self)
  }
}
