/// What modifiers say to assistive technology about an element.
struct AccessibilityAttributes {
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits = AccessibilityTraits()
  var removedTraits = AccessibilityTraits()
  var isHidden = false
  var children: AccessibilityChildBehavior?
  var actions: [(name: String, perform: () throws -> Void)] = []
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  var sortPriority = 0.0
}
