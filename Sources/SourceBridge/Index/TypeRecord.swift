/// A class, protocol or other type of a module, as its declarations and extensions say it.
struct TypeRecord {
  enum Kind { case classType, protocolType, other }

  let name: String
  let kind: Kind
  /// What stands after the colon, in all its declarations: the base class and protocols, as written.
  var inherited: [String] = []
  var isGeneric = false
  /// Whether it has `@objcMembers`.
  var exposesAll = false
  /// Whether it has `@objc`.
  var isExposed = false
  /// Whether `@MainActor` stands before it.
  var isOfMainActor = false
  /// The name that `@objc(NAME)` gives it.
  var exposedName: String?
  var methods: [MethodRecord] = []
  var properties: [PropertyRecord] = []
  /// Whether the type itself, not only an extension of it, is declared in the module.
  var isDeclared = false
  /// Whether nothing outside its file, or outside the type around it, can name it.
  var isPrivate = false
  /// Whether other modules can name it.
  var isPublic = false
  /// What it demands of its associated types, by their names.
  var associatedTypes: [String: [String]] = [:]
  /// Other names of types that it declares, with what they stand for as written.
  var aliases: [String: String] = [:]
}

/// A method of a type.
struct MethodRecord: Hashable {
  struct Parameter: Hashable {
    /// The argument label; nil for `_`.
    let label: String?
    /// The type as written, without `@escaping` and the like.
    let type: String
    let isInout: Bool
    /// What stands before the type, such as `@escaping `, with the space after it.
    var attributes = ""
    /// The value of an argument that is left out, as written; nil where it may not be.
    var defaultValue: String?
  }

  let name: String
  let parameters: [Parameter]
  /// The result's type as written; nil where there is none.
  let result: String?
  var isThrowing = false
  var isAsync = false
  var isStatic = false
  var isOverride = false
  var isGeneric = false
  /// Whether it is a requirement marked `optional`.
  var isOptional = false
  /// Whether `@objc` or an attribute that implies it stands before it.
  var isExposed = false
  var isAction = false
  var isSegueAction = false
  /// The selector that `@objc(NAME)` gives it.
  var exposedName: String?
  /// Whether it stands in an extension of its type.
  var isInExtension = false

  /// The selector; what overrides a method of UIKit's has that one's.
  var selector: String {
    exposedName
      ?? (isOverride ? UIKitSelectors.selector(of: name, labels: parameters.map(\.label)) : nil)
      ?? ObjectiveCName.selector(
        name, labels: parameters.map(\.label), isThrowing: isThrowing, isAsync: isAsync)
  }

  /// The name with its labels: `tableView(_:didSelectRowAt:)`.
  var fullName: String { "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))" }
}

/// A property of a type.
struct PropertyRecord: Hashable {
  let name: String
  /// The type as written; nil where it is inferred.
  let type: String?
  var isOutlet = false
  var isInspectable = false
  var isExposed = false
  var isSettable = true
  var isStatic = false
  var isOverride = false
  var isInExtension = false
  /// Whether the value can be inferred as a plain literal's type.
  var literalType: String?
}
