/**
 * Adds short polyfills for the oldest browsers of `.browserslistrc`. Of the features that those browsers lack, `tooling/browser-floor`
 * allows only these.
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

/** Adds a built-in if it is missing; like a native one it is not enumerable. */
function polyfill(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true })
}
