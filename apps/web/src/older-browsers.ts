/**
 * Brings what the oldest browsers of `.browserslistrc` lack and a line suffices for. `tooling/browser-floor` lets the site use these,
 * and nothing else that is newer.
 */
export function supportOlderBrowsers(): void {
  bring(URL, 'canParse', (address: string, base?: string) => {
    try {
      return Boolean(new URL(address, base))
    } catch {
      return false
    }
  })
  bring(AbortSignal, 'timeout', (milliseconds: number) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), milliseconds)
    return controller.signal
  })
  bring(Array.prototype, 'toSorted', function sorted<Item>(this: Item[], compare: (one: Item, other: Item) => number) {
    return [...this].sort(compare)
  })
}

/** Where no loop over its keys comes upon it. */
function bring(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true })
}
