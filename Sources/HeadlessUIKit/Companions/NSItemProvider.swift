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

    /// Makes a provider of a thing that knows its own types: text, a link, a picture or a class of the app's own.
    ///
    /// - Parameter object: the thing.
    public init(object: any NSItemProviderWriting) {
      super.init()
      registerObject(object, visibility: .all)
    }

    /// Makes a provider of a file.
    ///
    /// - Parameter fileURL: the file; nil comes back for a link that is no file's.
    public convenience init?(contentsOf fileURL: URL!) {
      guard let fileURL, fileURL.isFileURL else { return nil }
      let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
      self.init(item: fileURL, typeIdentifier: type.identifier)
      suggestedName = fileURL.deletingPathExtension().lastPathComponent
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

    /// Adds a thing that knows its own types.
    ///
    /// - Parameters:
    ///   - object: the thing.
    ///   - visibility: who may have it; kept by nobody in a headless app.
    open func registerObject(
      _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
      for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
        items.append((type, object))
      }
    }

    /// Adds a type that the thing comes in as bytes.
    ///
    /// - Parameters:
    ///   - typeIdentifier: the type.
    ///   - visibility: who may have it; kept by nobody in a headless app.
    ///   - loadHandler: makes the bytes when they are asked for.
    open func registerDataRepresentation(
      forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
      loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) { items.append((typeIdentifier, DataMaker(make: loadHandler))) }

    /// Whether the thing can be handed over as an object of a class.
    ///
    /// - Parameter aClass: the class.
    /// - Returns: whether it can.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
      aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
    }

    /// Hands the thing over as an object of a class, at once.
    ///
    /// - Parameters:
    ///   - aClass: the class.
    ///   - completionHandler: gets the object, or an error where it cannot be made.
    /// - Returns: how far it is, at its end already.
    @discardableResult
    open func loadObject(
      ofClass aClass: any NSItemProviderReading.Type,
      completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
      let type = aClass.readableTypeIdentifiersForItemProvider.first { hasItemConformingToTypeIdentifier($0) }
      guard let type else {
        completionHandler(nil, Self.missing("\(aClass)"))
        return Self.done
      }
      if let item = items.first(where: { Swift.type(of: $0.item) == aClass })?.item {
        completionHandler(item as? any NSItemProviderReading, nil)
        return Self.done
      }
      let wanted = ReadableClass(value: aClass)
      return loadDataRepresentation(forTypeIdentifier: type) { data, error in
        guard let data else { return completionHandler(nil, error) }
        do {
          completionHandler(try wanted.value.object(withItemProviderData: data, typeIdentifier: type), nil)
        } catch {
          completionHandler(nil, error)
        }
      }
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
      forTypeIdentifier typeIdentifier: String,
      completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
      let found = items.first { Self.type($0.type, conformsTo: typeIdentifier) }
      switch found?.item {
      case let maker as DataMaker: return maker.make(completionHandler) ?? Self.done
      case let object as any NSItemProviderWriting:
        let made = object.loadData(
          withTypeIdentifier: found?.type ?? typeIdentifier,
          forItemProviderCompletionHandler: completionHandler)
        return made ?? Self.done
      default: break
      }
      let data: Data? =
        switch found?.item {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: url.isFileURL ? try? Data(contentsOf: url) : Data(url.absoluteString.utf8)
        default: nil
        }
      completionHandler(data, data == nil ? Self.missing(typeIdentifier) : nil)
      return Self.done
    }

    private static var done: Progress {
      let progress = Progress(totalUnitCount: 1)
      progress.completedUnitCount = 1
      return progress
    }

    /// A class, which is the same in every thread.
    private struct ReadableClass: @unchecked Sendable {
      let value: any NSItemProviderReading.Type
    }

    private struct DataMaker {
      let make: @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
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

    private static func type(_ type: String, conformsTo other: String) -> Bool {
      UniformTypes.type(type, conformsTo: other)
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
