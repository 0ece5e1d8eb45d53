internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

extension StoryboardSet {
  /// What there is to say about playing the storyboards without their app, once for all.
  var notes: [String] { missingClassNotes + missingSegueNotes + containerNotes }

  /// What containers in the storyboards do not do yet, or cannot do without code.
  private var containerNotes: [String] {
    let kinds = [
      ("pageViewController", "page view controllers get their pages from code, which is not there")
    ]
    return kinds.filter { name, _ in
      storyboards.contains { !$0.document.root.descendants(named: name).isEmpty }
    }.map(\.1)
  }

  private var missingClassNotes: [String] {
    var classes: [String] = []
    var outlets = 0
    var actions = 0
    for storyboard in storyboards {
      let document = storyboard.document
      for element in document.root.descendants {
        guard let name = element.customClass, isMissing(name), element.name != "segue" else {
          continue
        }
        classes.append(name)
        outlets += count("outlet", of: element) + count("outletCollection", of: element)
      }
      actions += document.root.descendants(named: "action").count { action in
        guard let target = (action["destination"] ?? action["target"]).flatMap(document.element(id:)) else {
          return false
        }
        return target.customClass.map(isMissing) ?? false
      }
    }
    classes = classes.eachOnce
    guard !classes.isEmpty else { return [] }
    let one = classes.count == 1
    var note =
      "\(classes.count) \(one ? "class" : "classes") of the app \(one ? "is" : "are") played by UIKit's own: "
    note += classes.joined(separator: ", ")
    let parts = [counted(outlets, "outlet"), counted(actions, "action")].compactMap { $0 }
    guard !parts.isEmpty else { return [note] }
    let verbs = outlets + actions == 1 ? ("leads", "does") : ("lead", "do")
    let them = one ? "it" : "them"
    return [note, "\(parts.joined(separator: " and ")) \(verbs.0) to \(them) and \(verbs.1) nothing here"]
  }

  /// What there is to say about segues of the app's own classes, which are not there.
  private var missingSegueNotes: [String] {
    let classes = storyboards.flatMap(\.document.segues).compactMap(\.customClass).filter(isMissing).eachOnce
    guard !classes.isEmpty else { return [] }
    let one = classes.count == 1
    return [
      "\(classes.count) segue \(one ? "class" : "classes") of the app \(one ? "is" : "are") not there, "
        + "UIKit's ‘show’ takes \(one ? "its" : "their") place: " + classes.joined(separator: ", ")
    ]
  }

  private func isMissing(_ name: String) -> Bool { NSClassFromString("HeadlessUIKit.\(name)") == nil }

  private func count(_ kind: String, of element: Element) -> Int {
    element.child(named: "connections")?.children(named: kind).count { $0["property"] != nil } ?? 0
  }

  private func counted(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
