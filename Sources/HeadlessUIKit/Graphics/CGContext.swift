#if !canImport(Darwin)
  public import Foundation

  /// Where something is drawn: here, only a size and what drawing depends on.
  ///
  /// Stands for Core Graphics' type of the same name where there is no Core Graphics. Nothing is drawn.
  public final class CGContext {
    private struct State {
      var transform = CGAffineTransform.identity
    }

    private var states = [State()]
    private var path = CGMutablePath()

    /// The size, in points.
    let size: CGSize

    /// Pixels per point.
    let scale: CGFloat

    init(size: CGSize, scale: CGFloat) {
      self.size = size
      self.scale = scale
    }

    /// The width, in pixels.
    public var width: Int { Int(size.width * scale) }

    /// The height, in pixels.
    public var height: Int { Int(size.height * scale) }

    /// How what is drawn is scaled, turned and moved.
    public var ctm: CGAffineTransform { states[states.count - 1].transform }

    /// Keeps how things are drawn, to come back to it.
    public func saveGState() { states.append(states[states.count - 1]) }

    /// Comes back to how things were drawn when that was kept last.
    public func restoreGState() {
      if states.count > 1 { states.removeLast() }
    }

    /// Scales, turns and moves what is drawn from now on.
    public func concatenate(_ transform: CGAffineTransform) {
      states[states.count - 1].transform = transform.concatenating(ctm)
    }

    /// Moves what is drawn from now on.
    public func translateBy(x: CGFloat, y: CGFloat) {
      concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Scales what is drawn from now on.
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    /// Turns what is drawn from now on.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Sets the colour of what is filled; nothing is drawn.
    public func setFillColor(_ color: CGColor) {}

    /// Sets the colour of lines; nothing is drawn.
    public func setStrokeColor(_ color: CGColor) {}

    /// Sets the width of lines; nothing is drawn.
    public func setLineWidth(_ width: CGFloat) {}

    /// Sets how lines end; nothing is drawn.
    public func setLineCap(_ cap: CGLineCap) {}

    /// Sets how lines meet; nothing is drawn.
    public func setLineJoin(_ join: CGLineJoin) {}

    /// Sets how opaque things are; nothing is drawn.
    public func setAlpha(_ alpha: CGFloat) {}

    /// Sets the shadow; nothing is drawn.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}

    /// Whether edges are smoothed; nothing is drawn.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}

    /// Begins a path.
    public func beginPath() { path = CGMutablePath() }

    /// Begins the path anew at a point.
    public func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a straight line to the path.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a rectangle to the path.
    public func addRect(_ rect: CGRect) { path.addRect(rect) }

    /// Adds an ellipse to the path.
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }

    /// Adds a path to the path.
    public func addPath(_ other: CGPath) { path.addPath(other) }

    /// Adds a part of a circle to the path.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      path.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Draws a line back to where the path began last.
    public func closePath() { path.closeSubpath() }

    /// Draws the path's lines and takes everything out of it; nothing is drawn.
    public func strokePath() { beginPath() }

    /// Fills the path and takes everything out of it; nothing is drawn.
    public func fillPath() { beginPath() }

    /// Draws and fills the path and takes everything out of it; nothing is drawn.
    ///
    /// - Parameter mode: what of both.
    public func drawPath(using mode: CGPathDrawingMode) { beginPath() }

    /// Draws only inside the path from now on, and takes everything out of it; nothing is drawn.
    public func clip() { beginPath() }

    /// Draws only inside a rectangle from now on; nothing is drawn.
    public func clip(to rect: CGRect) {}

    /// Fills a rectangle; nothing is drawn.
    public func fill(_ rect: CGRect) {}

    /// Draws the lines of a rectangle; nothing is drawn.
    public func stroke(_ rect: CGRect) {}

    /// Clears a rectangle; nothing is drawn.
    public func clear(_ rect: CGRect) {}

    /// Fills an ellipse; nothing is drawn.
    public func fillEllipse(in rect: CGRect) {}

    /// Draws the line of an ellipse; nothing is drawn.
    public func strokeEllipse(in rect: CGRect) {}
  }
#else
  public import CoreGraphics
#endif
