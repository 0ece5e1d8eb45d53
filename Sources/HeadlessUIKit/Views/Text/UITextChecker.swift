public import Foundation

/// Looks for words that are not spelled as a dictionary has them.
///
/// A headless device has no dictionary, so every word counts as spelled right.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private static var learned: Set<String> = []

  /// Words that are passed over in this checker's texts.
  open var ignoredWords: [String]? = []

  /// The languages that there are dictionaries of; none.
  open class var availableLanguages: [String] { [] }

  /// Finds the first misspelled word; there is none without a dictionary.
  ///
  /// - Parameters:
  ///   - stringToCheck: the text.
  ///   - range: where to look, in UTF-16 units.
  ///   - startingOffset: where to begin, in UTF-16 units.
  ///   - wrapFlag: whether to go on at the beginning of the range.
  ///   - language: the language of the dictionary.
  /// - Returns: `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  /// What could be meant by a misspelled word.
  ///
  /// - Parameters:
  ///   - range: where the word stands, in UTF-16 units.
  ///   - string: the text.
  ///   - language: the language of the dictionary.
  /// - Returns: nil.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }

  /// What a word could go on to.
  ///
  /// - Parameters:
  ///   - range: where its beginning stands, in UTF-16 units.
  ///   - string: the text.
  ///   - language: the language of the dictionary.
  /// - Returns: the words that were learned and begin so; nil for none.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]?
  {
    guard let place = Range(range, in: string) else { return nil }
    let words = Self.learned.filter { $0.hasPrefix(string[place]) }.sorted()
    return words.isEmpty ? nil : words
  }

  /// Passes over a word from now on.
  ///
  /// - Parameter wordToIgnore: the word.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  /// Takes a word into the person's own dictionary.
  ///
  /// - Parameter word: the word.
  open class func learnWord(_ word: String) { learned.insert(word) }

  /// Whether a word is in the person's own dictionary.
  ///
  /// - Parameter word: the word.
  /// - Returns: whether it is.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

  /// Takes a word out of the person's own dictionary.
  ///
  /// - Parameter word: the word.
  open class func unlearnWord(_ word: String) { learned.remove(word) }
}
