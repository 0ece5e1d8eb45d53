/// A symbol's name in its parts.
struct SymbolName {
  /// The type that it is a member of, such as `UIView.AnimationOptions`; empty for a type or a function by itself.
  let owner: String

  /// What stands before its parameters, such as `init`.
  let base: String

  /// The labels of its parameters, `_` for none; nil where it takes none or they do not matter.
  let labels: [String]?

  /// Whether it is called.
  let isCalled: Bool

  init(_ name: String) {
    let called = name.split(separator: "(", maxSplits: 1)
    let path = called[0].split(separator: ".").map(String.init)
    owner = path.dropLast().joined(separator: ".")
    base = path.last ?? ""
    isCalled = called.count == 2
    guard isCalled, called[1] != "…)" else {
      labels = nil
      return
    }
    labels = called[1].dropLast().split(separator: ":").map(String.init)
  }
}
