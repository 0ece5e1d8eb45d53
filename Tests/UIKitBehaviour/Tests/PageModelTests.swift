import BehaviourRecorder
import Foundation
import Testing
import UIKit

/// Random turns against a naive model.
@MainActor
@Suite struct `Pages at random` {
  /// A generator with a seed, so that what fails can be played again.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
  }

  @Test(arguments: [UInt64](1...12), [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func `pages set and swiped at random are where a model says, with balanced calls`(
    seed: UInt64, style: UIPageViewController.TransitionStyle
  ) async {
    await Stage.play { stage in
      let pages = stage.pages("ABCDEFG")
      let book = PageBook(pages)
      let container = stage.show(book, style: style)
      var dice = Dice(state: seed)
      var expected = 0
      var finger: (finger: Stage.PageFinger, target: Int)?
      var trace: [String] = []
      for _ in 0..<120 {
        switch dice.roll(6) {
        case 0, 1:
          expected = dice.roll(pages.count)
          let animated = dice.roll(2) == 0
          trace.append("set \(expected) \(animated)")
          container.setViewControllers([pages[expected]], direction: .forward, animated: animated)
          finger = nil
        case 2:
          let isForward = dice.roll(2) == 0
          guard finger == nil, let begun = stage.turn(container, isForward ? .forward : .reverse) else {
            continue
          }
          trace.append("finger \(isForward)")
          finger = (begun, expected + (isForward ? 1 : -1))
        case 3:
          guard let lifted = finger else { continue }
          finger = nil
          trace.append("lift")
          if dice.roll(2) == 0 {
            lifted.finger.finish()
            expected = lifted.target
          } else {
            lifted.finger.cancel()
          }
          stage.settle()
        case 4:
          trace.append("turn")
          stage.turn()
        default:
          trace.append("settle")
          stage.settle()
          if finger == nil {
            #expect(container.viewControllers == [pages[expected]], "\(trace)")
            let visible = pages.filter { $0.viewIfLoaded?.window != nil }
            #expect(visible == [pages[expected]], "\(trace)")
            #expect(pages.filter { $0.parent === container } == [pages[expected]], "\(trace)")
          }
        }
      }
      finger?.finger.cancel()
      stage.window.rootViewController = UIViewController()
      let line = stage.happensUntilSettled().split(separator: " ").map(String.init)
      #expect(stage.complaints.isEmpty, "\(trace)")
      for page in pages {
        // The first page had appeared before.
        check(
          line.filter { $0.hasPrefix(stage.timeline.name(of: page) + ".") },
          from: page === pages[0] ? "dA" : "", "\(trace)")
      }
    }
  }

  /// Checks that a page never appears twice or goes twice.
  private func check(_ events: [String], from start: String, _ trace: String) {
    let next = [
      "": ["wA"], "wA": ["iA", "wD"], "iA": ["dA", "wD"], "dA": ["wD"], "wD": ["dD", "wA"], "dD": ["wA"],
    ]
    var state = start
    for event in events {
      let short = event.split(separator: ".").dropFirst().joined(separator: ".")
      guard ["wA", "iA", "dA", "wD", "dD"].contains(short) else { continue }
      #expect(next[state]?.contains(short) == true, "\(event) after \(state): \(trace)")
      state = short
    }
    #expect(["", "dD"].contains(state), "\(trace)")
  }
}
