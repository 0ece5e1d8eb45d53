internal import Foundation
internal import InterfaceBuilder

extension Instantiation {
  /// Makes the constraints of the new views; they are kept, not solved.
  func makeConstraints() {
    for entry in entries {
      guard let view = entry.object as? UIView else { continue }
      for element in entry.element.child(named: "constraints")?.children(named: "constraint") ?? [] {
        makeConstraint(element, in: view)
      }
    }
  }

  private func makeConstraint(_ element: Element, in view: UIView) {
    // A placeholder is there for the editor alone and taken out when the app is built.
    guard element.boolean("placeholder") != true,
      let first = element["firstItem"].map({ item($0, in: view) }) ?? view,
      let attribute = attribute(element["firstAttribute"])
    else { return }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation(element["relation"]),
      toItem: element["secondItem"].flatMap { item($0, in: view) },
      attribute: self.attribute(element["secondAttribute"]) ?? .notAnAttribute,
      multiplier: multiplier(element["multiplier"]), constant: constant(of: element))
    if let priority = element.number("priority") { constraint.priority = UILayoutPriority(Float(priority)) }
    constraint.identifier = element["identifier"]
    adopt(constraint, of: element)
    view.addConstraint(constraint)
  }

  /// The view or guide that an id names.
  private func item(_ id: String, in view: UIView) -> NSObject? {
    if let object = object(id: id) { return object }
    guard let element = file.document.element(id: id) else { return nil }
    let owner = element.parent?.id.flatMap { object(id: $0) } as? UIView
    switch (element.name, element["key"]) {
    case ("viewLayoutGuide", "safeArea"): return (owner ?? view).safeAreaLayoutGuide
    case ("viewLayoutGuide", "contentLayoutGuide"), ("viewLayoutGuide", "frameLayoutGuide"): return owner
    // The top and bottom guides of a controller became the safe area of its view.
    case ("viewControllerLayoutGuide", _): return view.safeAreaLayoutGuide
    case ("keyboardLayoutGuide", _): return (owner ?? view).safeAreaLayoutGuide
    default: return nil
    }
  }

  private func attribute(_ name: String?) -> NSLayoutConstraint.Attribute? {
    name.flatMap(NSLayoutConstraint.Attribute.init(interfaceBuilderName:))
  }

  private func relation(_ name: String?) -> NSLayoutConstraint.Relation {
    switch name {
    case "greaterThanOrEqual": .greaterThanOrEqual
    case "lessThanOrEqual": .lessThanOrEqual
    default: .equal
    }
  }

  /// Reads a multiplier, which is written as a number or as a proportion such as `16:9`.
  private func multiplier(_ text: String?) -> CGFloat {
    let parts = (text ?? "1").split(separator: ":").compactMap { Double($0) }
    guard let first = parts.first else { return 1 }
    guard parts.count == 2, parts[1] != 0 else { return CGFloat(first) }
    return CGFloat(first / parts[1])
  }

  /// A distance that Interface Builder leaves to the system is 8 points between views and 20 to the edge of one.
  private func constant(of element: Element) -> CGFloat {
    if let constant = element.number("constant") { return CGFloat(constant) }
    guard element.boolean("symbolic") ?? false else { return 0 }
    return element["firstItem"] == nil || element["secondItem"] == element.parent?.parent?.id ? 20 : 8
  }
}
