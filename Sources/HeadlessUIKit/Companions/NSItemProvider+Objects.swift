#if !canImport(ObjectiveC)
  public import Foundation

  /// Who may have what is handed over.
  public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Everybody.
    case all
    /// Apps of the same team.
    case team
    /// Apps of the same group.
    case group
    /// The app itself.
    case ownProcess
  }

  /// Something that can be handed over.
  public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types that it comes in, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes the bytes in a type.
    ///
    /// - Parameters:
    ///   - typeIdentifier: the type.
    ///   - completionHandler: gets the bytes, or an error.
    /// - Returns: how far it is; nil where there is nothing to tell.
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
  }

  /// Something that can be made of what is handed over.
  public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types that it is made of, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes it.
    ///
    /// - Parameters:
    ///   - data: the bytes.
    ///   - typeIdentifier: their type.
    /// - Returns: the object.
    /// - Throws: where it cannot be made.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  }

  /// What is handed over as bytes that nothing can be made of.
  private func unreadable() -> NSError { NSError(domain: "NSItemProviderErrorDomain", code: -1200) }

  extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    /// Text of any kind.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.text"] }

    /// Makes the bytes of the text.
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data((self as String).utf8), nil)
      return nil
    }

    /// Makes the text of its bytes.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      guard let text = String(data: data, encoding: .utf8).map({ NSString(string: $0) }) as? Self else {
        throw unreadable()
      }
      return text
    }
  }

  extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// A link.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    /// A link, to a file or not.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    /// Makes the bytes of the link.
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(absoluteString.utf8), nil)
      return nil
    }

    /// Makes the link of its bytes.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      let link = String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) }
      guard let link = link as? Self else { throw unreadable() }
      return link
    }
  }

  extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    /// A picture.
    public class var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }

    /// A picture of any kind.
    public class var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }

    /// Makes the bytes of the picture, where it was made of a file.
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(pngData() ?? jpegData(compressionQuality: 1), nil)
      return nil
    }

    /// Makes the picture of its bytes.
    public class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      guard let image = UIImage(data: data) as? Self else { throw unreadable() }
      return image
    }
  }
#endif
