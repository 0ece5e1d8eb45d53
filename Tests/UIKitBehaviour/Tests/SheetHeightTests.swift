import BehaviourRecorder
import Testing
import UIKit

/// How high sheets stand, and when their detents are asked.
@MainActor
@Suite struct `Heights of sheets` {
  private typealias Detent = UISheetPresentationController.Detent

  /// What a custom detent answers, and how often it was asked.
  @MainActor
  private final class Height {
    var points: CGFloat?
    private(set) var questions = 0

    init(_ points: CGFloat?) { self.points = points }

    func detent(_ name: String) -> UISheetPresentationController.Detent {
      .custom(identifier: .init(name)) { _ in
        self.questions += 1
        return self.points
      }
    }
  }

  /// A sheet B over A, with its presentation.
  private func sheet(
    _ stage: Stage, _ detents: [UISheetPresentationController.Detent]
  ) throws -> (UIViewController, UISheetPresentationController) {
    let (a, b) = (UIViewController(), UIViewController())
    stage.show(a)
    let sheet = try #require(b.sheetPresentationController)
    sheet.detents = detents
    a.present(b, animated: false)
    stage.settle()
    return (b, sheet)
  }

  /// Whether a sheet stands at the lower edge with a height.
  private func stands(_ controller: UIViewController, _ height: CGFloat, in stage: Stage) -> Bool {
    let bounds = stage.window.bounds
    return controller.view.frame
      == CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  @Test func `SHEET-11 a sheet stands at the lower edge, as high as its lowest or its selected detent`()
    async throws
  {
    try await Stage.play { stage in
      let whole = stage.window.bounds.height
      let (b, sheet) = try sheet(stage, [.medium(), .large()])
      #expect(stands(b, whole / 2, in: stage))
      sheet.selectedDetentIdentifier = .large
      stage.turn()
      #expect(stands(b, whole, in: stage))
      #expect(stage.pull(b, to: .medium))
      #expect(stands(b, whole / 2, in: stage))
      sheet.detents = [.large()]
      stage.turn()
      #expect(stands(b, whole, in: stage) && sheet.selectedDetentIdentifier == .medium)
    }
  }

  @Test func `a custom detent is asked again after it was invalidated, in the next layout pass`() async throws
  {
    try await Stage.play { stage in
      let height = Height(200)
      let (b, sheet) = try sheet(stage, [height.detent("own"), .large()])
      #expect(stands(b, 200, in: stage))
      let questions = height.questions
      height.points = 320
      sheet.containerView?.setNeedsLayout()
      stage.turn()
      #expect(stands(b, 200, in: stage) && height.questions == questions)
      sheet.invalidateDetents()
      #expect(stands(b, 200, in: stage) && height.questions == questions)
      stage.turn()
      #expect(stands(b, 320, in: stage) && height.questions == questions + 1)
    }
  }

  @Test func `inside of animateChanges the sheet stands at its new height when the changes are made`()
    async throws
  {
    try await Stage.play { stage in
      let height = Height(200)
      let (b, sheet) = try sheet(stage, [height.detent("own"), .large()])
      var laysOut = b.view.bounds.height
      sheet.animateChanges {
        height.points = 280
        sheet.invalidateDetents()
        laysOut = b.view.bounds.height
      }
      #expect(laysOut == 200 && stands(b, 280, in: stage))
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
      #expect(stands(b, stage.window.bounds.height, in: stage))
    }
  }

  @Test func `SHEET-11 the selected detent stays selected while it has a height, and again when it has one`()
    async throws
  {
    try await Stage.play { stage in
      let (low, high) = (Height(100), Height(300))
      let (b, sheet) = try sheet(stage, [low.detent("low"), high.detent("high")])
      sheet.selectedDetentIdentifier = .init("high")
      high.points = 400
      sheet.animateChanges { sheet.invalidateDetents() }
      #expect(stands(b, 400, in: stage))
      high.points = nil
      sheet.animateChanges { sheet.invalidateDetents() }
      #expect(stands(b, 100, in: stage) && sheet.selectedDetentIdentifier == .init("high"))
      #expect(!stage.pull(b, to: .init("low")) && !stage.pull(b, to: .init("high")))
      high.points = 350
      sheet.animateChanges { sheet.invalidateDetents() }
      #expect(stands(b, 350, in: stage))
    }
  }

  @Test func `a sheet is never higher than its container, and fills it where no detent can be used`()
    async throws
  {
    try await Stage.play { stage in
      let height = Height(100_000)
      let (b, sheet) = try sheet(stage, [height.detent("own")])
      #expect(stands(b, stage.window.bounds.height, in: stage))
      height.points = nil
      sheet.animateChanges { sheet.invalidateDetents() }
      #expect(stands(b, stage.window.bounds.height, in: stage))
    }
  }

  @Test func `PRES-22 a sheet fills a low window and stands at its height again in a high one`() async throws
  {
    try await Stage.play { stage in
      let (b, sheet) = try sheet(stage, [.medium(), .large()])
      stage.rotate()
      stage.settle()
      #expect(b.view.frame == stage.window.bounds)
      stage.rotate()
      stage.settle()
      #expect(stands(b, stage.window.bounds.height / 2, in: stage))
      sheet.prefersEdgeAttachedInCompactHeight = true
      stage.rotate()
      stage.settle()
      #expect(stands(b, stage.window.bounds.height, in: stage), "the medium height is not to be used here")
    }
  }

  @Test func `a view that code moved stays where it is until the height is another`() async throws {
    try await Stage.play { stage in
      let height = Height(200)
      let (b, sheet) = try sheet(stage, [height.detent("own")])
      b.view.frame.origin.y -= 50
      let moved = b.view.frame
      sheet.containerView?.setNeedsLayout()
      stage.turn()
      #expect(b.view.frame == moved)
      height.points = 240
      sheet.invalidateDetents()
      stage.turn()
      #expect(stands(b, 240, in: stage))
    }
  }

  @Test func `POP-04 a popover that comes as a sheet stands at the heights of that`() async throws {
    try await Stage.play { stage in
      let (a, b) = (UIViewController(), UIViewController())
      stage.show(a)
      b.modalPresentationStyle = .popover
      let popover = try #require(b.popoverPresentationController)
      popover.sourceView = a.view
      let height = Height(200)
      popover.adaptiveSheetPresentationController.detents = [height.detent("own"), .large()]
      a.present(b, animated: false)
      stage.settle()
      #expect(stands(b, 200, in: stage))
      height.points = 260
      popover.adaptiveSheetPresentationController.invalidateDetents()
      stage.turn()
      #expect(stands(b, 260, in: stage))
    }
  }
}
