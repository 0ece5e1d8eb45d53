import Foundation
import Testing

#if os(Linux)
  @Suite struct `An app as a process` {
    /// The folder of the built products: that of the test bundle.
    private var products: URL {
      URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    }

    @Test func `BOOT-01 BOOT-09 @main starts an app with a window, and a request to terminate ends it well`()
      async throws
    {
      let app = try ChildProcess(products.appendingPathComponent("HelloWindow"))
      let end = await app.run(limit: 50) { lines in
        let isUp = Set(lines).isSuperset(of: ["viewDidAppear", "applicationDidBecomeActive"])
        return isUp && !lines.contains("applicationWillTerminate") ? SIGTERM : nil
      }
      #expect(end.status == 0)
      #expect(
        end.lines.filter { $0 != "applicationDidBecomeActive" } == [
          "didFinishLaunching", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
          "applicationWillTerminate",
        ])
    }
  }
#endif
