internal import Foundation

/// The heights of a sheet's detents in the room of the moment.
struct DetentHeights {
  /// A detent that can be used now.
  struct Entry {
    let identifier: UISheetPresentationController.Detent.Identifier
    /// How high it is, in points, without the safe area below.
    let height: CGFloat
  }

  let traits: UITraitCollection
  let room: CGFloat
  let entries: [Entry]
}

extension UISheetPresentationController {
  /// The view that holds the presented view.
  var holder: UIView? { containerView ?? host?.containerView }

  /// Whether the presented view stands as a sheet, not as what that became where there is little room (PRES-22).
  var standsAsSheet: Bool {
    guard holder != nil else { return false }
    let style = (host ?? self).effectiveStyle
    return style == .pageSheet || style == .formSheet
  }

  /// The detents that can be used now, which are asked where the room is another than when they were asked last.
  var heights: [DetentHeights.Entry] {
    let traits = holder?.traitCollection ?? presentingViewController.traitCollection
    let room = holder.map { max(0, $0.bounds.height - $0.safeAreaInsets.bottom) } ?? 0
    if let storedHeights, storedHeights.room == room, storedHeights.traits == traits {
      return storedHeights.entries
    }
    let context = DetentResolution(traits, room)
    let entries = detents.compactMap { detent in
      detent.resolvedValue(in: context).map {
        DetentHeights.Entry(identifier: detent.identifier, height: min(max(0, $0), room))
      }
    }
    storedHeights = DetentHeights(traits: traits, room: room, entries: entries)
    return entries
  }

  /// The detent at which the sheet stands: the selected one where it can be used, otherwise the lowest that can.
  var restingDetent: DetentHeights.Entry? {
    let heights = heights
    return heights.first { $0.identifier == selectedDetentIdentifier } ?? heights.first
  }

  /// Where the presented view stands in the container; all of it where no detent can be used.
  var restingFrame: CGRect {
    guard let holder, let restingDetent else { return holder?.bounds ?? .zero }
    var frame = holder.bounds
    frame.size.height = min(frame.height, restingDetent.height + holder.safeAreaInsets.bottom)
    frame.origin.y = holder.bounds.maxY - frame.height
    return frame
  }

  /// Puts the presented view at its height where that is another; whoever moved it otherwise is left alone.
  func layOutAtRest() {
    guard standsAsSheet else { return placedFrame = nil }
    let frame = restingFrame
    guard frame != placedFrame else { return }
    placedFrame = frame
    (host ?? self).presentedView?.frame = frame
  }
}

/// What the detents of a sheet on the screen are asked with.
private final class DetentResolution: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ traits: UITraitCollection, _ height: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = height
    super.init()
  }
}
