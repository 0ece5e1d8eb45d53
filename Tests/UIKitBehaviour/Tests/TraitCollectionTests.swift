import BehaviourRecorder
import Foundation
import Testing
import UIKit

/// A trait of the app's own.
private struct Mood: UITraitDefinition {
  static let defaultValue = "calm"
  static let affectsColorAppearance = true
}

/// A trait whose values nobody can compare but by which object they are.
private struct Theme: UITraitDefinition {
  final class Value: Sendable {}
  static let defaultValue = Value()
}

extension UIMutableTraits {
  fileprivate var mood: String {
    get { self[Mood.self] }
    set { self[Mood.self] = newValue }
  }
}

@MainActor
@Suite struct `Trait collections` {
  @Test func `a collection speaks of what it was made of alone`() async {
    await Stage.play { _ in
      let traits = UITraitCollection(horizontalSizeClass: .regular)
      #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .unspecified)
      #expect(traits.userInterfaceIdiom == .unspecified && traits.displayScale == 0)
      #expect(UITraitCollection(displayScale: 2).displayScale == 2)
      #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
      #expect(
        UITraitCollection(preferredContentSizeCategory: .small).preferredContentSizeCategory == .small)
      #expect(UITraitCollection().containsTraits(in: UITraitCollection()))
    }
  }

  @Test func `later collections have the last word on what they speak of`() async {
    await Stage.play { _ in
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .compact),
        UITraitCollection(horizontalSizeClass: .compact),
        UITraitCollection(horizontalSizeClass: .unspecified),
      ])
      #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .compact)
    }
  }

  @Test func `one collection contains another where it has every trait that the other speaks of`() async {
    await Stage.play { _ in
      let both = UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(userInterfaceStyle: .dark),
      ])
      #expect(both.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
      #expect(!both.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
      #expect(!UITraitCollection(userInterfaceStyle: .dark).containsTraits(in: both))
      #expect(both.containsTraits(in: nil))
    }
  }

  @Test func `equal values are equal collections`() async {
    await Stage.play { _ in
      let (one, other) = (
        UITraitCollection(userInterfaceStyle: .dark), UITraitCollection { $0.userInterfaceStyle = .dark }
      )
      #expect(one == other && one.hash == other.hash)
      #expect(one != UITraitCollection(userInterfaceStyle: .light))
    }
  }

  @Test func `colours differ where a trait does that they depend on`() async {
    await Stage.play { _ in
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(dark.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
      #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
      #expect(!dark.hasDifferentColorAppearance(comparedTo: dark.modifyingTraits { $0.displayScale = 3 }))
      #expect(dark.hasDifferentColorAppearance(comparedTo: dark.modifyingTraits { $0.mood = "wild" }))
    }
  }

  @Test func `a trait of the app's own has its default until somebody sets it`() async {
    await Stage.play { _ in
      let plain = UITraitCollection()
      #expect(plain[Mood.self] == "calm")
      let wild = plain.modifyingTraits { $0.mood = "wild" }
      #expect(wild[Mood.self] == "wild" && plain[Mood.self] == "calm")
      #expect(wild.replacing(Mood.self, value: "sad")[Mood.self] == "sad")
      #expect(wild.changedTraits(from: plain).map { $0.name } == ["Mood"])
      let theme = Theme.Value()
      let themed = plain.replacing(Theme.self, value: theme)
      #expect(themed == plain.replacing(Theme.self, value: theme))
      #expect(themed != plain.replacing(Theme.self, value: Theme.Value()))
      #expect(Mood.identifier.hasSuffix("Mood") && Mood.name == "Mood")
    }
  }

  @Test func `the current collection is the screen's, or the one that something runs under`() async {
    await Stage.play { _ in
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
      UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      }
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }
  }

  struct Room: Sendable, CustomTestStringConvertible {
    let id: String
    let idiom: UIUserInterfaceIdiom
    let width: CGFloat
    let height: CGFloat
    let horizontal: UIUserInterfaceSizeClass
    let vertical: UIUserInterfaceSizeClass
    var testDescription: String { id }
  }

  nonisolated static let rooms: [Room] = [
    Room(id: "phone", idiom: .phone, width: 390, height: 844, horizontal: .compact, vertical: .regular),
    Room(
      id: "phone on its side", idiom: .phone, width: 844, height: 390, horizontal: .compact,
      vertical: .compact),
    Room(id: "large phone", idiom: .phone, width: 430, height: 932, horizontal: .compact, vertical: .regular),
    Room(
      id: "large phone on its side", idiom: .phone, width: 932, height: 430, horizontal: .regular,
      vertical: .compact),
    Room(
      id: "Plus on its side", idiom: .phone, width: 736, height: 414, horizontal: .regular,
      vertical: .compact),
    Room(id: "tablet", idiom: .pad, width: 820, height: 1180, horizontal: .regular, vertical: .regular),
    Room(
      id: "small tablet", idiom: .pad, width: 744, height: 1133, horizontal: .regular, vertical: .regular),
    Room(id: "slide over", idiom: .pad, width: 320, height: 1180, horizontal: .compact, vertical: .regular),
    Room(id: "half", idiom: .pad, width: 585, height: 820, horizontal: .compact, vertical: .regular),
    Room(
      id: "half of a large one", idiom: .pad, width: 678, height: 1024, horizontal: .regular,
      vertical: .regular),
    Room(
      id: "television", idiom: .tv, width: 1920, height: 1080, horizontal: .regular, vertical: .regular),
  ]

  @Test(arguments: rooms)
  func `size classes follow the device and the room`(_ room: Room) async {
    await Stage.play { stage in
      stage.use(room.idiom, room.width, room.height)
      let controller = stage.controller("A")
      stage.show(controller)
      #expect(controller.traitCollection.horizontalSizeClass == room.horizontal)
      #expect(controller.traitCollection.verticalSizeClass == room.vertical)
      #expect(controller.view.traitCollection == controller.traitCollection)
      #expect(controller.traitCollection.userInterfaceIdiom == room.idiom)
    }
  }
}
