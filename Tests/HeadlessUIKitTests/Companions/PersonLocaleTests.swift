#if !canImport(ObjectiveC)
  import Foundation
  import Testing

  @_spi(Sceneway) @testable import HeadlessUIKit

  /// The language and region that bridged sources see.
  @MainActor
  struct PersonLocaleTests {
    private func words(_ languages: [String]?) -> [String] {
      let environment = HeadlessEnvironment(mode: .virtual)
      environment.preferredLanguages = languages
      return HeadlessEnvironment.withEnvironment(environment) {
        let dates = DateFormatter.bridgedFormatter()
        dates.dateStyle = .short
        dates.timeZone = TimeZone(secondsFromGMT: 0)
        let numbers = NumberFormatter.bridgedFormatter()
        numbers.numberStyle = .decimal
        return [
          dates.string(from: Date(timeIntervalSince1970: 1_183_075_200)), numbers.string(from: 1.5) ?? "",
          Locale.bridgedCurrent.identifier,
        ]
      }
    }

    @Test func `dates and numbers are written as in America, unless the person has another language`() {
      #expect(words(nil) == ["6/29/07", "1.5", "en_US"])
      #expect(words(["de_DE"]) == ["29.06.07", "1,5", "de_DE"])
    }
  }
#endif
