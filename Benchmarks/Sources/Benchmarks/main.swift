let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "flows" {
  // What Sceneway adds, alone.
  measureLinks()
  measureFlows()
} else if arguments.first == "many", arguments.count == 1 {
  // A thousand flows at once.
  measureManyFlows()
} else if arguments.first == "names" {
  // What stands in for the Objective-C runtime, alone.
  measureNames()
} else if let name = arguments.first {
  // One kind of transition alone, for a profiler: its name and how many rounds.
  if !profile(name, rounds: arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000) {
    print(
      "flows, many or names; or push, animated, present, hands-push, hands-present, navigator-push, navigator-present, "
        + "coordinator, flow, many, and how many rounds")
  }
} else {
  let corpus = Corpus()
  measureReading(corpus)
  measureBooting(corpus)
  measureTransitions()
  measureStack()
  measureLinks()
  measureFlows()
  measureManyFlows()
  measureNames()
}

@MainActor
private func measureNames() {
  #if BRIDGES_SOURCES
    measureBridging()
  #endif
  measureMessages()
}
