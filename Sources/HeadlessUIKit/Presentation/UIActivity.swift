public import Foundation

/// Something that can be done with what a person shares.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Which activity it is.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The type as text.
    public let rawValue: String

    /// Makes a type of text.
    ///
    /// - Parameter rawValue: the type as text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a type of text.
    ///
    /// - Parameter rawValue: the type as text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Posts on Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts on Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posts on Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Writes a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Writes a mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copies.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Makes it a contact's picture.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Puts it amongst the pictures.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Keeps it to be read later.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Posts on Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Posts on Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Posts on Tencent Weibo.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// Sends to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Opens in iBooks.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Makes a PDF file.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  /// Where an activity stands.
  public enum Category: Int, Sendable {
    /// Amongst the actions.
    case action
    /// Amongst the ways to share.
    case share
  }

  /// Where the activity stands; amongst the actions by default.
  open class var activityCategory: Category { .action }

  /// Which activity it is; nil by default.
  open var activityType: ActivityType? { nil }

  /// Its words; nil by default.
  open var activityTitle: String? { nil }

  /// Its picture; nil by default.
  open var activityImage: UIImage? { nil }

  /// The controller that does it; nil where ``perform()`` does.
  open var activityViewController: UIViewController? { nil }

  /// Called when it is done, with whether it was.
  var onFinish: ((Bool) -> Void)?

  /// Makes an activity.
  public override init() {
    super.init()
  }

  /// Asked whether it can do something with some things; no by default.
  ///
  /// - Parameter activityItems: the things.
  /// - Returns: whether it can.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Told what it will be done with.
  ///
  /// - Parameter activityItems: the things.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Does it; a subclass says at the end that it is done.
  open func perform() { activityDidFinish(false) }

  /// Says that it is done.
  ///
  /// - Parameter completed: whether it was done as a whole.
  open func activityDidFinish(_ completed: Bool) {
    let tell = onFinish
    onFinish = nil
    tell?(completed)
  }
}
