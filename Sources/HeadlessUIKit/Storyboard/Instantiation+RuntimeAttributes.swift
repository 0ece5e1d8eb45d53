internal import Foundation
internal import InterfaceBuilder

extension Instantiation {
  /// Sets the values that Interface Builder calls user defined runtime attributes (SB-05, SB-13).
  func applyRuntimeAttributes() {
    for entry in entries {
      for attribute in entry.element.runtimeAttributes { apply(attribute, to: entry) }
    }
  }

  private func apply(_ attribute: RuntimeAttribute, to entry: Entry) {
    guard
      let (object, key) = entry.object.setValueIfPossible(value(of: attribute), forKeyPath: attribute.keyPath)
    else { return }
    if RuntimeRegistry.shared.method("setValue:forUndefinedKey:", of: object) != nil {
      return object.setValue(value(of: attribute), forUndefinedKey: key)
    }
    if HeadlessEnvironment.current.passesOver(
      attribute.keyPath, of: object, standingInFor: entry.missingClass)
    {
      return
    }
    UIKitComplaint.inspectedPropertyNotSet(key, keyPath: attribute.keyPath, of: object).report()
  }

  private func value(of attribute: RuntimeAttribute) -> Any? {
    switch attribute.value {
    case .string(let text, let isLocalized): isLocalized ? file.localizedAppString(text) : text
    case .integer(let number): number
    case .real(let number): number
    case .boolean(let truth): truth
    case .color: attribute.element.child(key: "value").flatMap(file.color)
    case .image(let name): file.image(named: name, catalog: nil)
    case .point(let point): CGPoint(point)
    case .rect(let rect): CGRect(rect)
    case .size(let size): CGSize(size)
    case .range(let location, let length): NSRange(location: location, length: length)
    case .none, .unknown: nil
    }
  }
}
