// The words that the program was begun with, for Swift's own `CommandLine.arguments`.
//
// Swift's library looks for them in /proc/self/maps before a program begins: half a millisecond in one with GTK, and
// no words where there is no /proc. A release, which links that library statically, takes this function in its place.

private typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// Set once, before the program begins.
nonisolated(unsafe) private var words: Words?
nonisolated(unsafe) private var count: CInt = 0

private func keep(_ given: CInt, _ list: Words?) {
  count = given
  words = list
}

/// glibc hands the functions of this section what it hands to `main`.
@used @section(".init_array")
private let atStart: @convention(c) (CInt, Words?) -> Void = keep

@c(_swift_stdlib_getUnsafeArgvArgc)
func arguments(_ length: UnsafeMutablePointer<CInt>) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  length.pointee = count
  return words
}
