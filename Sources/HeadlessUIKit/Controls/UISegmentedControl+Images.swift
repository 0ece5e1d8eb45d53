public import Foundation

extension UISegmentedControl {
  /// Segments by their place.
  public enum Segment: Int, Sendable {
    /// All.
    case any = 0
    /// The one at the left.
    case left = 1
    /// Those between.
    case center = 2
    /// The one at the right.
    case right = 3
    /// The only one.
    case alone = 4
  }

  /// Sets the picture of the ground.
  ///
  /// - Parameters:
  ///   - backgroundImage: the picture; nil for the ordinary one.
  ///   - state: when it shows.
  ///   - barMetrics: for which bars; the same for all.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { stateImages["background", state] = backgroundImage }

  /// The picture of the ground.
  ///
  /// - Parameters:
  ///   - state: when it shows.
  ///   - barMetrics: for which bars; the same for all.
  /// - Returns: the picture; nil for the ordinary one.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    stateImages["background", state]
  }

  /// Sets the picture between two segments.
  ///
  /// - Parameters:
  ///   - dividerImage: the picture; nil for the ordinary one.
  ///   - leftState: for this state of the segment at the left.
  ///   - rightState: for this state of the segment at the right.
  ///   - barMetrics: for which bars; the same for all.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) { stateImages["divider", leftState, rightState.rawValue] = dividerImage }

  /// The picture between two segments.
  ///
  /// - Parameters:
  ///   - leftState: for this state of the segment at the left.
  ///   - rightState: for this state of the segment at the right.
  ///   - barMetrics: for which bars; the same for all.
  /// - Returns: the picture; nil for the ordinary one.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { stateImages["divider", leftState, rightState.rawValue] }

  /// Moves the content of segments; nothing is drawn.
  ///
  /// - Parameters:
  ///   - adjustment: how far, in points.
  ///   - leftCenterRightOrAlone: which segments.
  ///   - barMetrics: for which bars.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {}

  /// Moves the content of a segment; nothing is drawn.
  ///
  /// - Parameters:
  ///   - offset: how far, in points.
  ///   - segment: the segment, counted from 0.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}

  /// Has a segment do something, with the words and picture of it.
  ///
  /// - Parameters:
  ///   - action: what.
  ///   - segment: the segment, counted from 0.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = Part(title: action.title, image: action.image, action: action)
  }

  /// The segment of an action.
  ///
  /// - Parameter identifier: the action's name.
  /// - Returns: the segment, counted from 0; `NSNotFound` where there is none.
  public func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == identifier } ?? NSNotFound
  }
}
