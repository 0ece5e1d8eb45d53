public import UIKit

/// A navigation controller that writes down its own lifecycle.
open class RecordingNavigationController: UINavigationController {
  /// Where it is written.
  public var timeline: Timeline?

  private func write(_ event: String) {
    guard let timeline else { return }
    timeline.write("\(timeline.name(of: self)).\(event)")
  }

  open override func loadView() {
    write("load")
    super.loadView()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    write("vdl")
  }

  open override func viewWillAppear(_ animated: Bool) {
    write("wA")
    super.viewWillAppear(animated)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    write("iA")
    super.viewIsAppearing(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    write("dA")
    super.viewDidAppear(animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    write("wD")
    super.viewWillDisappear(animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    write("dD")
    super.viewDidDisappear(animated)
  }

  open override func willMove(toParent parent: UIViewController?) {
    write("wM(\(timeline?.name(of: parent) ?? ""))")
    super.willMove(toParent: parent)
  }

  open override func didMove(toParent parent: UIViewController?) {
    write("dM(\(timeline?.name(of: parent) ?? ""))")
    super.didMove(toParent: parent)
  }
}
