/// A method of `NSObject` that Foundation for Linux lacks and UIKit's module adds, so that no class can override it there.
///
/// A class's own version is registered by its selector, where UIKit's looks for it.
struct RootMember {
  /// Whether another method of the same name stands in an extension of `NSObject`, so that the class's own gets another.
  let isRenamed: Bool

  private static let renamed: Set<String> = [
    "observeValue(forKeyPath:of:change:context:)", "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)",
    "setNilValueForKey(_:)", "responds(to:)",
  ]

  /// What UIKit's own classes have, to be overridden.
  private static let ofNibs: Set<String> = ["awakeFromNib()", "prepareForInterfaceBuilder()"]

  /// Methods of classes that key-value observing asks, which nothing does here.
  static let ofTypes: Set<String> = [
    "keyPathsForValuesAffectingValue(forKey:)", "automaticallyNotifiesObservers(forKey:)",
  ]

  /// Finds the method that a class overrides; nil where it is no such method.
  ///
  /// - Parameters:
  ///   - name: its name with labels.
  ///   - foreignBase: the first class outside of the module that the class inherits from.
  init?(_ name: String, foreignBase: String?) {
    if Self.renamed.contains(name) {
      isRenamed = true
    } else if Self.ofNibs.contains(name), foreignBase == "NSObject" {
      isRenamed = false
    } else {
      return nil
    }
  }

  /// The methods by their names without labels, for calls of `super`.
  static func names(_ baseName: String) -> [String] {
    renamed.union(ofNibs).filter { $0.prefix { $0 != "(" } == baseName }
  }
}
