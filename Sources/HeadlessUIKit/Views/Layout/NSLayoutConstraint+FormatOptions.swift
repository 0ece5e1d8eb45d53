extension NSLayoutConstraint {
  /// How constraints are made of a visual format.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits as UIKit numbers them: an attribute's number is the number of its bit.
    public let rawValue: UInt

    /// Makes options of bits.
    ///
    /// - Parameter rawValue: the bits as UIKit numbers them.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left edges are in line.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges are in line.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The top edges are in line.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The bottom edges are in line.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The edges where reading starts are in line.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The edges where reading ends are in line.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The middles are in line from top to bottom.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The middles are in line from side to side.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last lines of text are in line.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first lines of text are in line.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)

    /// In the direction of reading, unless another one is asked for.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From the left to the right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From the right to the left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The attributes that are in line.
    var alignments: [Attribute] {
      (1...12).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap(Attribute.init(rawValue:))
    }
  }

  /// Makes constraints of a line that looks like what it means, such as `H:|-[name(>=80)]-8-[value]-|`.
  ///
  /// - Parameters:
  ///   - format: the line. A line that cannot be read, or names what is not in `views`, raises an exception of UIKit's.
  ///   - opts: what else the views have to do with one another.
  ///   - metrics: numbers by the names that stand for them, in points.
  ///   - views: views and guides by the names that stand for them.
  /// - Returns: the constraints, not active yet.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormat(format, opts, metrics: metrics ?? [:], views: views)
    do {
      return try reader.constraints()
    } catch {
      UIKitComplaint.constraintFormatUnreadable(format, error.reason, at: error.place).report()
      return []
    }
  }
}
