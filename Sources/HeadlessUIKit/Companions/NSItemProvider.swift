#if !canImport(ObjectiveC)
  public import Foundation

  /// Hands over something that is shared or dragged, in one of the types that it comes in.
  ///
  /// Sendable unchecked, as Apple's: what it has is set up before it is handed over.
  open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// Gets what was asked for, or the reason why it did not come.
    public typealias CompletionHandler = (Any?, (any Error)?) -> Void

    private var items: [(type: String, item: Any)] = []

    /// The name that is proposed for a file of it.
    open var suggestedName: String?

    /// Makes a provider of nothing.
    public override init() {
      super.init()
    }

    /// Makes a provider of a thing in one type.
    ///
    /// - Parameters:
    ///   - item: the thing; none where it is nil.
    ///   - typeIdentifier: the type, such as `public.url`.
    public init(item: Any?, typeIdentifier: String?) {
      if let item, let typeIdentifier { items = [(typeIdentifier, item)] }
      super.init()
    }

    /// Makes a provider of a thing that knows its own types: text, a link or a picture.
    ///
    /// - Parameter object: the thing.
    public init(object: Any) {
      switch object {
      case is String, is NSString: items = [("public.utf8-plain-text", object)]
      case is URL, is NSURL: items = [("public.url", object)]
      case is UIImage: items = [("public.image", object)]
      default: items = [("public.data", object)]
      }
      super.init()
    }

    /// The types that the thing comes in, the best first.
    open var registeredTypeIdentifiers: [String] { items.map(\.type) }

    /// Whether the thing comes in a type.
    ///
    /// - Parameter typeIdentifier: the type.
    /// - Returns: whether it does.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
      items.contains { Self.type($0.type, conformsTo: typeIdentifier) }
    }

    /// Hands the thing over in a type, at once.
    ///
    /// - Parameters:
    ///   - typeIdentifier: the type.
    ///   - options: not used.
    ///   - completionHandler: gets the thing, or an error where it does not come in that type.
    open func loadItem(
      forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
      completionHandler: CompletionHandler? = nil
    ) {
      let found = items.first { Self.type($0.type, conformsTo: typeIdentifier) }?.item
      completionHandler?(found, found == nil ? Self.missing(typeIdentifier) : nil)
    }

    /// Hands over the bytes of the thing in a type, at once.
    ///
    /// - Parameters:
    ///   - typeIdentifier: the type.
    ///   - completionHandler: gets the bytes, or an error where there are none.
    /// - Returns: how far it is, at its end already.
    @discardableResult
    open func loadDataRepresentation(
      forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
      let found = items.first { Self.type($0.type, conformsTo: typeIdentifier) }?.item
      let data: Data? =
        switch found {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: url.isFileURL ? try? Data(contentsOf: url) : Data(url.absoluteString.utf8)
        default: nil
        }
      completionHandler(data, data == nil ? Self.missing(typeIdentifier) : nil)
      let progress = Progress(totalUnitCount: 1)
      progress.completedUnitCount = 1
      return progress
    }

    /// Adds a type that the thing comes in.
    ///
    /// - Parameters:
    ///   - item: the thing in that type.
    ///   - typeIdentifier: the type.
    @_spi(Sceneway) public func register(_ item: Any, forTypeIdentifier typeIdentifier: String) {
      items.append((typeIdentifier, item))
    }

    /// A copy with the same things.
    ///
    /// - Parameter zone: not used.
    /// - Returns: the copy.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = NSItemProvider()
      copy.items = items
      copy.suggestedName = suggestedName
      return copy
    }

    private static let parents = [
      "public.utf8-plain-text": "public.plain-text", "public.plain-text": "public.text",
      "public.text": "public.data", "public.png": "public.image", "public.jpeg": "public.image",
      "public.image": "public.data", "public.file-url": "public.url", "public.data": "public.item",
    ]

    private static func type(_ type: String, conformsTo other: String) -> Bool {
      var current: String? = type
      while let one = current {
        if one == other { return true }
        current = parents[one]
      }
      return false
    }

    private static func missing(_ type: String) -> NSError {
      NSError(
        domain: "NSItemProviderErrorDomain", code: -1000,
        userInfo: [NSLocalizedDescriptionKey: "Cannot load representation of type \(type)"])
    }
  }

  /// Something that an extension of an app gets or gives back.
  open class NSExtensionItem: NSObject, @unchecked Sendable {
    /// The title.
    open var attributedTitle: NSAttributedString?
    /// The text.
    open var attributedContentText: NSAttributedString?
    /// The things.
    open var attachments: [NSItemProvider]?
    /// What else there is to say.
    open var userInfo: [AnyHashable: Any]?
  }

  /// What an extension of an app is asked for.
  @preconcurrency @MainActor
  open class NSExtensionContext: NSObject {
    /// What the extension gets, each an `NSExtensionItem`.
    open private(set) var inputItems: [Any]

    /// What the extension gave back; nil before it did.
    @_spi(Sceneway) public private(set) var returnedItems: [Any]?

    /// Why the extension gave up; nil where it did not.
    @_spi(Sceneway) public private(set) var cancellationError: (any Error)?

    /// Makes a request of an extension.
    ///
    /// - Parameter inputItems: what the extension gets.
    @_spi(Sceneway) public init(inputItems: [Any]) {
      self.inputItems = inputItems
      super.init()
    }

    /// Ends the request.
    ///
    /// - Parameters:
    ///   - items: what the extension gives back.
    ///   - completionHandler: called in the next turn.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
      returnedItems = items ?? []
      HeadlessEnvironment.current.clock.schedule(after: 0) { completionHandler?(false) }
    }

    /// Gives the request up.
    ///
    /// - Parameter error: why.
    open func cancelRequest(withError error: any Error) { cancellationError = error }

    /// Opens a link outside of the extension, as the app does.
    ///
    /// - Parameters:
    ///   - url: the link.
    ///   - completionHandler: called in the next turn with whether it was opened.
    open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
      UIApplication.shared.open(url, completionHandler: completionHandler)
    }
  }
#else
  public import Foundation
#endif
