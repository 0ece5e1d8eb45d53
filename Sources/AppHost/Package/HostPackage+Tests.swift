internal import Foundation

extension HostPackage {
  /// The program that SwiftPM makes of the tests.
  static let testProgram = "hostPackageTests.xctest"

  /// What Apple's XCTest lets tests leave out, and the one of other platforms does not.
  static let waiting = """
    import Foundation
    import XCTest

    extension XCTestCase {
      func fulfillment(of expectations: [XCTestExpectation], enforceOrder: Bool = false) async {
        await fulfillment(of: expectations, timeout: 600, enforceOrder: enforceOrder)
      }

      func wait(for expectations: [XCTestExpectation], enforceOrder: Bool = false) {
        wait(for: expectations, timeout: 600, enforceOrder: enforceOrder)
      }
    }

    """

  private var startModule: String { "HostTestStart" }

  /// What writes down which tests of XCTest began and ended, so that a crash does not hide which one it was.
  private static let observer = """
    import Foundation
    import XCTest

    final class HostTestObserver: NSObject, XCTestObservation {
      static func start() {
        guard let path = ProcessInfo.processInfo.environment["\(TestNotes.variable)"],
          let file = FileHandle(forWritingAtPath: path)
        else { return }
        file.seekToEndOfFile()
        XCTestObservationCenter.shared.addTestObserver(HostTestObserver(file))
      }

      private let file: FileHandle

      private init(_ file: FileHandle) { self.file = file }

      func testCaseWillStart(_ testCase: XCTestCase) { note("+", testCase) }

      func testCaseDidFinish(_ testCase: XCTestCase) {
        let run = testCase.testRun
        note(run?.hasBeenSkipped == true ? "~" : run?.hasSucceeded == false ? "!" : "-", testCase)
      }

      private func note(_ mark: String, _ testCase: XCTestCase) {
        // XCTest writes `Class.method`, and takes `Module.Class/method`.
        let type = String(reflecting: type(of: testCase))
        let method = testCase.name.split(separator: ".").last.map(String.init) ?? testCase.name
        file.write(Data("\\(mark)\\(type)/\\(method)\\n".utf8))
      }
    }

    """

  /// The targets of the tests, and those that launch the app before them.
  func testTargets(needing modules: String) -> [String] {
    guard !tests.isEmpty else { return [] }
    let start = """
          .target(name: "\(startModule)Hook"),
          .target(
            name: "\(startModule)",
            dependencies: [
              \(modules)"\(startModule)Hook", .product(name: "ScenewayPlayer", package: "sceneway"),
              \(Self.kit),
            ], swiftSettings: [.swiftLanguageMode(.v5)]),
      """
    return [start]
      + tests.map { test in
        """
            .testTarget(
              name: "\(test.moduleName)",
              dependencies: [\(modules)"\(startModule)", \(Self.kit)],
              path: "Sources/\(test.moduleName)", swiftSettings: quiet + [\(settings(of: test))]),
        """
      }
  }

  /// Writes what launches the app when the process of the tests starts, as they run inside the app on a phone.
  ///
  /// The runner that SwiftPM makes has no place for it, so it hangs on the start of the process.
  func writeStart() throws {
    let sources = folder.package.appendingPathComponent("Sources")
    let hook = sources.appendingPathComponent("\(startModule)Hook")
    try HostFolder.write(
      """
      #include <stdio.h>

      void host_tests_will_start(void);

      __attribute__((constructor)) static void start(void) {
        // What the app prints stands among what the tests say, and is not lost where it crashes.
        setvbuf(stdout, 0, _IOLBF, 0);
        host_tests_will_start();
      }

      """, to: hook.appendingPathComponent("Hook.c"))
    try HostFolder.write(
      "// What starts the tests has no words for others.\n", to: hook.appendingPathComponent("include/Hook.h")
    )
    let launchesApp = delegate != nil && tests.contains(where: \.runsInApp)
    let launch = launchesApp ? "HostedTests.launch(\"\(delegate ?? "")\")" : "HostedTests.prepare()"
    let imports = modules.map { "import \($0.moduleName)" }.joined(separator: "\n")
    try HostFolder.write(
      """
      import ScenewayPlayer
      import UIKit
      \(imports)

      @_cdecl("host_tests_will_start")
      public func hostTestsWillStart() {
        HostTestObserver.start()
        MainActor.assumeIsolated { \(launch) }
      }

      """, to: sources.appendingPathComponent("\(startModule)/Start.swift"))
    try HostFolder.write(
      Self.observer, to: sources.appendingPathComponent("\(startModule)/Observer.swift"))
  }
}
