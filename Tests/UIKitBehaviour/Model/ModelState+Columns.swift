extension ModelState {
  /// The columns of a split view controller: a list, whose controller is a navigation controller, and a content.
  struct Columns: Equatable {
    /// The number of the split view controller.
    let split: Int
    /// Whether it is one without a style.
    let isClassic: Bool
    /// Which of the member's navigation controllers is the list's; those before it stand in tabs of their own.
    var list = 0
    /// Whether list and content share one place.
    var isCollapsed = false
    /// Whether the content stands alone.
    var hidesList = false
    /// The controller of the content where it has a place of its own.
    var content: Int?
    /// Controllers of the content that come back with the room for it, though they were popped meanwhile.
    var kept: Set<Int> = []
    /// What the content held when it went on the list's stack; nil where the model does not know.
    var record: [Int]?

    /// Everything that it keeps alive besides the navigation controllers.
    var everyone: Set<Int> { kept.union([split] + [content].compactMap { $0 }) }

    /// What can be seen of it: the list, the content or both.
    func sights(list: Int) -> [Int] {
      if isCollapsed { return [list] }
      return (hidesList ? [] : [list]) + [content].compactMap { $0 }
    }
  }
}

extension ModelState.Member {
  /// What a split view controller holds when it collapses or expands while nothing moves (SPLIT-04, SPLIT-05, SPLIT-08).
  ///
  /// - Returns: the list's stack, and what the content holds in a navigation controller or is; nil where the model does
  ///   not know.
  var afterChangeOfRoom: (list: [Int], content: [Int])? {
    guard let columns else { return nil }
    let list = stacks[columns.list]
    guard !columns.isCollapsed else { return separated(list, columns) }
    guard let content = columns.content else { return (list, []) }
    if columns.isClassic { return (list + [content], []) }
    return (list + holding(content), [])
  }

  private func separated(_ list: [Int], _ columns: ModelState.Columns) -> (list: [Int], content: [Int])? {
    if columns.isClassic {
      guard list.count > 1, let top = list.last else { return nil }
      return (list.dropLast(), holding(top))
    }
    guard let record = columns.record else { return nil }
    guard let first = list.firstIndex(where: record.contains) else { return (list, record) }
    return (Array(list[..<first]), Array(list[first...]))
  }

  /// What a navigation controller holds; a screen itself.
  func holding(_ controller: Int) -> [Int] {
    navigations.firstIndex(of: controller).map { stacks[$0] } ?? [controller]
  }
}
