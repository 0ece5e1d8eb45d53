/// Writes steps.
protocol StepRenderer {
  /// What comes before the first step; nil for nothing.
  func text(ofLaunch step: PlayerStep, name: String) -> String

  /// A step, with the end of its last line.
  func text(of step: PlayerStep) -> String

  /// A heading of a script; nil where headings are written with the step after them.
  func text(ofHeading heading: String) -> String?
}
