internal import Foundation

/// What lets Foundation compare an object that stands in an attributed string.
///
/// Off Apple's platforms Foundation's core reads a type number from the first word after an object's header. Its own
/// classes have it there; in another class it reads whatever stands there, and ends the process where that is no
/// number of a type. A class whose objects are values of attributes has this as its first stored property: a valid
/// number, which sends the comparison on to `isEqual(_:)`.
struct FoundationTypeInfo: Sendable {
  #if !canImport(ObjectiveC)
    private let bits: UInt = 1 << 8
  #endif
}
