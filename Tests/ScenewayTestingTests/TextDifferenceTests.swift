import ScenewayTesting
import Testing

@Suite struct `The difference of two texts` {
  @Test func `is none where they are alike but for line ends, spaces at ends and empty lines around`() {
    #expect(TextDifference(expected: "\r\n a \r\nb\r\n", found: " a\nb") == nil)
    #expect(TextDifference(expected: "", found: "\n\n") == nil)
  }

  @Test func `puts a sign before what was expected and what was found in its place`() {
    #expect(
      TextDifference(expected: "a\nb\nc", found: "a\nB\nc\nd")?.description == """
          a
        − b
        + B
          c
        + d
        """)
  }

  @Test func `leaves out what is alike and far away`() {
    let lines = (1...20).map(String.init)
    let difference = TextDifference(
      expected: lines.joined(separator: "\n"),
      found: lines.map { $0 == "10" ? "ten" : $0 }.joined(separator: "\n"))
    #expect(
      difference?.description == """
          … (6 lines alike)
          7
          8
          9
        − 10
        + ten
          11
          12
          13
          … (7 lines alike)
        """)
  }

  @Test func `shows everything where one of the texts is empty`() {
    #expect(TextDifference(expected: "", found: "a\nb")?.description == "+ a\n+ b")
    #expect(TextDifference(expected: "a", found: "")?.description == "− a")
  }
}
