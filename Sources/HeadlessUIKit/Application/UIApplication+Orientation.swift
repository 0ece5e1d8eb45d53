public import Foundation

extension UIDevice {
  /// Posted when the device is held in another way, while somebody asked for it.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Asks for notifications of how the device is held; each call is to be ended by one of
  /// ``endGeneratingDeviceOrientationNotifications()``.
  public func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }

  /// Ends what ``beginGeneratingDeviceOrientationNotifications()`` asked for.
  public func endGeneratingDeviceOrientationNotifications() {
    orientationListeners = max(0, orientationListeners - 1)
  }

  /// Whether somebody asked for notifications of how the device is held.
  public var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
}

extension UIApplication {
  /// Holds the device in another way; the interface follows where the screen in front supports that (LIFE-30).
  ///
  /// - Parameter orientation: how the device is held from now on.
  /// - Returns: whether the interface turned.
  @_spi(Sceneway) @discardableResult
  public func turnDevice(to orientation: UIDeviceOrientation) -> Bool {
    let device = UIDevice.current
    guard device.orientation != orientation else { return false }
    device.orientation = orientation
    if device.isGeneratingDeviceOrientationNotifications {
      NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: device)
    }
    guard let interface = orientation.interface, supportedOrientations.contains(interface.mask) else {
      return false
    }
    return turnInterface(to: interface)
  }

  /// The directions that the screen in front and the app support.
  var supportedOrientations: UIInterfaceOrientationMask {
    guard let window = windows.last(where: { $0.rootViewController != nil }) else { return .all }
    var front = window.rootViewController
    while let presented = front?.ownPresentedViewController, presented.presentationPhase != .dismissing {
      // What leaves the screen below in sight leaves the decision to it.
      guard presented.storedPresentationController?.shouldRemovePresentersView ?? false else { break }
      front = presented
    }
    let own = front?.supportedInterfaceOrientations ?? .all
    return delegate?.application(self, supportedInterfaceOrientationsFor: window).intersection(own) ?? own
  }

  /// Turns the interface, whoever asks for it.
  ///
  /// - Returns: whether it stood in another direction.
  @discardableResult
  func turnInterface(to orientation: UIInterfaceOrientation) -> Bool {
    let environment = HeadlessEnvironment.current
    let before = environment.interfaceOrientation
    guard before != orientation else { return false }
    environment.interfaceOrientation = orientation
    if before.isLandscape != orientation.isLandscape {
      let size = UIScreen.main.bounds.size
      resizeScreen(to: environment.sizeAfterTurn ?? CGSize(width: size.height, height: size.width))
    }
    return true
  }

  /// Turns the interface where it stands in a direction that is no longer supported.
  func settleOrientation() {
    let supported = supportedOrientations
    let current = HeadlessEnvironment.current.interfaceOrientation
    let held = UIDevice.current.orientation.interface
    if let held, held != current, supported.contains(held.mask) {
      turnInterface(to: held)
    } else if !supported.contains(current.mask), let other = supported.orientations.first {
      turnInterface(to: other)
    }
  }
}

extension UIViewController {
  /// Tells the system that ``supportedInterfaceOrientations`` is another now; the interface follows in this turn.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    HeadlessEnvironment.current.clock.atCommit { UIApplication.shared.settleOrientation() }
  }

  /// Turns the interface as the device is held, where the directions that are supported have changed; what
  /// ``setNeedsUpdateOfSupportedInterfaceOrientations()`` replaced in iOS 16.
  public class func attemptRotationToDeviceOrientation() {
    HeadlessEnvironment.current.clock.atCommit { UIApplication.shared.settleOrientation() }
  }
}

extension UIWindowScene {
  /// The direction that the interface stands in.
  public var interfaceOrientation: UIInterfaceOrientation { HeadlessEnvironment.current.interfaceOrientation }

  /// How a scene stands on the screen.
  @preconcurrency @MainActor
  public final class Geometry: NSObject {
    /// The direction that the interface stands in.
    public let interfaceOrientation: UIInterfaceOrientation

    init(_ orientation: UIInterfaceOrientation) {
      interfaceOrientation = orientation
      super.init()
    }
  }

  /// How the scene stands on the screen now.
  public var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

  /// How a scene would like to stand on the screen.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// The same for an iPhone or iPad.
    @preconcurrency @MainActor
    public final class iOS: GeometryPreferences {
      /// The directions that the interface may stand in.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// Makes preferences.
      ///
      /// - Parameter interfaceOrientations: the directions that the interface may stand in.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// Asks for the scene to stand in another way.
  ///
  /// - Parameters:
  ///   - geometryPreferences: how it would like to stand.
  ///   - errorHandler: called where the screen in front does not support it.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else {
      return
    }
    let application = UIApplication.shared
    let possible = application.supportedOrientations.intersection(wanted)
    guard let first = possible.orientations.first else {
      errorHandler?(GeometryError())
      return
    }
    if !possible.contains(interfaceOrientation.mask) { application.turnInterface(to: first) }
  }
}

/// Says that a scene cannot stand as it was asked to.
struct GeometryError: Error, CustomStringConvertible {
  var description: String {
    "None of the requested orientations are supported by the view controller."
  }
}
