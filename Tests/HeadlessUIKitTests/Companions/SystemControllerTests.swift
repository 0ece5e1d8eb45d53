import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// The system's own controllers as apps use them: alerts, share sheets, pickers.
@MainActor
struct SystemControllerTests {
  /// Runs a body with a window on the screen.
  private func stage(_ body: (UIViewController, HeadlessClock) -> Void) {
    let environment = HeadlessEnvironment(mode: .virtual)
    HeadlessEnvironment.withEnvironment(environment) {
      let root = UIViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = root
      window.makeKeyAndVisible()
      environment.clock.runUntilIdle()
      body(root, environment.clock)
    }
  }

  final class Listener: NSObject, UIAlertViewDelegate, UIDocumentPickerDelegate,
    UIImagePickerControllerDelegate, UINavigationControllerDelegate
  {
    var heard: [String] = []

    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      heard.append("clicked \(buttonIndex)")
    }
    func didPresent(_ alertView: UIAlertView) { heard.append("present") }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      heard.append("gone \(buttonIndex)")
    }
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      heard.append(urls.map(\.lastPathComponent).joined(separator: ","))
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { heard.append("none") }
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      heard.append(info[.originalImage] is UIImage ? "image" : "?")
      picker.dismiss(animated: true)
    }
  }

  @Test func `an alert view shows, and its delegate hears which button was tapped`() throws {
    try stageThrowing { root, clock in
      let listener = Listener()
      let alert = UIAlertView()
      alert.title = "Victory"
      alert.message = "You won!"
      alert.delegate = listener
      alert.cancelButtonIndex = alert.addButton(withTitle: "Cancel")
      alert.addButton(withTitle: "Again")
      alert.show()
      clock.runUntilIdle()
      let shown = try #require(root.presentedViewController as? UIAlertController)
      #expect(shown.title == "Victory")
      #expect(shown.actions.map(\.style) == [.cancel, .default])
      #expect(alert.isVisible)
      #expect(shown.tap(shown.actions[1]))
      clock.runUntilIdle()
      #expect(listener.heard == ["present", "clicked 1", "gone 1"])
      #expect(root.presentedViewController == nil)
      #expect(!alert.isVisible)
    }
  }

  private func stageThrowing(_ body: (UIViewController, HeadlessClock) throws -> Void) throws {
    var failure: (any Error)?
    stage { root, clock in
      do { try body(root, clock) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  @Test func `an alert view holds its buttons and text fields`() {
    let alert = UIAlertView(
      title: "Name", message: "Yours", delegate: nil, cancelButtonTitle: "No", otherButtonTitles: "Yes",
      "Maybe")
    alert.alertViewStyle = .loginAndPasswordInput
    #expect(alert.numberOfButtons == 3)
    #expect(alert.buttonTitle(at: 2) == "Maybe")
    #expect(alert.firstOtherButtonIndex == 1)
    #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
    #expect(alert.textField(at: 2) == nil)
  }

  /// An activity of the app's own.
  final class Count: UIActivity {
    var count = 0
    override var activityType: ActivityType? { ActivityType("count") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { !activityItems.isEmpty }
    override func prepare(withActivityItems activityItems: [Any]) { count = activityItems.count }
    override func perform() { activityDidFinish(true) }
  }

  @Test func `a share sheet does the app's activity and says so once`() {
    stage { root, clock in
      let activity = Count()
      let sheet = UIActivityViewController(activityItems: ["a", "b"], applicationActivities: [activity])
      var heard: [String] = []
      sheet.excludedActivityTypes = [.airDrop]
      sheet.completionWithItemsHandler = { type, completed, _, _ in
        heard.append("\(type?.rawValue ?? "-") \(completed)")
      }
      root.present(sheet, animated: true)
      clock.runUntilIdle()
      #expect(sheet.choose(activity))
      clock.runUntilIdle()
      #expect(activity.count == 2)
      #expect(heard == ["count true"])
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func `a share sheet that is dismissed says that nothing was done`() {
    stage { root, clock in
      let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
      var completed: Bool?
      sheet.completionWithItemsHandler = { _, isDone, _, _ in completed = isDone }
      root.present(sheet, animated: true)
      clock.runUntilIdle()
      root.dismiss(animated: true)
      clock.runUntilIdle()
      #expect(completed == false)
    }
  }

  @Test func `pickers tell their delegates what was picked`() {
    stage { root, clock in
      let listener = Listener()
      let files = UIDocumentPickerViewController(documentTypes: ["public.json"], in: .import)
      files.delegate = listener
      root.present(files, animated: true)
      clock.runUntilIdle()
      files.pick([URL(fileURLWithPath: "/a.json"), URL(fileURLWithPath: "/b.json")])
      clock.runUntilIdle()
      #expect(listener.heard == ["a.json"])
      #expect(root.presentedViewController == nil)
      #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
      let pictures = UIImagePickerController()
      pictures.sourceType = .photoLibrary
      pictures.delegate = listener
      root.present(pictures, animated: true)
      clock.runUntilIdle()
      pictures.pick([.originalImage: UIImage()])
      clock.runUntilIdle()
      #expect(listener.heard == ["a.json", "image"])
      #expect(root.presentedViewController == nil)
    }
  }
}
