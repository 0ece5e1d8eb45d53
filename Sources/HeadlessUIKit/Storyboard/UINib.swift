public import Foundation
internal import InterfaceBuilder

/// A nib: objects that Interface Builder laid out, made anew each time they are asked for.
///
/// Headless: the source file, `NAME.xib`, is read at run time, from the same places as a storyboard.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// Names what is handed over beside the owner.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Makes a key.
    ///
    /// - Parameter rawValue: UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects for the nib's other placeholders: a dictionary by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String
  private let bundle: Bundle?

  /// Names a nib; it is read when its objects are first asked for.
  ///
  /// - Parameters:
  ///   - name: the file's name without its extension.
  ///   - bundleOrNil: where to look first; the app's own bundle where it is nil.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
    super.init()
  }

  /// Makes the nib's objects, connects them, and tells them that they are complete (SB-06).
  ///
  /// - Parameters:
  ///   - ownerOrNil: the object that stands for File's Owner; it gets no `awakeFromNib` (LIFE-27). Where it is nil, the
  ///     owner's outlets raise UIKit's own exception (SB-29).
  ///   - optionsOrNil: objects for other placeholders.
  /// - Returns: the objects at the top of the nib, placeholders left out. A nib that is nowhere raises UIKit's own
  ///   exception (SB-17).
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let file = UINib.file(named: name, in: bundle) else {
      let place = bundle ?? HeadlessEnvironment.current.mainBundle ?? .main
      UIKitComplaint.nibNotFound(name, in: place.bundleURL).report()
      return []
    }
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return NibLoader(file: file, owner: ownerOrNil as? NSObject, external: external).load()
  }

  static func file(named name: String, in bundle: Bundle?) -> InterfaceBuilderFile? {
    HeadlessEnvironment.current.storyboards.file(
      named: name, extension: "xib", near: bundle.map(ResourcePlace.init(bundle:)))
  }
}

/// Makes the objects of a nib.
@MainActor
private struct NibLoader {
  let file: InterfaceBuilderFile
  let owner: NSObject?
  let external: [String: Any]

  func load() -> [Any] {
    let instantiation = Instantiation(file: file, scene: nil)
    var top: [NSObject] = []
    for element in file.document.objects {
      if let placeholder = Placeholder(element) {
        adopt(placeholder, in: instantiation)
      } else if let object = instantiation.object(for: element) {
        top.append(object)
      }
    }
    instantiation.finish()
    return top
  }

  private func adopt(_ placeholder: Placeholder, in instantiation: Instantiation) {
    if placeholder.isFilesOwner {
      // Without an owner a plain object takes its place, which has none of the outlets (SB-29).
      instantiation.adopt(owner ?? NSObject(), as: placeholder.element)
    } else if let object = external[placeholder.identifier] as? NSObject {
      instantiation.adopt(object, as: placeholder.element)
    }
  }
}

extension Bundle {
  /// Makes the objects of a nib.
  ///
  /// - Parameters:
  ///   - name: the file's name without its extension. One that is nowhere raises UIKit's own exception (SB-17).
  ///   - owner: the object that stands for File's Owner.
  ///   - options: objects for other placeholders.
  /// - Returns: the objects at the top of the nib, placeholders left out.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
