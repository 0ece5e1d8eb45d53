import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Guards and tabs that are objects of their own` {
  @Test func `Wish 10: a tap on such a tab asks, also where its controller is not made yet`() async {
    await FlowStage.play { stage in
      let screen = GuardedScreen("guarded")
      var made = 0
      let tabs = UITabBarController(tabs: [
        UITab(title: "One", image: nil, identifier: "one") { _ in screen },
        UITab(title: "Two", image: nil, identifier: "two") { _ in
          made += 1
          return Screen("two")
        },
      ])
      let navigator = stage.navigator(tabs)
      stage.settle()
      screen.letsGo = false
      tabs.tapTab(at: 1)
      await stage.settle(until: { screen.reasons.count == 1 && navigator.isIdle })
      #expect(tabs.selectedTab?.identifier == "one")
      #expect(made == 0)
      screen.letsGo = true
      tabs.tapTab(at: 1)
      await stage.settle(until: { tabs.selectedTab?.identifier == "two" })
      #expect(screen.reasons == [.tabTap, .tabTap])
      #expect(made == 1)
      #expect(stage.complaints.isEmpty)
    }
  }
}
