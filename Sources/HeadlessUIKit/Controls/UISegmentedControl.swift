public import Foundation

/// A control with several segments, one of which is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The pictures of its parts.
  var stateImages = StateImages()

  /// One segment.
  struct Part {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    var width: CGFloat = 0
  }

  var segments: [Part] = []

  /// Stands for "no segment" in ``selectedSegmentIndex``.
  public static let noSegment = -1

  /// The chosen segment, counted from 0; none by default.
  ///
  /// Code that sets it tells nobody.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if selectedSegmentIndex >= segments.count || selectedSegmentIndex < -1 {
        selectedSegmentIndex = oldValue
      }
    }
  }

  /// Whether a segment stays chosen only while a finger is on it; false by default.
  open var isMomentary = false

  /// Whether a segment is as wide as its content; false by default.
  open var apportionsSegmentWidthsByContent = false

  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor?

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  // MARK: Creation

  /// Makes a control.
  ///
  /// - Parameter items: the segments, each a `String` or a `UIImage`.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Part(title: $0 as? String, image: $0 as? UIImage) }
  }

  /// Makes a control whose segments do something.
  ///
  /// - Parameters:
  ///   - frame: place and size in the superview's coordinates, in points.
  ///   - actions: what each segment does, with its words and picture.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Part(title: $0.title, image: $0.image, action: $0) }
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Adds a segment with words.
  ///
  /// - Parameters:
  ///   - title: the words.
  ///   - segment: its place, counted from 0; brought into range.
  ///   - animated: whether the change is shown; it comes at once.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Part(title: title), at: segment)
  }

  /// Adds a segment with a picture.
  ///
  /// - Parameters:
  ///   - image: the picture.
  ///   - segment: its place, counted from 0; brought into range.
  ///   - animated: whether the change is shown; it comes at once.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Part(image: image), at: segment)
  }

  /// Adds a segment that does something.
  ///
  /// - Parameters:
  ///   - action: what it does, with its words and picture.
  ///   - segment: its place, counted from 0; brought into range.
  ///   - animated: whether the change is shown; it comes at once.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Part(title: action.title, image: action.image, action: action), at: segment)
  }

  private func insert(_ segment: Part, at index: Int) {
    let index = min(max(0, index), segments.count)
    segments.insert(segment, at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
  }

  /// Takes a segment away.
  ///
  /// - Parameters:
  ///   - segment: its place, counted from 0; one out of range is passed over.
  ///   - animated: whether the change is shown; it comes at once.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let selected = selectedSegmentIndex
    selectedSegmentIndex = Self.noSegment
    segments.remove(at: segment)
    if selected != segment { selectedSegmentIndex = selected > segment ? selected - 1 : selected }
  }

  /// Takes every segment away.
  open func removeAllSegments() {
    selectedSegmentIndex = Self.noSegment
    segments = []
  }

  /// Sets a segment's words.
  ///
  /// - Parameters:
  ///   - title: the words.
  ///   - segment: its place, counted from 0; one out of range is passed over.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// A segment's words.
  ///
  /// - Parameter segment: its place, counted from 0.
  /// - Returns: the words; nil for a segment with a picture.
  open func titleForSegment(at segment: Int) -> String? { read(segment)?.title }

  /// Sets a segment's picture.
  ///
  /// - Parameters:
  ///   - image: the picture.
  ///   - segment: its place, counted from 0; one out of range is passed over.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// A segment's picture.
  ///
  /// - Parameter segment: its place, counted from 0.
  /// - Returns: the picture; nil for a segment with words.
  open func imageForSegment(at segment: Int) -> UIImage? { read(segment)?.image }

  /// What a segment does.
  ///
  /// - Parameter segment: its place, counted from 0.
  /// - Returns: the action; nil for a segment without one.
  open func actionForSegment(at segment: Int) -> UIAction? { read(segment)?.action }

  /// Sets whether a segment can be chosen.
  ///
  /// - Parameters:
  ///   - enabled: whether it can.
  ///   - segment: its place, counted from 0; one out of range is passed over.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be chosen.
  ///
  /// - Parameter segment: its place, counted from 0.
  /// - Returns: whether it can; false for one out of range.
  open func isEnabledForSegment(at segment: Int) -> Bool { read(segment)?.isEnabled ?? false }

  /// Sets a segment's width.
  ///
  /// - Parameters:
  ///   - width: the width, in points; 0 for its share.
  ///   - segment: its place, counted from 0; one out of range is passed over.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// A segment's width.
  ///
  /// - Parameter segment: its place, counted from 0.
  /// - Returns: the width, in points; 0 for its share.
  open func widthForSegment(at segment: Int) -> CGFloat { read(segment)?.width ?? 0 }

  private func read(_ index: Int) -> Part? { segments.indices.contains(index) ? segments[index] : nil }

  private func change(_ index: Int, _ change: (inout Part) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(&segments[index])
  }

  // MARK: Looks

  /// Sets the look of the words.
  ///
  /// - Parameters:
  ///   - attributes: the look; nil for the ordinary one.
  ///   - state: when they look so.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state.rawValue] = attributes
  }

  /// The look of the words.
  ///
  /// - Parameter state: when they look so.
  /// - Returns: the look; nil for the ordinary one.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  // MARK: Touches

  /// Taps a segment as a person does.
  ///
  /// - Parameter index: its place, counted from 0.
  /// - Returns: whether the segment can be chosen.
  @_spi(Sceneway) @discardableResult
  public func tapSegment(at index: Int) -> Bool {
    guard isEnabled, isEnabledForSegment(at: index), TouchSimulator.obstacle(to: self) == nil else {
      return false
    }
    choose(index, with: nil)
    return true
  }

  private func choose(_ index: Int, with event: UIEvent?) {
    let isNew = index != selectedSegmentIndex
    selectedSegmentIndex = index
    if isNew || isMomentary {
      if let action = segments[index].action { sendAction(action) }
      sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    }
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  override func touchUpInside(at point: CGPoint, with event: UIEvent?) {
    guard !segments.isEmpty, bounds.width > 0 else { return }
    let index = min(segments.count - 1, max(0, Int(point.x / bounds.width * CGFloat(segments.count))))
    if segments[index].isEnabled { choose(index, with: event) }
  }

  override var keepsTaps: Bool { true }

  open override var intrinsicContentSize: CGSize {
    let widths = segments.map {
      TextMeasure.size(of: $0.title ?? "", font: .systemFont(ofSize: 13)).width + 20
    }
    return CGSize(width: (widths.max() ?? 0) * CGFloat(segments.count), height: 32)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var defaultAccessibilityValue: String? { titleForSegment(at: selectedSegmentIndex) }
}
