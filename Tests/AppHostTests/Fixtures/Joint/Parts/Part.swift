public struct Part {}
