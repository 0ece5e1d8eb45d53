internal import Foundation
internal import SymbolCoverage

// Prints which symbols that apps use are not there yet, and writes the page of them.
do {
  let coverage = try SymbolCoverage(package: ".")
  try coverage.markdown.write(toFile: SymbolCoverage.page, atomically: true, encoding: .utf8)
  print(coverage.text, terminator: "")
} catch {
  FileHandle.standardError.write(Data("symbol-coverage: \(error)\n".utf8))
  exit(2)
}
