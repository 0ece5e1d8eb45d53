import HeadlessUIKit
import ScenewayTesting
import Testing

@Suite @MainActor
struct `Roots that are replaced under what they present` {
  final class OldRoot: UIViewController {}
  final class Sheet: UIViewController {}

  @Test func `BOOT-11 the leak that UIKit leaves behind says how it came about`() async throws {
    let first = UIViewController()
    try await AppDriver.run(root: first) { app in
      let window = try #require(first.view.window)
      let error = await #expect(throws: LeakError.self) {
        try await app.expectNoLeaks {
          let old = OldRoot()
          window.rootViewController = old
          await app.waitUntilIdle()
          old.present(Sheet(), animated: false)
          await app.waitUntilIdle()
          window.rootViewController = UIViewController()
          await app.waitUntilIdle()
        }
      }
      let reason =
        "; the window got another root while this was presented over the old one, and UIKit dismisses nothing then: "
        + "dismiss first"
      #expect(
        error?.leaks.map(\.description) == [
          "OldRoot is still alive: held by UIWindow.presentations[0].presenter" + reason,
          "Sheet is still alive: held by UIWindow.presentations[0].presented" + reason,
        ])
    }
  }

  @Test func `BOOT-11 what is dismissed before or afterwards leaves nobody behind`() async throws {
    for dismissesFirst in [true, false] {
      let first = UIViewController()
      try await AppDriver.run(root: first) { app in
        let window = try #require(first.view.window)
        try await app.expectNoLeaks {
          let (old, sheet) = (OldRoot(), Sheet())
          window.rootViewController = old
          await app.waitUntilIdle()
          old.present(sheet, animated: false)
          await app.waitUntilIdle()
          if dismissesFirst { sheet.dismiss(animated: false) }
          window.rootViewController = UIViewController()
          await app.waitUntilIdle()
          if !dismissesFirst { sheet.dismiss(animated: false) }
          await app.waitUntilIdle()
        }
      }
    }
  }
}
