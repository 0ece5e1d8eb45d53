import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// Colours, pictures, fonts and paths as apps write them.
@MainActor
struct GraphicsSurfaceTests {
  @Test func `a colour of a provider has the parts that belong to the traits that it is asked for`() {
    withApplication { _ in
      let ink = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
      let (dark, light) = (
        UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceStyle: .light)
      )
      #expect(ink.resolvedColor(with: dark) == .white)
      #expect(ink.resolvedColor(with: light) == .black)
      #expect(ink == ink)
      #expect(ink != UIColor(dynamicProvider: { _ in .black }))
      var white: CGFloat = -1
      dark.performAsCurrent { ink.getWhite(&white, alpha: nil) }
      #expect(white == 1)
      let nested = UIColor { _ in ink }
      #expect(nested.resolvedColor(with: dark) == .white)
      #expect(UIColor.red.resolvedColor(with: dark) == .red)
      #expect(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor.components?.first == 1)
    }
  }

  @Test func `configurations of symbols add up, and an image keeps its own`() throws {
    let bold = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
    let large = UIImage.SymbolConfiguration(scale: .large)
    #expect(bold.applying(large) == UIImage.SymbolConfiguration(pointSize: 12, weight: .bold, scale: .large))
    #expect(UIImage.SymbolConfiguration(font: .boldSystemFont(ofSize: 12)) == bold)
    let plus = try #require(UIImage(systemName: "plus", withConfiguration: bold))
    #expect(plus.symbolConfiguration == bold)
    #expect(plus.applyingSymbolConfiguration(large)?.symbolConfiguration == bold.applying(large))
    #expect(plus.withTintColor(.red, renderingMode: .alwaysOriginal).symbolConfiguration == bold)
    #expect(UIImage().applyingSymbolConfiguration(bold) == nil)
    #expect(UIImage.checkmark.isSymbolImage)
    #expect(UIImage.SymbolConfiguration(paletteColors: [.red]) != .unspecified)
    #expect(UIImage.SymbolConfiguration.preferringMulticolor() != .preferringMonochrome())
  }

  @Test func `an image keeps its edges, its frames and its direction`() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20))
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20), blendMode: .multiply)
      context.cgContext.setBlendMode(.normal)
      context.cgContext.drawPath(using: .fillStroke)
    }
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(image.resizableImage(withCapInsets: insets, resizingMode: .stretch).capInsets == insets)
    #expect(image.stretchableImage(withLeftCapWidth: 4, topCapHeight: 9).capInsets.right == 5)
    #expect(image.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
    #expect(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
    #expect(image.withBaselineOffset(fromBottom: 2).baselineOffsetFromBottom == 2)
    let film = UIImage.animatedImage(with: [image, UIImage()], duration: 3)
    #expect(film?.images?.count == 2)
    #expect(film?.duration == 3)
    #expect(image.preparingThumbnail(of: CGSize(width: 5, height: 5))?.size.width == 5)
    #expect(renderer.format.preferredRange == .automatic)
    let pages = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 612, height: 792))
    var count = 0
    _ = pages.pdfData { context in
      context.beginPage()
      context.beginPage()
      count = context.pageCount
    }
    #expect(count == 2)
    let asset = UIImageAsset()
    asset.register(image, with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === image)
  }

  @Test func `a path knows which points lie inside, curves and holes included`() {
    let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(circle.contains(CGPoint(x: 50, y: 50)))
    #expect(!circle.contains(CGPoint(x: 5, y: 5)))
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    ring.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50)))
    #expect(ring.contains(CGPoint(x: 50, y: 50)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 50, y: 50)))
    #expect(ring.contains(CGPoint(x: 10, y: 50)))
    ring.setLineDash([4, 2], count: 2, phase: 1)
    var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
    ring.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2])
    #expect(count == 2)
    #expect(phase == 1)
    #expect(circle.reversing().bounds == circle.bounds)
  }

  @Test func `a font's descriptor takes attributes over and keeps the rest`() {
    let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes([
      .featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, .selector: 0]],
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    #expect(descriptor.symbolicTraits.contains(.traitBold))
    #expect(descriptor.object(forKey: .featureSettings) != nil)
    #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 12)
    let arial = UIFontDescriptor(fontAttributes: [.family: "Arial", .face: "Bold", .size: CGFloat(9)])
    #expect(UIFont(descriptor: arial, size: 0).fontName == "Arial-Bold")
    #expect(arial.withFamily("Times").fontAttributes[.family] as? String == "Times")
    #expect(UIFont.systemFont(ofSize: 12, weight: .bold, width: .condensed).weight == .bold)
    let metrics = UIFontMetrics(forTextStyle: .headline)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 12), compatibleWith: nil).pointSize == 12)
  }
}
