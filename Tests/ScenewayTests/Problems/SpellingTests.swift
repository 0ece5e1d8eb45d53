import Sceneway
import Testing

@Suite
struct SpellingTests {
  @Test(arguments: [
    ("swapped", "Hlep", ["Help"]),
    ("other case", "SIGN IN", ["Sign in"]),
    ("a part", "Sign", ["Sign in"]),
    ("more than there is", "the Help button", ["Help"]),
    ("nothing alike", "Delete", []),
    ("empty", "", []),
  ])
  func `suggests what was probably meant`(id: String, words: String, expected: [String]) {
    let candidates = ["Help", "Sign in", "Menu"]
    #expect(Spelling.suggestions(for: words, among: candidates) == expected, "\(id)")
  }

  @Test(arguments: [
    ("kitten", "sitting", 3), ("", "abc", 3), ("abc", "", 3), ("ab", "ba", 1), ("same", "same", 0),
  ])
  func `counts the letters that differ`(first: String, second: String, expected: Int) {
    #expect(Spelling.distance(first, second) == expected)
  }
}
