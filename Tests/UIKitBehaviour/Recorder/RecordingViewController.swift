public import UIKit

/// A controller that writes down what happens to it.
open class RecordingViewController: UIViewController {
  /// Where it is written.
  public var timeline: Timeline?

  /// Called after each entry with its short form, such as `wA`; a test looks at values there.
  public var onEvent: ((String) -> Void)?

  private func write(_ event: String) {
    guard let timeline else { return }
    timeline.write("\(timeline.name(of: self)).\(event)")
    onEvent?(event)
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
    animatedFlags.append(animated)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    write("iA")
    super.viewIsAppearing(animated)
    animatedFlags.append(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    write("dA")
    super.viewDidAppear(animated)
    animatedFlags.append(animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    write("wD")
    super.viewWillDisappear(animated)
    animatedFlags.append(animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    write("dD")
    super.viewDidDisappear(animated)
    animatedFlags.append(animated)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if timeline?.recordsLayout == true { write("wL") }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if timeline?.recordsLayout == true { write("dL") }
  }

  open override func willMove(toParent parent: UIViewController?) {
    write("wM(\(timeline?.name(of: parent) ?? ""))")
    super.willMove(toParent: parent)
  }

  open override func didMove(toParent parent: UIViewController?) {
    write("dM(\(timeline?.name(of: parent) ?? ""))")
    super.didMove(toParent: parent)
  }

  /// The `animated` argument of every appearance call so far.
  public private(set) var animatedFlags: [Bool] = []
}
