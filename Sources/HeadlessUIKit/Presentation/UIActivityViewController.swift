public import Foundation

/// Lets a person choose what to do with something: the share sheet.
///
/// The system's own activities do nothing in a headless app; those of the app are done.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Gets the activity that was chosen, nil for none; whether it was done; what came back; what went wrong.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Called at the end, once.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The system's activities that are left out.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Whether the person may have a say in what is kept out of what is shared.
  open var allowsProminentActivity = true

  /// What is shared.
  @_spi(Sceneway) public let activityItems: [Any]

  /// The app's own activities.
  @_spi(Sceneway) public let applicationActivities: [UIActivity]

  private var hasEnded = false

  /// Makes a share sheet.
  ///
  /// - Parameters:
  ///   - activityItems: what is shared.
  ///   - applicationActivities: activities of the app's own.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Not supported: a share sheet is made by code.
  ///
  /// - Parameter coder: not used.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { end(nil, false) }
  }

  private func end(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    completionWithItemsHandler?(type, completed, nil, nil)
  }

  /// Does one of the app's own activities, as a person's tap does: it is done, then the sheet goes.
  ///
  /// - Parameter activity: one of ``applicationActivities``.
  /// - Returns: whether the sheet shows and the activity can do something with what is shared.
  @_spi(Sceneway) @discardableResult
  public func choose(_ activity: UIActivity) -> Bool {
    guard presentingViewController != nil, applicationActivities.contains(activity),
      activity.canPerform(withActivityItems: activityItems)
    else { return false }
    activity.prepare(withActivityItems: activityItems)
    activity.onFinish = { [weak self] completed in
      guard let self else { return }
      end(activity.activityType, completed)
      if presentingViewController != nil { dismiss(animated: true) }
    }
    activity.perform()
    return true
  }
}
