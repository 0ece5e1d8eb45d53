@_spi(Sceneway) internal import HeadlessUIKit
internal import Sceneway

extension AppDriver {
  /// Finds something on the screen by its words: a text, a label, a placeholder, a title of a button, row or tab.
  ///
  /// Where both a text and something to touch have these words, it is the one to touch.
  ///
  /// - Parameters:
  ///   - text: the words, as they are written.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Returns: what has these words.
  /// - Throws: an ``AppDriverError`` where nothing has them, or several things have.
  public func find(_ text: String, file: String = #fileID, line: Int = #line) throws -> AppElement {
    try at(file, line) { AppElement(live: try find(.words(text), request: "find “\(text)”")) }
  }

  /// Finds something on the screen by the name that the app gave it for tests.
  ///
  /// - Parameters:
  ///   - identifier: the value of `accessibilityIdentifier`.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Returns: what has this name.
  /// - Throws: an ``AppDriverError`` where nothing has it, or several things have.
  public func find(identifier: String, file: String = #fileID, line: Int = #line) throws -> AppElement {
    try at(file, line) {
      AppElement(live: try find(.identifier(identifier), request: "find “\(identifier)”"))
    }
  }

  /// Whether some words stand on the screen: as a title, a text, a value, or a part of one.
  ///
  /// - Parameter words: the words, as they are written.
  /// - Returns: whether they are there.
  public func shows(_ words: String) -> Bool { screen.shows(words) }

  // MARK: Looking

  /// How something on the screen is named.
  package enum Reference: Hashable, Sendable, CustomStringConvertible {
    /// By the number before it.
    case number(Int)
    /// By its words.
    case words(String)
    /// By its name for tests.
    case identifier(String)

    package var description: String {
      switch self {
      case .number(let number): String(number)
      case .words(let words): "“\(words)”"
      case .identifier(let identifier): "“\(identifier)”"
      }
    }

    var isNumber: Bool { if case .number = self { true } else { false } }

    /// The words, or the name for tests; nil for a number.
    var words: String? {
      switch self {
      case .number: nil
      case .words(let words), .identifier(let words): words
      }
    }

    /// The elements of this name; none for a number, which is not a name.
    @MainActor
    func elements(in elements: [LiveElement]) -> [LiveElement] {
      switch self {
      case .number: []
      case .words(let words): ElementSearch(elements: elements).elements(named: words)
      case .identifier(let identifier): elements.filter { $0.value.identifier == identifier }
      }
    }
  }

  /// Finds an element, scrolling lists to it where it is not in sight.
  ///
  /// - Parameters:
  ///   - reference: how it is named.
  ///   - request: what is asked, for the error.
  ///   - isWanted: what is preferred where several things have the words; anything by default.
  /// - Returns: the element.
  /// - Throws: an ``AppDriverError`` where it is not there, or several are.
  func find(
    _ reference: Reference, request: String, preferring isWanted: (LiveElement) -> Bool = { _ in true }
  ) throws -> LiveElement {
    guard var screen = liveScreen else { throw AppDriverError(request, .noWindow) }
    func found(in screen: LiveScreen) -> [LiveElement] {
      let wanted = reference.elements(in: screen.elements.filter(isWanted))
      return wanted.isEmpty ? reference.elements(in: screen.elements) : wanted
    }
    if !reference.isNumber, found(in: screen).isEmpty,
      let scrolled = scroll(until: { !found(in: $0).isEmpty })
    {
      screen = scrolled
    }
    switch reference {
    case .number(let number):
      let touchable = screen.touchable
      guard touchable.indices.contains(number - 1) else {
        throw error(request, .noSuchNumber(highest: touchable.count))
      }
      return touchable[number - 1]
    case .words(let name), .identifier(let name):
      return try only(found(in: screen), name, in: screen, request)
    }
  }

  private func only(
    _ found: [LiveElement], _ words: String, in screen: LiveScreen, _ request: String
  ) throws -> LiveElement {
    if found.count > 1, found.allSatisfy({ $0.value.number != nil }) {
      throw error(request, .ambiguous(numbers: found.compactMap(\.value.number)))
    }
    if let first = found.first { return first }
    if let place = perform({
      window?.rootViewController.flatMap { ElsewhereSearch.place(of: words, under: $0) }
    }) {
      throw error(request, place)
    }
    let candidates = screen.elements.flatMap { $0.names + [$0.value.identifier].compactMap { $0 } }
    throw error(
      request, .notFound(suggestions: Spelling.suggestions(for: words, among: candidates)))
  }
}
