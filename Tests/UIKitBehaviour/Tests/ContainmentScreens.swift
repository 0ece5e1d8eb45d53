import BehaviourRecorder
import Testing
import UIKit

/// Writes down what comes before and after super.
final class Bracketing: UIViewController {
  var timeline: Timeline?

  override func viewWillAppear(_ animated: Bool) {
    timeline?.write("before")
    super.viewWillAppear(animated)
    timeline?.write("after")
  }
}

/// Writes down what it hears of sizes, traits and memory.
final class Attentive: UIViewController {
  var heard: [String] = []

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    heard.append("size \(Int(size.width))x\(Int(size.height))")
    coordinator.animate { [weak self] _ in
      self?.heard.append("alongside")
    } completion: { [weak self] _ in
      self?.heard.append("rotated")
    }
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    heard.append("willTransition")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    heard.append("traits")
  }

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    let size = container.preferredContentSize
    heard.append("preferred \(Int(size.width))x\(Int(size.height))")
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    heard.append("memory")
  }
}
