#if !canImport(ObjectiveC)
  public import Foundation

  // Foundation for Linux has predicates of closures alone; it keeps those of formats as unavailable, so that these here are
  // taken in their place.
  extension NSPredicate {
    /// Makes a predicate of a format string.
    ///
    /// It has comparisons (`=`, `!=`, `<`, `>`, `<=`, `>=`, `BETWEEN`, `IN`, `BEGINSWITH`, `CONTAINS`, `ENDSWITH`, `LIKE`,
    /// `MATCHES`, with `[cd]` for case and diacritics), `ANY`, `ALL`, `NONE`, `AND`, `OR`, `NOT`, key paths, `SELF`,
    /// literals, lists in braces, `%@`, `%K` and the numbers of `printf`. Objects are asked by their keys
    /// (`value(forKeyPath:)`), so their classes register them, as bridged classes do. The grammar is that of the
    /// Predicate Programming Guide.
    ///
    /// - Parameters:
    ///   - predicateFormat: the format. One that cannot be read raises `NSInvalidArgumentException`.
    ///   - args: the values of its placeholders.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
      self.init(format: predicateFormat, values: args)
    }

    /// Makes a predicate of a format string, with the values of its placeholders in an array.
    ///
    /// - Parameters:
    ///   - predicateFormat: the format. One that cannot be read raises `NSInvalidArgumentException`.
    ///   - arguments: the values of its placeholders; nil for none.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
      self.init(format: predicateFormat, values: arguments ?? [])
    }

    private convenience init(format: String, values: [Any?]) {
      do {
        var reader = try PredicateReader(format, values)
        let condition = try reader.readAll()
        self.init { object, _ in condition.holds(for: object) }
      } catch {
        let words = error.words(format)
        MainQueue.run { words.report() }
        self.init(value: false)
      }
    }
  }

  extension PredicateFormatError {
    fileprivate func words(_ format: String) -> UIKitComplaint {
      switch self {
      case .unreadable: UIKitComplaint(.predicateFormatUnreadable, ["format": format])
      case .missingArgument: UIKitComplaint(.predicateFormatLacksArgument, ["format": format])
      }
    }
  }
#endif
