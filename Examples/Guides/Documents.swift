import Foundation
import InterfaceBuilder

func printShowSegues() throws {
  let document = try InterfaceBuilderDocument(contentsOf: URL(fileURLWithPath: "Main.storyboard"))
  for segue in document.segues where segue.kind == .show {
    print(segue.element.location, segue.source?.customClass ?? "?", segue.identifier ?? "?")
  }
}
