internal import Foundation
internal import InterfaceBuilder
internal import ScenewayTesting

/// The scenes and segues that storyboards have, and which of them were reached.
struct StoryboardReach {
  private let scenes: [(place: StoryboardPlace, name: String)]
  private let segues: [(place: StoryboardPlace, name: String)]

  /// Counts what can be played of some storyboards.
  init(_ set: StoryboardSet) {
    var scenes: [(StoryboardPlace, String)] = []
    var segues: [(StoryboardPlace, String)] = []
    var names: Set<String> = []
    for storyboard in set.storyboards {
      let name = storyboard.url.deletingPathExtension().lastPathComponent
      // Of several storyboards of one name the first is played.
      guard names.insert(name).inserted else { continue }
      for controller in storyboard.document.controllers where !controller.isReference {
        scenes.append((StoryboardPlace(storyboard: name, id: controller.id), controller.playedName))
      }
      for segue in storyboard.document.segues where segue.isPlayed {
        segues.append((StoryboardPlace(storyboard: name, id: segue.id), segue.playedName))
      }
    }
    self.scenes = scenes
    self.segues = segues
  }

  /// How many scenes there are among those that appeared.
  func screens(_ appeared: Set<StoryboardPlace>) -> MonkeyReport.Reach { reach(scenes, appeared) }

  /// How many segues there are among those that were performed.
  func segues(_ performed: Set<StoryboardPlace>) -> MonkeyReport.Reach { reach(segues, performed) }

  private func reach(
    _ all: [(place: StoryboardPlace, name: String)], _ reached: Set<StoryboardPlace>
  ) -> MonkeyReport.Reach {
    let missed = all.filter { !reached.contains($0.place) }.map(\.name)
    return MonkeyReport.Reach(reached: all.count - missed.count, total: all.count, missed: missed)
  }
}

extension Controller {
  /// What a person would call the scene.
  fileprivate var playedName: String {
    [storyboardIdentifier, title, userLabel, customClass].compactMap { $0 }.first { !$0.isEmpty } ?? id
  }
}

extension Segue {
  /// Whether the segue is gone by a person or by code; a relationship is not, and an unwind segue needs its exit.
  fileprivate var isPlayed: Bool {
    switch kind {
    case .relationship: false
    case .unwind: destination?.name == "exit"
    default: true
    }
  }

  /// What a person would call the segue.
  fileprivate var playedName: String {
    identifier ?? "\(kind.name) to \(destinationController?.playedName ?? destinationID)"
  }
}
