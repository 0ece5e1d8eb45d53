internal import Foundation
internal import InterfaceBuilder

/// Which class an element of a storyboard stands for.
@MainActor
enum ElementClass {
  /// The class of an element's objects, with the name of the app class it stands in for where that does not exist.
  struct Choice {
    let type: NSObject.Type
    let missingClass: String?
  }

  /// Chooses the class for an element: the app's own, otherwise UIKit's of that kind (SB-15).
  ///
  /// - Parameter element: an element that stands for an object.
  /// - Returns: nil where the element stands for no object that UIKit knows.
  static func choose(for element: Element) -> Choice? {
    guard let base = uikitClass(named: element.name) else { return nil }
    guard let name = element.customClass, !name.isEmpty else {
      let foreign = foreignNames[element.name]
      if let foreign { AppClass.complain(of: foreign, of: element) }
      return Choice(type: base, missingClass: foreign)
    }
    if let type = AppClass.find(name, of: element) {
      // A class of another kind cannot be made from this element; its connections then fail (SB-16).
      let fits = family(of: base) == family(of: type)
      return Choice(type: fits ? type : base, missingClass: nil)
    }
    AppClass.complain(of: name, of: element)
    return Choice(type: base, missingClass: AppClass.fullName(name, of: element))
  }

  // MARK: Classes of other frameworks

  /// Kinds of objects whose frameworks do not exist here; UIKit's plain classes play them.
  private static let foreignNames = [
    "arscnView": "ARSCNView", "arskView": "ARSKView", "avPlayerViewController": "AVPlayerViewController",
    "glkView": "GLKView", "glkViewController": "GLKViewController",
    "hostingController": "UIHostingController",
    "mapView": "MKMapView", "mtkView": "MTKView", "pdfView": "PDFView", "sceneKitView": "SCNView",
    "skView": "SKView", "webView": "UIWebView", "wkWebView": "WKWebView",
  ]

  /// Their classes.
  static let foreignClasses = Set(foreignNames.values)

  // MARK: UIKit's own classes

  private static var known: [String: NSObject.Type?] = [:]

  /// UIKit's class of an element name: `label` is `UILabel`, and so on.
  static func uikitClass(named name: String) -> NSObject.Type? {
    if let type = known[name] { return type }
    let type = find(name)
    known[name] = .some(type)
    return type
  }

  private static func find(_ name: String) -> NSObject.Type? {
    let irregular = [
      "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
      "containerView": "UIView",
      "tableViewCellContentView": "UIView",
      "collectionViewCellContentView": "UIView",
    ]
    if name == "customObject" { return NSObject.self }
    let className = irregular[name] ?? "UI" + name.prefix(1).uppercased() + name.dropFirst()
    if let type = NSClassFromString("HeadlessUIKit.\(className)") as? NSObject.Type, canBeMade(type) {
      return type
    }
    if name.lowercased().hasSuffix("controller") { return UIViewController.self }
    return name.lowercased().hasSuffix("view") ? UIView.self : nil
  }

  /// Whether a document may make objects of a class: things that stand on the screen or watch it, no values.
  private static func canBeMade(_ type: NSObject.Type) -> Bool {
    let kinds: [NSObject.Type] = [
      UIView.self, UIViewController.self, UIBarItem.self, UINavigationItem.self, UIGestureRecognizer.self,
      UICollectionViewLayout.self,
    ]
    return kinds.contains { type.isSubclass(of: $0) }
  }

  /// The class that decides how an object of a class is made.
  private static func family(of type: NSObject.Type) -> ObjectIdentifier {
    let families: [NSObject.Type] = [
      UIView.self, UIViewController.self, UIBarItem.self, UINavigationItem.self,
    ]
    return ObjectIdentifier(families.first { type.isSubclass(of: $0) } ?? NSObject.self)
  }
}

extension NSObject {
  /// Whether a class is another one or comes from it.
  class func isSubclass(of other: NSObject.Type) -> Bool {
    var current: AnyClass? = self
    while let type = current {
      if type == other { return true }
      current = _getSuperclass(type)
    }
    return false
  }
}
