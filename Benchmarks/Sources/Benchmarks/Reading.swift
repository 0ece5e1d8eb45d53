import CFloor
import Foundation
import InterfaceBuilder

/// Reading a storyboard into its value, against expat alone with handlers that do nothing, on the same bytes.
func measureReading(_ corpus: Corpus) {
  let readable = corpus.files.filter { (try? InterfaceBuilderDocument(data: $0.data, file: $0.path)) != nil }
  let bytes = readable.reduce(0) { $0 + $1.data.count }
  let result = compare {
    for file in readable { _ = try? InterfaceBuilderDocument(data: file.data, file: file.path) }
  } floor: {
    for file in readable { expatAlone(file.data) }
  }
  print("\(readable.count) of \(corpus.files.count) documents are readable, \(bytes) bytes\n")
  report(
    "reading / expat alone",
    "\(number(result.ratio)) (\(number(result.work * 1e3)) ms / \(number(result.floor * 1e3)) ms)",
    aim: "at most 3",
    isMet: result.ratio <= 3)

  let before = allocatedBytes()
  let documents = readable.compactMap { try? InterfaceBuilderDocument(data: $0.data, file: $0.path) }
  let perByte = Double(allocatedBytes() - before) / Double(max(1, bytes))
  withExtendedLifetime(documents) {
    report("memory of a document / its bytes", number(perByte), aim: "at most 10", isMet: perByte <= 10)
  }
}

private func expatAlone(_ data: Data) {
  guard let parser = XML_ParserCreate(nil) else { return }
  defer { XML_ParserFree(parser) }
  XML_SetElementHandler(parser, { _, _, _ in }, { _, _ in })
  XML_SetCharacterDataHandler(parser) { _, _, _ in }
  data.withUnsafeBytes { bytes in
    _ = XML_Parse(parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), 1)
  }
}
