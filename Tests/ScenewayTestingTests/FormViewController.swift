import Foundation
import HeadlessUIKit

/// A screen with one of each control, placed by frames.
final class FormViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate,
  UITextFieldDelegate
{
  let email = UITextField(frame: CGRect(x: 120, y: 60, width: 200, height: 30))
  let password = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
  let news = UISwitch(frame: CGRect(x: 200, y: 140, width: 49, height: 31))
  let volume = UISlider(frame: CGRect(x: 200, y: 180, width: 100, height: 31))
  let guests = UIStepper(frame: CGRect(x: 200, y: 220, width: 94, height: 32))
  let size = UISegmentedControl(items: ["Small", "Large"])
  let colour = UIPickerView(frame: CGRect(x: 20, y: 300, width: 300, height: 100))
  let day = UIDatePicker(frame: CGRect(x: 20, y: 410, width: 300, height: 30))
  let notes = UITextView(frame: CGRect(x: 20, y: 450, width: 300, height: 60))
  let result = UILabel(frame: CGRect(x: 20, y: 700, width: 300, height: 20))
  let colours = ["Red", "Green", "Blue"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    label("Email", 60)
    email.accessibilityIdentifier = "email-field"
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    password.delegate = self
    label("News", 140)
    label("Volume", 180)
    label("Guests", 220)
    size.frame = CGRect(x: 20, y: 260, width: 200, height: 32)
    size.selectedSegmentIndex = 0
    colour.dataSource = self
    colour.delegate = self
    colour.accessibilityLabel = "Colour"
    day.datePickerMode = .date
    day.timeZone = TimeZone(secondsFromGMT: 0)
    day.date = Date(timeIntervalSince1970: 0)
    day.accessibilityLabel = "Day"
    notes.accessibilityLabel = "Notes"
    for view in [email, password, news, volume, guests, size, colour, day, notes, result] as [UIView] {
      view.autoresizingMask = []
      self.view.addSubview(view)
    }
    button("Send", 540) { [weak self] in
      self?.result.text = "sent to \(self?.email.text ?? "")"
    }
    button("Later", 580) {}.isEnabled = false
    button("Secret", 620) {}.isHidden = true
    button("Behind", 660) {}
    let cover = UIView(frame: CGRect(x: 0, y: 650, width: 390, height: 50))
    cover.accessibilityLabel = "the cover"
    view.addSubview(cover)
    button("Far", -400) {}
    let card = UIView(frame: CGRect(x: 20, y: 730, width: 300, height: 40))
    let words = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    words.text = "Visit us"
    card.addSubview(words)
    RuntimeClass(FormViewController.self).action("visit") { $0.result.text = "visited" }.register()
    card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: "visit"))
    view.addSubview(card)
  }

  private func label(_ text: String, _ y: CGFloat) {
    let label = UILabel(frame: CGRect(x: 20, y: y, width: 90, height: 30))
    label.text = text
    view.addSubview(label)
  }

  @discardableResult
  private func button(_ title: String, _ y: CGFloat, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(primaryAction: UIAction(title: title) { _ in action() })
    button.frame = CGRect(x: 20, y: y, width: 100, height: 30)
    view.addSubview(button)
    return button
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    colours.count
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    colours[row]
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    result.text = "returned"
    return true
  }
}
