public import Foundation

/// What the person copied, and what code puts there to be pasted.
///
/// The boards of a headless app belong to it alone and last as long as it runs.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a board.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// Makes a name of text.
    ///
    /// - Parameter rawValue: the name as text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a name of text.
    ///
    /// - Parameter rawValue: the name as text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the board that all apps share.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The types by which a board keeps the values that it knows.
  private enum Kind {
    static let text = "public.utf8-plain-text"
    static let link = "public.url"
    static let picture = "public.png"
    static let color = "com.apple.uikit.color"
  }

  /// Posted by a board whose content changed.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  /// The board that all apps share.
  open class var general: UIPasteboard { board(named: .general) }

  private static func board(named name: Name) -> UIPasteboard {
    let environment = HeadlessEnvironment.current
    if let board = environment.pasteboards[name] { return board }
    let board = UIPasteboard(named: name)
    environment.pasteboards[name] = board
    return board
  }

  /// Makes a board of the app's own that nobody else knows.
  open class func withUniqueName() -> UIPasteboard { board(named: Name(UUID().uuidString)) }

  /// Forgets a board.
  ///
  /// - Parameter pasteboardName: the board's name.
  open class func remove(withName pasteboardName: Name) {
    HeadlessEnvironment.current.pasteboards[pasteboardName] = nil
  }

  /// The board's name.
  public let name: Name

  /// How often the content changed.
  open private(set) var changeCount = 0

  /// The things on the board, each in the types that it comes in.
  open var items: [[String: Any]] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  private init(named name: Name) {
    self.name = name
    super.init()
  }

  /// Finds a board of the app's own, or makes it.
  ///
  /// - Parameters:
  ///   - pasteboardName: its name.
  ///   - create: whether to make it where there is none; otherwise nil comes back.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    let known = HeadlessEnvironment.current.pasteboards[pasteboardName]
    guard known != nil || create else { return nil }
    self.init(replacedBy: Self.board(named: pasteboardName))
  }

  /// How many things are on the board.
  open var numberOfItems: Int { items.count }

  /// The types in which the first thing comes.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  // MARK: Values

  private func all<Value>(_ type: Value.Type) -> [Value] {
    items.compactMap { item in item.sorted { $0.key < $1.key }.lazy.compactMap { $0.value as? Value }.first }
  }

  private func put(_ values: [Any]?, as kind: String) {
    items = (values ?? []).map { [kind: $0] }
  }

  /// The first text; set, it is all that is on the board.
  open var string: String? {
    get { all(String.self).first }
    set { put(newValue.map { [$0] }, as: Kind.text) }
  }

  /// The texts.
  open var strings: [String]? {
    get { items.isEmpty ? nil : all(String.self) }
    set { put(newValue, as: Kind.text) }
  }

  /// The first link.
  open var url: URL? {
    get { all(URL.self).first }
    set { put(newValue.map { [$0] }, as: Kind.link) }
  }

  /// The links.
  open var urls: [URL]? {
    get { items.isEmpty ? nil : all(URL.self) }
    set { put(newValue, as: Kind.link) }
  }

  /// The first picture.
  open var image: UIImage? {
    get { all(UIImage.self).first }
    set { put(newValue.map { [$0] }, as: Kind.picture) }
  }

  /// The pictures.
  open var images: [UIImage]? {
    get { items.isEmpty ? nil : all(UIImage.self) }
    set { put(newValue, as: Kind.picture) }
  }

  /// The first colour.
  open var color: UIColor? {
    get { all(UIColor.self).first }
    set { put(newValue.map { [$0] }, as: Kind.color) }
  }

  /// Whether there is text.
  open var hasStrings: Bool { string != nil }

  /// Whether there is a link.
  open var hasURLs: Bool { url != nil }

  /// Whether there is a picture.
  open var hasImages: Bool { image != nil }

  /// Whether there is a colour.
  open var hasColors: Bool { color != nil }

  // MARK: Types

  /// Whether something on the board comes in one of some types.
  ///
  /// - Parameter pasteboardTypes: the types, such as `public.url`.
  /// - Returns: whether something does.
  open func contains(pasteboardTypes: [String]) -> Bool {
    items.contains { !$0.keys.allSatisfy { !pasteboardTypes.contains($0) } }
  }

  /// The first thing in a type.
  ///
  /// - Parameter pasteboardType: the type.
  /// - Returns: the thing; nil where there is none.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.lazy.compactMap { $0[pasteboardType] }.first
  }

  /// Puts a thing on the board in the place of all others.
  ///
  /// - Parameters:
  ///   - value: the thing.
  ///   - pasteboardType: its type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// The bytes of the first thing in a type.
  ///
  /// - Parameter pasteboardType: the type.
  /// - Returns: the bytes; nil where there are none.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    default: nil
    }
  }

  /// Puts bytes on the board in the place of all else.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - pasteboardType: their type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  /// Adds things to the board.
  ///
  /// - Parameter items: the things, each in the types that it comes in.
  open func addItems(_ items: [[String: Any]]) {
    self.items += items
  }
}

extension UIPasteboard: Replaceable {}
