/// Where a text ends that is typed letter by letter, counted anew only as far as it grew.
struct TextEnd {
  private var bytes = 0
  private var units = 0

  /// The end of a text, in UTF-16 code units.
  ///
  /// - Parameter text: the text; the one of before with something added at its end, or another one.
  /// - Returns: the place behind its last letter.
  mutating func location(in text: String) -> Int {
    let view = text.utf8
    guard view.count != bytes else { return units }
    // What is shorter is another text; code that puts another one in its place makes it shorter or longer by more.
    if view.count > bytes, view.count - bytes <= 64, bytes > 0 {
      units += text[view.index(view.endIndex, offsetBy: bytes - view.count)...].utf16.count
    } else {
      units = text.utf16.count
    }
    bytes = view.count
    return units
  }
}
