import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Connections of a storyboard` {
  @Test func `SB-12 an outlet that the class lacks is an exception when the view is loaded`() async {
    await Cast.play("Scenes") { stage, storyboard in
      let screen = storyboard.instantiateViewController(withIdentifier: "brokenOutlet")
      #expect(stage.exceptions.isEmpty)
      screen.loadViewIfNeeded()
      let address = String(UInt(bitPattern: ObjectIdentifier(screen)), radix: 16)
      #expect(
        stage.exceptions == [
          "NSUnknownKeyException: [<UIKitBehaviourTests.StoryScreen 0x\(address)> setValue:forUndefinedKey:]: "
            + "this class is not key value coding-compliant for the key nowhere."
        ])
    }
  }

  @Test func `SB-13 an attribute that the class lacks is a log line, and loading goes on`() async {
    await Cast.play("Scenes") { stage, storyboard in
      let screen = storyboard.instantiateViewController(withIdentifier: "A")
      let address = String(UInt(bitPattern: ObjectIdentifier(screen)), radix: 16)
      #expect(
        stage.complaints == [
          "Failed to set (nowhere) user defined inspected property on (UIKitBehaviourTests.StoryScreen): "
            + "[<UIKitBehaviourTests.StoryScreen 0x\(address)> setValue:forUndefinedKey:]: "
            + "this class is not key value coding-compliant for the key nowhere."
        ])
      #expect((screen as? StoryScreen)?.awakenings == 1)
    }
  }

  @Test(arguments: [
    ("stranger", "_TtC19UIKitBehaviourTests7Missing"), ("elsewhere", "_TtC9Elsewhere7Missing"),
  ])
  func `16-05 SB-15 an unknown class is a log line, and UIKit's own plays it`(_ scene: String, _ name: String)
    async
  {
    await Cast.play("Scenes") { stage, storyboard in
      let screen = storyboard.instantiateViewController(withIdentifier: scene)
      _ = storyboard.instantiateViewController(withIdentifier: scene)
      #expect(type(of: screen) == UIViewController.self)
      #expect(stage.complaints == ["Unknown class \(name) in Interface Builder file."])
    }
  }

  @Test func `SB-19 a creator makes the screen, once`() async {
    await Cast.play("Scenes") { stage, storyboard in
      var calls = 0
      let screen = storyboard.instantiateViewController(identifier: "recipe") { coder -> CookedScreen? in
        calls += 1
        return CookedScreen(coder: coder, recipe: "stew")
      }
      #expect(calls == 1)
      #expect(screen.recipe == "stew")
      #expect(stage.happened() == "recipe.init recipe.awake")
      #expect(screen.storyboard === storyboard)
      screen.loadViewIfNeeded()
      #expect(screen.view.bounds == UIScreen.main.bounds)
    }
  }

  @Test func `SB-19 a creator that returns nil leaves it to the class`() async {
    await Cast.play("Scenes") { _, storyboard in
      let screen: CookedScreen = storyboard.instantiateViewController(identifier: "recipe") { _ in nil }
      #expect(screen.recipe == "none")
      let other: CookedScreen = storyboard.instantiateViewController(identifier: "recipe")
      #expect(other.recipe == "none")
    }
  }

  @Test func `SB-20 a creator that does not call super init with the coder is an exception`() async {
    await Cast.play("Scenes") { stage, storyboard in
      let screen: UIViewController = storyboard.instantiateViewController(identifier: "plain") { _ in
        UIViewController()
      }
      #expect(screen.storyboard == nil)
      #expect(
        stage.exceptions == [
          "NSInternalInconsistencyException: Custom instantiated view controller must call -[super initWithCoder:]"
        ])
    }
  }

  @Test func `SB-21 a creator of the entry point makes the container, not what is inside`() async {
    await Cast.play("Scenes") { _, storyboard in
      let navigation = storyboard.instantiateInitialViewController { UINavigationController(coder: $0) }
      #expect(navigation?.viewControllers.first is StoryScreen)
    }
  }

  @Test func `SB-28 an outlet collection holds its objects in document order`() async {
    await Cast.play("Scenes") { _, storyboard in
      let screen = storyboard.instantiateViewController(withIdentifier: "A") as? StoryScreen
      #expect(screen?.pieces == nil)
      screen?.loadViewIfNeeded()
      #expect(screen?.pieces?.map { $0 is UIButton } == [true, false])
      #expect(screen?.helper?.label === screen?.label)
    }
  }

  @Test func `actions of controls and bar items reach the screen with their sender`() async throws {
    try await Cast.play("Scenes") { stage, storyboard in
      let screen = try #require(storyboard.instantiateViewController(withIdentifier: "A") as? StoryScreen)
      stage.show(screen)
      let button = try #require(screen.view.subviews.lazy.compactMap { $0 as? UIButton }.first)
      button.sendActions(for: .touchUpInside)
      #expect(screen.senders.last as? UIButton === button)
      #expect(button.allTargets.contains(screen))
      #expect(screen.barItem?.target === screen)
      #expect(screen.barItem?.action == Selector("more:"))
    }
  }
}

@MainActor
@Suite struct `Nibs` {
  @Test func `SB-06 LIFE-27 a nib's objects are connected and awoken, its owner only connected`() async {
    await Stage.playCast { stage in
      let owner = CardOwner()
      let objects = UINib(nibName: "Card", bundle: .module).instantiate(withOwner: owner)
      #expect(objects.count == 1)
      #expect(owner.card === objects.first as? StoryCard)
      #expect(owner.card?.label?.text == "On the card")
      #expect(owner.card?.awakenings == 1)
      #expect(owner.awakenings == 0)
      #expect(Bundle.module.loadNibNamed("Card", owner: owner)?.count == 1)
      #expect(stage.exceptions.isEmpty)
    }
  }

  @Test func `SB-17 a nib that is nowhere is an exception`() async {
    await Stage.playCast { stage in
      let screen = UIViewController(nibName: "NoSuchNib", bundle: .module)
      screen.loadViewIfNeeded()
      let text = stage.exceptions.first ?? ""
      #expect(text.hasPrefix("NSInternalInconsistencyException: Could not load NIB in bundle: 'NSBundle </"))
      #expect(text.hasSuffix("> (loaded)' with name 'NoSuchNib'"))
    }
  }

  @Test func `SB-18 a nib without view outlet is an exception`() async {
    await Stage.playCast { stage in
      let screen = UIViewController(nibName: "Lonely", bundle: .module)
      screen.loadViewIfNeeded()
      #expect(
        stage.exceptions == [
          "NSInternalInconsistencyException: -[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Lonely\" nib "
            + "but the view outlet was not set."
        ])
    }
  }

  @Test func `SB-29 a nib without owner cannot set the owner's outlets`() async {
    await Stage.playCast { stage in
      _ = UINib(nibName: "Card", bundle: .module).instantiate(withOwner: nil)
      #expect(stage.exceptions.count == 1)
      #expect(stage.exceptions.first?.hasPrefix("NSUnknownKeyException: [<NSObject 0x") == true)
    }
  }

  @Test func `LIFE-02 a screen takes its view from the nib that it names`() async {
    await Stage.playCast { stage in
      let screen = UIViewController(nibName: "Posted", bundle: .module)
      #expect(screen.nibName == "Posted")
      #expect(!screen.isViewLoaded)
      #expect(screen.view.bounds.size == CGSize(width: 393, height: 852))
      #expect(stage.exceptions.isEmpty)
    }
  }

  @Test func `LIFE-08 a screen takes its view from the nib of its name without Controller`() async {
    await Stage.playCast { _ in
      let screen = NamedScreenController(nibName: nil, bundle: .module)
      #expect(screen.view.bounds.size == CGSize(width: 393, height: 852))
      #expect(screen.view.autoresizingMask.isEmpty)
    }
  }
}
