import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// What apps use now and then beside controllers: each holds what is put in and does what can be done without drawing.
@MainActor
struct FurtherSurfaceTests {
  private func stage(_ body: (UIWindow, UIViewController, HeadlessClock) throws -> Void) rethrows {
    let environment = HeadlessEnvironment(mode: .virtual)
    try HeadlessEnvironment.withEnvironment(environment) {
      let root = UIViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = root
      window.makeKeyAndVisible()
      environment.clock.runUntilIdle()
      try body(window, root, environment.clock)
    }
  }

  // MARK: Display links

  final class Frames: NSObject {
    var count = 0

    @MainActor static func register() {
      RuntimeClass(Frames.self).action("frame:") { (frames: Frames) in frames.count += 1 }.register()
    }
  }

  @Test func `a display link sends sixty times a second, fewer where asked, and rests while paused`() {
    Frames.register()
    stage { _, _, clock in
      let frames = Frames()
      let link = CADisplayLink(target: frames, selector: Selector("frame:"))
      link.add(to: .main, forMode: .common)
      // It goes on for ever, so nobody waits for it.
      clock.runUntilIdle()
      #expect(frames.count == 0)
      clock.advance(by: 0.51)
      #expect(frames.count == 30)
      link.preferredFramesPerSecond = 20
      clock.advance(by: 1)
      #expect((49...51).contains(frames.count))
      link.isPaused = true
      let before = frames.count
      clock.advance(by: 1)
      #expect(frames.count == before)
      link.isPaused = false
      clock.advance(by: 0.2)
      #expect(frames.count > before)
    }
  }

  @Test func `a display link keeps its target until it is invalidated`() {
    Frames.register()
    stage { _, _, clock in
      weak var kept: Frames?
      weak var link: CADisplayLink?
      do {
        let frames = Frames()
        kept = frames
        let made = CADisplayLink(target: frames, selector: Selector("frame:"))
        made.add(to: .main, forMode: .common)
        link = made
      }
      clock.advance(by: 0.1)
      #expect(kept != nil)
      link?.invalidate()
      #expect(kept == nil)
      #expect(link == nil)
    }
  }

  // MARK: Text

  @Test func `a field's cursor stands at the end until code moves it, and text is replaced by ranges`() throws
  {
    try stage { _, root, _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      root.view.addSubview(field)
      field.text = "Hello"
      #expect(field.selectedTextRange == nil)
      field.becomeFirstResponder()
      let cursor = try #require(field.selectedTextRange)
      #expect(cursor.isEmpty)
      #expect(field.offset(from: field.beginningOfDocument, to: cursor.start) == 5)
      let second = try #require(field.position(from: field.beginningOfDocument, offset: 2))
      let range = try #require(field.textRange(from: second, to: field.endOfDocument))
      #expect(field.text(in: range) == "llo")
      field.replace(range, withText: "y 👋")
      #expect(field.text == "Hey 👋")
      #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
      #expect(field.compare(field.beginningOfDocument, to: second) == .orderedAscending)
      let start = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
      field.selectedTextRange = start
      #expect(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.end) } == 0)
    }
  }

  @Test func `a text view's chosen part is the same in both forms`() throws {
    let view = UITextView()
    view.text = "one two"
    view.selectedRange = NSRange(location: 4, length: 3)
    let range = try #require(view.selectedTextRange)
    #expect(view.text(in: range) == "two")
    view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: range.start)
    #expect(view.selectedRange == NSRange(location: 0, length: 4))
  }

  // MARK: Places

  @Test func `points are told in the spaces of views, windows and the screen`() {
    stage { window, root, _ in
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      root.view.addSubview(view)
      let space: any UICoordinateSpace = UIScreen.main.coordinateSpace
      #expect(view.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: 11, y: 22))
      #expect(
        view.convert(CGRect(x: 11, y: 22, width: 5, height: 5), from: space).origin == CGPoint(x: 1, y: 2))
      #expect(space.convert(CGPoint(x: 11, y: 22), to: view) == CGPoint(x: 1, y: 2))
    }
  }

  @Test func `the keyboard's guide lies over the keyboard while it shows, and at the safe area otherwise`() {
    stage { window, root, clock in
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
      root.view.addSubview(field)
      let guide = root.view.keyboardLayoutGuide
      let bottom = root.view.safeAreaInsets.bottom
      #expect(guide.layoutFrame.height == bottom)
      field.becomeFirstResponder()
      clock.runUntilIdle()
      #expect(guide.layoutFrame.height > bottom + 100)
      #expect(guide.layoutFrame.maxY == root.view.bounds.maxY)
      field.resignFirstResponder()
      #expect(guide.layoutFrame.height == bottom)
      #expect(root.view.keyboardLayoutGuide === guide)
    }
  }

  // MARK: Content that is not there

  @Test func `a screen shows that its content is not there, and its button does something`() throws {
    try stage { _, root, clock in
      var taps = 0
      var missing = UIContentUnavailableConfiguration.empty()
      missing.text = "No orders"
      missing.button.title = "New order"
      missing.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
      root.contentUnavailableConfiguration = missing
      clock.runUntilIdle()
      let shown = try #require(root.view.subviews.last as? UIContentUnavailableView)
      #expect(shown.subviews.compactMap { ($0 as? UILabel)?.text } == ["No orders"])
      let button = try #require(shown.subviews.compactMap { $0 as? UIButton }.first { !$0.isHidden })
      button.sendActions(for: .touchUpInside)
      #expect(taps == 1)
      root.contentUnavailableConfiguration = nil
      #expect(shown.superview == nil)
    }
  }

  @Test func `an update of missing content that was asked for comes once, with what is searched for`() {
    final class Screen: UIViewController {
      var searched: [String?] = []

      override func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
      ) {
        searched.append(state.searchText)
      }
    }
    stage { window, _, clock in
      let screen = Screen()
      window.rootViewController = screen
      let search = UISearchController(searchResultsController: nil)
      screen.navigationItem.searchController = search
      search.searchBar.text = "soup"
      screen.setNeedsUpdateContentUnavailableConfiguration()
      screen.setNeedsUpdateContentUnavailableConfiguration()
      clock.runUntilIdle()
      #expect(screen.searched == ["soup"])
    }
  }

  // MARK: Documents

  final class Presenter: NSObject, UIDocumentInteractionControllerDelegate {
    let root: UIViewController
    var heard: [String] = []

    init(_ root: UIViewController) { self.root = root }

    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController { root }

    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
      heard.append("begin")
    }

    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
      heard.append("end")
    }
  }

  @Test func `a document's preview is presented where the delegate says, and is told when it ends`() {
    stage { _, root, clock in
      let controller = UIDocumentInteractionController(url: URL(fileURLWithPath: "/tmp/Report.pdf"))
      #expect(controller.presentPreview(animated: true) == false)
      let presenter = Presenter(root)
      controller.delegate = presenter
      #expect(controller.presentPreview(animated: true))
      clock.runUntilIdle()
      let stack = root.presentedViewController as? UINavigationController
      #expect(stack?.topViewController?.title == "Report.pdf")
      controller.dismissPreview(animated: true)
      clock.runUntilIdle()
      #expect(root.presentedViewController == nil)
      #expect(presenter.heard == ["begin", "end"])
    }
  }

  // MARK: Things that move

  @Test
  func `things come to rest at once: what snaps is there at the end of the turn, and the delegate hears it`()
  {
    final class Hearing: NSObject, UIDynamicAnimatorDelegate {
      var heard: [String] = []
      func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { heard.append("moves") }
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { heard.append("rests") }
    }
    stage { _, root, clock in
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      root.view.addSubview(card)
      let animator = UIDynamicAnimator(referenceView: root.view)
      let hearing = Hearing()
      animator.delegate = hearing
      animator.addBehavior(UIGravityBehavior(items: [card]))
      let snap = UISnapBehavior(item: card, snapTo: CGPoint(x: 100, y: 200))
      animator.addBehavior(snap)
      #expect(animator.isRunning)
      #expect(snap.dynamicAnimator === animator)
      clock.runUntilIdle()
      #expect(card.center == CGPoint(x: 100, y: 200))
      #expect(hearing.heard == ["moves", "rests"])
      animator.removeAllBehaviors()
      #expect(animator.behaviors.isEmpty)
      #expect(snap.dynamicAnimator == nil)
    }
  }

  @Test func `a cell of a list keeps its accessories, and shows those that are views of the app's own`() {
    let cell = UICollectionViewListCell()
    let badge = UILabel()
    var taps = 0
    cell.accessories = [
      .disclosureIndicator(), .label(text: "3"), .detail { taps += 1 },
      .customView(configuration: .init(customView: badge, placement: .leading(displayed: .whenEditing))),
    ]
    #expect(cell.accessories.map(\.accessoryType) == [.disclosureIndicator, .label, .detail, .customView])
    #expect(cell.accessories.map(\.displayed) == [.always, .always, .always, .whenEditing])
    #expect(badge.superview === cell.contentView)
    cell.accessories[2].actionHandler?()
    #expect(taps == 1)
    cell.accessories = []
    #expect(badge.superview == nil)
  }

  // MARK: Values

  @Test func `values of further types are kept`() {
    let view = UIView()
    let action = UIAccessibilityCustomAction(name: "Delete") { _ in true }
    view.accessibilityCustomActions = [action]
    #expect(view.accessibilityCustomActions?.first?.actionHandler?(action) == true)
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -10
    view.addMotionEffect(effect)
    #expect(view.motionEffects == [effect])
    view.removeMotionEffect(effect)
    #expect(view.motionEffects == [])
    let controller = UIViewController()
    #expect(controller.preferredTransition == nil)
    controller.preferredTransition = .zoom { _ in view }
    #expect(controller.preferredTransition != nil)
    #expect(!UIAccessibility.isVoiceOverRunning)
    let provider = UIActivityItemProvider(placeholderItem: "words")
    #expect(provider.item as? String == "words")
  }
}
