import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

/// A row of the table for one place, played animated or not, with an app that leaks the screen or not.
struct ExitCase: CustomTestStringConvertible {
  let place: Place
  let exit: Exit
  let animated: Bool
  /// Whether the app keeps the screen though it should not.
  let leaks: Bool
  let expected: FlowEnding
  /// The id that a report names the case by.
  var testDescription: String {
    "\(exit.rawValue)-\(place.rawValue)\(animated ? "" : "-at-once")\(leaks ? "-leaked" : "")"
  }

  /// Whether the screen stays for want of another, or because UIKit leaves it.
  var leavesScreen: Bool {
    switch exit {
    case .finish, .cancel: [.root, .tab, .page].contains(place)
    case .taskCancelled: place == .root
    case .parentEnded: [.root, .pushed, .tab, .page, .detail, .collapsedDetail].contains(place)
    case .foreignRoot: Place.presented.contains(place)
    case .sceneClosed, .sceneDiscarded: true
    default: false
    }
  }

  static let all: [ExitCase] = SweepRow.table.flatMap { row -> [ExitCase] in
    guard case .ends(let ending) = row.fate else { return [] }
    return row.places.flatMap { place in
      (row.exit.isAnimatedAlways ? [true] : [true, false]).flatMap { animated in
        (row.exit == .released ? [false] : [true, false]).map { leaks in
          ExitCase(place: place, exit: row.exit, animated: animated, leaks: leaks, expected: ending)
        }
      }
    }
  }
}

@MainActor
@Suite struct `Every way out of a flow` {
  private func play(_ exit: ExitCase, _ body: @MainActor (FlowStage) async -> Void) async throws {
    switch exit.place {
    case .detail, .popover: try await FlowStage.playOnTablet { await body($0) }
    case .collapsedDetail: try await FlowStage.playOnTablet(isNarrow: true) { await body($0) }
    default: await FlowStage.play { await body($0) }
    }
  }

  @Test(arguments: ExitCase.all)
  func `PAIN-01 PAIN-02 ends it once and frees it`(exit: ExitCase) async throws {
    try await play(exit) { stage in
      let isSilent = exit.exit == .released
      let swept = Swept(stage, isSilent: isSilent)
      if [.sceneClosed, .sceneDiscarded].contains(exit.exit) { stage.openScene() }
      await swept.begin(exit.place)
      if !isSilent {
        #expect(swept.child?.isRunning == true)
        #expect(swept.child?.starts == 1)
        #expect(swept.screen?.viewIfLoaded?.window != nil)
        #expect(swept.results.isEmpty)
        #expect(swept.takenDelegates.isEmpty)
      }
      let leaked = exit.leaks ? swept.screen : nil
      await swept.leave(exit.exit, exit.place, animated: exit.animated)
      #expect(swept.results.count == 1)
      if case .success(let number) = swept.results.first {
        #expect(number == 7)
        #expect(exit.exit == .finish)
      } else if case .failure(let cancelled) = swept.results.first {
        #expect(cancelled.ending == exit.expected)
        #expect(cancelled.flow == "SweptFlow")
      }
      #expect(swept.child == nil)
      // One that nobody held any more cannot be handed to its parent.
      if !isSilent { #expect(swept.teller?.told == [exit.expected]) }
      #expect(swept.teller?.children.contains { $0 is SweptFlow } == false)
      if !exit.leavesScreen {
        #expect(swept.tally.appeared == swept.tally.disappeared)
        if !exit.leaks { #expect(swept.screen == nil) }
      }
      #expect(stage.problems.isEmpty)
      #expect(stage.complaints.isEmpty)
      withExtendedLifetime(leaked) {}
    }
  }

  @Test func `is in the table for every place once, with its ending or with the reason why there is none`() {
    for exit in Exit.allCases {
      for place in Place.allCases {
        let rows = SweepRow.table.filter { $0.exit == exit && $0.places.contains(place) }
        #expect(rows.count == 1, "\(exit) of \(place)")
        if case .impossible(let reason) = rows.first?.fate { #expect(!reason.isEmpty) }
      }
    }
  }
}
