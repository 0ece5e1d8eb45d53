import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

@Suite @MainActor
struct ClassInstantiationTests {
  @Test func `gives stored properties their first values`() {
    let plain = ClassInstantiation.make(PlainObject.self) as? PlainObject
    #expect(plain?.words == "first")
    let delegate = ClassInstantiation.make(PlainDelegate.self) as? PlainDelegate
    #expect(delegate?.link == nil)
    #expect(delegate?.count == 5)
  }

  @Test func `calls the init of the class itself`() {
    #expect((ClassInstantiation.make(CountingResponder.self) as? CountingResponder)?.count == 2)
    #expect((ClassInstantiation.make(RenamedResponder.self) as? RenamedResponder)?.name == "default")
    #expect(ClassInstantiation.make(UIResponder.self).map { type(of: $0) == UIResponder.self } == true)
  }

  @Test func `makes nothing of a class that does not come from NSObject`() {
    #expect(ClassInstantiation.make(Foreign.self) == nil)
  }
}

private final class PlainObject: NSObject {
  var words = "first"
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var link: URL?
  var count = 5
}

private class CountingResponder: UIResponder {
  var count = 1
  override init() {
    super.init()
    count += 1
  }
}

private class RenamedResponder: UIResponder {
  let name: String
  init(name: String) {
    self.name = name
    super.init()
  }
  convenience override init() { self.init(name: "default") }
}

private final class Foreign {
}

extension ClassInstantiationTests {
  /// A class with a stored property that its own initialiser sets.
  final class Stack: UINavigationController {
    var mark = 1
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      mark = 2
    }
    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `a class that is a value makes its own objects by UIKit's initialisers`() {
    HeadlessEnvironment.withEnvironment(HeadlessEnvironment(mode: .virtual)) {
      let type: UINavigationController.Type = Stack.self
      let root = UIViewController()
      let stack = type.bridgedInit(rootViewController: root)
      #expect(stack.viewControllers == [root])
      #expect((stack as? Stack)?.mark == 2)
      let screen: UIViewController.Type = UITableViewController.self
      #expect(screen.bridgedInit(nibName: nil, bundle: nil) is UITableViewController)
      let view: UIView.Type = UILabel.self
      #expect(view.bridgedInit(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
      #expect(view.bridgedInit() is UILabel)
      let cell: UITableViewCell.Type = UITableViewCell.self
      #expect(cell.bridgedInit(style: .value1, reuseIdentifier: "a").reuseIdentifier == "a")
      #expect(UITableViewController.bridgedInit(style: .grouped).tableView.style == .grouped)
      let segue: UIStoryboardSegue.Type = UIStoryboardSegue.self
      #expect(segue.bridgedInit(identifier: "go", source: root, destination: stack).identifier == "go")
    }
  }
}
