import Foundation
import InterfaceBuilder
import Testing

/// Damaged documents: reading must end with a document or an error, never otherwise.
struct MutationTests {
  /// A generator that gives the same numbers for the same seed (SplitMix64).
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  /// Pieces that mean something to an XML parser.
  private static let pieces: [[UInt8]] =
    [
      "<", ">", "/>", "</", "&", "&amp;", "&#0;", "\"", "'", "=", "<!--", "-->", "<![CDATA[", "]]>", "<?",
      "?>",
      "<!DOCTYPE a [", "\n<<<<<<< a\n", "\0", "\r", "id=\"a\"", " ", "é",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xFE, 0xFF]]

  private static func damage(_ bytes: [UInt8], _ generator: inout Generator) -> [UInt8] {
    var result = bytes
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      guard !result.isEmpty else { break }
      let place = Int.random(in: 0..<result.count, using: &generator)
      let length = Int.random(in: 0...min(40, result.count - place), using: &generator)
      let other = Int.random(in: 0...result.count - length, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: result[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: result.removeSubrange(place..<place + length)
      case 2: result.insert(contentsOf: result[other..<other + length], at: place)
      case 3: result.insert(contentsOf: pieces.randomElement(using: &generator) ?? [], at: place)
      default: result.replaceSubrange(place..<place + length, with: result[other..<other + length])
      }
    }
    return result
  }

  /// Reads bytes and looks at everything that can be looked at.
  private static func exercise(_ bytes: [UInt8]) {
    do {
      let document = try InterfaceBuilderDocument(data: Data(bytes), file: "Main.storyboard")
      #expect(Array(document.data) == bytes)
      #expect(document.root == document.root)
      var end = document.root.location.range.lowerBound
      for element in document.root.descendants {
        #expect(element.range.lowerBound > end)
        end = element.range.lowerBound
        #expect(element.parent.map { $0.range.contains(element.range.upperBound) } == true)
        for attribute in element.attributes {
          #expect(element[attribute.name] == attribute.value)
        }
      }
      for segue in document.segues { _ = (segue.source, segue.destinationController, segue.kind) }
      for scene in document.scenes { _ = (scene.label, scene.controller?.view?.subviews, scene.exits) }
      for problem in document.problems { #expect(problem.location != nil) }
    } catch {
      #expect(error.line.map { $0 >= 1 } == true)
      #expect(error.column.map { $0 >= 1 } == true)
      #expect(!error.message.isEmpty)
    }
  }

  @Test func `a document that is cut short never reads`() throws {
    let bytes = Array(Fixture.shop.utf8)
    let end = try #require(Fixture.shop.range(of: "</document>")).upperBound
    let length = Fixture.shop.utf8.distance(from: Fixture.shop.startIndex, to: end)
    for count in stride(from: 0, to: length, by: 7) {
      let error = try #require(Fixture.error(bytes[..<count]), "cut after \(count) bytes")
      #expect(["empty", "cut-short"].contains(error.problem.code), "\(error)")
    }
    #expect(Fixture.error(bytes[..<length]) == nil)
  }

  @Test(arguments: 0..<8) func `damage never does more than to throw`(_ seed: Int) {
    var generator = Generator(state: UInt64(seed))
    for _ in 0..<60 { Self.exercise(Self.damage(Array(Fixture.shop.utf8), &generator)) }
  }

  @Test(.enabled(if: Corpus.isThere, "The corpus of real documents is not there."))
  func `damage to real documents never does more than to throw`() throws {
    var generator = Generator(state: 310)
    for file in Corpus.files {
      let bytes = Array(try Data(contentsOf: file).prefix(40_000))
      Self.exercise(Self.damage(bytes, &generator))
      Self.exercise(Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &generator))))
    }
  }
}
