import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// Controls and their configurations as apps write them.
@MainActor
struct ControlSurfaceTests {
  @Test func `a button's configuration keeps transformers and a ground of its own`() {
    var configuration = UIButton.Configuration.filled()
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      incoming
    }
    configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .red }
    configuration.indicator = .popup
    configuration.macIdiomStyle = .bordered
    configuration.background.backgroundColor = .white
    configuration.background.backgroundColorTransformer = .grayscale
    configuration.background.visualEffect = UIBlurEffect(style: .regular)
    configuration.background.customView = UIView()
    configuration.background.edgesAddingLayoutMarginsToBackgroundInsets = .all
    #expect(configuration.imageColorTransformer?(.blue) == .red)
    #expect(configuration.background.resolvedBackgroundColor(for: .red) == UIColor(white: 1, alpha: 1))
    let copy = configuration
    #expect(copy == configuration)
    configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .red }
    #expect(copy != configuration)
    let button = UIButton.systemButton(with: .add, target: nil, action: nil)
    #expect(button.buttonType == .system)
    button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large), forImageIn: .normal)
    #expect(button.currentPreferredSymbolConfiguration == UIImage.SymbolConfiguration(scale: .large))
    button.pointerStyleProvider = { button, effect, shape in UIPointerStyle(effect: effect, shape: shape) }
    button.preferredMenuElementOrder = .fixed
    #expect(!button.isHeld)
  }

  @Test func `controls keep the pictures of their parts by states`() {
    let (first, second) = (UIImage(), UIImage())
    let slider = UISlider()
    slider.setMinimumTrackImage(first, for: .normal)
    slider.setThumbImage(second, for: .normal)
    #expect(slider.currentMinimumTrackImage === first)
    #expect(slider.currentThumbImage === second)
    #expect(slider.maximumTrackImage(for: .normal) == nil)
    let stepper = UIStepper()
    stepper.setIncrementImage(first, for: .highlighted)
    stepper.setDividerImage(second, forLeftSegmentState: .normal, rightSegmentState: .highlighted)
    #expect(stepper.incrementImage(for: .highlighted) === first)
    #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .highlighted) === second)
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.setBackgroundImage(first, for: .selected, barMetrics: .default)
    #expect(segments.backgroundImage(for: .selected, barMetrics: .default) === first)
    segments.setAction(UIAction(title: "c", identifier: .init("c")) { _ in }, forSegmentAt: 1)
    #expect(segments.titleForSegment(at: 1) == "c")
    #expect(segments.segmentIndex(identifiedBy: .init("c")) == 1)
    #expect(segments.segmentIndex(identifiedBy: .init("d")) == NSNotFound)
    let pages = UIPageControl()
    pages.setIndicatorImage(first, forPage: 1)
    pages.preferredIndicatorImage = second
    #expect(pages.indicatorImage(forPage: 1) === first)
    #expect(pages.indicatorImage(forPage: 0) === second)
    pages.backgroundStyle = .prominent
    pages.direction = .leftToRight
    #expect(pages.interactionState == .none)
  }

  @Test func `a search bar keeps pictures, looks and tokens`() {
    let bar = UISearchBar()
    let image = UIImage()
    bar.setImage(image, for: .clear, state: .normal)
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    bar.searchTextField.tokens = [UISearchToken(icon: nil, text: "from: me")]
    bar.searchTextField.insertToken(UISearchToken(icon: nil, text: "unread"), at: 0)
    bar.searchTextField.removeToken(at: 1)
    #expect(bar.image(for: .clear, state: .normal) === image)
    #expect(bar.image(for: .search, state: .normal) == nil)
    #expect(bar.scopeBarButtonTitleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    #expect(bar.searchTextField.tokens.map(\.text) == ["unread"])
  }

  @Test func `a colour well tells of the colour that a person chooses, not of the one that code sets`() {
    withApplication { _ in
      let well = UIColorWell()
      var chosen: [UIColor?] = []
      well.addAction(UIAction { _ in chosen.append(well.selectedColor) }, for: .valueChanged)
      well.selectedColor = .red
      well.choose(.blue)
      #expect(chosen == [.blue])
    }
  }
}
