import CAdwaita

/// A value of D-Bus.
final class Variant {
  let pointer: OpaquePointer

  /// Takes over a value that somebody else has created or kept.
  init?(taking pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = g_variant_take_ref(pointer)
  }

  deinit { g_variant_unref(pointer) }

  // MARK: To send

  static func text(_ text: String) -> Variant? { Variant(taking: g_variant_new_string(text)) }
  static func int(_ number: Int32) -> Variant? { Variant(taking: g_variant_new_int32(number)) }
  static func uint(_ number: UInt32) -> Variant? { Variant(taking: g_variant_new_uint32(number)) }

  static func tuple(_ members: [Variant?]) -> Variant? {
    let pointers: [OpaquePointer?] = members.map(\.?.pointer)
    return Variant(taking: g_variant_new_tuple(pointers, UInt(pointers.count)))
  }

  // MARK: To read

  var count: Int {
    g_variant_is_container(pointer) != 0 ? Int(g_variant_n_children(pointer)) : 0
  }

  subscript(index: Int) -> Variant? {
    index < count ? Variant(taking: g_variant_get_child_value(pointer, UInt(index))) : nil
  }

  var members: [Variant] { (0..<count).compactMap { self[$0] } }

  private var type: String { String(cString: g_variant_get_type_string(pointer)) }

  /// The text; an object path is text too.
  var text: String? {
    if type == "v" { return self[0]?.text }
    return ["s", "o"].contains(type) ? String(cString: g_variant_get_string(pointer, nil)) : nil
  }

  var number: Double? {
    switch type {
    case "v": self[0]?.number
    case "d": g_variant_get_double(pointer)
    case "i": Double(g_variant_get_int32(pointer))
    case "u": Double(g_variant_get_uint32(pointer))
    default: nil
    }
  }

  /// The members of a dictionary of texts and anything.
  var dictionary: [String: Variant] {
    Dictionary(
      members.compactMap { entry in entry[0]?.text.flatMap { key in entry[1].map { (key, $0) } } },
      uniquingKeysWith: { $1 })
  }
}
