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

    private static let named: [Kind] = [
      .show, .showDetail, .presentation, .popoverPresentation, .embed, .unwind, .relationship, .custom, .push,
      .modal, .popover, .replace, .sheet,
    ]

    /// Reads the attribute `kind`.
    ///
    /// - Parameter name: The value of the attribute.
    public init(name: String) {
      self = Self.named.first { $0.name == name } ?? .unknown(name)
    }

    /// The kind as the document writes it.
    public var name: String {
      if case .unknown(let name) = self { name } else { String(describing: self) }
    }
  }
}
