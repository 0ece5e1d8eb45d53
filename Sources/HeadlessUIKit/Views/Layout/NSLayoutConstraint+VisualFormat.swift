extension NSLayoutConstraint {
  /// How views in a row are lined up across, and which way they run.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits as UIKit numbers them.
    public let rawValue: UInt

    /// Makes a set of bits.
    ///
    /// - Parameter rawValue: the bits as UIKit numbers them.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// By their left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// By their right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// By their upper edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// By their lower edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// By the edges where lines begin.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// By the edges where lines end.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// By their middles from left to right.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// By their middles from top to bottom.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// By the last lines of their text.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// By the first lines of their text.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// As lines do; the ordinary way.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    static var alignments: [(FormatOptions, Attribute)] {
      [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
        (.alignAllFirstBaseline, .firstBaseline),
      ]
    }
  }

  /// Makes the constraints that a picture of views in a row shows.
  ///
  /// A format that cannot be read raises UIKit's own exception.
  ///
  /// - Parameters:
  ///   - format: the picture, such as `H:|-[name]-8-[field(>=100)]-|`.
  ///   - opts: how the views are lined up across, and which way they run.
  ///   - metrics: numbers by their names.
  ///   - views: views by their names.
  /// - Returns: the constraints, none of them active.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try VisualFormat.constraints(format, opts, metrics ?? [:], views)
    } catch {
      let mark = String(repeating: " ", count: error.offset) + "^"
      UIKitComplaint(
        .unreadableFormat, ["reason": error.words, "format": format, "mark": mark]
      ).report()
      return []
    }
  }
}
