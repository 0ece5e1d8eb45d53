internal import BehaviourModel
internal import Foundation

// Plays random operations against the model: behaviour-model STEPS SEED. Prints figures, or a sequence that fails.
let arguments = CommandLine.arguments.dropFirst().map { UInt64($0) }
guard arguments.count == 2, let steps = arguments[0], let seed = arguments[1] else {
  FileHandle.standardError.write(Data("usage: behaviour-model STEPS SEED\n".utf8))
  exit(2)
}
let lengthOfSequence: UInt64 = 500
var figures = ModelFigures()
let start = Date()

for number in 0..<(steps + lengthOfSequence - 1) / lengthOfSequence {
  let count = min(lengthOfSequence, steps - number * lengthOfSequence)
  let operations = ModelRun.operations(Int(count), seed: seed &+ number &* 0x1_0000_0001)
  let (failure, played) = await ModelRun.check(operations)
  figures.add(played)
  guard let failure else { continue }
  print("After \(figures.steps) steps, sequence \(number):\n\(failure)")
  exit(1)
}

func list(_ title: String, _ counts: [String: Int]) {
  print("\(title):")
  for (name, count) in counts.sorted(by: { $0.key < $1.key }) { print("  \(name): \(count)") }
}

print("Steps: \(figures.steps)")
print("Seconds: \(String(format: "%.1f", Date().timeIntervalSince(start)))")
list("Operations", figures.operations)
list("Swipes", figures.swipes)
list("Complaints, all expected", figures.complaints)
print("Controllers: \(figures.controllers)")
print("Leaks: \(figures.leaks)")
print("Headless UIKit did in all of them what the model says.")
