import BehaviourRecorder
import Foundation
import Testing
import UIKit

/// Writes down which traits changed, and from what.
private final class Witness: UIViewController {
  weak var timeline: Timeline?
  let label: String

  init(_ stage: Stage, _ label: String) {
    self.label = label
    timeline = stage.timeline
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let view = WitnessView()
    (view.timeline, view.label) = (timeline, label.lowercased())
    self.view = view
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    timeline?.write(describe(label, previousTraitCollection, traitCollection))
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    timeline?.write("\(label).to(\(newCollection.horizontalSizeClass))")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    timeline?.write("\(label).size(\(Int(size.width))x\(Int(size.height)))")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [weak self] _ in
      self?.timeline?.write("\(self?.label ?? "").along")
    } completion: { [weak self] _ in
      self?.timeline?.write("\(self?.label ?? "").turned")
    }
  }
}

private final class WitnessView: UIView {
  weak var timeline: Timeline?
  var label = ""

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    timeline?.write(describe(label, previousTraitCollection, traitCollection))
  }
}

@MainActor
private func describe(_ label: String, _ old: UITraitCollection?, _ new: UITraitCollection) -> String {
  if old?.userInterfaceStyle != new.userInterfaceStyle {
    return "\(label).\(old.map { "\($0.userInterfaceStyle)" } ?? "nil")>\(new.userInterfaceStyle)"
  }
  return "\(label).\(old.map { "\($0.horizontalSizeClass)" } ?? "nil")>\(new.horizontalSizeClass)"
}

/// A trait of the app's own.
private struct Mood: UITraitDefinition {
  static let defaultValue = 0
}

@MainActor
@Suite struct `Changes of traits` {
  private func nest(_ stage: Stage) -> (Witness, Witness) {
    let (parent, child) = (Witness(stage, "P"), Witness(stage, "C"))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.show(parent)
    return (parent, child)
  }

  @Test func `CONT-23 traits of a parent's choice are told to the child and its view at once`() async {
    await Stage.play { stage in
      let (parent, child) = nest(stage)
      parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
      #expect(stage.happened() == "C.compact>regular c.compact>regular")
      #expect(child.view.traitCollection.horizontalSizeClass == .regular)
      parent.setOverrideTraitCollection(nil, forChild: child)
      #expect(stage.happened() == "C.regular>compact c.regular>compact")
    }
  }

  @Test func `CONT-23 overrides are told at the end of the turn, once, from the outside in`() async {
    await Stage.play { stage in
      let (parent, child) = nest(stage)
      parent.traitOverrides.userInterfaceStyle = .dark
      parent.traitOverrides.horizontalSizeClass = .regular
      #expect(stage.happened() == "")
      #expect(stage.happensThisTurn() == "P.light>dark p.light>dark C.light>dark c.light>dark")
      #expect(child.traitCollection.horizontalSizeClass == .regular)
      #expect(parent.traitOverrides.contains(UITraitUserInterfaceStyle.self))
      #expect(!child.traitOverrides.contains(UITraitUserInterfaceStyle.self))
      parent.traitOverrides.remove(UITraitUserInterfaceStyle.self)
      parent.updateTraitsIfNeeded()
      #expect(stage.happened() == "P.dark>light p.dark>light C.dark>light c.dark>light")
      #expect(stage.happensUntilSettled() == "")
    }
  }

  @Test func `CONT-23 what changes and changes back in one turn is not told`() async {
    await Stage.play { stage in
      let (parent, _) = nest(stage)
      parent.traitOverrides.userInterfaceStyle = .dark
      parent.traitOverrides.remove(UITraitUserInterfaceStyle.self)
      #expect(stage.happensUntilSettled() == "")
    }
  }

  @Test func `CONT-23 a view, a window and a scene have overrides of their own`() async {
    await Stage.play { stage in
      let (parent, child) = nest(stage)
      child.view.traitOverrides[Mood.self] = 1
      stage.window.traitOverrides[Mood.self] = 2
      parent.updateTraitsIfNeeded()
      #expect(child.view.traitCollection[Mood.self] == 1)
      #expect(child.traitCollection[Mood.self] == 2 && parent.traitCollection[Mood.self] == 2)
      #expect(stage.window.traitCollection[Mood.self] == 2)
    }
  }

  @Test func `CONT-23 a style of its own goes for everything inside`() async {
    await Stage.play { stage in
      let (parent, child) = nest(stage)
      child.overrideUserInterfaceStyle = .dark
      #expect(stage.happened() == "C.light>dark c.light>dark")
      #expect(parent.traitCollection.userInterfaceStyle == .light)
      stage.window.overrideUserInterfaceStyle = .dark
      #expect(stage.happened() == "P.light>dark p.light>dark")
      #expect(child.overrideUserInterfaceStyle == .dark)
    }
  }

  @Test func `CONT-19 a child that is shown nowhere hears of traits too`() async {
    await Stage.play { stage in
      let (parent, child) = (Witness(stage, "P"), Witness(stage, "C"))
      parent.addChild(child)
      stage.show(parent)
      stage.changeSettings { $0.userInterfaceStyle = .dark }
      #expect(stage.happened() == "P.light>dark p.light>dark C.light>dark")
      #expect(!child.isViewLoaded)
    }
  }

  @Test func `who registers hears of the traits that it names, until it takes that back`() async {
    await Stage.play { stage in
      let (parent, child) = nest(stage)
      var heard: [String] = []
      let registration = parent.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (controller: UIViewController, previous: UITraitCollection) in
        heard.append("P \(previous.userInterfaceStyle) \(controller === parent)")
      }
      child.view.registerForTraitChanges([Mood.self, UITraitHorizontalSizeClass.self]) {
        (view: UIView, previous: UITraitCollection) in
        heard.append("c \(previous[Mood.self])>\(view.traitCollection[Mood.self])")
      }
      parent.traitOverrides[Mood.self] = 3
      parent.updateTraitsIfNeeded()
      #expect(heard == ["c 0>3"])
      stage.changeSettings { $0.userInterfaceStyle = .dark }
      #expect(heard == ["c 0>3", "P light true"])
      parent.unregisterForTraitChanges(registration)
      stage.changeSettings { $0.userInterfaceStyle = .light }
      #expect(heard.count == 2)
    }
  }

  @Test func `a registration does not keep its object alive`() async {
    await Stage.play { stage in
      weak var gone: UIViewController?
      do {
        let controller = stage.controller("A")
        controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
          (_: UIViewController, _: UITraitCollection) in
        }
        gone = controller
      }
      #expect(gone == nil)
    }
  }

  @Test func `another size of text is told, and posted`() async {
    await Stage.play { stage in
      nonisolated(unsafe) var posts = 0
      let token = NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared, queue: nil
      ) { _ in posts += 1 }
      defer { NotificationCenter.default.removeObserver(token) }
      let controller = stage.controller("A")
      stage.show(controller)
      #expect(controller.traitCollection.preferredContentSizeCategory == .large)
      stage.changeSettings { $0.preferredContentSizeCategory = .accessibilityLarge }
      #expect(UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory)
      #expect(controller.view.traitCollection.preferredContentSizeCategory > .extraLarge)
      #expect(posts == 1)
    }
  }

  @Test(arguments: Stage.Time.allCases)
  func `LIFE-30 a turn is told in the order traits, size, traits again, and goes along with the coordinator`(
    time: Stage.Time
  ) async {
    await Stage.play(time) { stage in
      stage.use(.phone, 430, 932)
      let (parent, child) = (Witness(stage, "P"), Witness(stage, "C"))
      parent.addChild(child)
      stage.window.rootViewController = parent
      stage.window.makeKeyAndVisible()
      await stage.idle()
      #expect(stage.happened() == "")
      #expect(stage.turn(to: .landscapeLeft))
      #expect(
        stage.happened()
          == "P.to(regular) C.to(regular) P.size(932x430) C.size(932x430) P.compact>regular p.compact>regular "
          + "C.compact>regular")
      await stage.idle()
      #expect(stage.happened() == "C.along P.along C.turned P.turned")
    }
  }

  @Test func `LIFE-30 a split view tells its columns their own sizes and traits`() async {
    await Stage.play { stage in
      stage.use(.pad, 820, 1180)
      let (list, detail) = (Witness(stage, "L"), Witness(stage, "D"))
      let split = UISplitViewController()
      split.viewControllers = [list, detail]
      split.preferredDisplayMode = .oneBesideSecondary
      stage.show(split)
      stage.resize(1180, 820)
      #expect(stage.happened() == "L.size(320x820) D.size(860x820)")
      stage.settle()
      stage.timeline.clear()
      stage.resize(400, 820)
      #expect(stage.happened().hasPrefix("D.to(compact) L.size(160x820) D.size(240x820)"))
      #expect(list.traitCollection.horizontalSizeClass == .compact)
    }
  }
}
