import type { ReadingSettings } from '@clairmemoire/domain/reading-settings'
import { Store } from '@tanstack/store'

/** How this reader wants pages to look; the page starts with what the server read from the cookie. */
export interface ReadingChoice {
  store: Store<ReadingSettings>
  /** Shows the settings at once and keeps them for later visits. */
  choose: (settings: ReadingSettings) => void
}

/** For the server and for tests: keeps the choice no longer than this object. */
export function createMemoryReadingChoice(settings: ReadingSettings): ReadingChoice {
  const store = new Store(settings)
  return { store, choose: (next) => store.setState(() => next) }
}
