public import Foundation

/// Lets the device be felt; a headless device only counts how often.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// How often the device was to be felt.
  @_spi(Sceneway) public private(set) var feedbackCount = 0

  /// Makes a generator.
  public override init() {
    super.init()
  }

  /// Makes a generator for a view.
  ///
  /// - Parameter view: the view that the person touches.
  public convenience init(view: UIView) {
    self.init()
  }

  /// Gets ready to be felt soon.
  open func prepare() {}

  fileprivate func giveFeedback() { feedbackCount += 1 }
}

/// Lets something bump.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy what bumps is.
  public enum FeedbackStyle: Int, Sendable {
    /// A light thing.
    case light
    /// A thing of middling weight.
    case medium
    /// A heavy thing.
    case heavy
    /// Something soft.
    case soft
    /// Something rigid.
    case rigid
  }

  private let style: FeedbackStyle

  /// Makes a generator.
  ///
  /// - Parameter style: how heavy what bumps is.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Makes a generator for a view.
  ///
  /// - Parameters:
  ///   - style: how heavy what bumps is.
  ///   - view: the view that the person touches.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Makes a generator for something of middling weight.
  public override convenience init() {
    self.init(style: .medium)
  }

  /// Bumps.
  open func impactOccurred() { giveFeedback() }

  /// Bumps with a strength.
  ///
  /// - Parameter intensity: how hard, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { giveFeedback() }
}

/// Lets a choice be felt that moves on.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Says that another value is chosen.
  open func selectionChanged() { giveFeedback() }
}

/// Lets a success or a failure be felt.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What happened.
  public enum FeedbackType: Int, Sendable {
    /// It went well.
    case success
    /// It may go wrong.
    case warning
    /// It went wrong.
    case error
  }

  /// Says what happened.
  ///
  /// - Parameter notificationType: what happened.
  open func notificationOccurred(_ notificationType: FeedbackType) { giveFeedback() }
}
