#if !canImport(ObjectiveC)
  import Foundation
  import Testing

  import HeadlessUIKit

  /// Tables that hold what is in them weakly.
  @MainActor
  struct WeakTableTests {
    final class Listener: NSObject {}

    @Test func `a table of weak objects holds each once and lets them go`() {
      let table = NSHashTable<AnyObject>.weakObjects()
      let kept = Listener()
      do {
        let gone = Listener()
        for object in [kept, gone, kept] { table.add(object) }
        #expect(table.count == 2)
      }
      #expect(table.allObjects.count == 1)
      #expect(table.contains(kept) && table.anyObject === kept)
      table.remove(kept)
      #expect(table.count == 0)
    }

    @Test func `a table holds objects that are known by a protocol`() {
      let table = NSHashTable<any NSCopying>.weakObjects()
      let kept = NSString(string: "a")
      table.add(kept)
      #expect(table.count == 1 && table.contains(kept))
    }

    @Test func `a table of strong objects compares them by what they are`() {
      let table = NSHashTable<NSString>()
      table.add("a" as NSString)
      table.add(NSString(string: "a"))
      table.add("b" as NSString)
      #expect(table.count == 2)
      #expect(table.member("b" as NSString) == "b")
    }

    @Test func `a map drops the entries whose weak side has gone`() {
      let byName = NSMapTable<NSString, Listener>.strongToWeakObjects()
      let byObject = NSMapTable<Listener, NSString>.weakToStrongObjects()
      let kept = Listener()
      do {
        let gone = Listener()
        byName.setObject(gone, forKey: "gone")
        byObject.setObject("gone", forKey: gone)
      }
      byName.setObject(kept, forKey: "kept")
      byObject.setObject("kept", forKey: kept)
      #expect(byName.object(forKey: "gone") == nil)
      #expect(byName.count == 1 && byObject.count == 1)
      #expect(byName.object(forKey: "kept") === kept)
      #expect(byObject.object(forKey: kept) == "kept")
      #expect(byName.keyEnumerator().allObjects.compactMap { $0 as? NSString } == ["kept"])
      byName.removeObject(forKey: "kept")
      #expect(byName.count == 0)
    }
  }
#endif
