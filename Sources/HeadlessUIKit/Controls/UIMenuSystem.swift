public import Foundation

/// Builds menus: those of the app, which are also what a real keyboard's keys choose, or those of a context.
///
/// A headless app shows no menu bar; it asks for the app's menus when they are first looked at, or anew after
/// ``setNeedsRebuild()``.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The menus of the app.
  open class var main: UIMenuSystem { HeadlessEnvironment.current.mainMenuSystem }

  /// The menus of what is chosen.
  open class var context: UIMenuSystem { HeadlessEnvironment.current.contextMenuSystem }

  private var built: UIMenu?
  private var isBuilding = false

  override init() { super.init() }

  /// Has the menus built anew when they are next looked at.
  open func setNeedsRebuild() { built = nil }

  /// Has the commands validated anew; a headless app validates each whenever it is looked at.
  open func setNeedsRevalidate() {}

  /// The menus as the app's responders built them; the app itself is asked first, and then its delegate.
  @_spi(Sceneway) public var menu: UIMenu {
    if let built { return built }
    let builder = MenuBuilder(self, root: Self.standard)
    guard !isBuilding else { return builder.root }
    isBuilding = true
    defer { isBuilding = false }
    UIApplication.shared.buildMenu(with: builder)
    built = builder.root
    return builder.root
  }

  /// The menus that an app has without doing anything: empty ones, by their names.
  private static var standard: UIMenu {
    func menu(_ identifier: UIMenu.Identifier, _ title: String, _ parts: [UIMenu.Identifier]) -> UIMenu {
      UIMenu(
        title: title, identifier: identifier,
        children: parts.map { UIMenu(identifier: $0, options: .displayInline) })
    }
    let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
    return UIMenu(
      identifier: .root,
      children: [
        menu(.application, name ?? "", [.about, .preferences, .services, .hide, .quit]),
        menu(.file, "File", [.newScene, .open, .openRecent, .close, .document, .print]),
        menu(
          .edit, "Edit",
          [
            .undoRedo, .standardEdit, .find, .replace, .spelling, .substitutions, .transformations, .speech,
            .lookup, .share, .autoFill,
          ]),
        menu(.format, "Format", [.font, .text]),
        menu(.view, "View", [.toolbar, .sidebar, .fullscreen]),
        menu(.window, "Window", [.minimizeAndZoom, .bringAllToFront]),
        menu(.help, "Help", []),
      ])
  }
}
