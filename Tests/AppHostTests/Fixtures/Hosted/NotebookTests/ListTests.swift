import XCTest

@testable import Notebook

/// Uses UIKit without an import of its own, as tests of apps do.
class ListTests: XCTestCase {
  private func list() -> ListViewController {
    let storyboard = UIStoryboard(name: "Main", bundle: Bundle.main)
    return storyboard.instantiateViewController(withIdentifier: "list") as! ListViewController
  }

  func testTheAppRunsAround() {
    let delegate = UIApplication.shared.delegate as? AppDelegate
    XCTAssertEqual(delegate?.launchCount, 1)
    let navigation = delegate?.window?.rootViewController as? UINavigationController
    XCTAssertTrue(navigation?.topViewController is ListViewController)
    XCTAssertEqual(navigation?.topViewController?.title, "All notes")
  }

  func testColorsComeFromTheCatalogue() {
    let list = list()
    list.loadViewIfNeeded()
    var blue: CGFloat = 0
    list.view.backgroundColor?.getRed(nil, green: nil, blue: &blue, alpha: nil)
    XCTAssertEqual(blue, 1)
  }

  func testAnimationsTakeTheirTime() {
    let navigation = UINavigationController(rootViewController: list())
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let shown = expectation(description: "shown")
    navigation.present(UIViewController(), animated: true) { shown.fulfill() }
    wait(for: [shown], timeout: 5)
    XCTAssertNotNil(navigation.presentedViewController)
  }
}
