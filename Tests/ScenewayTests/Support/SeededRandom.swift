/// Random numbers that a seed repeats: a linear congruence whose upper half is used.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func half() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 32
  }

  mutating func next() -> UInt64 { half() << 32 | half() }
}
