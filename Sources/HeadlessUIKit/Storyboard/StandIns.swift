internal import Foundation

/// The app classes and files that a storyboard names and that do not exist.
///
/// A storyboard can be played without its app: while an environment has this list, a class that does not exist is played
/// by UIKit's class of the same kind, and what the storyboard wants of it is noted here once instead of complained of.
@_spi(Sceneway) @MainActor
public final class StandIns {
  /// What a storyboard wants of a class that does not exist.
  public struct Entry: Hashable, Sendable {
    /// The class, with its module where the storyboard names one.
    public let className: String
    /// The outlets, actions, attributes and segue actions that lead to it, in the order in which they came up.
    public internal(set) var keys: [String]
  }

  /// The classes that do not exist, in the order in which they came up.
  public private(set) var entries: [Entry] = []

  /// The storyboards and xibs that do not exist, in the order in which they came up.
  public private(set) var missingFiles: [String] = []

  /// The ways that led nowhere, in words, in the order in which they were gone; one that is gone again comes again.
  public private(set) var deadEnds: [String] = []

  private var places: [String: Int] = [:]
  private var known: Set<String> = []

  /// Whether classes of the app are stood in for even where they exist, such as those of another app in this process.
  public let areForAllClasses: Bool

  /// Makes an empty list.
  ///
  /// - Parameter areForAllClasses: whether classes of the app are stood in for even where they exist; only where they do
  ///   not by default.
  public nonisolated init(areForAllClasses: Bool = false) {
    self.areForAllClasses = areForAllClasses
  }

  func note(missing className: String) {
    guard places[className] == nil else { return }
    places[className] = entries.count
    entries.append(Entry(className: className, keys: []))
  }

  func note(_ key: String, of className: String) {
    note(missing: className)
    guard known.insert("\(className) \(key)").inserted, let place = places[className] else { return }
    entries[place].keys.append(key)
  }

  func note(deadEnd words: String) { deadEnds.append(words) }

  func note(missingFile name: String) {
    if !missingFiles.contains(name) { missingFiles.append(name) }
  }
}

extension HeadlessEnvironment {
  /// Whether what a storyboard wants of an object is passed over, because the code that has it does not exist.
  ///
  /// - Parameters:
  ///   - key: the name of the outlet, action or attribute that the object lacks.
  ///   - object: the object.
  ///   - missingClass: the app class that the object stands in for.
  /// - Returns: whether it is passed over; noted then, where stand-ins are collected.
  func passesOver(_ key: String, of object: NSObject, standingInFor missingClass: String?) -> Bool {
    let name = className(of: type(of: object))
    if let standIns {
      // An app also adds names to UIKit's own classes, in extensions.
      guard missingClass != nil || !name.contains(".") else { return false }
      standIns.note(key, of: missingClass ?? name)
      return true
    }
    // Linux has no MapKit or WebKit that an app could bring itself.
    return missingClass.map(ElementClass.foreignClasses.contains) ?? false
  }
}
