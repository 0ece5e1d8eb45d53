internal import Foundation
internal import InterfaceBuilder

/// A scene that a segue or relationship leads to, in this storyboard or in another one (SB-22).
@MainActor
struct StoryboardDestination {
  let storyboard: UIStoryboard
  let file: InterfaceBuilderFile
  let element: Element

  /// Finds the scene at the end of a segue.
  ///
  /// - Parameters:
  ///   - element: the controller's element, or a reference to another storyboard.
  ///   - storyboard: the storyboard that the element is in.
  ///   - complains: whether a missing storyboard or scene is UIKit's own exception (SB-01, SB-03).
  /// - Returns: nil where the scene does not exist.
  static func find(_ element: Element, in storyboard: UIStoryboard, complains: Bool) -> Self? {
    guard let file = storyboard.file else { return nil }
    guard let reference = StoryboardReference(element) else {
      return Self(storyboard: storyboard, file: file, element: element)
    }
    var other: UIStoryboard? = storyboard
    if let name = reference.storyboardName, !name.isEmpty {
      other = storyboard.sibling(
        named: name, bundleIdentifier: reference.bundleIdentifier, complains: complains)
    }
    guard let other, let otherFile = other.file else { return nil }
    if let identifier = reference.referencedIdentifier, !identifier.isEmpty {
      if let found = other.element(identifier: identifier) {
        return Self(storyboard: other, file: otherFile, element: found)
      }
      if complains { other.complain(ofMissingScene: identifier) }
    } else if let initial = other.initialElement {
      return Self(storyboard: other, file: otherFile, element: initial)
    } else if complains {
      other.complain(ofMissingScene: nil)
    }
    return nil
  }
}

extension UIStoryboard {
  /// The storyboard that a reference names, looked for beside this one first.
  fileprivate func sibling(named name: String, bundleIdentifier: String?, complains: Bool) -> UIStoryboard? {
    let library = HeadlessEnvironment.current.storyboards
    let bundle = bundleIdentifier.flatMap { Bundle(identifier: $0) }
    let place = bundle.map(ResourcePlace.init(bundle:)) ?? file?.place
    if let file = library.file(named: name, extension: "storyboard", near: place) {
      return UIStoryboard(file)
    }
    guard complains else { return nil }
    if let standIns = HeadlessEnvironment.current.standIns {
      standIns.note(missingFile: "\(name).storyboard")
      standIns.note(deadEnd: deadEnd(to: name, near: place))
    } else {
      let folder = place?.folder ?? Bundle.main.bundleURL
      UIKitComplaint.storyboardNotFound(name, in: folder).report()
    }
    return nil
  }

  /// Says that a reference leads to a storyboard that is not there, or is broken.
  private func deadEnd(to name: String, near place: ResourcePlace?) -> String {
    let library = HeadlessEnvironment.current.storyboards
    guard let error = library.problem(named: name, extension: "storyboard", near: place) else {
      return "there is no ‘\(name).storyboard’, to which a reference in ‘\(fileName)’ leads"
    }
    return "‘\(name).storyboard’, to which a reference in ‘\(fileName)’ leads, cannot be read: \(error)"
  }

  /// Complains that a reference leads nowhere; a storyboard played without its app may be one of several versions.
  fileprivate func complain(ofMissingScene identifier: String?) {
    if let standIns = HeadlessEnvironment.current.standIns {
      let scene = identifier.map { ", scene '\($0)'" } ?? ", entry point"
      standIns.note(missingFile: "\(fileName).storyboard\(scene)")
      let what = identifier.map { "no scene ‘\($0)’" } ?? "no entry point"
      standIns.note(deadEnd: "‘\(fileName).storyboard’ has \(what), to which a reference leads")
    } else {
      UIKitComplaint.sceneNotFound(identifier ?? "(null)", in: self).report()
    }
  }
}
