public import Foundation

/// Sorts things into the sections of an alphabet.
///
/// The alphabet is the Latin one, A to Z, with # for all else.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let alphabet =
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) } + ["#"]

  /// The alphabet of the person's language.
  open class func current() -> Self { self.init() }

  /// Makes the alphabet of the person's language.
  public required override init() {
    super.init()
  }

  /// The titles of the sections.
  open var sectionTitles: [String] { Self.alphabet }

  /// The entries of the index at the side.
  open var sectionIndexTitles: [String] { Self.alphabet }

  /// The section that an entry of the index leads to.
  ///
  /// - Parameter indexTitleIndex: the entry, counted from 0.
  /// - Returns: the section, counted from 0.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// The section that a thing belongs to.
  ///
  /// - Parameters:
  ///   - object: the thing; its class registered the method.
  ///   - selector: the method that gives its name.
  /// - Returns: the section, counted from 0.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let last = Self.alphabet.count - 1
    guard let letter = name(of: object, selector).first else { return last }
    let plain = String(letter).folding(options: [.diacriticInsensitive], locale: nil).uppercased().prefix(1)
    return Self.alphabet.firstIndex(of: String(plain)) ?? last
  }

  /// Sorts things of one section by their names.
  ///
  /// - Parameters:
  ///   - array: the things; their class registered the method.
  ///   - selector: the method that gives a thing's name.
  /// - Returns: the things in order.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.map { (thing: $0, name: name(of: $0, selector)) }
      .sorted { $0.name.localizedCaseInsensitiveCompare($1.name) == .orderedAscending }
      .map(\.thing)
  }

  private func name(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    let answer = (object as? NSObject)?.invoke(selector, [])
    return answer as? String ?? (answer as? NSString).map { String(describing: $0) } ?? ""
  }
}
