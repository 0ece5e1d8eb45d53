public import Foundation

/// What the person has chosen about how the system is seen and heard, and words to who hears the screen.
///
/// A headless device is as a new one is, and nobody hears what is posted.
@MainActor
public enum UIAccessibility {
  /// What can be told to who hears the screen.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number by which UIKit knows it.
    public let rawValue: UInt32

    /// Makes a notification of a number.
    ///
    /// - Parameter rawValue: the number by which UIKit knows it.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen is there.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something on the screen is elsewhere.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Words to be read out.
    public static let announcement = Notification(rawValue: 1008)
    /// Another page is there.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Assistants are to wait.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1026)
    /// Assistants are to go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1027)
  }

  /// Tells who hears the screen of a change; nobody does here.
  ///
  /// - Parameters:
  ///   - notification: what changed.
  ///   - argument: the element to go to, or the words to read out.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether the screen is read out.
  public static let isVoiceOverRunning = false
  /// Whether the person uses a switch.
  public static let isSwitchControlRunning = false
  /// Whether both channels sound the same.
  public static let isMonoAudioEnabled = false
  /// Whether films have captions.
  public static let isClosedCaptioningEnabled = false
  /// Whether colours are inverted.
  public static let isInvertColorsEnabled = false
  /// Whether the device is held to one app.
  public static let isGuidedAccessEnabled = false
  /// Whether letters are bold.
  public static let isBoldTextEnabled = false
  /// Whether colours are grey.
  public static let isGrayscaleEnabled = false
  /// Whether nothing shines through.
  public static let isReduceTransparencyEnabled = false
  /// Whether things move less.
  public static let isReduceMotionEnabled = false
  /// Whether transitions fade in the place of moving.
  public static let prefersCrossFadeTransitions = false
  /// Whether colours are darker.
  public static let isDarkerSystemColorsEnabled = false
  /// Whether the chosen text is read out.
  public static let isSpeakSelectionEnabled = false
  /// Whether all text is read out.
  public static let isSpeakScreenEnabled = false
  /// Whether shaking takes back; true, as on a new device.
  public static let isShakeToUndoEnabled = true
  /// Whether a touch on the screen goes on.
  public static let isAssistiveTouchRunning = false
  /// Whether differences show without colour.
  public static let shouldDifferentiateWithoutColor = false
  /// Whether switches have labels.
  public static let isOnOffSwitchLabelsEnabled = false
  /// Whether films play by themselves; true, as on a new device.
  public static let isVideoAutoplayEnabled = true
}

extension UIAccessibility {
  /// Posted when reading the screen out is switched on or off.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when moving less is switched on or off.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when bold letters are switched on or off.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when shining through is switched on or off.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
}

/// An element of its own for who hears the screen, which no view stands for.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// What the element is in.
  open weak var accessibilityContainer: AnyObject?

  /// Whether it can be reached; true by default.
  open var isAccessibilityElement = true

  /// What it is called.
  open var accessibilityLabel: String?

  /// What it does.
  open var accessibilityHint: String?

  /// What is in it.
  open var accessibilityValue: String?

  /// A name for tests.
  open var accessibilityIdentifier: String?

  /// What it is like.
  open var accessibilityTraits: UIAccessibilityTraits = .none

  /// Where it lies, in points of the screen.
  open var accessibilityFrame = CGRect.zero

  /// Where it lies, in points of what it is in.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Makes an element.
  ///
  /// - Parameter container: what it is in; not retained.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}

/// Something that who hears the screen can do with an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does the action.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  /// Its words.
  open var name: String

  /// Its picture.
  open var image: UIImage?

  /// Who gets the message; not retained.
  open weak var target: AnyObject?

  /// The method's name.
  open var selector: Selector

  /// Runs in the place of a message.
  open var actionHandler: ActionHandler?

  /// Makes an action that sends a message.
  ///
  /// - Parameters:
  ///   - name: its words.
  ///   - target: who gets the message; not retained.
  ///   - selector: the method's name.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  /// Makes an action that sends a message, with a picture.
  ///
  /// - Parameters:
  ///   - name: its words.
  ///   - image: its picture.
  ///   - target: who gets the message; not retained.
  ///   - selector: the method's name.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  /// Makes an action that runs a closure.
  ///
  /// - Parameters:
  ///   - name: its words.
  ///   - actionHandler: does it, and returns whether it was done.
  public convenience init(name: String, actionHandler: ActionHandler?) {
    self.init(name: name, target: nil, selector: Selector("accessibilityCustomAction"))
    self.actionHandler = actionHandler
  }

  /// Makes an action that runs a closure, with a picture.
  ///
  /// - Parameters:
  ///   - name: its words.
  ///   - image: its picture.
  ///   - actionHandler: does it, and returns whether it was done.
  public convenience init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }
}

extension UIView {
  /// What who hears the screen can do with the view.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { details.accessibilityCustomActions }
    set { details.accessibilityCustomActions = newValue }
  }
}
