/// Hears of the moment when a controller's view is loaded, before the controller's own `viewDidLoad` does.
///
/// UIKit has no such place. On Apple's platforms the same is reached through the Objective-C runtime.
@_spi(Sceneway) @MainActor
public final class ViewLoadObserver {
  private var waiting: [@MainActor () -> Void] = []

  private init() {}

  /// Calls a closure once, when the view of a controller is loaded; never where it is loaded already.
  ///
  /// - Parameters:
  ///   - controller: the controller.
  ///   - look: called after the embed segues (SEG-24), before `viewDidLoad`.
  public static func whenViewLoads(of controller: UIViewController, _ look: @escaping @MainActor () -> Void) {
    guard !controller.isViewLoaded else { return }
    let key = ObjectIdentifier(ViewLoadObserver.self)
    let observer = controller.attachments[key] as? ViewLoadObserver ?? ViewLoadObserver()
    controller.attachments[key] = observer
    observer.waiting.append(look)
  }

  static func viewDidLoad(of controller: UIViewController) {
    guard !controller.attachments.isEmpty else { return }
    let key = ObjectIdentifier(ViewLoadObserver.self)
    guard let observer = controller.attachments.removeValue(forKey: key) as? ViewLoadObserver else { return }
    for look in observer.waiting { look() }
  }
}
