/// Something that the sources declare.
struct Declaration: Equatable {
  /// What kind of thing it is.
  enum Kind: Equatable {
    case type, alias(String), function, value
  }

  /// A parameter of a function or an associated value.
  struct Parameter: Equatable {
    /// The label, `_` for none.
    let label: String
    /// Whether a call may leave it out.
    let hasDefault: Bool
  }

  /// Its name without the type's.
  let name: String
  let kind: Kind
  let isPublic: Bool
  /// Whether the compiler refuses a use.
  let isUnavailable: Bool
  var parameters: [Parameter] = []

  /// Whether a call with these labels reaches it.
  func takes(_ labels: [String]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if parameter.label == rest.first {
        rest.removeFirst()
      } else if !parameter.hasDefault {
        return false
      }
    }
    return rest.isEmpty
  }

  /// Whether but one label more or less would make it fit a call with these.
  func isNear(_ labels: [String]) -> Bool {
    let ours = parameters.map(\.label)
    let difference = labels.difference(from: ours)
    return kind == .function && difference.count <= 1
  }

  /// Its name with its labels.
  var title: String {
    kind == .function ? "\(name)(\(parameters.map { $0.label + ":" }.joined()))" : name
  }
}

extension Declaration.Kind {
  /// Whether a type's name is declared.
  var isType: Bool {
    switch self {
    case .type, .alias: true
    case .function, .value: false
    }
  }
}
