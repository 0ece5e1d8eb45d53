/// A class of the module with generic parameters, its own or those of a type around it, whose objects are reached by name.
///
/// The runtime knows each form of it as a class of its own, `Screen<User>` and `Screen<Order>`, and none before it is
/// used. So the class itself can be asked to register the form at hand.
struct GenericClass {
  let name: String
  /// Whether no class that it inherits from is a generic one of the module.
  let isTopmost: Bool
  let isPublic: Bool
  /// Whether its own file alone can name it.
  let isPrivate: Bool

  /// The classes of a module that something is reached in.
  static func all(in index: ModuleIndex) -> [String: GenericClass] {
    var all: [String: GenericClass] = [:]
    for type in index.types.values where type.kind == .classType && type.isDeclared {
      guard index.isGeneric(type.name), isReached(type, index) else { continue }
      let around = type.name.split(separator: ".").dropLast()
      let outer = around.indices.compactMap { index.types[around[...$0].joined(separator: ".")] }
      // What is private in a type can be named in that type alone.
      if !outer.isEmpty, type.isPrivate || outer.dropFirst().contains(where: \.isPrivate) { continue }
      all[type.name] = GenericClass(
        name: type.name,
        isTopmost: !index.bases(of: type).contains { index.isGeneric($0.name) && isReached($0, index) },
        isPublic: type.isPublic && outer.allSatisfy(\.isPublic),
        isPrivate: type.isPrivate || outer.contains(where: \.isPrivate))
    }
    return all
  }

  /// Whether a class has a base of UIKit's or another, so that the runtime knows it.
  private static func isReached(_ type: TypeRecord, _ index: ModuleIndex) -> Bool {
    index.foreignBase(of: type) != nil
  }
}
