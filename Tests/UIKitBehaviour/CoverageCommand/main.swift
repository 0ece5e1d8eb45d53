internal import BehaviourCoverage
internal import Foundation

// Prints which behaviours of UIKit are tested, writes the page, and fails where a row has neither a test nor a reason.
do {
  let coverage = try Coverage(package: ".")
  try coverage.markdown.write(toFile: Coverage.page, atomically: true, encoding: .utf8)
  print(coverage.text, terminator: "")
  exit(coverage.problems.isEmpty ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("behaviour-coverage: \(error)\n".utf8))
  exit(2)
}
