/// What should be on the screen, told as simply as can be: calls that are accepted take effect in their order.
struct ModelState: Equatable {
  /// The root or something that is presented.
  struct Member: Equatable {
    /// The number of the controller that is the root or is presented.
    let number: Int
    /// Whether it hides what lies below.
    var covers = false
    /// Whether a finger can pull it away.
    var isSheet = false
    /// Whether it stands in the place of the controller that defines the context.
    var isContextual = false
    /// Its navigation controllers, by number: one in each tab of a root, those in the columns of a split view controller.
    var navigations: [Int] = []
    /// What each navigation controller holds.
    var stacks: [[Int]] = []
    /// Its tab bar controllers, by number.
    var tabs: [Int: Tabs] = [:]
    /// The page that it is open at; nil where it has none.
    var page: Int?
    /// How its columns stand; nil where it has none.
    var columns: Columns?

    /// Where something of it can be seen: the containers from the outside in, and the screen in the innermost.
    var sights: [[Int]] { sights(of: number) }

    /// A controller and what can be seen in it.
    private func sights(of controller: Int) -> [[Int]] {
      guard let shown = shown(in: controller) else { return [[controller]] }
      return shown.flatMap { sights(of: $0) }.map { [controller] + $0 }
    }

    /// What a container shows, if anything; nil for a screen.
    private func shown(in controller: Int) -> [Int]? {
      if let page, controller == number { return [page] }
      if let tabs = tabs[controller] { return [tabs.controllers[tabs.selected]] }
      if let columns, columns.split == controller { return columns.visible(list: navigations[columns.list]) }
      return navigations.firstIndex(of: controller).flatMap { stacks[$0].last }.map { [$0] }
    }

    /// Changes what one of its navigation controllers holds.
    mutating func hold(_ stack: [Int], in navigation: Int) {
      if let index = navigations.firstIndex(of: navigation) { stacks[index] = stack }
    }

    /// Everything that it keeps alive.
    var everyone: Set<Int> {
      Set([number] + navigations + stacks.joined()).union(page.map { [$0] } ?? []).union(
        columns?.everyone ?? []
      ).union(tabs.keys).union(tabs.values.flatMap(\.controllers))
    }
  }

  /// What a tab bar controller holds.
  struct Tabs: Equatable {
    let controllers: [Int]
    var selected = 0
  }

  /// Something that is presented in the place of a controller inside a container.
  struct Guest: Equatable {
    let number: Int
    /// Whether it hides the one whose place it takes.
    let covers: Bool
  }

  /// The root, then what is presented over it.
  var chain: [Member]

  /// What stands in a controller's place, by the number of that.
  var guests: [Int: Guest] = [:]

  /// The child that code put into a screen, by the number of that.
  var children: [Int: Int] = [:]

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
    guard !isHidden, let top = chain.last else { return [] }
    return top.sights.compactMap { sight in
      // Where one stands on another one's stack, its own is popped first.
      let stacks = sight.compactMap { top.navigations.firstIndex(of: $0) }
      return stacks.last { top.stacks[$0].count > 1 }.map { Place(level: chain.count - 1, index: $0) }
    }
  }

  /// Whether what a level presents hides it; what is presented further up leaves it alone.
  func isCovered(_ level: Int) -> Bool { level + 1 < chain.count && chain[level + 1].covers }

  /// Whether a navigation controller is where it can be seen, and nothing stands in its place or in that of one that it
  /// stands on.
  func isInSight(_ place: Place) -> Bool {
    let number = navigation(at: place)
    return chain[place.level].sights.contains { sight in
      guard let index = sight.firstIndex(of: number) else { return false }
      return sight[...index].allSatisfy { guests[$0]?.covers != true }
    }
  }

  /// The screens that have appeared once nothing moves.
  var visible: Set<Int> {
    guard !isHidden else { return [] }
    return Set(chain.indices.filter { !isCovered($0) }.flatMap { chain[$0].sights.flatMap(seen) })
  }

  /// What is seen where a screen is on top: that and its child, what stands in its place or in that of its navigation
  /// controller.
  private func seen(_ sight: [Int]) -> [Int] {
    var seen: [Int] = []
    for place in sight {
      guard let guest = guests[place] else { continue }
      seen.append(guest.number)
      if guest.covers { return seen }
    }
    guard let screen = sight.last, !places.contains(where: { navigation(at: $0) == screen }) else {
      return seen
    }
    return seen + [screen, children[screen]].compactMap { $0 }
  }

  /// Whether the columns of a level can be seen.
  func showsColumns(_ level: Int) -> Bool {
    guard !isHidden, !isCovered(level), let columns = chain[level].columns else { return false }
    return chain[level].sights.contains { $0.contains(columns.split) }
  }

  /// Whether something stands in the place of a screen or of one inside a presented one or the root.
  func hasGuest(_ level: Int) -> Bool { !chain[level].everyone.isDisjoint(with: guests.keys) }

  /// Every controller that is alive once nothing moves: with a place goes what stands there.
  var everyone: Set<Int> {
    let base = chain.reduce(into: Set<Int>()) { $0.formUnion($1.everyone) }
    let inPlace = guests.filter { base.contains($0.key) }.map(\.value.number)
    return base.union(inPlace).union(children.filter { base.contains($0.key) }.map(\.value))
  }

  /// Forgets what went with its place.
  mutating func forgetTheGone() {
    let everyone = everyone
    guests = guests.filter { everyone.contains($0.key) }
    children = children.filter { everyone.contains($0.key) }
  }
}
