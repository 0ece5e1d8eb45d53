/// The device that the editor shows a document on.
public struct Device: Hashable, Sendable {
  /// The element that describes the device.
  public let element: Element

  init(_ element: Element) {
    self.element = element
  }

  /// The name of the device, such as `retina6_12`.
  public var id: String? { element["id"] }

  /// `portrait` or `landscape`.
  public var orientation: String? { element["orientation"] }

  /// How the app shares the screen, such as `fullscreen` or `splitview1_2`.
  public var layout: String? { element["layout"] ?? adaptation(isAppearance: false) }

  /// `light` or `dark`.
  public var appearance: String? { element["appearance"] ?? adaptation(isAppearance: true) }

  /// Older tools write either of the two in a child element.
  private func adaptation(isAppearance: Bool) -> String? {
    guard let id = element.child(named: "adaptation")?["id"] else { return nil }
    return ["light", "dark"].contains(id) == isAppearance ? id : nil
  }
}
