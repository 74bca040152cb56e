import LoadKit

@main struct LoadProbe {
  @MainActor static func main() async {
    let loader = Loader<NoInput, [Int]> { _ in [1, 2, 3] }
    print("\(await loader.load())")
  }
}
