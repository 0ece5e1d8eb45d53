/// A kit.
public struct Kit {}
