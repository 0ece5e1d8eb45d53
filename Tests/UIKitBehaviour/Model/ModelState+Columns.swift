extension ModelState {
  /// The columns of a split view controller: one or two lists and a content.
  ///
  /// The first list's controller is a navigation controller.
  struct Columns: Equatable {
    /// The number of the split view controller.
    let split: Int
    /// Whether it is one without a style.
    let isClassic: Bool
    /// Whether it has two lists.
    var hasTwoLists = false
    /// Which of the member's navigation controllers is the first list's; those before it stand in tabs of their own.
    var list = 0
    /// Whether all columns share one place.
    var isCollapsed = false
    /// How many lists show, the innermost first.
    var shownLists = 1
    /// How many lists are to show; nil where the model does not know.
    var wantedLists: Int?
    /// How many lists show where nobody asked for a column.
    var preferredLists = 1
    /// The controller of the second list where it has a place of its own.
    var middle: Int?
    /// The controller of the content where it has a place of its own.
    var content: Int?
    /// The controller that stands for all columns where there is little room.
    var compact: Int?
    /// Controllers of the content that come back with the room for it, though they were popped meanwhile.
    var kept: Set<Int> = []
    /// What the second list and the content held when the room went; nil where the model does not know.
    var records: [[Int]]?

    /// How many lists there are.
    var lists: Int { hasTwoLists ? 2 : 1 }

    /// Everything that it keeps alive besides the navigation controllers.
    var everyone: Set<Int> { kept.union([split] + [middle, content, compact].compactMap { $0 }) }

    /// What can be seen of it: lists, the content or both.
    func visible(list: Int) -> [Int] {
      if isCollapsed { return [compact ?? list] }
      let lists: [Int?] = hasTwoLists ? [list, middle] : [list]
      return (lists.suffix(shownLists) + [content]).compactMap { $0 }
    }
  }
}

extension ModelState.Member {
  /// What the columns of a split view controller hold, when it collapses or expands while nothing moves (SPLIT-04,
  /// SPLIT-05, SPLIT-08).
  ///
  /// - Returns: what the first list, the second and the content hold in a navigation controller or are; nil where the
  ///   model does not know.
  var afterChangeOfRoom: [[Int]]? {
    guard let columns else { return nil }
    let list = stacks[columns.list]
    let others = [columns.middle, columns.content].map { $0.map(holding) ?? [] }
    if columns.compact != nil {
      // Something else shows; the columns stay as they are.
      return columns.isCollapsed && columns.records == nil ? nil : [list] + others
    }
    if columns.isCollapsed { return separated(list, columns) }
    if columns.isClassic { return [list + [columns.content].compactMap { $0 }, [], []] }
    return [list + others.joined(), [], []]
  }

  /// Each controller goes back to the column that it is of, with what stands over it; who was gone back from returns.
  private func separated(_ list: [Int], _ columns: ModelState.Columns) -> [[Int]]? {
    if columns.isClassic {
      guard list.count > 1, let top = list.last else { return nil }
      return [list.dropLast(), [], holding(top)]
    }
    guard let records = columns.records else { return nil }
    var result: [[Int]] = [[], [], []]
    var current = 0
    for controller in list {
      if let owner = records.firstIndex(where: { $0.contains(controller) }) { current = owner + 1 }
      result[current].append(controller)
    }
    for (index, record) in records.enumerated() where result[index + 1].isEmpty {
      result[index + 1] = record
    }
    return result
  }

  /// What a navigation controller holds; a screen itself.
  func holding(_ controller: Int) -> [Int] {
    navigations.firstIndex(of: controller).map { stacks[$0] } ?? [controller]
  }
}
