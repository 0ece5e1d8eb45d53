import Foundation
import PublicInterface
import Testing

@Suite struct `Digests of public interfaces` {
  private func graph(_ symbols: [String], _ relationships: [String] = []) -> Data {
    Data(
      #"{"symbols": [\#(symbols.joined(separator: ","))], "relationships": [\#(relationships.joined(separator: ","))]}"#
        .utf8)
  }

  private func symbol(
    _ path: [String], _ declaration: String, access: String = "public", constraints: String? = nil
  ) -> String {
    let components = path.map { "\"\($0)\"" }.joined(separator: ",")
    let condition = constraints.map { #", "swiftExtension": {"constraints": [\#($0)]}"# } ?? ""
    return #"""
      {"identifier": {"precise": "\#(path.joined())"}, "pathComponents": [\#(components)],
       "declarationFragments": [{"spelling": "\#(declaration)"}], "accessLevel": "\#(access)"\#(condition)}
      """#
  }

  @Test func `have a line for each symbol, conformance and superclass, in order and each once`() throws {
    let digest = try InterfaceDigest(graphs: [
      graph(
        [
          symbol(["B"], "class B", access: "open"), symbol(["A"], "struct A"),
          symbol(
            ["B", "end()"], "func  end()",
            constraints: #"{"kind": "sameType", "lhs": "Output", "rhs": "Void"}"#),
        ],
        [
          #"{"kind": "conformsTo", "source": "A", "target": "s:Q", "targetFallback": "Swift.Sendable"}"#,
          #"{"kind": "conformsTo", "source": "A", "target": "s:C", "targetFallback": "Swift.Copyable"}"#,
          #"{"kind": "inheritsFrom", "source": "B", "target": "A"}"#,
          #"{"kind": "memberOf", "source": "Bend()", "target": "B"}"#,
        ]),
      graph([symbol(["A"], "struct A")]),
    ])
    #expect(
      digest.text == """
        A: conforms to Swift.Sendable
        A: struct A
        B.end(): func end() [where Output == Void]
        B: is a A
        B: open class B

        """)
    #expect(InterfaceDigest(text: digest.text) == digest)
  }

  @Test func `tell what has gone, what stands in its place, and what is new`() {
    let before = InterfaceDigest(text: "A.f(): func f() -> Int\nA.g(a:): func g(a: Int)\nA: struct A\n")
    let after = InterfaceDigest(text: "A.f(): func f() -> Bool\nA.h(): func h()\nA: struct A\n")
    let difference = before.difference(to: after)
    #expect(difference.isBreaking)
    #expect(
      difference.description == """
        - A.f(): func f() -> Int
        + A.f(): func f() -> Bool
        - A.g(a:): func g(a: Int)
        + A.h(): func h()
        """)
  }

  @Test func `break nothing where symbols only come`() {
    let before = InterfaceDigest(text: "A: struct A\n")
    let difference = before.difference(to: InterfaceDigest(text: "A: struct A\nB: struct B\n"))
    #expect(!difference.isBreaking && difference.new == ["B: struct B"])
    #expect(!before.difference(to: before).isBreaking)
  }

  @Test func `are not made of what is no symbol graph`() {
    #expect(throws: (any Error).self) { try InterfaceDigest(graphs: [Data("{}".utf8)]) }
  }
}
