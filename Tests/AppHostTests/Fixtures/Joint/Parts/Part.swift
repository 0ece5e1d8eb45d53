/// A part that another project of the workspace brings.
public struct Part {}
