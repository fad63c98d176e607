/**
 * Short polyfills for the oldest browsers of `.browserslistrc`. `tooling/browser-floor` allows these features, and no others that those
 * browsers lack.
 */
export function supportOlderBrowsers(): void {
  polyfill(URL, 'canParse', (address: string, base?: string) => {
    try {
      return Boolean(new URL(address, base))
    } catch {
      return false
    }
  })
  polyfill(AbortSignal, 'timeout', (milliseconds: number) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), milliseconds)
    return controller.signal
  })
  polyfill(Array.prototype, 'toSorted', function sorted<
    Item,
  >(this: Item[], compare: (one: Item, other: Item) => number) {
    return [...this].sort(compare)
  })
}

/** Adds a missing built-in, not enumerable like the native one. */
function polyfill(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true })
}
