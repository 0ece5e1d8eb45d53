import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// Runs a body in an environment of its own that has an application.
@MainActor
func withApplication(_ body: @MainActor (HeadlessEnvironment) throws -> Void) rethrows {
  let environment = HeadlessEnvironment(mode: .virtual)
  try HeadlessEnvironment.withEnvironment(environment) {
    environment.application = UIApplication()
    try body(environment)
  }
}

/// A target that keeps what it was told.
@MainActor
final class ControlTarget: UIResponder {
  var calls: [String] = []
  var senders: [Any?] = []

  static func register() {
    RuntimeClass(ControlTarget.self)
      .action("plain") { (target: ControlTarget) in target.calls.append("plain") }
      .action("withSender:") { (target: ControlTarget, sender: Any?) in
        target.calls.append("withSender")
        target.senders.append(sender)
      }
      .action("withSender:event:") { (target: ControlTarget, sender: Any?, event: UIEvent?) in
        target.calls.append(event == nil ? "withSender:event: nil" : "withSender:event:")
      }
      .register()
  }
}

@MainActor
struct ControlTests {
  init() { ControlTarget.register() }

  @Test func `RESP-04 without an application no target is told`() {
    let environment = HeadlessEnvironment(mode: .virtual)
    HeadlessEnvironment.withEnvironment(environment) {
      let target = ControlTarget()
      let control = UIControl()
      control.addTarget(target, action: "plain", for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      #expect(target.calls.isEmpty)
    }
  }

  @Test func `RESP-05 a method gets as many arguments as it takes`() {
    withApplication { _ in
      let target = ControlTarget()
      let control = UIControl()
      for action in ["plain", "withSender:", "withSender:event:"] {
        control.addTarget(target, action: Selector(action), for: .touchUpInside)
      }
      control.sendActions(for: .touchUpInside, with: UIEvent())
      #expect(target.calls == ["plain", "withSender", "withSender:event:"])
      #expect(target.senders.first as? UIControl === control)
    }
  }

  @Test func `RESP-06 targets are told in the order of their registration`() {
    withApplication { _ in
      var order: [Int] = []
      let control = UIControl()
      for number in 1...3 {
        control.addAction(UIAction { _ in order.append(number) }, for: .valueChanged)
      }
      control.sendActions(for: .valueChanged)
      #expect(order == [1, 2, 3])
    }
  }

  @Test func `RESP-07 the same target and method is told once`() {
    withApplication { _ in
      let target = ControlTarget()
      let control = UIControl()
      control.addTarget(target, action: "plain", for: .touchUpInside)
      control.addTarget(target, action: "plain", for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      #expect(target.calls == ["plain"])
      #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["plain"])
    }
  }

  @Test func `RESP-08 a control does not keep its targets alive`() {
    withApplication { _ in
      let control = UIControl()
      weak var weakTarget: ControlTarget?
      do {
        let target = ControlTarget()
        weakTarget = target
        control.addTarget(target, action: "plain", for: .touchUpInside)
      }
      #expect(weakTarget == nil)
      control.sendActions(for: .touchUpInside)
      #expect(control.allTargets.isEmpty)
    }
  }

  @Test func `RESP-09 an action takes the place of one with the same identifier`() {
    withApplication { _ in
      var order: [String] = []
      let control = UIControl()
      let identifier = UIAction.Identifier("save")
      control.addAction(UIAction(identifier: identifier) { _ in order.append("old") }, for: .valueChanged)
      control.addAction(UIAction(identifier: identifier) { _ in order.append("new") }, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(order == ["new"])
    }
  }

  @Test func `RESP-10 a disabled control dispatches events sent by code but no touch`() {
    withApplication { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let button = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      window.addSubview(button)
      window.isHidden = false
      var count = 0
      button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
      button.isEnabled = false
      #expect(TouchSimulator.tap(button) == .blocked(.disabled(button)))
      #expect(count == 0)
      button.sendActions(for: .touchUpInside)
      #expect(count == 1)
    }
  }

  @Test func `RESP-02 RESP-03 an action without a target goes up the responder chain or nowhere`() {
    withApplication { _ in
      final class Catcher: UIView {
        var count = 0
      }
      RuntimeClass(Catcher.self).action("catchIt") { (catcher: Catcher) in catcher.count += 1 }.register()
      let catcher = Catcher()
      let control = UIControl()
      catcher.addSubview(control)
      control.addTarget(nil, action: "catchIt", for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      #expect(catcher.count == 1)
      #expect(!ActionDispatch.send("nobodyKnowsThis", to: nil, from: control, for: nil))
      #expect(control.allTargets.map { $0.base is NSNull } == [true])
    }
  }

  @Test func `removing a target without a method removes all of its methods`() {
    withApplication { _ in
      let target = ControlTarget()
      let control = UIControl()
      control.addTarget(target, action: "plain", for: .touchUpInside)
      control.addTarget(target, action: "withSender:", for: [.touchUpInside, .valueChanged])
      control.removeTarget(target, action: nil, for: .touchUpInside)
      #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
      #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["withSender:"])
    }
  }

  @Test func `a button shows the title of its state or of the ordinary one`() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setTitle("Wait", for: .disabled)
    #expect(button.currentTitle == "Go")
    #expect(button.titleLabel?.text == "Go")
    button.isEnabled = false
    #expect(button.currentTitle == "Wait")
    #expect(button.titleLabel?.text == "Wait")
    button.isEnabled = true
    button.isSelected = true
    #expect(button.title(for: .selected) == "Go")
  }

  @Test func `a button with a primary action shows its title and runs it`() {
    withApplication { _ in
      var runs = 0
      let button = UIButton(
        configuration: .filled(), primaryAction: UIAction(title: "Save") { _ in runs += 1 })
      #expect(button.titleLabel?.text == "Save")
      button.sendActions(for: .primaryActionTriggered)
      #expect(runs == 1)
    }
  }

  @Test func `a slider and a stepper keep their values between the ends`() {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10)
    let stepper = UIStepper()
    stepper.maximumValue = 2
    for _ in 0..<5 { stepper.step(up: true, with: nil) }
    #expect(stepper.value == 2)
    stepper.wraps = true
    stepper.step(up: true, with: nil)
    #expect(stepper.value == 0)
  }

  @Test func `a segmented control keeps its choice when segments come and go`() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Z", at: 0, animated: false)
    #expect(control.titleForSegment(at: control.selectedSegmentIndex) == "B")
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 9
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `a picker clamps its choice when rows go`() {
    final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var rows = 5
      var chosen: [Int] = []
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
        -> String?
      {
        "row \(row)"
      }
      func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        chosen.append(row)
      }
    }
    let source = Source()
    let picker = UIPickerView()
    picker.dataSource = source
    picker.delegate = source
    picker.selectRow(4, inComponent: 0, animated: false)
    #expect(source.chosen.isEmpty)
    #expect(picker.title(forRow: 4, inComponent: 0) == "row 4")
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    source.rows = 2
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 1)
  }

  @Test func `a stack view shares its length and leaves hidden views out`() {
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.frame = CGRect(x: 0, y: 0, width: 210, height: 40)
    stack.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(second.frame == CGRect(x: 110, y: 0, width: 100, height: 40))
    first.isHidden = true
    stack.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 0, y: 0, width: 210, height: 40))
    second.removeFromSuperview()
    #expect(stack.arrangedSubviews == [first])
  }
}
