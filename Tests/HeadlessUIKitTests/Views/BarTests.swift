import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

@MainActor
struct BarTests {
  /// A target that counts what it gets.
  final class Recorder: UIResponder {
    var senders: [Any?] = []

    static func register() {
      RuntimeClass(Recorder.self).action("save:") { $0.senders.append($1) }
        .action("save:event:") { (recorder: Recorder, sender: Any?, event: UIEvent?) in
          recorder.senders += [sender, event]
        }
        .register()
    }
  }

  @Test func `a bar button item sends its action to its target with itself as sender`() {
    Recorder.register()
    let recorder = Recorder()
    let item = UIBarButtonItem(title: "Save", style: .plain, target: recorder, action: "save:")
    #expect(item.sendAction())
    #expect(recorder.senders.count == 1)
    #expect(recorder.senders.first as? UIBarButtonItem === item)
  }

  @Test func `a bar button item whose action wants it sends the event, too`() {
    Recorder.register()
    let recorder = Recorder()
    let item = UIBarButtonItem(title: "Save", style: .plain, target: recorder, action: "save:event:")
    #expect(item.sendAction())
    #expect(recorder.senders.first as? UIBarButtonItem === item && recorder.senders.last is UIEvent)
  }

  @Test func `a disabled bar button item does nothing`() {
    Recorder.register()
    let recorder = Recorder()
    let item = UIBarButtonItem(barButtonSystemItem: .save, target: recorder, action: "save:")
    item.isEnabled = false
    #expect(!item.sendAction())
    #expect(recorder.senders.isEmpty)
  }

  @Test func `a bar button item does not keep its target alive`() {
    weak var target: Recorder?
    let item: UIBarButtonItem
    do {
      let recorder = Recorder()
      target = recorder
      item = UIBarButtonItem(title: "Save", style: .plain, target: recorder, action: "save:")
    }
    #expect(target == nil)
    #expect(item.target == nil)
  }

  @Test func `SEG-32 a segue of a bar button item gets the item as sender`() {
    let item = UIBarButtonItem(title: "Next", style: .plain, target: nil, action: nil)
    var sender: UIBarButtonItem?
    item.segueAction = { sender = $0 }
    #expect(item.sendAction())
    #expect(sender === item)
  }

  @Test func `a primary action names its bar button item and runs with it as sender`() {
    var sender: Any?
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Share") { sender = $0.sender })
    #expect(item.title == "Share")
    item.sendAction()
    #expect(sender as? UIBarButtonItem === item)
  }

  @Test func `NAV-MISC-06 the back button takes its words from the item below`() {
    let item = UINavigationItem(title: "Home")
    #expect(item.backButtonText == "Home")
    item.backButtonTitle = "Start"
    #expect(item.backButtonText == "Start")
    item.backBarButtonItem = UIBarButtonItem(title: "Leave", style: .plain, target: nil, action: nil)
    #expect(item.backButtonText == "Leave")
    #expect(UINavigationItem().backButtonText == "Back")
  }

  @Test func `NAV-MISC-07 an item at the left takes the back button's place`() {
    let item = UINavigationItem()
    #expect(item.showsBackButton)
    item.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
    #expect(!item.showsBackButton)
    item.leftItemsSupplementBackButton = true
    #expect(item.showsBackButton)
    item.hidesBackButton = true
    #expect(!item.showsBackButton)
  }

  @Test func `NAV-MISC-08 the back button's display mode decides over its words`() {
    let item = UINavigationItem(title: "Home")
    item.backButtonDisplayMode = .generic
    #expect(item.backButtonText == "Back")
    item.backButtonDisplayMode = .minimal
    #expect(item.backButtonText == "")
  }

  @Test
  func `a navigation bar's delegate can forbid a pop`() {
    final class Guardian: NSObject, UINavigationBarDelegate {
      var mayPop = false
      var popped: [UINavigationItem] = []
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        mayPop
      }
      func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        popped.append(item)
      }
    }
    let guardian = Guardian()
    let bar = UINavigationBar()
    bar.delegate = guardian
    let detail = UINavigationItem(title: "Detail")
    bar.items = [UINavigationItem(title: "Home"), detail]
    bar.tapBackButton()
    #expect(bar.topItem === detail)
    guardian.mayPop = true
    bar.tapBackButton()
    #expect(bar.topItem?.title == "Home")
    #expect(guardian.popped == [detail])
  }

  @Test func `TAB-14 the items of a managed tab bar cannot be set`() async throws {
    let environment = HeadlessEnvironment(mode: .virtual)
    HeadlessEnvironment.withEnvironment(environment) {
      var raised: [UIKitComplaint] = []
      environment.diagnostics.exceptionHandler = { raised.append($0) }
      let bar = UITabBar()
      bar.isManaged = true
      bar.replaceItems([UITabBarItem(tabBarSystemItem: .search, tag: 1)])
      bar.items = []
      #expect(
        raised.map(\.text) == [
          "Directly modifying a tab bar managed by a tab bar controller is not allowed."
        ])
      #expect(bar.items?.map(\.title) == ["Search"])
    }
  }
}

/// Views of the app's own that stand in bars.
@MainActor
struct BarViewTests {
  @Test func `a title view and items that are views stand in the bar and can be touched`() {
    withApplication { environment in
      let controller = UIViewController()
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
      let title = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
      let navigation = UINavigationController(rootViewController: controller)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      environment.clock.runUntilIdle()
      controller.navigationItem.titleView = title
      environment.clock.runUntilIdle()
      #expect(title.superview === navigation.navigationBar)
      #expect(TouchSimulator.tap(button).isDone)
      #expect(taps == 1)
      controller.navigationItem.rightBarButtonItem = nil
      #expect(button.superview == nil)
    }
  }
}
