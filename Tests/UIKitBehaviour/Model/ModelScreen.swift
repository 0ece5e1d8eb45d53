internal import UIKit

/// A screen that tells its appearance calls.
final class ModelScreen: UIViewController {
  let number: Int
  private let balance: AppearanceBalance

  init(number: Int, balance: AppearanceBalance) {
    self.number = number
    self.balance = balance
    super.init(nibName: nil, bundle: nil)
    // One in three has what is presented in the current context stand in its own place.
    definesPresentationContext = number.isMultiple(of: 3)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    balance.hear("wA", of: number)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    balance.hear("iA", of: number)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    balance.hear("dA", of: number)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    balance.hear("wD", of: number)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    balance.hear("dD", of: number)
  }
}
