import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

@MainActor
@Suite(.serialized) struct `State restoration: objects, values and what goes wrong` {
  private func app() -> RestorationDelegate {
    RestorationDelegate { RestorableNavigationController("nav", SelfMadeViewController.make("menu")) }
  }

  /// A store with a state of two screens.
  private func saved(_ stage: RestorationStage) {
    stage.run(app()) { application, delegate in
      delegate.navigation?.pushViewController(SelfMadeViewController.make("detail"), animated: false)
      stage.settle()
      application.enterBackground()
    }
    _ = RestorationStage.take()
  }

  // MARK: Objects

  @Test func `REST-11 a registered object is saved and restored, after the controllers`() throws {
    let stage = try RestorationStage()
    func object(_ text: String) -> RestorableSettings {
      let settings = RestorableSettings()
      settings.text = text
      return settings
    }
    let before = object("large")
    let first = app()
    first.makeRoot = {
      UIApplication.registerObject(forStateRestoration: before, restorationIdentifier: "settings")
      return SelfMadeViewController.make("menu")
    }
    stage.run(first) { application, _ in
      #expect(
        stage.background(application) == "background shouldSave willEncode menu.encode settings.encode")
    }
    let after = object("")
    let second = app()
    second.makeRoot = {
      UIApplication.registerObject(forStateRestoration: after, restorationIdentifier: "settings")
      return SelfMadeViewController.make("menu")
    }
    stage.run(second) { _, _ in
      #expect(
        RestorationStage.takeRestoration().contains(
          "menu.decode settings.decode didDecode(blue) menu.finished settings.finished didFinish"))
      #expect(after.text == "large")
    }
  }

  @Test func `REST-11 an object with a restoration class is made by it`() throws {
    let stage = try RestorationStage()
    let settings = RestorableSettings()
    settings.text = "small"
    settings.objectRestorationClass = RestorableSettings.self
    let first = app()
    first.makeRoot = {
      UIApplication.registerObject(forStateRestoration: settings, restorationIdentifier: "settings")
      return SelfMadeViewController.make("menu")
    }
    stage.run(first) { application, _ in application.enterBackground() }
    RestorableSettings.made = nil
    stage.run(app()) { _, _ in
      #expect(RestorationStage.takeRestoration().contains("object(settings)"))
      #expect(RestorableSettings.made?.text == "small")
    }
  }

  // MARK: Values

  @Test func `REST-01 every kind of value comes back as it was written`() throws {
    let stage = try RestorationStage()
    let day = Date(timeIntervalSinceReferenceDate: 700_000_000.25)
    let link = try #require(URL(string: "menu://orders/42"))
    RestorableViewController.onEncode = { controller, coder in
      coder.encode("text", forKey: "text")
      coder.encode(true, forKey: "truth")
      coder.encode(42, forKey: "whole")
      coder.encode(Float(0.5), forKey: "half")
      coder.encode(-2.25, forKey: "number")
      coder.encode(Int64.max, forKey: "large")
      coder.encode(Data([1, 2, 3]), forKey: "data")
      coder.encode(day, forKey: "day")
      coder.encode(link, forKey: "link")
      coder.encode(IndexPath(row: 3, section: 1), forKey: "path")
      coder.encode(["a", "b"], forKey: "list")
      coder.encode(["a": 1, "b": 2], forKey: "table")
      coder.encode(CGPoint(x: 3, y: 4), forKey: "point")
      coder.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rectangle")
      coder.encode(Bookmark("chapter 3"), forKey: "bookmark")
      coder.encode([controller], forKey: "controllers")
      coder.encode(nil as Any?, forKey: "nothing")
    }
    defer { RestorableViewController.onEncode = nil }
    let data = stage.run(RestorationDelegate { RestorableViewController("menu") }) { application, delegate in
      application.enterBackground()
      return stage.store["application.state"]
    }
    let state = try #require(data.flatMap(SavedState.init))
    let root = RestorableViewController("menu")
    let coder = RestorationCoder(state.records[0].values, isSecure: true) { $0 == 0 ? root : nil }
    #expect(coder.decodeObject(of: NSString.self, forKey: "text") == "text")
    #expect(coder.decodeBool(forKey: "truth") && coder.decodeInteger(forKey: "whole") == 42)
    #expect(coder.decodeFloat(forKey: "half") == 0.5 && coder.decodeDouble(forKey: "number") == -2.25)
    #expect(coder.decodeInt64(forKey: "large") == .max)
    #expect(coder.decodeObject(of: NSData.self, forKey: "data") as Data? == Data([1, 2, 3]))
    #expect(coder.decodeObject(of: NSDate.self, forKey: "day") as Date? == day)
    #expect(coder.decodeObject(of: NSURL.self, forKey: "link") as URL? == link)
    #expect(coder.decodeObject(forKey: "path") as? IndexPath == IndexPath(row: 3, section: 1))
    #expect(
      coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "list") as? [String] == ["a", "b"])
    #expect(coder.decodeObject(forKey: "table") as? [String: Int] == ["a": 1, "b": 2])
    #expect(coder.decodeCGPoint(forKey: "point") == CGPoint(x: 3, y: 4))
    #expect(coder.decodeCGRect(forKey: "rectangle") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(coder.decodeObject(of: Bookmark.self, forKey: "bookmark")?.place == "chapter 3")
    #expect(coder.decodeObject(forKey: "controllers") as? [UIViewController] == [root])
    #expect(coder.containsValue(forKey: "nothing") && coder.decodeObject(forKey: "nothing") == nil)
    // Another class than the reader names is not handed out.
    #expect(coder.decodeObject(of: NSURL.self, forKey: "text") == nil)
    #expect(coder.decodeObject(of: [NSArray.self], forKey: "list") == nil)
  }

  @Test func `REST-01 an object that cannot be archived is complained of, and the rest is saved`() throws {
    let stage = try RestorationStage()
    RestorableViewController.onEncode = { _, coder in coder.encode(UIColor.red, forKey: "colour") }
    defer { RestorableViewController.onEncode = nil }
    stage.run(RestorationDelegate { RestorableViewController("menu") }) { application, _ in
      application.enterBackground()
      let said = stage.said()
      #expect(said.count == 1 && said.first?.contains("NSInvalidArchiveOperationException") == true)
    }
    #expect(stage.store.names == ["application.state"])
  }

  @Test func `REST-01 an object of a private class is complained of, since Foundation cannot name it`() throws
  {
    let stage = try RestorationStage()
    RestorableViewController.onEncode = { _, coder in coder.encode(PrivateBookmark(), forKey: "mark") }
    defer { RestorableViewController.onEncode = nil }
    stage.run(RestorationDelegate { RestorableViewController("menu") }) { application, _ in
      application.enterBackground()
      #expect(stage.said().count == 1)
    }
  }

  // MARK: What goes wrong

  @Test func `REST-15 a run that crashes while it restores throws the state away`() throws {
    let stage = try RestorationStage()
    saved(stage)
    var atCrash: SavedStateStore?
    RestorableViewController.onDecode = { _ in atCrash = stage.store.copy() }
    stage.run(app()) { _, delegate in #expect(delegate.stack == ["menu", "detail"]) }
    RestorableViewController.onDecode = nil
    // A run that came through has nothing to fear, and can restore again.
    _ = RestorationStage.take()
    stage.run(app()) { _, delegate in #expect(delegate.stack == ["menu", "detail"]) }
    // The device has what was there when the other run crashed.
    stage.store = try #require(atCrash)
    _ = RestorationStage.take()
    stage.run(app()) { _, delegate in
      #expect(
        RestorationStage.takeRestoration() == "willFinish didFinish active" && delegate.stack == ["menu"])
    }
    #expect(stage.store.names.isEmpty)
  }

  @Test func `REST-15 REST-18 the app can say that it restores for longer`() throws {
    let stage = try RestorationStage()
    saved(stage)
    RestorableViewController.onDecode = { _ in UIApplication.shared.extendStateRestoration() }
    defer { RestorableViewController.onDecode = nil }
    stage.run(app()) { application, _ in
      #expect(stage.store.copy()["restoring"] != nil)
      application.completeStateRestoration()
      #expect(stage.store["restoring"] != nil)
      application.completeStateRestoration()
      #expect(stage.store["restoring"] == nil)
    }
    #expect(stage.store.names == ["application.state"])
  }

  @Test func `REST-16 an app that is thrown out of the switcher has no state`() throws {
    let stage = try RestorationStage()
    saved(stage)
    stage.run(app()) { application, _ in application.forceQuit() }
    #expect(stage.store.names.isEmpty)
    _ = RestorationStage.take()
    stage.run(app()) { _, delegate in
      #expect(delegate.stack == ["menu"])
      #expect(RestorationStage.takeRestoration() == "willFinish didFinish active")
    }
  }

  @Test func `REST-15 damaged state is thrown away, whatever the damage`() throws {
    let stage = try RestorationStage()
    saved(stage)
    let whole = try #require(stage.store["application.state"])
    var random = SystemlessRandom(seed: 20)
    for round in 0..<300 {
      var data = whole
      switch round % 3 {
      case 0: data[Int(random.next() % UInt64(data.count))] ^= UInt8(truncatingIfNeeded: random.next() | 1)
      case 1: data = data.prefix(Int(random.next() % UInt64(data.count)))
      default:
        data.insert(UInt8(truncatingIfNeeded: random.next()), at: Int(random.next() % UInt64(data.count)))
      }
      #expect(SavedState(data) == nil, "round \(round)")
    }
    stage.store["application.state"] = whole.dropLast()
    stage.run(app()) { _, delegate in #expect(delegate.stack == ["menu"]) }
    #expect(stage.store.names.isEmpty)
  }

  @Test func `REST-15 a state with a good seal and nonsense inside crashes nothing`() throws {
    let stage = try RestorationStage()
    saved(stage)
    let whole = try #require(stage.store["application.state"].flatMap(SavedState.init))
    var random = SystemlessRandom(seed: 7)
    for _ in 0..<40 {
      var state = whole
      for index in state.records.indices {
        for key in state.records[index].values.keys {
          state.records[index].values[key] = nonsense[Int(random.next() % UInt64(nonsense.count))]
        }
      }
      stage.store["application.state"] = state.data
      stage.run(app()) { _, delegate in #expect(delegate.stack.first == "menu") }
    }
  }

  private let nonsense: [SavedValue] = [
    .nothing, .boolean(true), .integer(-1), .integer(.max), .number(.nan), .text("\u{0}"), .data(Data([0])),
    .reference(-1), .reference(0), .reference(1), .reference(99), .list([.reference(1), .nothing]),
    .dictionary(["a": .reference(0)]), .archive(className: "Nowhere.Nobody", Data([1, 2])),
    .archive(className: "NSURL", Data("bplist00".utf8)),
  ]

  @Test func `a store in a folder carries the state over, one that cannot be written keeps nothing`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("state-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let stage = try RestorationStage()
    stage.store = SavedStateStore(folder: folder)
    saved(stage)
    stage.store = SavedStateStore(folder: folder)
    stage.run(app()) { _, delegate in #expect(delegate.stack == ["menu", "detail"]) }
    stage.store = SavedStateStore(folder: URL(fileURLWithPath: "/dev/null/nowhere"))
    saved(stage)
    #expect(stage.store.names.isEmpty)
  }

  @Test func `the snapshot of the last screen is left out for one launch where the app asks for it`() throws {
    let stage = try RestorationStage()
    stage.run(app()) { application, _ in
      #expect(!application.launchesWithSnapshot)
      application.ignoreSnapshotOnNextApplicationLaunch()
      application.enterBackground()
    }
    stage.run(app()) { application, _ in #expect(!application.launchesWithSnapshot) }
    stage.run(app()) { application, _ in #expect(application.launchesWithSnapshot) }
  }
}

/// Numbers that are the same in every run.
private struct SystemlessRandom: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 11
  }
}

/// An object beside the controllers that has state of its own.
private final class RestorableSettings: NSObject, UIStateRestoring, UIObjectRestoration {
  static var made: RestorableSettings?
  var text = ""
  var objectRestorationClass: (any UIObjectRestoration.Type)?

  func encodeRestorableState(with coder: NSCoder) {
    RestorationStage.write("settings.encode")
    coder.encode(text, forKey: "text")
  }

  func decodeRestorableState(with coder: NSCoder) {
    RestorationStage.write("settings.decode")
    text = coder.decodeObject(of: NSString.self, forKey: "text") as String? ?? ""
  }

  func applicationFinishedRestoringState() { RestorationStage.write("settings.finished") }

  static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
    -> (any UIStateRestoring)?
  {
    RestorationStage.write("object(\(identifierComponents.joined(separator: "/")))")
    made = RestorableSettings()
    return made
  }
}

/// A value of the app's own that supports secure coding.
final class Bookmark: NSObject, NSSecureCoding {
  static let supportsSecureCoding = true
  let place: String

  init(_ place: String) { self.place = place }

  init?(coder: NSCoder) {
    guard let place = coder.decodeObject(of: NSString.self, forKey: "place") as String? else { return nil }
    self.place = place
  }

  func encode(with coder: NSCoder) { coder.encode(place, forKey: "place") }
}

private final class PrivateBookmark: NSObject, NSSecureCoding {
  static let supportsSecureCoding = true
  override init() { super.init() }
  init?(coder: NSCoder) { super.init() }
  func encode(with coder: NSCoder) {}
}
