public import Foundation

/// The kind of interface that a device has.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// An iPhone or iPod touch.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The device that the app believes to run on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device of this process.
  public static var current: UIDevice { HeadlessEnvironment.current.device }

  /// The kind of interface; a phone by default.
  open internal(set) var userInterfaceIdiom: UIUserInterfaceIdiom = .phone

  /// How the device is held; as the interface stands where nobody turned it.
  open internal(set) var orientation: UIDeviceOrientation {
    get {
      heldOrientation
        ?? (HeadlessEnvironment.current.interfaceOrientation.isLandscape ? .landscapeLeft : .portrait)
    }
    set { heldOrientation = newValue }
  }

  private var heldOrientation: UIDeviceOrientation?
  /// How many asked to hear how the device is held.
  var orientationListeners = 0

  /// Whether the battery is looked at; false by default.
  ///
  /// A headless device knows nothing of one.
  open var isBatteryMonitoringEnabled = false

  /// Whether it is looked at what is near to the screen; false by default.
  open var isProximityMonitoringEnabled = false

  /// The name a person gave the device.
  open var name: String { model }

  /// The model, such as `iPhone`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The model in the person's language.
  open var localizedModel: String { model }

  /// The system's name.
  open var systemName: String { "iOS" }

  /// The system's version, the level whose behaviour headless UIKit follows.
  open var systemVersion: String { "18.0" }

  nonisolated override init() {
    super.init()
  }
}
