/// Writes steps.
protocol StepRenderer {
  /// What comes before the first step; nil for nothing.
  func text(ofLaunch step: PlayerStep, name: String) -> String

  /// The command of a step that begins; nil where it is written with what comes of it.
  func text(ofCommand command: String) -> String?

  /// What came of a step, with the end of its last line.
  func text(of step: PlayerStep) -> String

  /// A heading of a script; nil where headings are written with the step after them.
  func text(ofHeading heading: String) -> String?
}
