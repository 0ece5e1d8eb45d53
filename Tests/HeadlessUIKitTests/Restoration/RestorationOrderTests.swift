import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

@MainActor
@Suite(.serialized) struct `State restoration: the order of things` {
  /// An app with a navigation controller whose screens make themselves again.
  private func app() -> RestorationDelegate {
    RestorationDelegate { RestorableNavigationController("nav", SelfMadeViewController.make("menu")) }
  }

  @Test
  func
    `REST-01 REST-02 on the way to the background the delegate is asked, then each controller down the tree`()
    throws
  {
    let stage = try RestorationStage()
    stage.run(app()) { application, delegate in
      delegate.navigation?.pushViewController(SelfMadeViewController.make("detail"), animated: false)
      stage.settle()
      #expect(
        stage.background(application)
          == "background shouldSave willEncode nav.encode menu.encode detail.encode")
    }
    #expect(stage.store.names == ["application.state"])
  }

  @Test func `REST-03 REST-04 REST-05 REST-09 a launch restores the stack in this order`() throws {
    let stage = try RestorationStage()
    stage.run(app()) { application, delegate in
      let detail = SelfMadeViewController.make("detail")
      detail.note = "order 42"
      delegate.navigation?.pushViewController(detail, animated: false)
      stage.settle()
      application.enterBackground()
    }
    _ = RestorationStage.take()
    stage.run(app()) { application, delegate in
      let log = RestorationStage.take()
      let restoration = log.split(separator: " ").filter { !$0.hasSuffix(".vdl") && !$0.hasSuffix("A") }
      #expect(
        restoration.joined(separator: " ")
          == "willFinish shouldRestore delegate(nav) class(nav/menu) class(nav/detail) nav.decode menu.decode "
          + "detail.decode didDecode(blue) nav.finished menu.finished detail.finished didFinish active")
      #expect(delegate.stack == ["menu", "detail"])
      #expect((delegate.navigation?.topViewController as? RestorableViewController)?.note == "order 42")
      // A controller has its view before it reads its state, and appears after (REST-05).
      let detail = log.split(separator: " ").filter { $0.hasPrefix("detail.") || $0.hasPrefix("class(nav/d") }
      #expect(
        detail.joined(separator: " ")
          == "class(nav/detail) detail.vdl detail.decode detail.finished detail.wA detail.dA")
      #expect(!log.contains("menu.wA") && application.applicationState == .active)
    }
  }

  @Test func `REST-04 the window is there and key while the state is restored`() throws {
    let stage = try RestorationStage()
    stage.run(app()) { application, _ in application.enterBackground() }
    var wasKey: Bool?
    RestorableViewController.onDecode = { _ in
      wasKey = UIApplication.shared.keyWindow?.rootViewController != nil
    }
    defer { RestorableViewController.onDecode = nil }
    stage.run(app()) { _, _ in }
    #expect(wasKey == true)
  }

  @Test func `REST-01 REST-04 a delegate that says no saves or restores nothing`() throws {
    let stage = try RestorationStage()
    stage.run(app()) { application, delegate in
      delegate.saves = false
      #expect(stage.background(application) == "background shouldSave")
      #expect(stage.store.names.isEmpty)
      application.enterForeground()
      stage.settle()
      delegate.saves = true
      delegate.navigation?.pushViewController(SelfMadeViewController.make("detail"), animated: false)
      application.enterBackground()
    }
    _ = RestorationStage.take()
    let careful = app()
    careful.restores = false
    stage.run(careful) { _, delegate in
      #expect(RestorationStage.takeRestoration() == "willFinish shouldRestore didFinish active")
      #expect(delegate.stack == ["menu"])
    }
  }

  @Test func `REST-01 the older methods are asked where the secure ones are missing`() throws {
    let stage = try RestorationStage()
    stage.run(OlderDelegate()) { application, _ in application.enterBackground() }
    #expect(RestorationStage.take() == "shouldSave(secure: false)")
    stage.run(OlderDelegate()) { _, _ in }
    #expect(RestorationStage.take() == "shouldRestore(secure: false)")
  }

  @Test func `REST-04 the coder of the app tells version, time, system and interface of the run that saved`()
    throws
  {
    let stage = try RestorationStage(info: ["CFBundleVersion": "7"])
    stage.run(app()) { application, _ in application.enterBackground() }
    let delegate = app()
    var asked = false
    delegate.onShouldRestore = { coder in
      asked = true
      let version = UIApplication.stateRestorationBundleVersionKey
      #expect(coder.decodeObject(of: NSString.self, forKey: version) == "7")
      let system = UIApplication.stateRestorationSystemVersionKey
      #expect(
        coder.decodeObject(of: NSString.self, forKey: system) as String? == UIDevice.current.systemVersion)
      let idiom = UIApplication.stateRestorationUserInterfaceIdiomKey
      #expect(coder.decodeInteger(forKey: idiom) == UIUserInterfaceIdiom.phone.rawValue)
      let time = coder.decodeObject(of: NSDate.self, forKey: UIApplication.stateRestorationTimestampKey)
      #expect(time.map { abs($0.timeIntervalSinceNow) < 600 } == true)
    }
    stage.run(delegate) { _, _ in }
    #expect(asked)
  }
}

/// A delegate from before secure coding.
private final class OlderDelegate: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
    RestorationStage.write("shouldSave(secure: \(coder.requiresSecureCoding))")
    return true
  }

  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
    RestorationStage.write("shouldRestore(secure: \(coder.requiresSecureCoding))")
    return true
  }
}
