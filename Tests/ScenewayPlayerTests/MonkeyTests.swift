import Foundation
import HeadlessUIKit
import ScenewayPlayer
import ScenewayTesting
import Testing

@Suite(.serialized) @MainActor
struct MonkeyTests {
  private static let files = [Fixtures.shop, Fixtures.path("Login.storyboard")]

  private func report(
    steps: Int = 60, seed: UInt64 = 1, paths: [String] = files, device: AppDevice? = nil
  ) async throws -> (report: MonkeyReport, code: PlayerExitCode) {
    let terminal = RecordingTerminal()
    var options = PlayerOptions()
    options.monkey = MonkeyOptions(steps: steps, seed: seed, showsTrace: true)
    options.format = .json
    options.device = device
    let code = await Player.play(paths, options: options, on: terminal)
    return (try decoded(terminal), code)
  }

  private func report(
    _ app: any UIApplicationDelegate.Type, steps: Int = 30
  ) async throws -> (report: MonkeyReport, code: PlayerExitCode) {
    let terminal = RecordingTerminal()
    let code = await Player.run(
      app, name: "App", arguments: ["--monkey", "\(steps)", "--trace", "--json"], on: terminal)
    return (try decoded(terminal), code)
  }

  private func decoded(_ terminal: RecordingTerminal) throws -> MonkeyReport {
    #expect(terminal.output.split(separator: "\n").count == 1)
    return try JSONDecoder().decode(MonkeyReport.self, from: Data(terminal.output.utf8))
  }

  // MARK: What it does

  @Test func `plays the same steps for the same seed and others for another`() async throws {
    let first = try await report(seed: 7)
    let second = try await report(seed: 7)
    let other = try await report(seed: 8)
    #expect(first.report == second.report)
    #expect(first.report.script != other.report.script)
    #expect(first.code == .done)
    #expect(first.report.steps == 60)
    #expect(first.report.script?.count == 60)
  }

  @Test func `reaches every screen and segue of a small storyboard`() async throws {
    let report = try await report(steps: 200).report
    #expect(report.screens.reached == 6)
    #expect(report.screens.total == 6)
    #expect(report.screens.missed.isEmpty)
    #expect(report.segues.reached == report.segues.total)
    #expect(report.findings.isEmpty)
  }

  @Test func `what it prints with its steps is a script as a whole, the report in remarks`() async throws {
    let terminal = RecordingTerminal()
    var options = PlayerOptions()
    options.monkey = MonkeyOptions(steps: 40, seed: 2, showsTrace: true)
    _ = await Player.play(Self.files, options: options, on: terminal)
    let lines = terminal.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("# A monkey on") == true)
    #expect(lines.count { !$0.hasPrefix("#") } == 40)
    let again = RecordingTerminal()
    var replay = PlayerOptions()
    replay.source = .text(terminal.output)
    #expect(await Player.play(Self.files, options: replay, on: again) == .done, "\(again.output)")
  }

  @Test func `says what it did not reach`() async throws {
    let report = try await report(steps: 1).report
    #expect(report.screens.reached < 6)
    #expect(report.screens.missed.count == 6 - report.screens.reached)
    #expect(report.segues.missed.contains("showDetail"))
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `writes a script that leads to the same screen`(seed: UInt64) async throws {
    let script = try #require(try await report(seed: seed).report.script)
    let terminal = RecordingTerminal()
    var options = PlayerOptions()
    options.source = .text(script.joined(separator: "\n"))
    options.format = .json
    #expect(await Player.play(Self.files, options: options, on: terminal) == .done)
    let again = RecordingTerminal()
    #expect(await Player.play(Self.files, options: options, on: again) == .done)
    #expect(terminal.output == again.output)
    let steps = try terminal.output.split(separator: "\n").map {
      try JSONDecoder().decode(PlayerStep.self, from: Data($0.utf8))
    }
    #expect(steps.count == script.count + 1)
    #expect(steps.allSatisfy { $0.error == nil || $0.command?.hasPrefix("try ") == true })
  }

  @Test func `turns the device, shares its screen and shows lists where there are such`() async throws {
    let report = try await report(
      steps: 150, paths: [Fixtures.path("Tablet.storyboard")], device: .pad
    ).report
    let script = try #require(report.script)
    for command in ["rotate", "resize half", "resize full", "sidebar", "background", "foreground"] {
      #expect(script.contains { $0.hasSuffix(command) }, "\(command)")
    }
    #expect(!script.contains { $0.hasSuffix("next") })
    #expect(report.findings.isEmpty)
  }

  @Test func `touches nothing while the app is off the screen`() async throws {
    let script = try #require(try await report(steps: 200, seed: 3).report.script)
    var isInBackground = false
    for line in script {
      if isInBackground {
        #expect(["foreground", "wait 1.0"].contains(line), "\(line)")
      }
      if line == "background" { isInBackground = true }
      if line == "foreground" { isInBackground = false }
    }
    #expect(script.contains("background"))
    #expect(!script.contains { $0.hasPrefix("resize") || $0.hasSuffix("sidebar") })
  }

  @Test func `goes the ways that only code goes, and takes away what no gesture does`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.waysByCode, to: "Main.storyboard")
    let (report, code) = try await report(steps: 120, paths: [path])
    #expect(code == .done)
    #expect(report.screens.missed.isEmpty)
    #expect(report.segues.missed.isEmpty)
    let script = try #require(report.script)
    for command in ["segue \"goOn\"", "segue 2", "segue 3", "dismiss code"] {
      #expect(script.contains(command), "\(command)")
    }
  }

  @Test func `turns pages`() async throws {
    let (report, code) = try await report(PagedAppDelegate.self, steps: 60)
    #expect(code == .done)
    #expect(report.findings.isEmpty && report.complaints.isEmpty)
    let script = try #require(report.script)
    #expect(script.contains("next") && script.contains { $0.hasSuffix("previous") })
  }

  @Test func `writes a summary for people`() async {
    let terminal = RecordingTerminal()
    var options = PlayerOptions()
    options.monkey = MonkeyOptions(steps: 200)
    #expect(await Player.play(Self.files, options: options, on: terminal) == .done)
    #expect(terminal.output.hasPrefix("A monkey on Shop.storyboard: 200 steps with the seed 1.\n"))
    #expect(terminal.output.contains("  screens      6 of 6\n"))
    #expect(terminal.output.hasSuffix("  findings     none\n"))
    #expect(terminal.errors.isEmpty)
  }

  @Test func `ends its app where UIKit would have, and goes on with a new one`() async throws {
    let (report, code) = try await report(ComplainingAppDelegate.self)
    #expect(code == .done)
    #expect(report.complaints.map(\.id) == ["MIS-18"])
    let complaint = try #require(report.complaints.first)
    #expect(complaint.example.contains("Application tried to present modal view controller on itself."))
    #expect(!complaint.example.contains("0x"))
    #expect(report.restarts >= complaint.count)
    #expect(report.screens.total == nil)
    #expect(report.screens.reached == 1)
  }

  // MARK: What it finds

  @Test func `finds nothing where nothing is wrong`() async throws {
    let (report, code) = try await report(FaultyAppDelegate.self, steps: 100)
    #expect(code == .done)
    #expect(report.findings.isEmpty)
    #expect(report.complaints.isEmpty)
  }

  @Test func `finds a screen that left and is still alive`() async throws {
    defer { FaultyController.kept = [] }
    let (report, code) = try await report(LeakingAppDelegate.self)
    #expect(code == .failedStep)
    let leak = try #require(report.findings.first)
    #expect(leak.kind == .leak)
    #expect(leak.text.hasPrefix("FaultyController “Next” has left the screen and is still alive: held by"))
    #expect(leak.script.contains { $0.hasPrefix("tap") })
    #expect(leak.step <= 30)
  }

  @Test func `names the repeating timer that keeps a screen as its target`() async throws {
    let (report, code) = try await report(TimerAppDelegate.self)
    #expect(code == .failedStep)
    let leak = try #require(report.findings.first { $0.kind == .leak })
    #expect(leak.text.hasSuffix("held by a repeating Timer as its target, until it is invalidated"))
  }

  @Test func `a screen that awaits something from outside for a moment is no leak`() async throws {
    let (report, code) = try await report(RequestingAppDelegate.self)
    #expect(report.findings.isEmpty)
    #expect(code == .done)
  }

  @Test func `an app that shows no window ends with a status that says so`() async throws {
    let terminal = RecordingTerminal(input: "")
    #expect(
      await Player.run(WindowlessAppDelegate.self, name: "App", arguments: [], on: terminal) == .failedStep)
    #expect(terminal.errors.contains("error: the app shows no window"))
    let monkey = RecordingTerminal()
    #expect(
      await Player.run(WindowlessAppDelegate.self, name: "App", arguments: ["--monkey", "2"], on: monkey)
        == .failedStep)
    #expect(monkey.output.contains("the app shows no window"))
  }

  @Test func `finds appearance calls that do not go together`() async throws {
    let (report, code) = try await report(UnbalancedAppDelegate.self)
    #expect(code == .failedStep)
    #expect(report.findings.allSatisfy { $0.kind == .unbalanced })
    #expect(report.findings.contains { $0.text.contains("no viewDidDisappear though the app rests") })
  }

  @Test func `finds an app that never comes to rest`() async throws {
    let (report, code) = try await report(RestlessAppDelegate.self, steps: 20)
    #expect(code == .failedStep)
    #expect(report.findings.contains { $0.kind == .restless })
  }

  @Test func `finds a complaint that is none of UIKit's`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.embedsItself, to: "Circle.storyboard")
    let (report, code) = try await report(steps: 1, paths: [path])
    #expect(code == .failedStep)
    let finding = try #require(report.findings.first)
    #expect(finding.kind == .complaint)
    #expect(finding.step == 0)
    #expect(finding.text.contains("embeds a scene that embeds itself without end"))
    #expect(report.complaints.map(\.id) == ["none"])
  }

  @Test func `names a finding to people with a script that leads there`() async {
    defer { FaultyController.kept = [] }
    let terminal = RecordingTerminal()
    let code = await Player.run(
      LeakingAppDelegate.self, name: "App", arguments: ["--monkey", "30"], on: terminal)
    #expect(code == .failedStep)
    #expect(terminal.output.contains("  ✗ leak       step "))
    #expect(terminal.output.contains("\n# Leads to the first of them, with --script:\ntap "))
  }

  /// A way with a name, two of one name, and a full screen without a way back.
  private static let waysByCode = StoryboardText.document(
    StoryboardText.navigation("a", root: "first"),
    StoryboardText.scene(
      "first", title: "First",
      connections: """
        <segue destination="second" kind="show" identifier="goOn" id="s1"/>
        <segue destination="cover" kind="presentation" modalPresentationStyle="fullScreen" \
        identifier="twice" id="s2"/>
        <segue destination="third" kind="show" identifier="twice" id="s3"/>
        """),
    StoryboardText.scene("second", title: "Second"), StoryboardText.scene("third", title: "Third"),
    StoryboardText.scene("cover", title: "Cover"))

  private static let embedsItself = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="one">
    <scenes><scene sceneID="s"><objects>
    <viewController title="One" id="one" sceneMemberID="viewController">
    <view key="view" id="v"><subviews><containerView id="c">
    <connections><segue destination="one" kind="embed" id="e"/></connections>
    </containerView></subviews></view>
    </viewController>
    </objects></scene></scenes>
    </document>
    """
}

@Suite
struct CrashNotesTests {
  @Test func `writes the steps that led to a crash`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let terminal = StandardTerminal()
        terminal.keepForCrash("tap 9\n")
        terminal.forgetForCrash()
        terminal.keepForCrash("tap 1\n")
        terminal.keepForCrash("tab 2\n")
        let nothing: [Int] = []
        _ = nothing[terminal.width]
      }
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      errors.contains("# error: the process crashed in the last of these steps\ntap 1\ntab 2\n"))
    #expect(!errors.contains("tap 9"))
  }

  @Test func `writes what UIKit complained of, and that a script goes on after a refused step`() async throws
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let terminal = StandardTerminal()
        terminal.keepComplaintForCrash("# UIKit: at the launch\n")
        terminal.keepForCrash("tap 1\n")
        terminal.keepComplaintForCrash("# UIKit: too much\n")
        terminal.replaceLastForCrash("try tap 1\n")
        terminal.keepForCrash("tab 2\n")
        let nothing: [Int] = []
        _ = nothing[terminal.width]
      }
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      errors.contains(
        "# UIKit: at the launch\n# error: the process crashed in the last of these steps\ntry tap 1\ntab 2\n")
    )
    #expect(!errors.contains("too much"))
  }

  @Test func `has what an app prints go to standard error, line by line, where results are wanted alone`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      await MainActor.run {
        let terminal = StandardTerminal()
        print("before")
        terminal.keepForResults()
        print("printed")
        try? terminal.write("result\n")
        let nothing: [Int] = []
        _ = nothing[terminal.width]
      }
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains("before\nresult\n"))
    #expect(!output.contains("printed"))
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains("printed\n"))
  }
}
