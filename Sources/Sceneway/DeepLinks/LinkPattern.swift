/// A pattern of URLs and the route that a URL of this pattern is.
///
/// ```swift
/// enum ShopRoute: Hashable { case home, order(Int), search(String, page: Int?) }
///
/// let links = try LinkTable<ShopRoute>(schemes: ["shop"], hosts: ["shop.example"], [
///   LinkPattern("/", .home),
///   LinkPattern("/orders/{id}", ShopRoute.order),
///   LinkPattern("/search?q={text}&page={page}", ShopRoute.search),
/// ])
/// let route = try links.route(for: url)
/// ```
///
/// The types of the placeholders are those of the closure's parameters, in the order in which the placeholders stand in
/// the pattern: path first, then query, then fragment. The compiler checks them; how many there are is checked when the
/// table is made.
///
/// - `/orders/{id}`: one part of the path.
/// - `/files/{path...}`: the rest of the path, an array; it stands last.
/// - `?page={page}`: a value of the query; optional where the parameter is, repeated where it is an array. Keys that the
///   pattern does not name are ignored.
/// - `?kind=gift`, `?preview`: a value, or a key, that has to be there.
/// - `#{section}`, `#reviews`: the fragment.
/// - `https://other.example/x`, `other://x`: a host or scheme of its own instead of those of the table.
///
/// Names of placeholders are for people and errors alone. A literal brace is written `%7B`.
public struct LinkPattern<Route: Sendable>: Sendable {
  /// The pattern as it was written.
  public let text: String

  /// One parameter of the closure.
  struct Parameter: Sendable {
    let type: ObjectIdentifier
    let typeName: String
    let form: LinkForm
    let accepts: @Sendable ([String]?) -> Bool
  }

  let parameters: [Parameter]
  let make: @Sendable ([[String]?]) throws -> Route

  /// Makes a pattern with placeholders.
  ///
  /// - Parameters:
  ///   - text: the pattern.
  ///   - make: makes the route of the placeholders' values: a closure, or a case of an enumeration with values. An error
  ///     that it throws refuses the URL.
  public init<each Value: LinkParameter>(
    _ text: String, _ make: @escaping @Sendable (repeat each Value) throws -> Route
  ) {
    self.text = text
    var parameters: [Parameter] = []
    func add<One: LinkParameter>(_ type: One.Type) {
      parameters.append(
        Parameter(
          type: ObjectIdentifier(type), typeName: String(describing: type), form: type.linkForm,
          accepts: { One.parameter(from: $0) != nil }))
    }
    repeat add((each Value).self)
    self.parameters = parameters
    self.make = { texts in
      var next = texts.makeIterator()
      func take<One: LinkParameter>(_ type: One.Type) throws -> One {
        guard let value = One.parameter(from: next.next() ?? nil) else { throw UnreadableParameter() }
        return value
      }
      return try make(repeat try take((each Value).self))
    }
  }

  /// Makes a pattern without placeholders.
  ///
  /// - Parameters:
  ///   - text: the pattern.
  ///   - route: the route.
  public init(_ text: String, _ route: Route) {
    self.text = text
    parameters = []
    make = { _ in route }
  }
}

/// A value that was read when the URL was matched and not when the route was made; its type answers differently each time.
struct UnreadableParameter: Error {}
