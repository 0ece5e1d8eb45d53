#if !canImport(Darwin)
  /// How a colour meets what is there.
  public enum CGBlendMode: Int32, Sendable {
    /// It covers it.
    case normal
    /// It darkens it as two slides do.
    case multiply
    /// It lightens it as two projectors do.
    case screen
    /// As Core Graphics has `overlay`.
    case overlay
    /// As Core Graphics has `darken`.
    case darken
    /// As Core Graphics has `lighten`.
    case lighten
    /// As Core Graphics has `colorDodge`.
    case colorDodge
    /// As Core Graphics has `colorBurn`.
    case colorBurn
    /// As Core Graphics has `softLight`.
    case softLight
    /// As Core Graphics has `hardLight`.
    case hardLight
    /// As Core Graphics has `difference`.
    case difference
    /// As Core Graphics has `exclusion`.
    case exclusion
    /// As Core Graphics has `hue`.
    case hue
    /// As Core Graphics has `saturation`.
    case saturation
    /// As Core Graphics has `color`.
    case color
    /// As Core Graphics has `luminosity`.
    case luminosity
    /// Nothing is left.
    case clear
    /// It takes its place.
    case copy
    /// As Core Graphics has `sourceIn`.
    case sourceIn
    /// As Core Graphics has `sourceOut`.
    case sourceOut
    /// As Core Graphics has `sourceAtop`.
    case sourceAtop
    /// As Core Graphics has `destinationOver`.
    case destinationOver
    /// As Core Graphics has `destinationIn`.
    case destinationIn
    /// As Core Graphics has `destinationOut`.
    case destinationOut
    /// As Core Graphics has `destinationAtop`.
    case destinationAtop
    /// As Core Graphics has `xor`.
    case xor
    /// As Core Graphics has `plusDarker`.
    case plusDarker
    /// As Core Graphics has `plusLighter`.
    case plusLighter
  }

  /// What of a path is drawn.
  public enum CGPathDrawingMode: Int32, Sendable {
    /// What is inside.
    case fill
    /// What is inside, by the rule of odd numbers.
    case eoFill
    /// The lines.
    case stroke
    /// Both.
    case fillStroke
    /// Both, by the rule of odd numbers.
    case eoFillStroke
  }

  extension CGContext {
    /// Says how colours meet what is there; nothing is drawn.
    ///
    /// - Parameter mode: how.
    public func setBlendMode(_ mode: CGBlendMode) {}
  }
#endif
