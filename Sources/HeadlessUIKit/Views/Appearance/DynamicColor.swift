/// Makes a colour for traits.
struct DynamicColor: Sendable {
  let provider: @MainActor (UITraitCollection) -> UIColor

  /// The colour for traits, or for those of the moment.
  ///
  /// Colours can be looked at anywhere, as Apple's, whose providers know no actor either.
  func resolved(with traits: UITraitCollection? = nil) -> UIColor {
    let resolve: @MainActor () -> UIColor = {
      let traits = traits ?? .current
      return provider(traits).resolvedColor(with: traits)
    }
    return unsafeBitCast(resolve, to: (() -> UIColor).self)()
  }
}
