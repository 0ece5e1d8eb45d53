import BehaviourRecorder
import Foundation
import Testing
import UIKit

/// Supports what it is told to.
private final class Picky: UIViewController {
  var orientations = UIInterfaceOrientationMask.portrait
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
}

@MainActor
@Suite struct `Orientations` {
  @Test func `LIFE-30 the interface follows the device, against its turn`() async throws {
    try await Stage.play { stage in
      let scene = try #require(stage.openScene())
      stage.show(stage.controller("A"))
      #expect(UIDevice.current.orientation == .portrait && scene.interfaceOrientation == .portrait)
      #expect(stage.turn(to: .landscapeLeft))
      #expect(scene.interfaceOrientation == .landscapeRight)
      #expect(stage.window.bounds.size == CGSize(width: 844, height: 390))
      #expect(!stage.turn(to: .faceUp))
      #expect(UIDevice.current.orientation.isFlat && scene.interfaceOrientation == .landscapeRight)
      #expect(stage.turn(to: .landscapeRight))
      #expect(scene.interfaceOrientation == .landscapeLeft && stage.window.bounds.width == 844)
      #expect(!stage.turn(to: .portraitUpsideDown))
      #expect(stage.turn(to: .portrait))
      #expect(stage.window.bounds.width == 390)
    }
  }

  @Test func `LIFE-30 a screen that does not support it stays, until it does`() async {
    await Stage.play { stage in
      let picky = Picky()
      stage.show(picky)
      #expect(!stage.turn(to: .landscapeLeft))
      #expect(stage.window.bounds.width == 390)
      picky.orientations = .all
      #expect(stage.window.bounds.width == 390)
      picky.setNeedsUpdateOfSupportedInterfaceOrientations()
      stage.turn()
      #expect(stage.window.bounds.width == 844)
      picky.orientations = .portrait
      picky.setNeedsUpdateOfSupportedInterfaceOrientations()
      stage.turn()
      #expect(stage.window.bounds.width == 390)
    }
  }

  @Test func `NAV-MISC-14 a navigation controller is asked, its top is not`() async {
    await Stage.play { stage in
      stage.show(stage.navigation("nav", Picky()))
      #expect(stage.turn(to: .landscapeLeft))
    }
  }

  @Test func `LIFE-30 a presented full screen decides, a sheet leaves it to what lies below`() async {
    await Stage.play { stage in
      let root = stage.controller("R")
      stage.show(root)
      let picky = Picky()
      picky.modalPresentationStyle = .fullScreen
      root.present(picky, animated: false)
      stage.settle()
      #expect(!stage.turn(to: .landscapeLeft))
      root.dismiss(animated: false)
      stage.settle()
      let sheet = Picky()
      root.present(sheet, animated: false)
      stage.settle()
      #expect(stage.turn(to: .landscapeRight))
    }
  }

  @Test func `LIFE-30 a scene asks for a geometry and is refused what its screen does not support`()
    async throws
  {
    try await Stage.play { stage in
      let scene = try #require(stage.openScene())
      let picky = Picky()
      picky.orientations = .allButUpsideDown
      stage.show(picky)
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
      #expect(scene.effectiveGeometry.interfaceOrientation.isLandscape)
      #expect(stage.window.bounds.width == 844)
      picky.orientations = .landscape
      var errors = 0
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in errors += 1 }
      #expect(errors == 1 && stage.window.bounds.width == 844)
    }
  }

  @Test func `turns of the device are posted while somebody asks for it`() async {
    await Stage.play { stage in
      nonisolated(unsafe) var posts = 0
      let token = NotificationCenter.default.addObserver(
        forName: UIDevice.orientationDidChangeNotification, object: UIDevice.current, queue: nil
      ) { _ in posts += 1 }
      defer { NotificationCenter.default.removeObserver(token) }
      stage.show(stage.controller("A"))
      stage.turn(to: .landscapeLeft)
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
      stage.turn(to: .portrait)
      UIDevice.current.endGeneratingDeviceOrientationNotifications()
      stage.turn(to: .landscapeLeft)
      #expect(posts == 1)
    }
  }
}
