internal import Foundation
internal import SymbolCoverage

// Prints which symbols that apps use are not there yet, and writes the page of them. With an app's report and name, prints
// its line for the list of apps instead.
do {
  let words = CommandLine.arguments.dropFirst()
  if words.count == 2, let file = words.first, let name = words.last {
    print(try AppFigures(report: try Data(contentsOf: URL(fileURLWithPath: file)), name: name).line)
    exit(0)
  }
  let coverage = try SymbolCoverage(package: ".")
  try coverage.markdown.write(toFile: SymbolCoverage.page, atomically: true, encoding: .utf8)
  print(coverage.text, terminator: "")
} catch {
  FileHandle.standardError.write(Data("symbol-coverage: \(error)\n".utf8))
  exit(2)
}
