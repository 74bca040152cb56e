public struct LoadWording: Sendable { public static let standard = LoadWording() }
