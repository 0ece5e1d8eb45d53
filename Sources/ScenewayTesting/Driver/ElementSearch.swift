/// Finds elements by the words a person knows them by.
@MainActor
struct ElementSearch {
  let elements: [LiveElement]

  /// The elements with the given words, of the best kind that there is.
  ///
  /// What can be touched goes before what can only be read, an element's own words before others it is known by, those
  /// before its name for tests; letters in the other case and other spaces count where nothing has the very words.
  ///
  /// - Parameter words: the words.
  /// - Returns: the elements; none where nothing has the words.
  func elements(named words: String) -> [LiveElement] {
    let wanted = words.matchable
    let ways: [(LiveElement) -> Bool] = [
      { $0.isTouchable && $0.value.text == words },
      { $0.isTouchable && $0.otherNames.contains(words) },
      { $0.value.identifier == words },
      { $0.names.contains(words) },
      { $0.isTouchable && $0.names.contains { $0.matchable == wanted } },
      { $0.names.contains { $0.matchable == wanted } },
    ]
    for way in ways {
      let found = elements.filter(way)
      if !found.isEmpty { return found }
    }
    return []
  }
}
