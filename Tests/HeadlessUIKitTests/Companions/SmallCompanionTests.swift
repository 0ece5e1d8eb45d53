import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// Classes that hold a state and do little else.
@MainActor
struct SmallCompanionTests {
  @Test func `feedback is counted`() {
    let impact = UIImpactFeedbackGenerator(style: .light)
    impact.prepare()
    impact.impactOccurred()
    let selection = UISelectionFeedbackGenerator()
    selection.selectionChanged()
    let notification = UINotificationFeedbackGenerator()
    notification.notificationOccurred(.success)
    let generators: [UIFeedbackGenerator] = [impact, selection, notification]
    #expect(generators.map(\.feedbackCount) == [1, 1, 1])
  }

  @Test func `the menu holds the app's entries`() {
    HeadlessEnvironment.withEnvironment(HeadlessEnvironment(mode: .virtual)) {
      let item = UIMenuItem(title: "Mark", action: "mark:")
      UIMenuController.shared.menuItems = [item]
      #expect(UIMenuController.shared.menuItems == [item])
      UIMenuController.shared.showMenu(from: UIView(), rect: CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(UIMenuController.shared.isMenuVisible)
      UIMenuController.shared.hideMenu()
      #expect(!UIMenuController.shared.isMenuVisible)
    }
  }

  @Test func `a cell takes the looks of its state over at the end of the turn`() {
    final class Cell: UITableViewCell {
      var states: [UICellConfigurationState] = []
      override func updateConfiguration(using state: UICellConfigurationState) { states.append(state) }
    }
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.setSelected(true, animated: false)
    cell.setHighlighted(true, animated: false)
    #expect(cell.states.isEmpty)
    cell.layoutIfNeeded()
    #expect(cell.states.count == 1)
    #expect(cell.states.last?.isSelected == true)
    #expect(cell.states.last?.isHighlighted == true)
  }

  @Test func `names are sorted into the sections of an alphabet`() {
    let collation = UILocalizedIndexedCollation.current()
    #expect(collation.sectionIndexTitles.count == 27)
    #expect(collation.section(for: "Émile", collationStringSelector: "self") == 4)
    #expect(collation.section(for: "7", collationStringSelector: "self") == 26)
    let sorted = collation.sortedArray(from: ["b", "A"], collationStringSelector: "self")
    #expect(sorted as? [String] == ["A", "b"])
  }

  @Test func `a provider hands over what it has, or says that it has not`() {
    let provider = NSItemProvider(item: URL(string: "https://example.com"), typeIdentifier: "public.url")
    #expect(provider.hasItemConformingToTypeIdentifier("public.url"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    var (url, failure): (URL?, (any Error)?) = (nil, nil)
    provider.loadItem(forTypeIdentifier: "public.url") { item, _ in url = item as? URL }
    provider.loadItem(forTypeIdentifier: "public.image") { _, error in failure = error }
    #expect(url?.host == "example.com")
    #expect(failure != nil)
    #expect(NSItemProvider(object: "text" as NSString).hasItemConformingToTypeIdentifier("public.text"))
  }

  @Test func `a view takes another's place`() {
    HeadlessEnvironment.withEnvironment(HeadlessEnvironment(mode: .virtual)) {
      let (holder, old, new) = (UIView(), UIView(), UIView())
      holder.addSubview(old)
      UIView.transition(from: old, to: new, duration: 0.3, options: .transitionCrossDissolve)
      #expect(holder.subviews == [new])
      let hidden = UIView()
      hidden.isHidden = true
      holder.addSubview(hidden)
      UIView.transition(from: new, to: hidden, duration: 0.3, options: .showHideTransitionViews)
      #expect(new.isHidden && !hidden.isHidden)
      #expect(new.snapshotView(afterScreenUpdates: false)?.frame == new.frame)
    }
  }

  @Test func `a slider knows where its line and its knob stand`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
    slider.value = 1
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.width == 100)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).maxX == 100)
  }

  @Test func `an app that asks for remote notifications hears that there are none`() {
    final class Delegate: NSObject, UIApplicationDelegate {
      var code: Int?
      func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
      ) { code = (error as NSError).code }
    }
    let environment = HeadlessEnvironment(mode: .virtual)
    HeadlessEnvironment.withEnvironment(environment) {
      let delegate = Delegate()
      UIApplication.shared.delegate = delegate
      UIApplication.shared.registerForRemoteNotifications()
      #expect(delegate.code == nil)
      environment.clock.runUntilIdle()
      #expect(delegate.code == 3010)
    }
  }

  @Test func `queues are equal where they are one queue, whatever object stands for them`() {
    let one = DispatchQueue(label: "same")
    let other = DispatchQueue(label: "same")
    #expect(DispatchQueue.main == .main)
    #expect(DispatchQueue.global() == .global())
    #expect(DispatchQueue.global() != .global(qos: .background))
    #expect(one == one)
    #expect(one != other)
    #expect(one != .main)
    #expect(Set([one, other, one, .main, .main]).count == 3)
  }

  #if !canImport(ObjectiveC)
    @Test func `a value carries a transform in space`() {
      let turned = CATransform3DMakeScale(2, 3, 4)
      #expect(NSValue(caTransform3D: turned).caTransform3DValue == turned)
      #expect(NSValue(cgPoint: .zero).caTransform3DValue == CATransform3DIdentity)
    }
  #endif
}
