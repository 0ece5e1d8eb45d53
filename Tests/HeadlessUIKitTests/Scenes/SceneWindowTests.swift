import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

@MainActor
@Suite(.serialized) struct `Windows of scenes` {
  private func window(in scene: UIWindowScene, level: UIWindow.Level = .normal) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.windowLevel = level
    window.rootViewController = UIViewController()
    return window
  }

  @Test func `BOOT-08 BOOT-12 a scene's windows stand by level, and one of them is key`() throws {
    let stage = try RestorationStage.withScenes()
    try stage.run(SceneAppDelegate()) { application, _ in
      let scene = try #require(application.connectedScenes.first as? UIWindowScene)
      let main = try #require(scene.windows.first)
      let alert = window(in: scene, level: .alert)
      let second = window(in: scene)
      alert.isHidden = false
      second.isHidden = false
      #expect(application.windows == [main, second, alert] && scene.windows == [main, alert, second])
      #expect(scene.keyWindow === main && main.isKeyWindow)
      alert.makeKey()
      #expect(scene.keyWindow === alert && !main.isKeyWindow)
      // The frontmost of the same scene follows a key window that goes.
      alert.isHidden = true
      #expect(scene.keyWindow === second && second.isKeyWindow)
    }
  }

  @Test func `BOOT-08 each scene keeps a key window of its own, and the active one's is the app's`() throws {
    let stage = try RestorationStage.withScenes()
    try stage.run(SceneAppDelegate()) { application, _ in
      application.openScene()
      stage.settle()
      let scenes = application.orderedScenes.compactMap { $0 as? UIWindowScene }
      try #require(scenes.count == 2)
      let keys = scenes.compactMap(\.keyWindow)
      #expect(keys.count == 2 && keys[0] !== keys[1] && keys[1].isKeyWindow)
      application.enterBackground(scenes[1])
      #expect(keys[0].isKeyWindow && application.keyWindow === keys[0])
      application.enterForeground(scenes[1])
      #expect(keys[1].isKeyWindow && scenes[0].keyWindow === keys[0])
      application.disconnect(scenes[1])
      #expect(keys[0].isKeyWindow && application.windows == [keys[0]])
    }
  }

  @Test func `a window that moves to another scene leaves the first`() throws {
    let stage = try RestorationStage.withScenes()
    try stage.run(SceneAppDelegate()) { application, _ in
      application.openScene()
      stage.settle()
      let scenes = application.orderedScenes.compactMap { $0 as? UIWindowScene }
      try #require(scenes.count == 2)
      let moving = window(in: scenes[0])
      moving.makeKeyAndVisible()
      #expect(scenes[0].keyWindow === moving && moving.next === scenes[0])
      moving.windowScene = scenes[1]
      #expect(!scenes[0].windows.contains(moving) && scenes[1].windows.contains(moving))
      #expect(scenes[0].keyWindow !== moving && moving.next === scenes[1])
    }
  }
}
