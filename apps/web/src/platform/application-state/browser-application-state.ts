import type { ApplicationState } from './application-state.ts'
import { createApplicationState } from './create-application-state.ts'
import { browserStateStorage } from './state-storage.ts'

/** The application state of a real page: `localStorage["state"]`, sealed with a key in IndexedDB. */
export function createBrowserApplicationState(page: Window): ApplicationState {
  return createApplicationState({
    storage: browserStateStorage(page),
    sealing: async () => {
      const [{ createBrowserSealing }, { deviceKeyShelf }] = await Promise.all([
        import('../sealing/browser-sealing.ts'),
        import('../sealing/device-key-shelf.ts'),
      ])
      return createBrowserSealing(page.crypto, deviceKeyShelf())
    },
    now: Date.now,
  })
}
