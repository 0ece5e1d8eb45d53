public import Foundation

#if canImport(ObjectiveC)
  public import UniformTypeIdentifiers
#endif

/// Hears which files a person picked; every method is optional.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Told which files were picked.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Told which file was picked, in the form of before there could be several.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Told that none was picked.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Told which files were picked; tells of the first one in the form of before by default.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }
  /// Told which file was picked; does nothing by default.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
  /// Told that none was picked; does nothing by default.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// What is done with picked files.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// They are copied into the app.
  case `import`
  /// They are opened where they are.
  case open
  /// A file of the app's is copied out.
  case exportToService
  /// A file of the app's is moved out.
  case moveToService
}

/// Lets a person pick files; which, a test says.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// Who hears what was picked.
  open weak var delegate: (any UIDocumentPickerDelegate)?

  /// What is done with the files.
  open private(set) var documentPickerMode: UIDocumentPickerMode

  /// Whether several files can be picked.
  open var allowsMultipleSelection = false

  /// Whether the ends of files' names show.
  open var shouldShowFileExtensions = false

  /// Which folder shows first.
  open var directoryURL: URL?

  /// The types of the files that can be picked.
  @_spi(Sceneway) public let documentTypes: [String]

  /// The files of the app's that a place is looked for.
  @_spi(Sceneway) public let exportedURLs: [URL]

  /// Makes a picker of files of some types.
  ///
  /// - Parameters:
  ///   - allowedUTIs: the types, such as `public.json`.
  ///   - mode: what is done with the files.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentTypes = allowedUTIs
    exportedURLs = []
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker of a place for files of the app's.
  ///
  /// - Parameters:
  ///   - urls: the files.
  ///   - mode: what is done with them.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    documentTypes = []
    exportedURLs = urls
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker of files of some types.
  ///
  /// - Parameters:
  ///   - contentTypes: the types.
  ///   - asCopy: whether the files are copied into the app.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }

  /// Makes a picker of a place for a file of the app's.
  ///
  /// - Parameters:
  ///   - url: the file.
  ///   - mode: what is done with it.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

  /// Makes a picker of a place for files of the app's.
  ///
  /// - Parameters:
  ///   - urls: the files.
  ///   - asCopy: whether the app keeps them.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(urls: urls, in: asCopy ? .exportToService : .moveToService)
  }

  /// Not supported: a picker is made by code.
  ///
  /// - Parameter coder: not used.
  public required init?(coder: NSCoder) { nil }

  /// Picks files, as a person does: the picker goes, and its delegate hears of them.
  ///
  /// - Parameter urls: the files; none for leaving the picker.
  @_spi(Sceneway) public func pick(_ urls: [URL]) {
    guard presentingViewController != nil else { return }
    dismiss(animated: true)
    if urls.isEmpty {
      delegate?.documentPickerWasCancelled(self)
    } else {
      delegate?.documentPicker(
        self, didPickDocumentsAt: allowsMultipleSelection ? urls : Array(urls.prefix(1)))
    }
  }
}
