/// What should be on the screen, told as simply as can be: calls that are accepted take effect in their order.
struct ModelState: Equatable {
  /// The root or something that is presented.
  struct Member: Equatable {
    /// The number of the controller that is the root or is presented.
    let number: Int
    /// Whether it hides what lies below.
    let covers: Bool
    /// Whether a finger can pull it away.
    let isSheet: Bool
    /// Whether it stands in the place of the controller that defines the context.
    var isContextual = false
    /// Its navigation controllers, by number; two in the tabs of a root.
    let navigations: [Int]
    /// What each navigation controller holds.
    var stacks: [[Int]]
    /// Which of them is selected.
    var selected = 0
    /// The page that it is open at; nil where it has none.
    var page: Int?

    /// The screens of it that can be seen.
    var tops: [Int] {
      if let page { return [page] }
      return navigations.isEmpty ? [number] : stacks[selected].suffix(1)
    }

    /// Changes what one of its navigation controllers holds.
    mutating func hold(_ stack: [Int], in navigation: Int) {
      if let index = navigations.firstIndex(of: navigation) { stacks[index] = stack }
    }

    /// Everything that it keeps alive.
    var everyone: Set<Int> { Set([number] + navigations + stacks.joined()).union(page.map { [$0] } ?? []) }
  }

  /// The root, then what is presented over it.
  var chain: [Member]

  /// Whether the window is hidden.
  var isHidden = false

  /// Where a navigation controller stands.
  struct Place: Equatable {
    let level: Int
    let index: Int
  }

  /// All navigation controllers.
  var places: [Place] {
    chain.indices.flatMap { level in
      chain[level].navigations.indices.map { Place(level: level, index: $0) }
    }
  }

  subscript(_ place: Place) -> [Int] {
    get { chain[place.level].stacks[place.index] }
    set { chain[place.level].stacks[place.index] = newValue }
  }

  func navigation(at place: Place) -> Int { chain[place.level].navigations[place.index] }

  /// The navigation controllers on the screen with something to pop, where a finger reaches them.
  var placesToSwipe: [Place] {
    guard !isHidden, let top = chain.last, !top.navigations.isEmpty, top.stacks[top.selected].count > 1 else {
      return []
    }
    return [Place(level: chain.count - 1, index: top.selected)]
  }

  /// Whether what a level presents hides it; what is presented further up leaves it alone.
  func isCovered(_ level: Int) -> Bool { level + 1 < chain.count && chain[level + 1].covers }

  /// The screens that have appeared once nothing moves.
  var visible: Set<Int> {
    guard !isHidden else { return [] }
    return Set(chain.indices.filter { !isCovered($0) }.flatMap { chain[$0].tops })
  }

  /// Every controller that is alive once nothing moves.
  var everyone: Set<Int> { chain.reduce(into: []) { $0.formUnion($1.everyone) } }
}
