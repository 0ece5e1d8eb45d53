extension Segue {
  /// The kind of a segue.
  public enum Kind: Hashable, Sendable {
    /// Shows in whatever way suits the containers around the source.
    case show
    /// Shows in the detail area of a split view.
    case showDetail
    /// Presents modally.
    case presentation
    /// Presents in a popover.
    case popoverPresentation
    /// Fills a container view.
    case embed
    /// Goes back to a controller that is there already.
    case unwind
    /// Makes the destination part of a container.
    case relationship
    /// Does what its class says.
    case custom
    /// Pushes on a navigation stack; before iOS 8.
    case push
    /// Presents modally; before iOS 8, and on macOS and watchOS.
    case modal
    /// Presents in a popover; before iOS 8, and on macOS.
    case popover
    /// Replaces a part of a split view; before iOS 8.
    case replace
    /// Presents as a sheet; macOS.
    case sheet
    /// Another kind, as it is written.
    case unknown(String)

    private static let named: [(name: String, kind: Kind)] = [
      ("show", .show), ("showDetail", .showDetail), ("presentation", .presentation),
      ("popoverPresentation", .popoverPresentation), ("embed", .embed), ("unwind", .unwind),
      ("relationship", .relationship), ("custom", .custom), ("push", .push), ("modal", .modal),
      ("popover", .popover), ("replace", .replace), ("sheet", .sheet),
    ]

    /// Reads the attribute `kind`.
    ///
    /// - Parameter name: The value of the attribute.
    public init(name: String) {
      self = Self.named.first { $0.name == name }?.kind ?? .unknown(name)
    }

    /// The kind as the document writes it.
    public var name: String {
      if case .unknown(let name) = self { return name }
      return Self.named.first { $0.kind == self }?.name ?? ""
    }
  }
}
