public import Foundation

/// How a document of pages is drawn.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// What is known of the document, such as its author, by Core Graphics' names.
  open var documentInfo: [String: Any] = [:]
}

/// What a document of pages is drawn with.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The room of a page, in points.
  open private(set) var pdfContextBounds: CGRect

  /// How many pages were begun.
  @_spi(Sceneway) public private(set) var pageCount = 0

  init(_ context: CGContext, bounds: CGRect) {
    pdfContextBounds = bounds
    super.init(context)
  }

  /// Begins a page.
  open func beginPage() { pageCount += 1 }

  /// Begins a page of a size.
  ///
  /// - Parameters:
  ///   - bounds: its room, in points.
  ///   - pageInfo: what is known of it.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pdfContextBounds = bounds
    pageCount += 1
  }

  /// Makes a link of a part of the page; nothing is drawn.
  ///
  /// - Parameters:
  ///   - url: where it leads.
  ///   - rect: the part, in points.
  open func setURL(_ url: URL, for rect: CGRect) {}

  /// Names a place of the page; nothing is drawn.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - point: the place, in points.
  open func addDestination(withName name: String, at point: CGPoint) {}
}

/// Draws documents of pages: what draws them runs, and there are no bytes.
open class UIGraphicsPDFRenderer: NSObject {
  /// What draws a document.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// How documents are drawn.
  public let format: UIGraphicsPDFRendererFormat

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - bounds: the room of a page, in points.
  ///   - format: how documents are drawn.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()) {
    self.format = format
    format.bounds = bounds
    super.init()
  }

  /// Draws a document.
  ///
  /// - Parameter actions: draws it; called at once.
  /// - Returns: no bytes, since nothing is encoded.
  open func pdfData(actions: DrawingActions) -> Data {
    let context = CGContext(size: format.bounds.size, scale: 1)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    actions(UIGraphicsPDFRendererContext(context, bounds: format.bounds))
    return Data()
  }

  /// Draws a document into a file.
  ///
  /// - Parameters:
  ///   - url: the file, which is empty afterwards.
  ///   - actions: draws it; called at once.
  /// - Throws: where the file cannot be written.
  open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    try pdfData(actions: actions).write(to: url)
  }
}
