import Foundation
import InterfaceBuilder

/// Reads whatever the fuzzer thinks up, and asks of a document that could be read all that a tool would.
@_cdecl("LLVMFuzzerTestOneInput")
public func readDocument(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let data = Data(bytes: bytes, count: count)
  guard let document = try? InterfaceBuilderDocument(data: data, file: "fuzz.storyboard") else { return 0 }
  precondition(document.data == data, "A document must keep its bytes")
  for element in document.root.descendants {
    for attribute in element.attributes {
      precondition(
        element[attribute.name] == attribute.value, "A look-up must find the attribute that is listed")
      _ = attribute.location
    }
    _ = (element.text, element.runtimeAttributes, Array(element.children.reversed()))
  }
  for scene in document.scenes { _ = (scene.label, scene.controller?.view) }
  for segue in document.segues { _ = (segue.source, segue.destinationController) }
  _ = (document.problems.map(\.description), document.resources.map(\.kind))
  precondition(document.root == document.root, "An element must equal itself")
  return 0
}
