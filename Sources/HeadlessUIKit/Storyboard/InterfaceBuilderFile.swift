internal import Foundation
internal import InterfaceBuilder

/// A storyboard or xib that was read, with the place where it and what belongs to it lie.
@MainActor
final class InterfaceBuilderFile {
  let document: InterfaceBuilderDocument
  /// The file's name without its extension.
  let name: String
  /// Where images, translations and other storyboards are looked for.
  let place: ResourcePlace

  private lazy var translations = TranslationTable.read(for: document.file, name: name)
  private lazy var identifiers: [String: Element] = Dictionary(
    document.controllers.filter { !$0.isReference }
      .compactMap { controller in controller.storyboardIdentifier.map { ($0, controller.element) } },
    uniquingKeysWith: { first, _ in first })
  private lazy var resources = Dictionary(
    document.resources.compactMap { resource in resource.element["name"].map { ($0, resource.element) } },
    uniquingKeysWith: { first, _ in first })

  init(document: InterfaceBuilderDocument, name: String, place: ResourcePlace) {
    self.document = document
    self.name = name
    self.place = place
  }

  /// The controller of a storyboard identifier (SB-04).
  func controller(identifier: String) -> Element? { identifiers[identifier] }

  /// The controller of the key that the storyboard compiler gives to a scene that a segue leads to (SB-04).
  func controller(compiledKey key: String) -> Element? {
    document.controllers.first { controller in
      let type =
        controller.customClass ?? ElementClass.uikitClass(named: controller.element.name).map(className)
      return "\(type ?? "")-\(controller.id)" == key
        && document.segues(to: controller.id).contains { $0.kind != .relationship }
    }?.element
  }

  // MARK: Values

  /// A text of the app's own translations.
  func localizedAppString(_ key: String) -> String {
    (HeadlessEnvironment.current.mainBundle ?? .main).localizedString(forKey: key, value: nil, table: nil)
  }

  /// The translation of a text, where there is one.
  func localizedString(_ key: String, of element: Element) -> String? {
    guard !translations.isEmpty, let id = element.id else { return nil }
    return translations["\(id).\(key)"]
  }

  /// The colour that an element describes.
  func color(_ element: Element) -> UIColor? {
    let color = Color(element)
    switch color.components {
    case .rgb(let red, let green, let blue):
      return UIColor(red: red, green: green, blue: blue, alpha: color.alpha)
    case .white(let white):
      return UIColor(white: white, alpha: color.alpha)
    case .cmyk(let cyan, let magenta, let yellow, let black):
      let light = 1 - black
      return UIColor(
        red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: color.alpha)
    case .system(let name):
      return UIColor.systemColor(interfaceBuilderName: name) ?? copiedColor(name, below: element)
    case .named(let name, _):
      return UIColor(named: name, in: place.bundle) ?? UIColor(named: name)
        ?? copiedColor(name, below: element)
    case .pattern, .unknown:
      return nil
    }
  }

  /// The value of a named colour that Interface Builder copied into the document.
  private func copiedColor(_ name: String, below element: Element) -> UIColor? {
    guard let copy = resources[name]?.child(named: "color"), !copy.isIdentical(to: element),
      copy["name"] == nil, copy["systemColor"] == nil
    else { return nil }
    return color(copy)
  }

  /// An image of the storyboard's bundle, of the app, or of the system's symbols.
  func image(named name: String, catalog: String?) -> UIImage? {
    if catalog == "system" { return UIImage(systemName: name) }
    if let image = UIImage(named: name, in: place.bundle) ?? UIImage(named: name) { return image }
    // Asset catalogues are seldom where Linux can read them, but the document knows the image and its size.
    return resources[name].map { UIImage(source: .asset(name), size: Size($0).map(CGSize.init) ?? .zero) }
  }
}
