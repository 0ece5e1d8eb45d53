#if !canImport(ObjectiveC)
  /// A type of files or of things that are handed over, such as `public.png`.
  public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The type's name, such as `public.json`.
    public let identifier: String

    /// The bytes of the description, which is the name.
    public var description: String { identifier }

    init(known identifier: String) { self.identifier = identifier }

    /// Makes a type by its name.
    ///
    /// - Parameter identifier: the name; nil is made of one that nobody declared.
    public init?(_ identifier: String) {
      guard UniformTypes.declarations[identifier] != nil || identifier.contains(".") else { return nil }
      self.identifier = identifier
    }

    /// Makes the type of files that end in a certain way.
    ///
    /// - Parameters:
    ///   - filenameExtension: the ending, without the dot. For one that is not known a type of its own is made.
    ///   - supertype: what the type is a kind of; bytes by default.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
      guard !filenameExtension.isEmpty else { return nil }
      let ending = filenameExtension.lowercased()
      self.init(supertype, dynamic: ending) { $0.endings.contains(ending) }
    }

    /// Makes the type of a name of the web's.
    ///
    /// - Parameters:
    ///   - mimeType: the name, such as `image/png`. For one that is not known a type of its own is made.
    ///   - supertype: what the type is a kind of; bytes by default.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
      guard mimeType.contains("/") else { return nil }
      let name = mimeType.lowercased()
      self.init(supertype, dynamic: name) { $0.media.contains(name) }
    }

    private init(
      _ supertype: UTType, dynamic name: String, where isAskedFor: (UniformTypes.Declaration) -> Bool
    ) {
      let found = UniformTypes.declarations.filter { isAskedFor($0.value) }.map(\.key).sorted()
      let best = found.first { UniformTypes.type($0, conformsTo: supertype.identifier) }
      identifier = best ?? "dyn.\(name)"
    }

    /// Makes a type that the app declares.
    ///
    /// - Parameters:
    ///   - identifier: its name.
    ///   - parentType: what it is a kind of; what the Info.plist says by default, which headless apps do not read.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
      self.identifier = identifier
    }

    /// Makes a type that another app declares.
    ///
    /// - Parameters:
    ///   - identifier: its name.
    ///   - parentType: what it is a kind of; what the Info.plist says by default, which headless apps do not read.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
      self.identifier = identifier
    }

    /// How files of the type end, without the dot; nil where that is not known.
    public var preferredFilenameExtension: String? {
      if let known = UniformTypes.declarations[identifier] { return known.endings.first }
      return isDynamic && !identifier.contains("/") ? String(identifier.dropFirst(4)) : nil
    }

    /// The web's name of the type; nil where that is not known.
    public var preferredMIMEType: String? {
      if let known = UniformTypes.declarations[identifier] { return known.media.first { !$0.hasSuffix("*") } }
      return isDynamic && identifier.contains("/") ? String(identifier.dropFirst(4)) : nil
    }

    /// What a person reads; nil in a headless app.
    public var localizedDescription: String? { nil }

    /// Whether the type was made for an ending or a name that nobody declared.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// Whether somebody declared the type.
    public var isDeclared: Bool { !isDynamic }

    /// Whether the type is one that all systems know.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// Everything that the type is a kind of.
    public var supertypes: Set<UTType> {
      Set(UniformTypes.ancestors(of: identifier).map { UTType(known: $0) })
    }

    /// Whether the type is another one or a kind of it.
    ///
    /// - Parameter type: the other one.
    /// - Returns: whether it is.
    public func conforms(to type: UTType) -> Bool {
      UniformTypes.type(identifier, conformsTo: type.identifier)
    }

    /// Whether the type is a kind of another one.
    ///
    /// - Parameter type: the other one.
    /// - Returns: whether it is; false for the type itself.
    public func isSubtype(of type: UTType) -> Bool { type != self && conforms(to: type) }

    /// Whether another type is a kind of this one.
    ///
    /// - Parameter type: the other one.
    /// - Returns: whether it is; false for the type itself.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
  }
#endif
