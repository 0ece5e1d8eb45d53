import SwiftSyntax

/// The selector that a `#selector(…)` stands for.
struct SelectorName {
  enum Resolution: Hashable {
    case found(String)
    /// Several methods of the name have different selectors; the first is taken.
    case ambiguous([String])
    /// No method of the module has the name: it is UIKit's, or a mistake.
    case assumed(String)
  }

  /// What is named: a method, or a property's getter or setter.
  enum Kind { case method, getter, setter }

  let kind: Kind
  let resolution: Resolution
  /// The expression that names it.
  let expression: ExprSyntax?

  init(_ node: MacroExpansionExprSyntax, in context: String?, _ index: ModuleIndex) {
    let argument = node.arguments.first
    expression = argument?.expression
    kind =
      switch argument?.label?.text {
      case "getter": .getter
      case "setter": .setter
      default: .method
      }
    var target = argument?.expression
    var arity: Int?
    // `method as (Type) -> Void` chooses one of several.
    while let current = target {
      if let tuple = current.as(TupleExprSyntax.self), tuple.elements.count == 1 {
        target = tuple.elements.first?.expression
      } else if let sequence = current.as(SequenceExprSyntax.self) {
        arity = sequence.elements.last?.as(TypeExprSyntax.self)?.type.parameterCount ?? arity
        target = sequence.elements.first
      } else if let cast = current.as(AsExprSyntax.self) {
        arity = cast.type.parameterCount ?? arity
        target = cast.expression
      } else {
        break
      }
    }
    let reference =
      target?.as(DeclReferenceExprSyntax.self) ?? target?.as(MemberAccessExprSyntax.self)?.declName
    let name = reference?.baseName.text.unquoted ?? target?.trimmedDescription ?? ""
    switch kind {
    case .getter: resolution = .found(ObjectiveCName.getter(name))
    case .setter: resolution = .found(ObjectiveCName.setter(name))
    case .method:
      let labels = reference?.argumentNames?.arguments.map { argument -> String? in
        argument.name.text == "_" ? nil : argument.name.text.unquoted
      }
      let base = target?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
      resolution = Self.method(name, labels.map(Array.init), arity, of: base, in: context, index)
    }
  }

  private static func method(
    _ name: String, _ labels: [String?]?, _ arity: Int?, of base: String?, in context: String?,
    _ index: ModuleIndex
  ) -> Resolution {
    let fits: (MethodRecord) -> Bool = { method in
      method.name == name && (labels.map { $0 == method.parameters.map(\.label) } ?? true)
        && (arity.map { $0 == method.parameters.count } ?? true)
    }
    var places: [[TypeRecord]] = []
    if base == nil || base == "self" || base == "Self" || base == "super" {
      // From inside out: an enclosing type's methods are meant where its own has none.
      var around = context
      while let type = around {
        places.append(index.lineage(of: type))
        around = type.lastIndex(of: ".").map { String(type[..<$0]) }
      }
    } else if let base {
      if let type = index.type(base, from: context) { places.append(index.lineage(of: type.name)) }
    }
    if base.map({ $0.first?.isUppercase != true }) ?? false {
      places.append(index.types.values.sorted { $0.name < $1.name })
    }
    for types in places {
      var found: [String] = []
      for type in types {
        for method in type.methods where fits(method) && !found.contains(method.selector) {
          found.append(method.selector)
        }
      }
      if found.count == 1 { return .found(found[0]) }
      if found.count > 1 { return .ambiguous(found) }
    }
    if let known = UIKitSelectors.selector(of: name, labels: labels) { return .assumed(known) }
    return .assumed(labels.map { ObjectiveCName.selector(name, labels: $0) } ?? name)
  }

  /// The name to use.
  var name: String {
    switch resolution {
    case .found(let name), .assumed(let name): name
    case .ambiguous(let names): names[0]
    }
  }
}

extension TypeSyntax {
  /// How many parameters a function type has; nil where it is none.
  fileprivate var parameterCount: Int? {
    if let function = self.as(FunctionTypeSyntax.self) { return function.parameters.count }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.parameterCount }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.parameterCount
    }
    return nil
  }
}

/// The keys that a `#keyPath(…)` stands for.
struct KeyPathName {
  let text: String

  init(_ node: MacroExpansionExprSyntax, _ index: ModuleIndex) {
    let written = node.arguments.first?.expression.trimmedDescription ?? ""
    var keys = written.split(whereSeparator: { $0 == "." || $0 == "?" || $0 == "!" || $0.isWhitespace }).map(
      String.init)
    // Types come first, keys after them.
    while keys.count > 1, let first = keys.first, first.first?.isUppercase == true { keys.removeFirst() }
    if keys.count > 1, keys.first == "self" { keys.removeFirst() }
    text = keys.joined(separator: ".")
  }
}
