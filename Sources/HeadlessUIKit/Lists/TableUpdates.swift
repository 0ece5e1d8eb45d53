internal import Foundation

/// Changes to rows and sections that are made together.
struct TableUpdates {
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  var movedRows: [IndexPath: IndexPath] = [:]
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [Int: Int] = [:]

  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }

  /// Where old sections stand now, by their old numbers; those that are gone are left out.
  func sectionMap(oldCount: Int) -> [Int: Int] {
    Self.map(
      oldCount, deleted: { deletedSections.contains($0) }, inserted: { insertedSections.contains($0) },
      moved: movedSections)
  }

  /// Where the old rows of a section stand now, by their old numbers; rows that are gone or left the section are left
  /// out.
  func rowMap(section: Int, to newSection: Int, oldCount: Int) -> [Int: IndexPath] {
    var moved: [Int: Int] = [:]
    var leaving: [Int: IndexPath] = [:]
    var arriving = Set<Int>()
    for (from, to) in movedRows {
      if from.section == section, to.section == newSection {
        moved[from.row] = to.row
      } else if from.section == section {
        leaving[from.row] = to
      } else if to.section == newSection {
        arriving.insert(to.row)
      }
    }
    let stay = Self.map(
      oldCount,
      deleted: { deletedRows.contains(IndexPath(row: $0, section: section)) || leaving[$0] != nil },
      inserted: {
        insertedRows.contains(IndexPath(row: $0, section: newSection)) || arriving.contains($0)
      }, moved: moved)
    var map = leaving
    for (old, new) in stay { map[old] = IndexPath(row: new, section: newSection) }
    return map
  }

  /// What stays keeps its order and fills the places that nothing new takes.
  private static func map(
    _ count: Int, deleted: (Int) -> Bool, inserted: (Int) -> Bool, moved: [Int: Int]
  ) -> [Int: Int] {
    var map = moved
    let targets = Set(moved.values)
    var new = 0
    for old in 0..<count where !deleted(old) && moved[old] == nil {
      while inserted(new) || targets.contains(new) { new += 1 }
      map[old] = new
      new += 1
    }
    return map
  }
}
