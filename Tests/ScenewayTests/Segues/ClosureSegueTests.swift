@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Closure segues` {
  @Test func `the closure runs once, before the controller's own prepare, and both before the view loads`()
    async throws
  {
    try await FlowStage.playSegues { stage, source in
      try source.performSegue(withIdentifier: "showPlain", sender: nil) { segue in
        source.timeline.append("closure")
        #expect(!segue.destination.isViewLoaded)
      }
      #expect(source.timeline == ["closure", "prepare showPlain"])
      stage.settle()
      #expect(source.timeline == ["closure", "prepare showPlain", "viewDidLoad"])
      #expect(source.navigationController?.topViewController is PlainController)
    }
  }

  @Test func `the sender reaches prepare as it was given`() async throws {
    try await FlowStage.playSegues { _, source in
      let sender = UIButton()
      try source.performSegue(to: PlainController.self, identifier: "showPlain", sender: sender) { _ in }
      #expect(source.senders.first as? UIButton === sender)
    }
  }

  @Test(arguments: ["showWrapped", "showTabs", "showBox"])
  func `a destination inside a container is found without loading a view`(identifier: String) async throws {
    try await FlowStage.playSegues { stage, source in
      var found: UIViewController?
      func take(_ controller: UIViewController) { found = controller }
      switch identifier {
      case "showWrapped":
        try source.performSegue(to: WrappedController.self, identifier: identifier, configure: take)
      case "showTabs":
        try source.performSegue(to: InSecondTabController.self, identifier: identifier, configure: take)
      default: try source.performSegue(to: InBoxController.self, identifier: identifier, configure: take)
      }
      #expect(found != nil)
      #expect(found?.isViewLoaded == false)
      #expect(found?.parent?.isViewLoaded == false)
      stage.settle()
      #expect(source.presentedViewController != nil)
    }
  }

  @Test func `a segue is found by the class it leads to, inside a container too`() async throws {
    try await FlowStage.playSegues { _, source in
      try source.performSegue(to: WrappedController.self) { $0.note = "handed over" }
      let navigation = source.presentedViewController as? UINavigationController
      #expect((navigation?.topViewController as? WrappedController)?.note == "handed over")
    }
  }

  @Test func `of several segues to a class the one that is named after it is taken`() async throws {
    try await FlowStage.playSegues { _, source in
      try source.performSegue(to: PlainController.self) { _ in }
      #expect(source.timeline == ["prepare PlainController"])
    }
  }

  @Test func `a typed segue is written with a leading dot`() async throws {
    try await FlowStage.playSegues { _, source in
      try source.perform(.showPlain) { $0.note = "typed" }
      #expect((source.navigationController?.topViewController as? PlainController)?.note == "typed")
      try source.perform(.showWrapped)
      #expect(source.timeline == ["prepare showPlain", "prepare showWrapped"])
    }
  }

  @Test func `a segue that does not happen is an error, and its closure never runs later`() async throws {
    try await FlowStage.playSegues { _, source in
      var runs = 0
      source.swallowsSegues = true
      let error = #expect(throws: SceneError.self) {
        try source.performSegue(withIdentifier: "showPlain", sender: nil) { _ in runs += 1 }
      }
      #expect(error?.kind == .segueNotPerformed)
      source.swallowsSegues = false
      source.performSegue(withIdentifier: "showPlain", sender: nil)
      #expect(runs == 0)
      #expect(source.timeline == ["prepare showPlain"])
    }
  }

  @Test func `what a closure holds is let go when the call returns`() async throws {
    try await FlowStage.playSegues { _, source in
      weak var held: UIButton?
      try autoreleasing {
        let object = UIButton()
        held = object
        try source.performSegue(withIdentifier: "showPlain", sender: nil) { _ in object.tag = 1 }
      }
      #expect(held == nil)
    }
  }

  @Test func `a closure may perform the next segue, and each meets its own`() async throws {
    try await FlowStage.playSegues { _, source in
      try source.performSegue(withIdentifier: "showPlain", sender: nil) { outer in
        source.timeline.append("outer \(outer.identifier ?? "")")
        try source.performSegue(withIdentifier: "showPlain", sender: nil) { _ in
          source.timeline.append("inner")
        }
      }
      #expect(source.timeline == ["outer showPlain", "inner", "prepare showPlain", "prepare showPlain"])
    }
  }

  @Test func `of two calls that wait for one name the inner one, which is performed first, meets its own`()
    async throws
  {
    try await FlowStage.playSegues { _, source in
      source.beforePerforming = {
        source.beforePerforming = nil
        try? source.performSegue(withIdentifier: "showPlain", sender: "inner") { _ in
          source.timeline.append("inner")
        }
      }
      try source.performSegue(withIdentifier: "showPlain", sender: "outer") { _ in
        source.timeline.append("outer")
      }
      #expect(source.timeline == ["inner", "prepare showPlain", "outer", "prepare showPlain"])
      #expect(source.senders.map { $0 as? String } == ["inner", "outer"])
    }
  }

  @Test func `a segue that prepare starts does not take the closure of the one it prepares`() async throws {
    try await FlowStage.playSegues { _, source in
      var runs = 0
      source.whilePreparing = { segue in
        guard segue.identifier == "showPlain", source.timeline.count == 1 else { return }
        source.performSegue(withIdentifier: "showPlain", sender: nil)
      }
      try source.performSegue(withIdentifier: "showPlain", sender: nil) { _ in runs += 1 }
      #expect(runs == 1)
      #expect(source.timeline == ["prepare showPlain", "prepare showPlain"])
    }
  }

  @Test func `two controllers' segues of one name do not meet`() async throws {
    try await FlowStage.playSegues { _, source in
      let other = source.storyboard?.instantiateViewController(withIdentifier: "Source") as? SourceController
      var runs = 0
      try source.performSegue(withIdentifier: "showPlain", sender: nil) { _ in
        other?.performSegue(withIdentifier: "showPlain", sender: nil)
        runs += 1
      }
      #expect(runs == 1)
      #expect(other?.timeline == ["prepare showPlain"])
    }
  }

  @Test func `what a closure throws is thrown, and the destination does not come on the screen`() async throws
  {
    struct Refused: Error {}
    try await FlowStage.playSegues { stage, source in
      #expect(throws: Refused.self) {
        try source.performSegue(withIdentifier: "showPlain", sender: nil) { _ in throw Refused() }
      }
      stage.settle()
      #expect(source.navigationController?.topViewController === source)
      #expect(!source.timeline.contains("viewDidLoad"))
    }
  }

  private func autoreleasing(_ body: () throws -> Void) rethrows { try body() }
}
