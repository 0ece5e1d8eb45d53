import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// The menus of an app, as its delegate builds them.
@MainActor
struct MenuBuilderTests {
  final class Delegate: UIResponder, UIApplicationDelegate {
    var builds = 0

    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      guard builder.system == .main else { return }
      builds += 1
      builder.remove(menu: .format)
      let refresh = UIKeyCommand(
        title: "Refresh", action: Selector("refresh:"), input: "R", modifierFlags: .command)
      builder.insertChild(
        UIMenu(
          title: "Refresh", identifier: .init("app.refresh"), options: .displayInline, children: [refresh]),
        atStartOfMenu: .view)
      builder.insertSibling(UIMenu(title: "Notes", identifier: .init("app.notes")), afterMenu: .file)
      builder.replaceChildren(ofMenu: .help) {
        $0 + [UIAction(title: "Manual", identifier: .init("manual")) { _ in }]
      }
      builder.replace(menu: .about, with: UIMenu(title: "About", identifier: .about))
    }
  }

  final class Screen: UIViewController {
    var refreshes = 0
    var mayRefresh = true

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("refresh:")
    }

    override func validate(_ command: UICommand) {
      command.attributes = mayRefresh ? [] : .disabled
    }
  }

  @Test func `the app's delegate builds the menus once until it is asked to do so anew`() {
    withApplication { environment in
      let delegate = Delegate()
      environment.application?.delegate = delegate
      let menu = UIMenuSystem.main.menu
      #expect(
        menu.children.map { ($0 as? UIMenu)?.identifier.rawValue.split(separator: ".").last } == [
          "application", "file", "notes", "edit", "view", "window", "help",
        ])
      let builder = MenuBuilder(.main, root: menu)
      #expect(builder.menu(for: .format) == nil)
      #expect(builder.menu(for: .about)?.title == "About")
      #expect((builder.menu(for: .view)?.children.first as? UIMenu)?.title == "Refresh")
      #expect(builder.command(for: Selector("refresh:"), propertyList: nil)?.title == "Refresh")
      #expect(builder.action(for: .init("manual"))?.title == "Manual")
      _ = UIMenuSystem.main.menu
      #expect(delegate.builds == 1)
      UIMenuSystem.main.setNeedsRebuild()
      _ = UIMenuSystem.main.menu
      #expect(delegate.builds == 2)
    }
  }

  @Test func `keys of a menu's command are validated by who answers it and sent there`() {
    RuntimeClass(Screen.self)
      .action("refresh:") { (screen: Screen, _: Any?) in screen.refreshes += 1 }
      .register()
    withApplication { environment in
      let delegate = Delegate()
      environment.application?.delegate = delegate
      let screen = Screen()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = screen
      window.makeKeyAndVisible()
      #expect(window.pressKey("R", .command))
      #expect(screen.refreshes == 1)
      screen.mayRefresh = false
      #expect(!window.pressKey("R", .command))
      #expect(screen.refreshes == 1)
      #expect(!window.pressKey("Z", .command))
    }
  }
}
