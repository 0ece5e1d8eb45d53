public import Foundation

/// A bar that shows how much of something is done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How the bar looks.
  public enum Style: Int, Sendable {
    /// The ordinary look.
    case `default`
    /// The look in a bar.
    case bar
  }

  private var storedProgress: Float = 0

  /// How much is done, from 0 to 1.
  open var progress: Float {
    get { observedProgress.map { Float($0.fractionCompleted) } ?? storedProgress }
    set { storedProgress = min(max(newValue, 0), 1) }
  }

  /// How the bar looks.
  open var progressViewStyle = Style.default

  /// The colour of the part that is done.
  open var progressTintColor: UIColor?

  /// The colour of the part that is not done.
  open var trackTintColor: UIColor?

  /// The picture of the part that is done.
  open var progressImage: UIImage?

  /// The picture of the part that is not done.
  open var trackImage: UIImage?

  /// What the bar takes its value from.
  open var observedProgress: Progress?

  /// Makes a bar.
  ///
  /// - Parameter style: how it looks.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }

  /// Sets how much is done.
  ///
  /// - Parameters:
  ///   - progress: how much, from 0 to 1.
  ///   - animated: whether the change is shown; the value changes at once.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityValue: String? { "\(Int((progress * 100).rounded()))%" }
}
