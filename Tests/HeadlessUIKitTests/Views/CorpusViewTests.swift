import Foundation
import InterfaceBuilder
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// Real documents, which are not part of the package: the test is skipped where they are missing.
private enum RealDocuments {
  static let files: [URL] = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let beside = package.deletingLastPathComponent().appendingPathComponent("shared/corpus")
    let named = ProcessInfo.processInfo.environment["SCENEWAY_CORPUS"].map { URL(fileURLWithPath: $0) }
    return [named, beside].compactMap { $0?.appendingPathComponent("files") }.lazy.compactMap { folder in
      try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    }.first { !$0.isEmpty } ?? []
  }()
}

@MainActor
struct CorpusViewTests {
  /// The texts of the labels and the titles of the buttons that a view is drawn with, lists left out: their cells come
  /// when they show.
  private func drawnTexts(in element: Element) -> [String] {
    if ["tableView", "collectionView"].contains(element.name) { return [] }
    var texts: [String] = []
    if element.name == "label", let text = element.string("text") { texts.append(text) }
    if element.name == "button", element["enabled"] != "NO", element["selected"] != "YES",
      element.child(key: "configuration") == nil,
      let state = element.children(named: "state").first(where: { $0["key"] == "normal" }),
      let title = state.string("title"), state.child(key: "attributedTitle") == nil, !title.isEmpty
    {
      texts.append(title)
    }
    return texts + element.children.filter { $0.name != "state" }.flatMap(drawnTexts)
  }

  private func shownTexts(in view: UIView) -> [String] {
    var texts: [String] = []
    if let label = view as? UILabel, !(view.superview is UIButton), let text = label.text {
      texts.append(text)
    }
    if let button = view as? UIButton, let title = button.currentTitle { texts.append(title) }
    return texts + view.subviews.flatMap(shownTexts)
  }

  @Test(.enabled(if: !RealDocuments.files.isEmpty))
  func `every view of real storyboards shows the texts it was drawn with`() throws {
    var checked = 0
    for file in RealDocuments.files where file.pathExtension == "storyboard" {
      let environment = HeadlessEnvironment(mode: .virtual)
      environment.standIns = StandIns(areForAllClasses: true)
      environment.diagnostics.exceptionHandler = { _ in }
      environment.diagnostics.logHandler = { _ in }
      HeadlessEnvironment.withEnvironment(environment) {
        guard let storyboard = try? UIStoryboard(contentsOf: file), let document = storyboard.file?.document,
          document.targetRuntime == .iOS
        else { return }
        for scene in document.scenes {
          guard let element = scene.controller?.element, let viewElement = element.child(key: "view"),
            let controller = storyboard.make(element, creator: nil), let view = controller.view
          else { continue }
          view.layoutIfNeeded()
          let missing = Set(drawnTexts(in: viewElement)).subtracting(shownTexts(in: view))
          #expect(missing.isEmpty, "\(file.lastPathComponent), \(element.id ?? ""): \(missing.sorted())")
          checked += 1
        }
      }
    }
    #expect(checked > 900)
  }
}
