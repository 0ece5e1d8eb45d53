import Foundation
import PublicInterface

// Writes the public symbols of modules, or compares them with what was written.
// usage: public-interface write|check FOLDER GRAPHS MODULE...

func fail(_ text: String, code: Int32) -> Never {
  FileHandle.standardError.write(Data("\(text)\n".utf8))
  exit(code)
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count > 3, let mode = arguments.first, ["write", "check"].contains(mode) else {
  fail("usage: public-interface write|check FOLDER GRAPHS MODULE...", code: 2)
}
let folder = URL(fileURLWithPath: arguments[1])
let graphs = URL(fileURLWithPath: arguments[2])

var isBroken = false
do {
  let files = try FileManager.default.contentsOfDirectory(at: graphs, includingPropertiesForKeys: nil)
    .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
  for module in arguments.dropFirst(3) {
    let own = files.filter { $0.lastPathComponent.prefix { $0 != "." && $0 != "@" } == module }
    guard !own.isEmpty else { fail("\(graphs.path) has no symbol graph of \(module).", code: 2) }
    let current = try InterfaceDigest(graphs: own.map { try Data(contentsOf: $0) })
    let file = folder.appendingPathComponent("\(module).txt")
    guard mode == "check" else {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(current.text.utf8).write(to: file, options: .atomic)
      print("\(file.path): \(current.lines.count) lines")
      continue
    }
    let written = InterfaceDigest(text: String(decoding: try Data(contentsOf: file), as: UTF8.self))
    let difference = written.difference(to: current)
    guard difference.isBreaking else {
      print("\(module): \(current.lines.count) public symbols, \(difference.new.count) new")
      continue
    }
    isBroken = true
    print("\(module): \(difference.gone.count) public symbols have gone or are declared otherwise:")
    print(difference.description)
  }
} catch {
  fail("\(error)", code: 2)
}
if isBroken {
  fail(
    "Who uses the package may have to change code. Where that is meant, say so in CHANGELOG.md; `make interface` "
      + "writes the symbols anew.", code: 1)
}
