public import Foundation

/// Hears of changes of a text; every method is optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Told that text changed, before attributes are mended.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)

  /// Told that text changed, after attributes were mended.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Told that text changed; does nothing by default.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}

  /// Told that text changed; does nothing by default.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

/// Text with its looks, which tells who lays it out of its changes.
open class NSTextStorage: NSMutableAttributedString {
  /// What of a text changed.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The bits as UIKit numbers them.
    public let rawValue: UInt

    /// Makes a set of bits.
    ///
    /// - Parameter rawValue: the bits as UIKit numbers them.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its looks.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Its letters.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// Hears of changes; not retained.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// Who lays the text out.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// What changed since the delegate was told.
  open private(set) var editedMask: EditActions = []

  /// Where.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)

  /// How much longer the text became, in units of UTF-16.
  open private(set) var changeInLength = 0

  /// Tells the view that shows the text.
  var changed: (() -> Void)?
  private var editing = 0

  /// Has somebody lay the text out.
  ///
  /// - Parameter aLayoutManager: who.
  @preconcurrency @MainActor
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Has somebody lay the text out no longer.
  ///
  /// - Parameter aLayoutManager: who.
  @preconcurrency @MainActor
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  /// Notes a change; the delegate is told at once, or when the changes that belong together end.
  ///
  /// - Parameters:
  ///   - editedMask: what changed.
  ///   - editedRange: where, as it was before.
  ///   - delta: how much longer the text became, in units of UTF-16.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    self.editedMask.formUnion(editedMask)
    let grown = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    self.editedRange =
      self.editedRange.location == NSNotFound ? grown : NSUnionRange(self.editedRange, grown)
    changeInLength += delta
    if editing == 0 { processEditing() }
  }

  /// Tells the delegate of the changes.
  open func processEditing() {
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: delta)
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    changed?()
  }

  open override func beginEditing() {
    super.beginEditing()
    editing += 1
  }

  open override func endEditing() {
    super.endEditing()
    editing -= 1
    if editing == 0, !editedMask.isEmpty { processEditing() }
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
}

/// Lays text out in rooms, from the average width of letters.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// The text.
  open weak var textStorage: NSTextStorage?
  /// The rooms, in order.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether the room between lines that fonts ask for is kept; true by default.
  open var usesFontLeading = true
  /// Whether text may be laid out in parts that are not next to each other; false by default.
  open var allowsNonContiguousLayout = false

  /// Makes a manager of nothing.
  public override init() { super.init() }

  /// Adds a room at the end.
  ///
  /// - Parameter container: the room.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  /// Takes a room away.
  ///
  /// - Parameter index: its place, from 0.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
  }

  private var whole: NSRange { NSRange(location: 0, length: textStorage?.length ?? 0) }

  /// How many pictures of letters there are: one for each unit of UTF-16.
  open var numberOfGlyphs: Int { whole.length }

  /// Lays the text of a room out; headless, that is done when it is asked for.
  ///
  /// - Parameter container: the room.
  open func ensureLayout(for container: NSTextContainer) {}

  /// Has text laid out anew; headless, that is done when it is asked for.
  ///
  /// - Parameters:
  ///   - charRange: the text.
  ///   - actualCharRange: where to put the text that is.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) { actualCharRange?.pointee = charRange }

  /// The pictures of letters in a room: all of them.
  ///
  /// - Parameter container: the room.
  /// - Returns: their range.
  open func glyphRange(for container: NSTextContainer) -> NSRange { whole }

  /// The pictures of letters of a part of the text.
  ///
  /// - Parameters:
  ///   - charRange: the part.
  ///   - actualCharRange: where to put the part that they are of.
  /// - Returns: their range.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  /// The part of the text that pictures of letters are of.
  ///
  /// - Parameters:
  ///   - glyphRange: the pictures.
  ///   - actualGlyphRange: where to put the pictures that are of it.
  /// - Returns: the part.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The letter of a picture.
  ///
  /// - Parameter glyphIndex: the picture.
  /// - Returns: the letter's place in the text.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The picture of a letter.
  ///
  /// - Parameter charIndex: the letter's place in the text.
  /// - Returns: the picture.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// How much of a room is used.
  ///
  /// - Parameter container: the room.
  /// - Returns: the rectangle, in points of the room.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    boundingRect(forGlyphRange: whole, in: container)
  }

  /// The smallest rectangle around pictures of letters.
  ///
  /// - Parameters:
  ///   - glyphRange: the pictures.
  ///   - container: the room.
  /// - Returns: the rectangle, in points of the room.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let lines = lines(in: container)
    let rects = lines.filter { NSIntersectionRange($0.range, glyphRange).length > 0 }.map { line in
      let part = NSIntersectionRange(line.range, glyphRange)
      return CGRect(
        x: line.rect.minX + CGFloat(part.location - line.range.location) * line.letter, y: line.rect.minY,
        width: CGFloat(part.length) * line.letter, height: line.rect.height)
    }
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  /// The letter at a point.
  ///
  /// - Parameters:
  ///   - point: in points of the room.
  ///   - container: the room.
  ///   - partialFraction: where to put how far the point is into the letter, from 0 to 1.
  /// - Returns: the letter's place in the text; the nearest one where there is none.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let lines = lines(in: container)
    guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last, line.range.length > 0
    else {
      return 0
    }
    let letters = max(0, (point.x - line.rect.minX) / line.letter)
    partialFraction?.pointee = letters - letters.rounded(.down)
    return line.range.location + min(line.range.length - 1, Int(letters))
  }

  /// The picture of a letter at a point.
  ///
  /// - Parameters:
  ///   - point: in points of the room.
  ///   - container: the room.
  /// - Returns: the picture; the nearest one where there is none.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  /// Goes through lines.
  ///
  /// - Parameters:
  ///   - glyphRange: the pictures of letters whose lines are gone through.
  ///   - block: gets each line's rectangle, the part of it that is used, the room, its pictures and what ends it all.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    for line in lines(in: container) where NSIntersectionRange(line.range, glyphRange).length > 0 {
      var whole = line.rect
      if container.size.width > 0 { whole.size.width = container.size.width }
      block(whole, line.rect, container, line.range, &stop)
      if stop.boolValue { return }
    }
  }

  private struct Line {
    let range: NSRange
    let rect: CGRect
    let letter: CGFloat
  }

  private func lines(in container: NSTextContainer) -> [Line] {
    guard let textStorage, textStorage.length > 0 else { return [] }
    let font =
      textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? UIFont.systemFont(ofSize: 12)
    let letter = max(1, TextMeasure.size(of: String(repeating: "n", count: 100), font: font).width / 100)
    let padding = container.lineFragmentPadding
    let room = container.size.width > 0 ? container.size.width - 2 * padding : .greatestFiniteMagnitude
    let most = max(1, room / letter >= 1_000_000 ? Int.max : Int(room / letter))
    var (lines, start): ([Line], Int) = ([], 0)
    func add(_ length: Int) {
      lines.append(
        Line(
          range: NSRange(location: start, length: length),
          rect: CGRect(
            x: padding, y: CGFloat(lines.count) * font.lineHeight, width: CGFloat(length) * letter,
            height: font.lineHeight), letter: letter))
      start += length
    }
    for paragraph in textStorage.string.split(separator: "\n", omittingEmptySubsequences: false) {
      var rest = paragraph.utf16.count + 1
      while rest > 0 {
        let part = min(rest, most)
        add(min(part, textStorage.length - start))
        rest -= part
      }
    }
    let limit = container.maximumNumberOfLines
    return limit > 0 ? Array(lines.prefix(limit)) : lines
  }
}
