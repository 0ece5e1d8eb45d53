/// What the sources of an app declare that storyboards and nibs can name, and what of theirs the sources name.
public struct SourceOutline: Sendable {
  /// What stands between an object and a name that it is asked for.
  public enum Presence: Hashable, Sendable {
    /// The class or one above it has it.
    case present
    /// It is there, but Objective-C cannot see it.
    case hidden
    /// Neither the class nor one of the module's above it has it; what comes after is not the module's.
    case absent(base: String?)
  }

  private var index = ModuleIndex()
  /// The calls that name what storyboards and nibs hold.
  public let uses: [ResourceUse]
  /// The texts in the sources, with how often they stand there.
  public let texts: [String: Int]

  /// Reads the files of all modules of an app.
  ///
  /// - Parameter files: the Swift files.
  public init(_ files: [SourceFile]) {
    let parts = concurrently(files.count) {
      (DeclarationCollector(files[$0]).records, ResourceUseSearch(files[$0]))
    }
    for (records, _) in parts { index.add(records) }
    uses = parts.flatMap { $0.1.uses }
    texts = parts.map(\.1.texts).reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
  }

  /// The names of the classes, those inside others with the names around them.
  public var classNames: [String] {
    index.types.values.filter { $0.kind == .classType && $0.isDeclared }.map(\.name).sorted()
  }

  /// Finds a class by the name that a storyboard has for it.
  ///
  /// - Parameter name: its name in Swift, or the one that `@objc` gives it.
  /// - Returns: its name in Swift; nil where there is no such class.
  public func className(for name: String) -> String? {
    if let type = index.types[name], type.isDeclared { return type.name }
    return index.types.values.filter { $0.isDeclared }
      .first { $0.exposedName == name || $0.name.hasSuffix("." + name) }?.name
  }

  /// Looks for a property that can hold an outlet.
  ///
  /// - Parameters:
  ///   - name: the property's name.
  ///   - className: the class, as ``className(for:)`` names it.
  /// - Returns: whether the class or one above it has it.
  public func property(_ name: String, of className: String) -> Presence {
    presence(of: className) { type in
      let found = type.properties.filter { $0.name == name }
      guard !found.isEmpty else { return nil }
      return found.contains { $0.isOutlet || $0.isInspectable || $0.isExposed || $0.isOverride }
    }
  }

  /// Looks for a method by its selector.
  ///
  /// - Parameters:
  ///   - selector: the selector, such as `save:`.
  ///   - className: the class, as ``className(for:)`` names it.
  /// - Returns: whether the class or one above it has it.
  public func method(_ selector: String, of className: String) -> Presence {
    presence(of: className) { type in
      let found = type.methods.filter { $0.selector == selector }
      guard !found.isEmpty else { return nil }
      return found.contains { $0.isExposed || $0.isOverride }
    }
  }

  /// Whether anything of the app, a class or an extension, has a method of a selector.
  ///
  /// - Parameter selector: the selector, such as `save:`.
  /// - Returns: whether there is one.
  public func hasMethod(_ selector: String) -> Bool {
    index.types.values.contains { $0.methods.contains { $0.selector == selector } }
  }

  /// The selectors of the actions of a class and those above it, for who mistyped one.
  ///
  /// - Parameter className: the class, as ``className(for:)`` names it.
  /// - Returns: the selectors.
  public func actions(of className: String) -> [String] {
    index.lineage(of: className).flatMap(\.methods).filter(\.isExposed).map(\.selector)
  }

  /// The selectors of the methods of a class and those above it that make destinations of segues, for who mistyped one.
  ///
  /// - Parameter className: the class, as ``className(for:)`` names it.
  /// - Returns: the selectors.
  public func segueActions(of className: String) -> [String] {
    index.lineage(of: className).flatMap(\.methods).filter(\.isSegueAction).map(\.selector)
  }

  /// The outlets of a class and those above it, for who mistyped one.
  ///
  /// - Parameter className: the class, as ``className(for:)`` names it.
  /// - Returns: the names of the properties.
  public func outlets(of className: String) -> [String] {
    index.lineage(of: className).flatMap(\.properties).filter(\.isOutlet).map(\.name)
  }

  /// Whether UIKit has a method of a selector, though Swift calls it otherwise.
  ///
  /// - Parameter selector: the selector.
  /// - Returns: whether it is known to.
  public static func isUIKitSelector(_ selector: String) -> Bool { UIKitSelectors.all.contains(selector) }

  private func presence(of className: String, _ isVisible: (TypeRecord) -> Bool?) -> Presence {
    guard let type = index.types[className] else { return .absent(base: nil) }
    let lineage = index.lineage(of: className)
    let exposesAll = lineage.contains(where: \.exposesAll)
    let exposed = lineage.filter { $0.kind == .protocolType && $0.isExposed }
    // An extension of a class of UIKit's serves its subclasses, whichever are between.
    for candidate in lineage + index.types.values.filter({ !$0.isDeclared }) {
      guard let isVisible = isVisible(candidate) else { continue }
      return isVisible || exposesAll || !exposed.isEmpty ? .present : .hidden
    }
    return .absent(base: index.foreignBase(of: type))
  }
}
